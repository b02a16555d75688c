#!/usr/bin/env node
/** `node apps/server/dist/main.js`: reads the settings, prints them, serves until it is told to stop. */
import { runServer, whenSignalled } from './run.ts';

const wrong = await runServer({
  env: process.env,
  argv: process.argv.slice(2),
  say: (line) => console.log(line),
  whenToldToStop: whenSignalled,
});
if (wrong !== undefined) console.error(wrong);
process.exit(wrong === undefined ? 0 : 2);
