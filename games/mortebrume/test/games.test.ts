/** Programs play whole games of forty points a side, and never come to an illegal position. */
import type { Below } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import { addsUp } from '@reverie/kernel/conformance/promises';
import { decide } from '@reverie/kernel/program';
import { describe, expect, test } from 'vitest';
import { atNight, NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { wrongWith } from '../invariants.ts';
import { raider } from '../programs/raider.ts';
import { moveOf } from '../rules/fighter.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import type { Decision, Types } from '../types.ts';
import { misasked } from './asked.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
const HORDES = ['meleiens', 'thanigistes', 'enchantees', 'follets', 'meute'];
/** `REVERIE_GAMES=1000 npx vitest run games/mortebrume/test/games.test.ts` plays that many. */
const GAMES = Number(process.env.REVERIE_GAMES ?? tiered(4, 500));
/** A night has time for all of them. */
const HOURS = tiered(120_000, 3_600_000);
const SEED = Number(process.env.REVERIE_SEED ?? 1);

type Player = (s: State, d: Decision, choices: readonly Answer[], below: Below) => Answer;
const random: Player = (_s, _d, choices, below) => choices[below(choices.length)] as Answer;
const greedy: Player = (s, d, choices, below) =>
  decide(raider, { view: rules.view(s, d.seat), decision: d, choices, below }) as Answer;

/** One game: checks every question and position, every sum, and how far figures go. */
function play(seed: number, players: readonly [Player, Player]): State {
  const chance = new Fast(seed);
  const below = chance.below();
  const io = { chance, tell: (e: Types['Event']): void => addsUp(rules, e) };
  const scenario = SCENARIOS[seed % SCENARIOS.length]?.id;
  const hordes = [HORDES[seed % 5], HORDES[(seed + 1 + (seed % 3)) % 5]];
  const s = rules.setup(rules.options.parse({ scenario, hordes }), seats, io);
  for (let moves = 0; moves < 6000; moves++) {
    const [d] = rules.pending(s);
    if (!d) return s;
    const choices = rules.choices(s, d);
    const asked = misasked(s, d, choices);
    if (asked) throw new Error(`seed ${seed}, move ${moves}: ${asked}: ${JSON.stringify(d)}`);
    const a = players[d.seat as 0 | 1](s, d, choices, below);
    const refusal = rules.answer(s, d, a, io);
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify([d, a, refusal])}`);
    const wrong = wrongWith(s);
    if (wrong) throw new Error(`seed ${seed}, move ${moves}: ${wrong} after ${JSON.stringify([d, a])}`);
    for (const f of s.fighters) {
      // A turn that is over counts as spent; otherwise no figure exceeds twice the displacement he has, prisoners apart.
      if (f.spent < 900_000 && f.spent > 2 * moveOf(s, f) + 600 && !s.fighters.some((one) => one.captor === f.id)) {
        throw new Error(`seed ${seed}: ${f.mark} has gone ${f.spent}`);
      }
    }
  }
  throw new Error(`seed ${seed}: the game does not end`);
}

describe(`whole games from seed ${SEED}`, () => {
  test('MOR-STA-04 MOR-CMB-07 HB-11 the raider against itself', { timeout: HOURS }, () => {
    let struck = 0;
    for (let seed = SEED; seed < SEED + GAMES; seed++) {
      const s = play(seed, [greedy, greedy]);
      expect(s.ended).not.toBe(null);
      struck += s.fighters.filter((f) => f.phys === 0 || f.captor >= 0).length;
    }
    // They come to blows.
    expect(struck).toBeGreaterThan(GAMES);
  });
  test.runIf(NIGHTLY)(atNight('the raider beats random play'), () => {
    const games = 60;
    let won = 0;
    for (let seed = SEED; seed < SEED + games; seed++) {
      const s = play(seed, seed % 2 === 0 ? [greedy, random] : [random, greedy]);
      if (s.ended?.winners[0] === (seed % 2 === 0 ? 0 : 1)) won++;
    }
    // It wins about four of five; three standard errors less of sixty games are still more than half.
    expect(won).toBeGreaterThan(games * 0.8 - 3 * Math.sqrt(games * 0.8 * 0.2));
  });
  test('the same seed is the same game', () => {
    expect(JSON.stringify(play(SEED, [greedy, random]))).toBe(JSON.stringify(play(SEED, [greedy, random])));
  });
});

test('the raider walks around a wall that bars the way to the enemy', () => {
  const scenery = [
    {
      kind: 'wall',
      at: [
        [10, 35],
        [65, 35],
        [65, 40],
        [10, 40],
      ],
      height: 6,
    },
  ];
  const chance = new Fast(SEED);
  const io = { chance, tell: undefined };
  const options = { scenario: { name: 'le mur', strip: 12, scenery }, hordes: ['meleiens', 'meleiens'] };
  const s = rules.setup(rules.options.parse(options), seats, io);
  const below = chance.below();
  for (let [d] = rules.pending(s); d; [d] = rules.pending(s)) {
    const choices = rules.choices(s, d);
    expect(rules.answer(s, d, greedy(s, d, choices, below), io)).toBeUndefined();
  }
  // Beeline raiders stand before such a wall to the end, and nobody scores.
  expect((s.ended?.scores?.[0] ?? 0) + (s.ended?.scores?.[1] ?? 0)).toBeGreaterThan(0);
});
