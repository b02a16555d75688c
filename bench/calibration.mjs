// Said against true: the odds that the page shows beside an answer, and how often each way came about. Tables are mixed:
// all characters, foes, hordes, scenarios and decks that lie ready, every number of seats, each seat with a program of its
// own or random play; in Artefacts also hands that were composed at random.
import { fileURLToPath } from 'node:url';
import { attackOdds, FOR_MORE, FOR_TWO, greedy } from '@reverie/games/artefacts/bench';
import { game as artefacts } from '@reverie/games/artefacts/game';
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { toNumber } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { random } from '@reverie/players/random';
import { games as shelf } from '@reverie/shelf/shelf';
import { z } from 'zod';
import { playedInParts } from './parts.mjs';

const PART = 4;
const script = fileURLToPath(import.meta.url);

const BINS = 10;
/** A bin counts from here on. */
const ENOUGH = 200;

/** Composes a first hand at random, and is greedy from there on. */
export const carefree = {
  id: 'carefree',
  *think(situation, budget) {
    const { decision, choices, below } = situation;
    if (decision.kind === 'compose') return { answer: choices[1 + below(choices.length - 1)] };
    return yield* greedy.think(situation, budget);
  },
};

const sharesOf = (odds) =>
  odds.exact
    ? odds.ways.entries.map(([way]) => [way, toNumber(odds.ways.chance(way))])
    : odds.ways.map(({ way, share }) => [way, share]);

/** An attack of Artefacts of which the page says bounds, because one figure would pretend. */
const isBounded = (view, d, a) =>
  a.do === 'attack' &&
  d.about?.theirs !== undefined &&
  attackOdds(view, d.seat, d.about.other, a).boosts[a.boost.length]?.bounds !== null;

/**
 * Plays one game and notes what was said and what came of it. Odds that take something for granted, such as that nobody
 * adds a die, count where it was so.
 */
function playOne({ rules }, programs, options, seed, every, note) {
  const chance = new Fast(seed);
  const below = new Fast(seed + 0x2545f491).below();
  const seats = programs.map(({ role }, i) => ({ name: `P${i + 1}`, role }));
  const s = rules.setup(options, seats, { chance, tell: undefined });
  let said = [];
  const settle = ({ shares }, way) => {
    for (const [one, share] of shares) if (share > 0 && share < 1) note(one, share, one === way);
  };
  const tell = (event) => {
    said = said.filter((one) => {
      const way = rules.way(event, one.of.decision, one.of.answer);
      if (way !== undefined) settle(one, way);
      return way === undefined;
    });
  };
  for (let n = 0; n < 400; n++) {
    const open = rules.pending(s);
    if (open.length === 0) return;
    const d = open[open.length === 1 ? 0 : below(open.length)];
    const choices = rules.choices(s, d);
    const view = rules.view(s, d.seat);
    const a = decide(programs[d.seat].program, { view, decision: d, choices, below });
    if (a === undefined) continue;
    const given = JSON.stringify(a);
    said = said.filter((one) => {
      const granted = rules.onward?.(s, one.of);
      if (!granted) settle(one, '');
      return granted?.decision.id === d.id && JSON.stringify(granted.answer) === given;
    });
    if ((rules.weighs?.(d, a) ?? true) && below(every) === 0 && !isBounded(view, d, a)) {
      const named = rules.assumes?.(view, d, a) ?? [];
      for (const as of named.length > 0 ? named : [undefined]) {
        const odds = oddsOf(rules, view, d, a, { as });
        if (odds) said.push({ of: { decision: d, answer: a, as }, shares: sharesOf(odds) });
      }
    }
    rules.answer(s, d, a, { chance, tell: said.length > 0 ? tell : undefined });
  }
}

/** The names that an option lists; what lies deeper is not what it takes as a whole. */
function namesIn({ enum: names = [], anyOf = [], items, prefixItems = [] }) {
  const inside = [...anyOf, ...prefixItems, ...(items ? [items] : [])];
  return [...names, ...inside.flatMap(namesIn)].filter((one) => one !== 'nobody');
}
const readyIn = (rules, option) => [
  ...new Set(namesIn(z.toJSONSchema(rules.options, { io: 'input', unrepresentable: 'any' }).properties[option])),
];

/** Options and roles of the i-th table of each game. */
function mixer({ rules }) {
  const pick = (list, i) => list[i % list.length];
  /** Every pair of two lists, whatever else goes by `i`. */
  const pair = (list, i) => [pick(list, i), pick(list, Math.floor(i / list.length))];
  if (rules.id === 'artefacts')
    return (i) => {
      const count = pick([2, 2, 3, 4], i);
      const decks = count === 2 ? pair(FOR_TWO, Math.floor(i / 2)) : FOR_MORE.slice(0, count);
      return { options: { decks }, roles: new Array(count).fill('player') };
    };
  if (rules.id === 'songe') {
    const [people, foes] = [readyIn(rules, 'arpenteurs'), readyIn(rules, 'foe')];
    return (i) => {
      const each = Math.floor(i / 3);
      if (i % 3 === 0) return { options: { arpenteurs: pair(people, each) }, roles: ['arpenteur', 'arpenteur'] };
      if (i % 3 === 1)
        return {
          options: { arpenteurs: [pick(people, each)], foe: pick(foes, Math.floor(each / people.length)) },
          roles: ['arpenteur'],
        };
      return { options: { arpenteurs: pair(people, each) }, roles: ['arpenteur', 'arpenteur', 'conteur'] };
    };
  }
  if (rules.id === 'mortebrume') {
    const [hordes, scenarios] = [readyIn(rules, 'hordes'), readyIn(rules, 'scenario')];
    return (i) => ({
      options: {
        hordes: pair(hordes, i),
        scenario: pick(scenarios, Math.floor(i / hordes.length ** 2)),
        capture: pick(['book', 'half', 'hard'], i),
      },
      roles: rules.seats.flatMap(({ role, least, min }) => new Array(least ?? min ?? 1).fill(role)),
    });
  }
  const [people, quests] = [readyIn(rules, 'dreamers'), [undefined, ...readyIn(rules, 'quest')]];
  return (i) => {
    const each = Math.floor(i / 4);
    if (i % 4 === 0)
      return { options: { dreamers: pair(people, each) }, roles: ['haut-revant', 'haut-revant', 'gardien'] };
    const quest = pick(quests, Math.floor(each / people.length));
    return { options: { dreamers: [pick(people, each)], ...(quest && { quest }) }, roles: ['haut-revant'] };
  };
}

/** The games, who plays them, and how many decisions are looked at: one in `every`. */
function tables() {
  const found = [
    ['artefacts, hands composed as advised', 'artefacts', [greedy], 1, 5],
    ['artefacts, hands composed at random', 'artefacts', [greedy, carefree], 1, 10],
    ['artefacts, random play', 'artefacts', [greedy, random], 1, 10],
  ];
  for (const { rules, programs = [] } of shelf) {
    if (rules.id !== 'artefacts') found.push([rules.id, rules.id, [...programs, random], 4, 5]);
  }
  return found.map(([name, id, ...rest]) => [
    name,
    id === 'artefacts' ? artefacts : shelf.find((one) => one.rules.id === id),
    ...rest,
  ]);
}

const emptyBins = () => Array.from({ length: BINS }, () => ({ said: 0, true: 0, cases: 0, brier: 0 }));

/** Some games of a row, into bins. */
function binsOf([, game, programs, every], from, games) {
  const bins = emptyBins();
  const tableAt = mixer(game);
  for (let i = from; i < from + games; i++) {
    const { options, roles } = tableAt(i);
    const below = new Fast(i).below();
    const lineup = roles.map((role) => ({ role, program: programs[below(programs.length)] }));
    playOne(game, lineup, game.rules.options.parse(options), 7919 * i + 11, every, (_way, share, came) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))];
      bin.said += share;
      bin.true += came ? 1 : 0;
      bin.cases++;
      bin.brier += (share - (came ? 1 : 0)) ** 2;
    });
  }
  return bins;
}

function addUp(parts) {
  const bins = emptyBins();
  for (const part of parts) {
    for (const [i, bin] of part.entries()) for (const key of Object.keys(bin)) bins[i][key] += bin[key];
  }
  return bins;
}

function rowOf([name, , , , most], bins) {
  const cases = bins.reduce((sum, bin) => sum + bin.cases, 0);
  const brier = bins.reduce((sum, bin) => sum + bin.brier, 0);
  const full = bins.filter((bin) => bin.cases >= ENOUGH);
  const gaps = full.map((bin) => Math.abs(bin.said - bin.true) / bin.cases);
  const gap = Math.max(0, ...gaps);
  const percent = (x) => `${Math.round(100 * x)}`;
  const shown = bins.map((bin) =>
    bin.cases === 0 ? '–' : `${percent(bin.said / bin.cases)}→${percent(bin.true / bin.cases)}`,
  );
  const ok = 100 * gap <= most;
  return {
    row: [
      name,
      cases.toLocaleString('en'),
      ...shown,
      (100 * gap).toFixed(1),
      (brier / Math.max(1, cases)).toFixed(3),
      `gap ≤ ${most}: ${ok ? 'met' : 'MISSED'}`,
    ],
    ok,
  };
}

export async function calibration(games = Number(process.env.REVERIE_GAMES ?? 300)) {
  const only = process.env.REVERIE_GAME;
  const all = tables();
  const rows = [...all.keys()].filter((row) => !only || all[row][0].startsWith(only));
  const parts = await playedInParts(script, rows, games, PART, (done, total) => {
    if (done % 20 === 0) console.error(`   ${done} of ${total} parts`);
  });
  const found = rows.map((row) =>
    rowOf(all[row], addUp(parts.filter((one) => one.row === row).map(({ bins }) => bins))),
  );
  return {
    title: 'Calibration',
    note: `Said → true, in percent, in ten bins of what was said; ${games.toLocaleString('en')} games a row. The gap is the largest in a bin of ${ENOUGH} cases or more, in points.`,
    head: [
      'games',
      'cases',
      ...Array.from({ length: BINS }, (_, i) => `${i * 10}–${i * 10 + 10}`),
      'gap',
      'Brier',
      'bar',
    ],
    rows: found.map(({ row }) => row),
    met: found.every(({ ok }) => ok),
  };
}

// `node bench/calibration.mjs ROW FROM GAMES` prints the bins as a line of JSON.
if (process.argv[1] === script && process.argv.length > 4) {
  const [row, from, games] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify({ row, bins: binsOf(tables()[row], from, games) }));
}
