// Runs every benchmark of rules and odds. Exits with 1 if a bar is missed.
import { sight } from './mortebrume.mjs';
import { odds } from './odds.mjs';
import { playouts } from './playouts.mjs';
import { record } from './report.mjs';

let met = true;
for (const bench of [playouts, odds, sight]) {
  const result = bench();
  record({ command: 'npm run bench', ...result });
  met &&= result.met;
}
if (!met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
