// Runs every benchmark of rules and odds, or those that are named: `npm run bench -- artefacts`. Exits with 1 if a bar is missed.
import { balance, cards, invariants } from './artefacts.mjs';
import { odds } from './odds.mjs';
import { playouts } from './playouts.mjs';
import { record } from './report.mjs';

let met = true;
const benches = {
  playouts: [playouts],
  odds: [odds],
  artefacts: [invariants, balance, cards],
};
const named = process.argv.slice(2).filter((name) => name in benches);
for (const name of named.length > 0 ? named : ['playouts', 'odds']) {
  for (const bench of benches[name]) {
    const result = bench();
    record({ command: name === 'artefacts' ? 'npm run bench -- artefacts' : 'npm run bench', ...result });
    met &&= result.met;
  }
}
if (!met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
