#!/usr/bin/env node
import { main } from './program.ts';
import { thisProcess } from './world.ts';

// Not process.exit: pending output to a pipe must still be written.
process.exitCode = await main(process.argv.slice(2), thisProcess);
