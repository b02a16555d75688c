/**
 * What a board draws upon the field and can work out from a view: verdicts on sight and distances, and where the fighter at
 * hand can get to. It follows from what everybody sees, so it is measured by who looks and not sent to them.
 */
import { reachable } from './geometry/route.ts';
import type { Verdict } from './geometry/sight.ts';
import { budgetOf, isFit } from './rules/fighter.ts';
import { gap, inFront, lineOf } from './rules/measure.ts';
import { retinue } from './rules/paths.ts';
import { groundOf } from './scenery.ts';
import type { View } from './view.ts';

export interface Line {
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
  /** In hundredths. */
  readonly covered: number;
  readonly inFront: boolean;
  /** Edge to edge, in units. */
  readonly gap: number;
  readonly by: readonly string[];
}

/** From everybody who is fit to every enemy; null where nothing may be measured yet (MOR-GEN-05). */
export function linesIn(view: View): readonly Line[] | null {
  if (!view.measured) return null;
  const lines: Line[] = [];
  for (const from of view.fighters) {
    if (!isFit(from)) continue;
    for (const to of view.fighters) {
      if (to.off || to.seat === from.seat) continue;
      const by: string[] = [];
      const { verdict, covered } = lineOf(view, from, to, by);
      lines.push({
        from: from.id,
        to: to.id,
        verdict,
        covered: Math.round(covered * 100),
        inFront: inFront(from, to),
        gap: gap(from, to),
        by,
      });
    }
  }
  return lines;
}

/** Half a centimetre would be finer, but nobody sees it on a screen and it costs four times as much. */
const STEP = 100;

/** Places that the fighter at hand can get to, for who plays it: x, y, cost. */
export function reachIn(view: View): readonly (readonly [x: number, y: number, cost: number])[] | null {
  const f = view.acting === null || !view.measured ? undefined : view.fighters[view.acting];
  if (!f || f.seat !== view.seat) return null;
  return reachable(groundOf(view), view.fighters, f, budgetOf(view, f), STEP, retinue(view, f)).places;
}
