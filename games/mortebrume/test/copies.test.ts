/** States never feel what is done in their copies, and views never show what was written over. */
import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

const SEATS = ['Ada', 'Blaise'].map((name) => ({ name, role: 'chef' }));
const io = { chance: new Fast(5), tell: undefined };
const below = io.chance.below();
const begun = (): State => rules.setup(rules.options.parse({ hordes: ['enchantees', 'follets'] }), SEATS, io);

/** Any answer to the first question, in place; false when the game is over. */
function step(s: State): boolean {
  const [d] = rules.pending(s);
  if (!d) return false;
  const choices = rules.choices(s, d);
  expect(rules.answer(s, d, choices[below(choices.length)] as Answer, io)).toBeUndefined();
  return true;
}

test('what is done in a state, in any order, is not felt in those copied from it, nor in that it was copied from', () => {
  for (let game = 0; game < 3; game++) {
    let states = [begun()];
    for (let moves = 0; moves < 400; moves++) {
      const told = states.map((s) => JSON.stringify(s));
      const at = below(states.length);
      const s = states[at] as State;
      if (below(3) === 0) {
        const copy = rules.copy(s);
        expect(JSON.stringify(copy)).toBe(told[at]);
        step(copy);
        states.push(copy);
      } else step(s);
      for (const [i, before] of told.entries())
        if (i !== at || states.length > told.length) expect(JSON.stringify(states[i])).toBe(before);
      states = states.slice(-6);
    }
  }
});

test('a view after answers in place is that of a copy through and through', () => {
  for (let game = 0; game < 3; game++) {
    const s = begun();
    for (let moves = 0; moves < 600 && step(s); moves++) {
      const fresh = JSON.parse(JSON.stringify(s)) as State;
      for (const who of [0, 1, 'spectator'] as const)
        expect(JSON.stringify(rules.view(s, who))).toBe(JSON.stringify(rules.view(fresh, who)));
    }
  }
});

test('a figure is put back only if it is the same in every field', () => {
  const before = begun();
  const [first, second] = before.fighters;
  for (const name of Object.keys(first as object)) {
    const after = rules.copy(before);
    Object.assign(after.fighters[0] as object, { [name]: 'something else' });
    rules.share?.(before, after);
    expect(after.fighters[0], name).not.toBe(first);
    expect(after.fighters[1]).toBe(second);
  }
});
