/** Views share what has stayed the same; what has not must never be shown as it was. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Seat } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { GUESS } from '../rules/purposes.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

const SEATS: readonly Seat[] = ['haut-revant', 'haut-revant', 'gardien'].map((role) => ({ name: role, role }));

/** Plays at random on one and the same state, as playouts do, and looks at it all the time. */
function wander(seed: number, answers: number, look: (s: State) => void): void {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const s = rules.setup(rules.options.parse({}), seed % 2 === 0 ? SEATS : SEATS.slice(0, 2), io);
  for (let n = 0; n < answers; n++) {
    look(s);
    const open = rules.pending(s);
    const d = open[chance.pick(GUESS, open.length)];
    const all = d && rules.choices(s, d).filter((a) => a.do !== 'end');
    const answer = all?.[chance.pick(GUESS, all.length)];
    if (d && answer) rules.answer(s, d, answer, io);
  }
}

test.each([1, 2, 3, 4])(
  'a state that is written into is shown as it is, whatever was shown of it before (%i)',
  (seed) => {
    wander(seed, tiered(150, 500), (s) => {
      const whole = structuredClone(s);
      for (const who of [0, 'spectator', 2] as const) expect(rules.view(s, who)).toEqual(rules.view(whole, who));
    });
  },
);

test.each([5, 6])('what is done on a copy of a state leaves that state as it was (%i)', (seed) => {
  const chance = new Fast(seed);
  wander(seed, tiered(200, 600), (s) => {
    const before = structuredClone(s);
    const copy = rules.copy(s);
    const [d] = rules.pending(copy);
    const all = d ? rules.choices(copy, d) : [];
    const answer = all[chance.pick(GUESS, Math.max(1, all.length))];
    if (d && answer) rules.answer(copy, d, answer, { chance, tell: undefined });
    expect(s).toEqual(before);
  });
});
