/** What is shown again as the same object as before must be as if it were made anew; what copies share is never written on. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Seat, Viewer } from '@reverie/kernel/game';
import { copyPlain } from '@reverie/kernel/plain';
import { playout } from '@reverie/kernel/playout';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { READY } from '../characters.ts';
import { type Figure, newFigure } from '../figure.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import type { Sheet } from '../sheet.ts';
import type { State } from '../state.ts';
import { viewOfFigure } from '../view.ts';

/** Another value of the same kind. */
function otherThan(x: unknown): unknown {
  if (typeof x === 'object' && x !== null && 'white' in x) return { ...x, white: 99 };
  if (typeof x === 'number') return x + 4;
  if (typeof x === 'boolean') return !x;
  if (typeof x === 'string') return `${x}?`;
  if (Array.isArray(x)) return [...x, 'more'];
  return x === null ? 1 : { ...x, more: 1 };
}

test('each field of a figure is looked at before it is shown as before', () => {
  const names = Object.keys(newFigure(READY.aurelie as Sheet, 0)) as (keyof Figure)[];
  for (const name of names) {
    const figure = newFigure(READY.aurelie as Sheet, 0);
    expect(viewOfFigure(figure)).toBe(viewOfFigure(figure));
    Object.assign(figure, { [name]: otherThan(figure[name]) });
    expect(JSON.stringify(viewOfFigure(figure)), name).toBe(JSON.stringify(viewOfFigure(copyPlain(figure))));
  }
});

test('a figure is put back only if it is the same in every field', () => {
  const seats = ['arpenteur', 'conteur'].map((role) => ({ name: role, role }));
  const options = optionsSchema.parse({ mode: 'table' });
  const before = rules.setup(options, seats, { chance: new Fast(1), tell: undefined });
  if (isRefusal(before)) throw new Error(before.reason);
  const [first, second] = before.figures;
  for (const name of Object.keys(first as object) as (keyof Figure)[]) {
    const after = rules.copy(before);
    Object.assign(after.figures[0] as object, { [name]: otherThan((first as Figure)[name]) });
    rules.share?.(before, after);
    expect(after.figures[0], name).not.toBe(first);
    expect(after.figures[1]).toBe(second);
  }
});

function freeze(x: unknown): void {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return;
  Object.freeze(x);
  Object.values(x).forEach(freeze);
}

/** All that copies of a table share. */
function freezeShared({ figures, facts, place, players, readings, over, stacks }: State): void {
  for (const { panache: _written, ...parts } of figures) for (const part of Object.values(parts)) freeze(part);
  for (const part of [facts, place, players, readings, over]) freeze(part);
  for (const frame of stacks.flat()) {
    if (frame.kind === 'test') for (const part of [frame.row, frame.belief]) freeze(part);
    if (frame.kind === 'duel') for (const part of [...frame.rows, ...frame.due, frame.minds?.levels]) freeze(part);
    if (frame.kind === 'melee') for (const part of [...frame.fights, frame.seats]) freeze(part);
    if (frame.kind === 'contest') for (const part of [...frame.results, frame.figures]) freeze(part);
    if (frame.kind === 'moment') freeze(frame.waiting);
  }
}

const SETTINGS: readonly (readonly [options: object, roles: readonly string[]])[] = [
  [{ mode: 'table', hiddenWounds: true, moments: true, affirmations: true }, ['arpenteur', 'arpenteur', 'conteur']],
  [{ mode: 'table', hiddenEscrime: true }, ['arpenteur', 'conteur']],
  [{ mode: 'arena', hiddenEscrime: true }, ['arpenteur', 'arpenteur']],
  [{ mode: 'arena' }, ['arpenteur']],
  [{ mode: 'crossing' }, ['arpenteur']],
];

describe.each(SETTINGS)('%o', (given, roles) => {
  test('played on without a copy, a table shows what a copy of it shows', () => {
    const seats: Seat[] = roles.map((role, i) => ({ name: `P${i}`, role }));
    const options = optionsSchema.parse(given);
    const refusal = rules.check?.(options, seats);
    if (refusal && isRefusal(refusal)) throw new Error(refusal.reason);
    const viewers: Viewer[] = [...seats.keys(), 'spectator'];
    for (let seed = 1; seed <= 5; seed++) {
      const chance = new Fast(seed);
      const s = rules.setup(options, seats, { chance, tell: undefined });
      const below = new Fast(seed + 1000).below();
      for (let n = 0; n < 120; n++) {
        freezeShared(s);
        const copy = copyPlain(s);
        for (const who of viewers)
          expect(JSON.stringify(rules.view(s, who))).toBe(JSON.stringify(rules.view(copy, who)));
        if (playout(rules, s, { chance, tell: undefined }, below, 1) === 0) break;
      }
    }
  });
});
