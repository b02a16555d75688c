/**
 * What a board lays over the field and can work out from a view: figures of the fighters, verdicts on sight and distances,
 * declared ways, and where the fighter at hand can get to. It follows from what everybody sees, so it is measured by who
 * looks and not sent to them.
 */
import type { Refusal } from '@reverie/kernel/refusal';
import type { ActivationFrame, AnyFrame, Step } from './frames.ts';
import { type Point, squared } from './geometry/plane.ts';
import { reachable } from './geometry/route.ts';
import type { Verdict } from './geometry/sight.ts';
import { budgetOf, isFit, isFree, isWaiting } from './rules/fighter.ts';
import { targetIdOf } from './rules/intention.ts';
import { gap, inFront, lineOf } from './rules/measure.ts';
import { retinue } from './rules/paths.ts';
import { deployFault, pointsOf } from './rules/table.ts';
import { groundOf } from './scenery.ts';
import { type Fighter, topOf, type View } from './state.ts';

/** One declared way. */
export interface DeclaredWay {
  readonly who: number;
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly action: string;
  readonly target: number | null;
  readonly charge: string | null;
}

const isActivation = (frame: AnyFrame): frame is ActivationFrame => frame.kind === 'activation';

export function waysIn(view: View): readonly DeclaredWay[] {
  const movers = view.stacks[0]?.findLast(isActivation)?.movers ?? [];
  return movers.map((m) => ({
    who: m.who,
    steps: m.steps,
    cost: m.cost,
    action: m.action.kind,
    target: targetIdOf(m.action) ?? null,
    charge: m.charge?.type ?? null,
  }));
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

export interface Line {
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
      lines.push({
        from: from.id,
        to: to.id,
        verdict,
        covered: Math.round(covered * 100),
        height: Math.round(height * 100),
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
  const f = mayMeasure(view) ? view.fighters[actingIn(view) ?? -1] : undefined;
  if (!f || f.seat !== view.seat) return null;
  return reachable(groundOf(view), view.fighters, f, budgetOf(view, f), STEP, retinue(view, f)).places;
}

export interface Standing {
  /** In units: what is left of the displacement, plain and double. */
  readonly budget: number;
  readonly double: number;
  readonly waiting: boolean;
  readonly free: boolean;
  readonly fit: boolean;
}

export const standingOf = (view: View, f: Fighter): Standing => ({
  budget: budgetOf(view, f),
  double: budgetOf(view, f, true),
  waiting: isWaiting(f),
  free: isFree(f),
  fit: isFit(f),
});

export const scoreOf = (view: View, seat: number): number => pointsOf(view, seat);

export interface SightLine {
  readonly to: number;
  readonly verdict: Verdict;
  /** Nobody looks backwards. */
  readonly inFront: boolean;
  /** In hundredths. */
  readonly covered: number;
  readonly gap: number;
  /** Pieces of scenery, bases, veils and the mist that take part in hiding it. */
  readonly by: readonly string[];
}

export function sightsFrom(view: View, from: Fighter): SightLine[] {
  return view.fighters.flatMap((to) => {
    if (to.off || to.seat === from.seat) return [];
    const by: string[] = [];
    const { verdict, covered } = lineOf(view, from, to, by);
    return [
      {
        to: to.id,
        verdict,
        inFront: inFront(from, to),
        covered: Math.round(covered * 100),
        gap: gap(from, to),
        by,
      },
    ];
  });
}

/** What of the ground is seen, on a grid: 0 not, 1 behind one's back, 2 seen. */
export interface SeenGround {
  readonly step: number;
  readonly wide: number;
  readonly seen: Uint8Array;
}

export function groundSeenBy(view: View, eyes: readonly Fighter[], step = 125): SeenGround {
  const wide = Math.ceil(view.side / step);
  const seen = new Uint8Array(wide * wide);
  for (const from of eyes) {
    const far = view.visibility + from.r;
    for (let line = 0; line < wide; line++) {
      const y = line * step + step / 2;
      if (Math.abs(y - from.y) > far) continue;
      for (let column = 0; column < wide; column++) {
        const key = line * wide + column;
        const x = column * step + step / 2;
        if (seen[key] === 2 || squared(x, y, from.x, from.y) > far * far) continue;
        const spot = { id: -1, x, y, z: 0, r: 30, h: 150, off: false, lying: false, kind: from.kind } as Fighter;
        if (lineOf(view, from, spot).verdict === 'none') continue;
        seen[key] = inFront(from, spot) ? 2 : Math.max(seen[key] as number, 1);
      }
    }
  }
  return { step, wide, seen };
}

export interface Placement {
  readonly at: Point;
  readonly facing: Point;
}

/** What is wrong with the figures that are set up so far. */
export function deploymentFault(view: View, seat: number, placed: ReadonlyMap<number, Placement>): Refusal | undefined {
  const fighters = view.fighters.filter((f) => f.seat !== seat || placed.has(f.id));
  const places = fighters.flatMap((f) => (f.seat === seat ? [placed.get(f.id) as Placement] : []));
  return deployFault({ ...view, fighters }, seat, { do: 'deploy', places });
}
