// Runs the benchmarks of rules, odds and the advisor, or those named: `npm run bench artefacts`. Exits with 1 if a bar is missed.
import { seconds } from '../tools/steps.mjs';
import { record } from './report.mjs';

/** Loaded only when they run: not all of them need the engines that are installed for comparison. */
const all = {
  playouts: async () => [(await import('./playouts.mjs')).playouts],
  odds: async () => [(await import('./odds.mjs')).odds],
  advisor: async () => [(await import('./advisor.mjs')).advisor],
  mortebrume: async () => [(await import('./mortebrume.mjs')).sight],
  'mortebrume-geometry': async () => [(await import('./mortebrume-geometry.mjs')).geometry],
  'mortebrume-balance': async () => [(await import('./mortebrume-balance.mjs')).balance],
  'mortebrume-games': async () => [(await import('./mortebrume-games.mjs')).games],
  'songe-secrecy': async () => [(await import('./songe-secrecy.mjs')).secrecy],
  analysis: async () => [(await import('./analysis.mjs')).analysis],
  ladder: async () => [(await import('./ladder.mjs')).ladder],
  values: async () => [(await import('./values.mjs')).values],
  thinking: async () => [(await import('./thinking.mjs')).thinking],
  promises: async () => [(await import('./promises.mjs')).promises],
  'odds-draws': async () => [(await import('./odds-draws.mjs')).oddsDraws],
  lab: async () => [(await import('./lab.mjs')).lab],
  'lab-many': async () => [(await import('./lab.mjs')).labMany],
  belief: async () => [(await import('./belief.mjs')).belief],
  calibration: async () => [(await import('./calibration.mjs')).calibration],
  artefacts: async () => {
    const { balance, cards, invariants } = await import('./artefacts.mjs');
    return [invariants, balance, cards];
  },
};
/** What takes minutes is run when it is named. */
const usual = ['playouts', 'odds', 'advisor', 'mortebrume'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}

let met = true;
for (const name of named.length > 0 ? named : usual) {
  for (const bench of await all[name]()) {
    const start = performance.now();
    console.error(`── ${name}: ${bench.name}`);
    const result = await bench();
    console.error(`── ${name}: ${bench.name}: ${seconds(start)}`);
    record({ command: `npm run bench ${name}`, ...result });
    met &&= result.met;
  }
}
if (!met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
