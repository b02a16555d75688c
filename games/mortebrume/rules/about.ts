/** What questions say besides themselves, so that words can name everybody: only what the seat that is asked may know. */
import type { Action, ChargeType } from '../answers.ts';
import type { Point } from '../geometry/plane.ts';
import type { State } from '../state.ts';
import type { Mover } from '../unfinished.ts';
import { targetIdOf } from './declare.ts';

/** Who everybody is: marks follow from how many the first horde has, names from the cards, which lie open. */
export interface Named {
  readonly first: number;
  readonly kinds: readonly string[];
}
export const named = (s: State): Named => ({ first: s.first, kinds: kindsOf(s) });

/** They never change, and nearly every question says them: once for each list of fighters is enough. */
const known = new WeakMap<State['fighters'], readonly string[]>();
export function kindsOf({ fighters }: State): readonly string[] {
  let kinds = known.get(fighters);
  if (!kinds) {
    kinds = fighters.map(({ kind }) => kind);
    known.set(fighters, kinds);
  }
  return kinds;
}

/** An intention as the other side hears it: no name of a spell before it is cast (MOR-SOR-08). */
export interface Heard {
  readonly who: number;
  readonly to: Point | null;
  readonly double: boolean;
  readonly action: Action['kind'];
  readonly charge: ChargeType | null;
  readonly target: number | null;
}
export function heard({ who, steps, action, charge }: Mover, double: boolean): Heard {
  const last = steps[steps.length - 1];
  return {
    who,
    to: last ? [last.x, last.y] : null,
    double,
    action: action.kind,
    charge: charge?.type ?? null,
    target: targetIdOf(action) ?? null,
  };
}
