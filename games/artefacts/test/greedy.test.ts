import { Fast } from '@reverie/kernel/chance/fast';
import type { Program } from '@reverie/kernel/game';
import { choosing, decide } from '@reverie/kernel/program';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { greedy } from '../programs/greedy.ts';
import { rules } from '../rules.ts';
import { unsound } from '../sound.ts';
import type { Types } from '../types.ts';
import { imagine } from '../view.ts';
import { attackOf, card, combat, defenceOf, duel, row, SEATS, type Table, times } from './table.ts';

const random: Program<Types> = choosing('random', ({ choices, below }) => below(choices.length));

function play(programs: readonly Program<Types>[], seed: number, options: object = {}) {
  const io = { chance: new Fast(seed), tell: undefined };
  const below = new Fast(seed + 1).below();
  const s = rules.setup(rules.options.parse(options), SEATS.slice(0, programs.length), io);
  for (let d = rules.pending(s)[0]; d; d = rules.pending(s)[0]) {
    const choices = rules.choices(s, d);
    const program = programs[d.seat] as Program<Types>;
    const given = decide(program, { view: rules.view(s, d.seat), decision: d, choices, below });
    expect(rules.answer(s, d, given as Answer, io)).toBeUndefined();
  }
  return s;
}

/** What greedy answers here. */
function answer(t: Table, seat?: number): Answer {
  const decision = t.decision(seat);
  const choices = t.choices(seat);
  const view = rules.view(t.s, decision.seat);
  return decide(greedy, { view, decision, choices, below: new Fast(1).below() }) as Answer;
}

describe('greedy', () => {
  test('beats a player who answers at random', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const seat = game % 2;
      const s = play(seat === 0 ? [greedy, random] : [random, greedy], 100 + game);
      if (s.winners[0] === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(17);
  });

  test('plays at three, at four, in a draft, and where boosts are secret or raised', () => {
    for (const [players, options] of [
      [3, {}],
      [4, { powersReach: 'designated' }],
      [2, { draft: true }],
      [2, { boostMode: 'secret', boostMatch: 'colour' }],
      [2, { boostMode: 'raise', boostMatch: 'kind', barterPick: 'each' }],
    ] as const) {
      expect(play(new Array(players).fill(greedy), 7, options).winners).toHaveLength(1);
    }
  });

  test('wakes a Dreamer that stands open, and does not attack what holds', () => {
    expect(answer(combat({ places: ['velvet-hedgehog'] }, {}))).toMatchObject({ do: 'attack', target: 3 });
    expect(answer(combat({ places: ['feather-snowman:2'] }, { places: ['carnival-bull:4'] }))).toEqual({ do: 'end' });
  });

  test('summons what it can, and defends what it can save', () => {
    expect(answer(duel({ hand: 'emberling', row: 'D+R D+R' }, {}))).toMatchObject({
      do: 'summon',
      card: card('emberling'),
    });
    const t = combat({ places: ['emberling'] }, { dreamer: 'Campfire', places: ['tinder-cat:4'], row: 'N+R N+R' });
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    const needed = attackOf('emberling') - defenceOf('tinder-cat');
    expect(answer(t)).toEqual({ do: 'defend', boost: row(times(needed, 'N+R')) });
  });

  test('knows no more than its view: the position that it thinks about is built from that alone', () => {
    const t = duel({ hand: 'emberling', row: 'D+R' }, { hand: 'lantern-owl root-stag', row: 'N−B' });
    const s = imagine(rules.view(t.s, 0), 0, { chance: new Fast(3), tell: undefined });
    expect(s.sides[0]?.hand).toEqual([card('emberling')]);
    expect(s.sides[1]?.hand).toHaveLength(2);
    expect(rules.pending(s)).toEqual(rules.pending(t.s));
    const whole = rules.setup(rules.options.parse({}), SEATS.slice(0, 2), { chance: new Fast(2), tell: undefined });
    expect(unsound(imagine(rules.view(whole, 0), 0, { chance: new Fast(3), tell: undefined }))).toBeUndefined();
  });
});
