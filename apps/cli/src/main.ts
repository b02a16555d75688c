#!/usr/bin/env node
import { main } from './program.ts';
import { thisProcess } from './world.ts';

// `reverie replay game | head` closes the pipe before everything is said, which is no fault of anybody's; a full disk is.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`reverie: ${message}\n`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

// Not process.exit: what was written to a pipe must still get through it.
process.exitCode = await main(process.argv.slice(2), thisProcess);
