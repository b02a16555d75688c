/** What somebody sees and may do from where they stand or would stand: measured by who looks, and not sent to them. */
import type { Refusal } from '@reverie/kernel/refusal';
import { type Point, squared } from '../geometry/plane.ts';
import type { Verdict } from '../geometry/sight.ts';
import { budgetOf, isFit, isFree, isWaiting } from '../rules/fighter.ts';
import { gap, inFront, isSeen, lineOf, maySweep } from '../rules/measure.ts';
import { deployFault, pointsOf } from '../rules/table.ts';
import type { Fighter, View } from '../state.ts';

export interface Standing {
  /** In units: what is left of the displacement, plain and double. */
  readonly budget: number;
  readonly double: number;
  readonly waiting: boolean;
  readonly free: boolean;
  readonly fit: boolean;
  /** Over several with one blow. */
  readonly sweeps: boolean;
}

export const standingOf = (view: View, f: Fighter): Standing => ({
  budget: budgetOf(view, f),
  double: budgetOf(view, f, true),
  waiting: isWaiting(f),
  free: isFree(f),
  fit: isFit(f),
  sweeps: maySweep(f),
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

/** Those of the other side whom none of these eyes would see, wherever they look. */
export function unseenBy(view: View, eyes: readonly Fighter[]): ReadonlySet<number> {
  const others = view.fighters.filter((f) => !f.off && eyes.every(({ seat }) => seat !== f.seat));
  return new Set(others.filter((f) => !eyes.some((eye) => isSeen(view, eye, f))).map(({ id }) => id));
}

/** What of the ground is seen, on a grid: 0 not, 1 behind one's back, 2 seen. */
interface SeenGround {
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
