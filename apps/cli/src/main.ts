#!/usr/bin/env node
import { main } from './program.ts';
import { thisProcess } from './world.ts';

// Not process.exit: what was written to a pipe must still get through it.
process.exitCode = await main(process.argv.slice(2), thisProcess);
