/**
 * What a board lays over the field and can work out from a view: figures of the fighters, verdicts on sight and distances,
 * declared ways, and where the fighter at hand can get to. It follows from what everybody sees, so it is measured by who
 * looks and not sent to them.
 */
import type { ActivationFrame, AnyFrame, Mover } from './frames.ts';
import { reachable } from './geometry/reachable.ts';
import type { Verdict } from './geometry/sight.ts';
import type { PublicIntention } from './questions.ts';
import { budgetOf, isFit } from './rules/fighter.ts';
import { publicIntention } from './rules/intention.ts';
import { gap, inFront, lineOf } from './rules/measure.ts';
import { retinue } from './rules/paths.ts';
import { groundOf } from './scenery.ts';
import { topOf, type View } from './state.ts';

/** One declared way. */
export type DeclaredWay = Pick<Mover, 'who' | 'steps' | 'cost'> & Pick<PublicIntention, 'action' | 'target' | 'charge'>;

const isActivation = (frame: AnyFrame): frame is ActivationFrame => frame.kind === 'activation';

export function waysIn(view: View): readonly DeclaredWay[] {
  const movers = view.stacks[0]?.findLast(isActivation)?.movers ?? [];
  return movers.map((m) => {
    const { who, action, target, charge } = publicIntention(m, false);
    return { who, steps: m.steps, cost: m.cost, action, target, charge };
  });
}

/** MOR-GEN-05: measuring follows the declaration where the table plays it strictly. */
export function mayMeasure(view: View): boolean {
  if (view.settings.measuring === 'free') return true;
  const top = topOf(view);
  if (!top || top.kind === 'turn') return false;
  return !(top.kind === 'activation' && (top.step === 'declare' || top.step === 'attack'));
}

/** Who is about to declare, if anybody. */
export function actingIn(view: View): number | null {
  const top = topOf(view);
  return top?.kind === 'activation' && top.step === 'declare' ? top.who : null;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
  /** Hidden from head to foot of its width, and of its height where most is hidden: in hundredths. */
  readonly covered: number;
  readonly height: number;
  readonly inFront: boolean;
  /** Edge to edge, in units. */
  readonly gap: number;
  readonly by: readonly string[];
}

/** From everybody who is fit to every enemy; null where nothing may be measured yet. */
export function linesIn(view: View): readonly Line[] | null {
  if (!mayMeasure(view)) return null;
  const lines: Line[] = [];
  for (const from of view.fighters) {
    if (!isFit(from)) continue;
    for (const to of view.fighters) {
      if (to.off || to.seat === from.seat) continue;
      const by: string[] = [];
      const { verdict, covered, height } = lineOf(view, from, to, by);
      const shares = { covered: Math.round(covered * 100), height: Math.round(height * 100) };
      lines.push({ from: from.id, to: to.id, verdict, ...shares, inFront: inFront(from, to), gap: gap(from, to), by });
    }
  }
  return lines;
}

/** Half a centimetre would be finer, but nobody sees it on a screen and it costs four times as much. */
const STEP = 100;

/** Places that the fighter at hand can get to, for who plays it: x, y, cost. */
export function reachIn(view: View): readonly (readonly [x: number, y: number, cost: number])[] | null {
  const f = mayMeasure(view) ? view.fighters[actingIn(view) ?? -1] : undefined;
  if (!f || f.seat !== view.seat) return null;
  return reachable(groundOf(view), view.fighters, f, budgetOf(view, f), STEP, retinue(view, f)).places;
}
