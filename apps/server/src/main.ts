#!/usr/bin/env node
/** `node apps/server/dist/main.js`: reads and prints the settings, serves until a signal. */
import { onStopSignal, runServer } from './run.ts';

const failed = await runServer({
  env: process.env,
  argv: process.argv.slice(2),
  say: (line) => console.log(line),
  onStop: onStopSignal,
});
if (failed) console.error(failed.wrong === 'setting' ? failed.why : `cannot start: ${failed.why}`);
process.exit(failed ? { setting: 2, start: 1 }[failed.wrong] : 0);
