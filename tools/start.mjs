// `npm start -- <command>`: runs the Rêverie of this folder, made ready and built if need be.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { build, root } from './steps.mjs';

setUp();
build();

const main = join(root, 'apps', 'cli', 'dist', 'main.js');
const child = spawn(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });

// The terminal sends Ctrl-C to both processes, and a game may want to ask before it ends: wait for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  if (signal) console.error(`Rêverie was ended by ${signal}.`);
  process.exitCode = code ?? 1;
});
