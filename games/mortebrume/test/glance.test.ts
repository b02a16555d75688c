/** The terminal prints what changed and what surrounds the question, not the whole table each time. */
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { expect, test } from 'vitest';
import { raider } from '../programs/raider.ts';
import { rules } from '../rules.ts';
import type { View } from '../state.ts';
import type { Decision } from '../types.ts';
import { fr as texts } from '../words/fr.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];

/** For every question of a game: the glance, and now and then the whole table, which takes long. */
function glances(seed: number) {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const below = chance.below();
  const s = rules.setup(rules.options.parse({}), seats, io);
  const seen: (View | undefined)[] = [undefined, undefined];
  const found: { readonly d: Decision; readonly view: View; readonly whole: string; readonly glance: string }[] = [];
  for (;;) {
    const [d] = rules.pending(s) as readonly Decision[];
    if (!d) return found;
    // A copy, as it would come over a wire: the state goes on.
    const view = structuredClone(rules.view(s, d.seat));
    const before = seen[d.seat];
    if (before) {
      found.push({
        d,
        view,
        whole: found.length % 25 === 0 ? texts.board(view, seats) : '',
        glance: texts.glance?.(view, before, [d], seats) ?? '',
      });
    }
    seen[d.seat] = view;
    const choices = rules.choices(s, d);
    rules.answer(s, d, decide(raider, { view, decision: d, choices, below }) as never, io);
  }
}

const all = glances(3);

test('a question needs at most half a screen where the whole table takes two', () => {
  const lines = (text: string) => text.split('\n').length;
  const mean = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0) / of.length;
  expect(mean(all.flatMap(({ whole }) => (whole ? [lines(whole)] : [])))).toBeGreaterThan(55);
  expect(Math.max(...all.map(({ glance }) => lines(glance)))).toBeLessThanOrEqual(36);
  expect(mean(all.map(({ glance }) => lines(glance)))).toBeLessThan(22);
});

test('whoever is asked about stands in it with the distances; nobody who did not change', () => {
  for (const { d, view, glance } of all) {
    if (d.kind !== 'declare') continue;
    const f = view.fighters[d.about.fighter];
    expect(glance).toContain(`${f?.mark} `);
    expect(glance).toContain('┊');
    expect(glance).toMatch(new RegExp(`^ {2}${f?.mark}: `, 'm'));
  }
  // Asked again about the same, nothing has changed but what surrounds it.
  const again = all.find(({ d }) => d.kind === 'declare');
  const same = again && texts.glance?.(again.view, again.view, [again.d], seats);
  const said = (same ?? '').split('\n').filter((line) => !/^[┊ ]/.test(line));
  expect(said).toEqual(['Distances en cm et vue :']);
});
