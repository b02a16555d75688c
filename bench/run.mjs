// Runs every benchmark of rules and odds, or those named: `npm run bench advisor`. Exits with 1 if a bar is missed.
import { record } from './report.mjs';

/** Loaded only when they run: not all of them need the engines that are installed for comparison. */
const all = {
  playouts: async () => (await import('./playouts.mjs')).playouts(),
  odds: async () => (await import('./odds.mjs')).odds(),
  advisor: async () => (await import('./advisor.mjs')).advisor(),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}

let met = true;
for (const [name, bench] of Object.entries(all)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const result = await bench();
  record({ command: `npm run bench ${name}`, ...result });
  met &&= result.met;
}
if (!met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
