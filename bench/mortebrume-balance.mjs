// Who wins in Mortebrume: every ready horde against every other from both seats, in all five scenarios, program against
// program. A horde should win 45 to 55 % of its games, a scenario should be decided by its goal in a third of its games.
//
//   npm run bench mortebrume-balance                               a sample, for bench/results.md
//   npm run build && node bench/mortebrume-balance.mjs [flags]     one shard, a JSON line for each game
//   node bench/mortebrume-balance.mjs --sum FILE…                  the tables of such lines
//
//   --games N      of each pairing and scenario (4)     --shard I/M    every Mth game, from the Ith (0/1)
//   --capture WAY  book, half or hard (book)            --tables FILE  JSON: {"hordes": {name: [ids]}, "scenarios": {name: {…}}}
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { decidedBy, READY_HORDES, raider, SCENARIOS } from '@reverie/games/mortebrume/bench';
import { rules } from '@reverie/games/mortebrume/rules';
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';

const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'chef' }));
const share = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

/** One game, as a line: who met where, who won, by what, and what was tried on the way. */
function play({ seed, scenario, place, names, hordes, capture }) {
  const chance = new Fast(seed);
  const below = chance.below();
  const counts = { captured: 0, captureFailed: 0, charges: {}, actions: 0, moves: 0 };
  const tell = (e) => {
    if (e.kind === 'captured' || e.kind === 'captureFailed') counts[e.kind]++;
    if (e.kind === 'declared') {
      counts.actions++;
      if (e.charge) counts.charges[e.charge] = (counts.charges[e.charge] ?? 0) + 1;
    }
  };
  const io = { chance, tell };
  const s = rules.setup(rules.options.parse({ scenario: place, hordes, capture }), seats, io);
  for (; counts.moves < 6000; counts.moves++) {
    const [decision] = rules.pending(s);
    if (!decision) break;
    const choices = rules.choices(s, decision);
    const answer = decide(raider, { view: rules.view(s, decision.seat), decision, choices, below });
    const refusal = rules.answer(s, decision, answer, io);
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify([decision, answer, refusal])}`);
  }
  const winner = s.ended?.winners[0];
  return { seed, scenario, hordes: names, capture, winner: winner ?? null, by: decidedBy(s, winner), ...counts };
}

/** Every pairing of two hordes from both seats, in every scenario, so many times. */
function* games({ count, capture, tables }) {
  const hordes = tables.hordes ?? READY_HORDES;
  const scenarios = tables.scenarios ?? Object.fromEntries(SCENARIOS.map(({ id }) => [id, id]));
  let seed = 1;
  for (let round = 0; round < count; round++)
    for (const [scenario, place] of Object.entries(scenarios))
      for (const a of Object.keys(hordes))
        for (const b of Object.keys(hordes)) {
          if (a === b) continue;
          const sides = [hordes[a], hordes[b]].map((one) => one.fighters ?? one);
          yield { seed: seed++, scenario, place, names: [a, b], hordes: sides, capture };
        }
}

/** The tables of some games. */
export function summed(lines) {
  const hordes = new Map();
  const scenarios = new Map();
  const at = (map, key, made) => map.get(key) ?? map.set(key, made()).get(key);
  const charges = {};
  let [captured, failed, actions] = [0, 0, 0];
  for (const line of lines) {
    for (const [seat, name] of line.hordes.entries()) {
      const one = at(hordes, name, () => ({ games: 0, won: 0 }));
      one.games++;
      one.won += line.winner === seat ? 1 : line.winner === null ? 0.5 : 0;
    }
    const place = at(scenarios, line.scenario, () => ({ games: 0, first: 0, goal: 0, rout: 0, points: 0, nobody: 0 }));
    place.games++;
    place.first += line.winner === 0 ? 1 : line.winner === null ? 0.5 : 0;
    place[line.by]++;
    for (const [type, n] of Object.entries(line.charges)) charges[type] = (charges[type] ?? 0) + n;
    [captured, failed, actions] = [captured + line.captured, failed + line.captureFailed, actions + line.actions];
  }
  return { games: lines.length, hordes, scenarios, charges, captured, failed, actions };
}

/** For bench/results.md: a sample; the shards give sharper figures. */
export function balance(count = 2) {
  const {
    games: all,
    hordes,
    scenarios,
    captured,
    failed,
  } = summed([...games({ count, capture: 'book', tables: {} })].map(play));
  const rows = [
    ...[...hordes].map(([name, { games: n, won }]) => {
      const ok = won / n >= 0.45 && won / n <= 0.55;
      return { ok, cells: [name, String(n), share(won, n), `45–55 %: ${ok ? 'met' : 'MISSED'}`] };
    }),
    ...[...scenarios].map(([name, { games: n, goal }]) => {
      const ok = goal / n >= 1 / 3;
      return { ok, cells: [`${name}, won by its goal`, String(n), share(goal, n), `≥ 33 %: ${ok ? 'met' : 'MISSED'}`] };
    }),
    { ok: true, cells: ['captures that succeed', String(captured + failed), share(captured, captured + failed), ''] },
  ];
  return {
    title: 'Mortebrume: balance',
    note: `${all} games, program against program: every pairing of the ready hordes from both seats in all scenarios.`,
    head: ['what', 'games', 'share', 'bar'],
    rows: rows.map(({ cells }) => cells),
    met: rows.every(({ ok }) => ok),
  };
}

function report(files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse));
  const { games: all, hordes, scenarios, charges, captured, failed, actions } = summed(lines);
  console.log(`${all} games; captures ${share(captured, captured + failed)} of ${captured + failed}`);
  for (const [name, { games: n, won }] of hordes) console.log(`horde ${name}: ${share(won, n)} of ${n}`);
  for (const [name, one] of scenarios) {
    const parts = ['first', 'goal', 'rout', 'points', 'nobody'].map((what) => `${what} ${share(one[what], one.games)}`);
    console.log(`scenario ${name}: ${parts.join(', ')} of ${one.games}`);
  }
  for (const [type, n] of Object.entries(charges)) console.log(`charge ${type}: ${share(n, actions)} of declarations`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '4' },
      shard: { type: 'string', default: '0/1' },
      capture: { type: 'string', default: 'book' },
      tables: { type: 'string' },
      sum: { type: 'boolean' },
    },
  });
  if (values.sum) report(positionals);
  else {
    const [index, of] = values.shard.split('/').map(Number);
    const tables = values.tables ? JSON.parse(readFileSync(values.tables, 'utf8')) : {};
    let n = 0;
    for (const game of games({ count: Number(values.games), capture: values.capture, tables }))
      if (n++ % of === index) console.log(JSON.stringify(play(game)));
  }
}
