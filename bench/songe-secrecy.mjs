// What nobody may know in Songe, looked for in random games of every set-up that hides something: at each step all that
// every seat and a spectator are given is made again from a position that they cannot tell from the real one, and so is what
// they are told while the answer runs, and the odds that the seat sees; all must be the same. Nothing is made smaller when it
// fails: the table, the seed and the step are printed.
//
//   npm run bench songe-secrecy                                       all of it, for bench/results.md
//   npm run build && node bench/songe-secrecy.mjs [steps] [first seed]
import { pathToFileURL } from 'node:url';
import { game as songe } from '@reverie/games/songe/game';
import { Fast } from '@reverie/kernel/chance/fast';
import { weighable } from '@reverie/kernel/conformance/odds';
import { play } from '@reverie/kernel/conformance/play';
import { compareTold, knowledge, redealt, viewersOf } from '@reverie/kernel/conformance/secrets';
import { sharesOf } from '@reverie/kernel/forecast';
import { canonical } from '@reverie/kernel/plain';
import { whole } from './measure.mjs';
import { addRow } from './report.mjs';

const { rules } = songe;
const arpenteur = (name) => ({ name, role: 'arpenteur' });
const conteur = { name: 'C', role: 'conteur' };
const one = [arpenteur('A')];
const two = [arpenteur('A'), arpenteur('B')];
const hiddenEscrime = true;
const hiddenWounds = true;
const kinds = {
  'two in the arena': [
    { options: { hiddenEscrime, arpenteurs: ['varthos', 'ysolde'] }, seats: two },
    { options: { hiddenEscrime, hiddenWounds, duelBase: 'zero', arpenteurs: ['gondrin', 'ysolde'] }, seats: two },
  ],
  'one in the arena': [
    { options: { hiddenEscrime, foe: 'comte' }, seats: one },
    { options: { hiddenEscrime, foe: 'comte', bag: 'coin', tick: 'redraw' }, seats: one },
    { options: { hiddenEscrime, hiddenWounds, duelBase: 'zero' }, seats: one },
  ],
  'a crossing': [
    { options: { mode: 'crossing', hiddenEscrime }, seats: one },
    { options: { mode: 'crossing', hiddenEscrime, hiddenWounds, arpenteurs: ['maelle'] }, seats: one },
  ],
  'a Conteur’s table': [
    { options: { mode: 'table', hiddenEscrime, hiddenWounds }, seats: [...two, conteur] },
    { options: { mode: 'table', hiddenEscrime, arpenteurs: ['maelle'] }, seats: [...one, conteur] },
  ],
};

/** What leads to spells and fights; two of three games at a Conteur's table keep to it. */
const FIGHTS = new Set(
  'spell duel melee rule draw redraw invert stand pass ready attack defend take counter raise wound dessous after breakTie botte save algarade bid test useObject shot contest effect shadow attach agree endFight engage delay stop shift fate mark where shed counterBotte karma'.split(
    ' ',
  ),
);
const SHORT = new Set(['yield', 'flee', 'close', 'rest']);

/** Small seeds all begin alike; these do not. */
const mixed = (n) => Math.imul(n, 0x9e3779b1) ^ Math.imul(n, 0x85ebca6b);

function oddsOf(step) {
  const branches = weighable(rules, step);
  return branches && canonical([...sharesOf(branches)].map(([way, share]) => [way, share.toFixed(9)]).sort());
}

/** One game; gives what it compared, or throws where something is told. */
function listen(table, seed, count) {
  const below = new Fast(mixed(seed)).below();
  const picks = Array.from({ length: 20 + below(60) }, () => below(65_536));
  const freely = table.options.mode !== 'table' || seed % 3 === 0;
  const avoid = (a) => SHORT.has(a.do) || (!freely && !FIGHTS.has(a.do));
  let salt = seed * 4096;
  let weighed = false;
  let at = 0;
  play({ game: songe, tables: [table], avoid }, { table: 0, seed: mixed(seed), picks }, (step) => {
    at++;
    count.steps++;
    for (const who of viewersOf(table.seats)) {
      const say = (what) => new Error(`step ${at}, ${who}: ${what}`);
      const other = redealt(rules, step.s, who, mixed(++salt));
      count.positions++;
      if (canonical(other) !== canonical(step.s)) count.hidden++;
      const [found, expected] = [knowledge(rules, other, who), knowledge(rules, step.s, who)];
      if (found !== expected) {
        let i = 0;
        while (found[i] === expected[i]) i++;
        throw say(`${expected.slice(Math.max(0, i - 80), i + 80)} | ${found.slice(Math.max(0, i - 80), i + 80)}`);
      }
      try {
        compareTold(rules, step.s, { do: 'answer', decision: step.d, answer: step.a }, who, mixed(++salt));
      } catch (error) {
        throw say(error.message.slice(0, 600));
      }
      // They cost far more than the rest: once in every fourth game.
      if (who !== step.d.seat || weighed || seed % 4 !== 0) continue;
      const [odds, true_] = [oddsOf({ ...step, s: other }), oddsOf(step)];
      if (odds === undefined || true_ === undefined || true_ === '[["","1.000000000"]]') continue;
      weighed = true;
      count.odds++;
      if (odds !== true_) throw say(`odds of ${canonical(step.a)}: ${true_} | ${odds}`);
    }
  });
}

export function secrecy(most = 20_000, first = 1) {
  const rows = [];
  let met = true;
  for (const [name, tables] of Object.entries(kinds)) {
    const count = { games: 0, steps: 0, positions: 0, hidden: 0, odds: 0, told: 0 };
    for (let seed = first; count.steps < most / Object.keys(kinds).length && count.told < 3; seed++) {
      const at = count.games++ % tables.length;
      try {
        listen(tables[at], seed, count);
      } catch (error) {
        count.told++;
        console.error(`${name}, table ${at}, seed ${seed}, ${error.message}`);
      }
    }
    // A check that never found anything hidden would be no check.
    const holds = count.told === 0 && count.hidden > 0;
    met &&= holds;
    const { games, steps, positions, hidden, odds } = count;
    addRow(rows, [
      name,
      ...[games, steps, positions, hidden, odds].map(whole),
      `nothing told: ${holds ? 'yes' : 'NO'}`,
    ]);
    console.error(rows.at(-1).join(' · '));
  }
  return {
    title: 'What is hidden in Songe',
    note: `Random games from seed ${first}: hidden Escrime, hidden wounds, hidden Difficulty of spells; every seat and a spectator.`,
    head: ['set-up', 'games', 'steps', 'positions compared', 'of them with something hidden', 'odds compared', 'bar'],
    rows,
    met,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [steps, first] = process.argv.slice(2).map(Number);
  process.exitCode = secrecy(steps, first).met ? 0 : 1;
}
