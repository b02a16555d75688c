/** Lines across the strip to set a horde up in (HB-35). */
import type { Do } from '../answers.ts';
import { type Disc, onTable, surfaceAt } from '../geometry/field.ts';
import { type Point, rounded, roundedUp, squared } from '../geometry/plane.ts';
import { groundOf } from '../scenery.ts';
import type { State } from '../state.ts';

/** At two depths, in order and in reverse. */
export const LINES = [
  { back: 300, reverse: false, wide: 0.8 },
  { back: 300, reverse: true, wide: 0.8 },
  { back: 900, reverse: false, wide: 0.6 },
  { back: 900, reverse: true, wide: 0.4 },
] as const;

function isTaken(taken: readonly Disc[], x: number, y: number, r: number): boolean {
  for (const t of taken) if (squared(x, y, t.x, t.y) < (r + t.r) * (r + t.r)) return true;
  return false;
}

/** One of these lines. Places that do not fit slide along; whether all found one is for the rules to say. */
export function lineUp(s: State, seat: number, line: number): Do<'deploy'> {
  const fighters = s.fighters.filter((f) => f.seat === seat);
  const ground = groundOf(s);
  const inward: Point = seat === 0 ? [0, 1000] : [0, -1000];
  const { back, reverse, wide } = LINES[line] as (typeof LINES)[number];
  const order = reverse ? [...fighters].reverse() : fighters;
  const step = (s.side * wide) / fighters.length;
  const start = (s.side * (1 - wide)) / 2 + step / 2;
  const taken: Disc[] = [];
  const places = new Map<number, Point>();
  for (const [i, f] of order.entries()) {
    const deep = s.strip - f.r - Math.min(back, s.strip - 2 * f.r - 50);
    const y = seat === 0 ? rounded(deep) : rounded(s.side - deep);
    for (let slide = 0; slide < 200; slide++) {
      const off = (slide % 2 === 0 ? 1 : -1) * roundedUp(slide / 2) * 50;
      const x = rounded(start + i * step + off);
      if (isTaken(taken, x, y, f.r) || !onTable(ground, x, y, f.r) || surfaceAt(ground, x, y, f.r) === undefined)
        continue;
      taken.push({ x, y, r: f.r });
      places.set(f.id, [x, y]);
      break;
    }
  }
  return { do: 'deploy', places: fighters.map(({ id }) => ({ at: places.get(id) ?? [0, 0], facing: inward })) };
}
