// Whole games of Mortebrume, program against program, forty points a side: every position is held against the invariants,
// nobody acts twice in a turn, and nobody spends what it has not got: displacement, points of the horde, destiny.
//
//   npm run bench mortebrume-games                                      all 1,000, for bench/results.md
//   npm run build && node bench/mortebrume-games.mjs [games] [first seed]

import { pathToFileURL } from 'node:url';
import { BASE, moveOf, profile, raider, SCENARIOS, wrongWith } from '@reverie/games/mortebrume/bench';
import { rules } from '@reverie/games/mortebrume/rules';
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { cpuNow, whole } from './measure.mjs';

const POINTS = 40;
const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
const HORDES = ['meleiens', 'thanigistes', 'enchantees', 'follets', 'meute'];
/** Half a unit of rounding at the end of every leg, and of every part of one. */
const ROUNDING = 2;
/** Above this, `spent` says that the turn is over. */
const OVER = 500_000;
/** Steps of one's own; being pushed, dragged, put down or drawn into contact costs no displacement. */
const OWN = new Set(['walk', 'jump', 'drop', 'dodge', 'after', 'defence']);

/**
 * The budgets of a game, kept beside the rules, out of the events: what a fighter goes in a turn is at most its
 * displacement, twice that if it hurries, and what a ruée adds; destiny spent is at most what the horde has and morale gave.
 */
function ledger(s, seed) {
  for (const seat of [0, 1]) {
    const cost = s.fighters.reduce((sum, f) => sum + (f.seat === seat ? profile(f).cost : 0), 0);
    if (cost > POINTS) throw new Error(`seed ${seed}: a horde of ${cost} points`);
  }
  const size = s.fighters.length;
  const account = s.fighters.map(() => ({ gone: 0, legs: 0, flight: 0, base: 0, double: false, ruee: 0 }));
  const destiny = [...s.destiny];
  const extra = [0, 0];
  const fail = (what) => {
    throw new Error(`seed ${seed}, turn ${s.turn}: ${what}`);
  };
  const mostOf = (id) => {
    const one = account[id];
    // Who loses a prisoner goes farther than when the turn began.
    one.base = Math.max(one.base, moveOf(s, s.fighters[id]));
    return one.base * (one.double ? 2 : 1) + one.ruee + ROUNDING * (one.legs + 1);
  };
  const events = {
    declared({ who: { id }, double, charge }) {
      account[id].double ||= double;
      if (charge !== 'ruee') return;
      const { movers } = s.stacks[0].at(-1);
      account[id].ruee = movers.find(({ who }) => who === id).charge.bonus * 100;
    },
    jumped({ who: { id }, possible }) {
      account[id].flight = possible * 100;
    },
    moved({ who: { id, mark }, from, to, why, rule }) {
      if (!OWN.has(why)) return;
      const one = account[id];
      // Who falls short comes down where the flight ends, and is put beside whatever is there: the flight counts, that does not.
      one.gone += rule === 'MOR-JMP-09' ? one.flight : Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
      one.legs++;
      if (one.gone > mostOf(id)) fail(`${mark} went ${one.gone} of ${mostOf(id)} (${why})`);
    },
    morale({ seat }) {
      if (seat !== null) extra[seat] += BASE.morale.destiny;
    },
    destiny({ who: { id }, dice }) {
      const { seat } = s.fighters[id];
      const lapsing = Math.min(extra[seat], dice);
      extra[seat] -= lapsing;
      destiny[seat] -= dice - lapsing;
      if (destiny[seat] < 0) fail(`seat ${seat} spent destiny that it had not`);
    },
    // MOR-MRL-05: what morale gave lapses with the turn, the last one too.
    turnEnds() {
      extra.fill(0);
    },
    turn() {
      for (const [id, one] of account.entries())
        Object.assign(one, { gone: 0, legs: 0, base: moveOf(s, s.fighters[id]), double: false, ruee: 0 });
    },
  };
  return {
    tell: (event) => events[event.kind]?.(event),
    check() {
      if (s.fighters.length !== size) fail('somebody has joined');
      for (const [id, { spent, mark }] of s.fighters.entries())
        if (spent < OVER && spent > mostOf(id)) fail(`${mark} has spent ${spent} of ${mostOf(id)}`);
      for (const seat of [0, 1]) {
        if (s.destiny[seat] !== destiny[seat] || s.extra[seat] !== extra[seat])
          fail(
            `seat ${seat} has ${s.destiny[seat]} + ${s.extra[seat]} of destiny, not ${destiny[seat]} + ${extra[seat]}`,
          );
      }
    },
  };
}

/** One game to its end; throws at the first position that is not legal. */
function play(seed) {
  const chance = new Fast(seed);
  const below = chance.below();
  const scenario = SCENARIOS[seed % SCENARIOS.length].id;
  const hordes = [HORDES[seed % 5], HORDES[(seed + 1 + (seed % 3)) % 5]];
  const options = rules.options.parse({ scenario, hordes, points: POINTS });
  const s = rules.setup(options, seats, { chance, tell: undefined });
  const budgets = ledger(s, seed);
  const io = { chance, tell: budgets.tell };
  const activated = new Set();
  let turn = 0;
  let activations = 0;
  const activate = (fighter) => {
    if (activated.has(fighter)) throw new Error(`seed ${seed}: ${fighter} acts twice in turn ${turn}`);
    activated.add(fighter);
    activations++;
  };
  for (let moves = 0; moves < 6000; moves++) {
    const [d] = rules.pending(s);
    if (!d) return { activations, positions: moves, turns: s.turn, winner: s.ended.winners[0] };
    if (s.turn !== turn) {
      turn = s.turn;
      activated.clear();
    }
    const choices = rules.choices(s, d);
    const a = decide(raider, { view: rules.view(s, d.seat), decision: d, choices, below });
    const refusal = rules.answer(s, d, a, io);
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify([d, a, refusal])}`);
    if (a.do === 'choose') activate(a.fighter);
    if (a.do === 'attack') for (const { fighter } of a.attackers) activate(fighter);
    const wrong = wrongWith(s);
    if (wrong) throw new Error(`seed ${seed}, move ${moves}: ${wrong}`);
    budgets.check();
  }
  throw new Error(`seed ${seed}: no end`);
}

export function games(count = 1000, first = 1) {
  const start = cpuNow();
  const sum = { activations: 0, positions: 0, turns: 0 };
  const won = [0, 0, 0];
  for (let seed = first; seed < first + count; seed++) {
    const game = play(seed);
    sum.activations += game.activations;
    sum.positions += game.positions;
    sum.turns += game.turns;
    won[game.winner ?? 2]++;
  }
  const seconds = (cpuNow() - start) / 1000;
  return {
    title: 'Mortebrume: whole games, every position checked',
    note: `Program against program, ${POINTS} points a side, five scenarios and five hordes in turn, seeds ${first} to ${first + count - 1}: bases never overlap or stand in a wall, nobody acts twice in a turn, displacement, points and destiny are kept. A jump that falls short counts as far as it flew; being put beside what stands where it ends costs nothing and may lead beyond the displacement. ${seconds.toFixed(0)} s of CPU.`,
    head: [
      'games',
      'activations',
      'positions',
      'turns a game',
      'won by first seat / second / nobody',
      'violations',
      'bar',
    ],
    rows: [
      [
        whole(count),
        whole(sum.activations),
        whole(sum.positions),
        (sum.turns / count).toFixed(1),
        won.join(' / '),
        'none',
        'met',
      ],
    ],
    met: true,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { note, head, rows } = games(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 1));
  console.log(note);
  for (const [i, name] of head.entries()) console.log(`${name}: ${rows[0][i]}`);
}
