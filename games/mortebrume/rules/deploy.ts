/** HB-35: setting up, one side after the other, within one's own strip. */

import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { onTable, surfaceAt } from '../geometry/field.ts';
import { CM, type Point, rounded, roundedUp, squared } from '../geometry/plane.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, State } from '../state.ts';
import type { Types } from '../types.ts';
import type { DeployFrame } from '../unfinished.ts';
import { named } from './about.ts';
import { drawFrom } from './drawing.ts';
import { lay } from './stack.ts';

const own = (s: State, seat: number): Fighter[] => s.fighters.filter((f) => f.seat === seat);

/** How far into the table a place lies, from the seat's own edge. */
const depth = (s: State, seat: number, y: number): number => (seat === 0 ? y : s.side - y);

export function deployFault(s: State, seat: number, a: Do<'deploy'>): Refusal | undefined {
  const fighters = own(s, seat);
  if (a.places.length !== fighters.length) {
    return refuse('invalid', 'HB-35', 'deployCount', { count: a.places.length, fighters: fighters.length });
  }
  const ground = groundOf(s);
  for (const [i, { at, facing }] of a.places.entries()) {
    const f = fighters[i] as Fighter;
    const [x, y] = at;
    const details = { mark: f.mark, x: x / CM, y: y / CM };
    if (facing[0] === 0 && facing[1] === 0) return refuse('invalid', 'HB-17', 'noFacing', details);
    if (!onTable(ground, x, y, f.r)) return refuse('invalid', 'HB-35', 'offTable', details);
    if (depth(s, seat, y) + f.r > s.strip) return refuse('invalid', 'HB-35', 'outsideStrip', details);
    if (surfaceAt(ground, x, y, f.r) === undefined) return refuse('invalid', 'HB-35', 'hangsOver', details);
    for (const [k, other] of a.places.entries()) {
      const g = fighters[k] as Fighter;
      if (k < i && squared(x, y, other.at[0], other.at[1]) < (f.r + g.r) * (f.r + g.r)) {
        return refuse('invalid', 'HB-35', 'deployOverlap', { ...details, other: g.mark });
      }
    }
  }
  return undefined;
}

/** Lines across the strip: at two depths, in order and in reverse. */
const LINES = [
  { back: 300, reverse: false, wide: 0.8 },
  { back: 300, reverse: true, wide: 0.8 },
  { back: 900, reverse: false, wide: 0.6 },
  { back: 900, reverse: true, wide: 0.4 },
] as const;

/** One of these lines if it is possible. Places that do not fit slide along. */
function sample(s: State, seat: number, line: number): readonly Do<'deploy'>[] {
  const fighters = own(s, seat);
  const ground = groundOf(s);
  const inward: Point = seat === 0 ? [0, 1000] : [0, -1000];
  const { back, reverse, wide } = LINES[line] as (typeof LINES)[number];
  const order = reverse ? [...fighters].reverse() : fighters;
  const step = (s.side * wide) / fighters.length;
  const start = (s.side * (1 - wide)) / 2 + step / 2;
  const taken: { x: number; y: number; r: number }[] = [];
  const places = new Map<number, Point>();
  for (const [i, f] of order.entries()) {
    const deep = s.strip - f.r - Math.min(back, s.strip - 2 * f.r - 50);
    const y = seat === 0 ? rounded(deep) : rounded(s.side - deep);
    for (let slide = 0; slide < 200; slide++) {
      const off = (slide % 2 === 0 ? 1 : -1) * roundedUp(slide / 2) * 50;
      const x = rounded(start + i * step + off);
      const free = taken.every((t) => squared(x, y, t.x, t.y) >= (f.r + t.r) * (f.r + t.r));
      if (!free || !onTable(ground, x, y, f.r) || surfaceAt(ground, x, y, f.r) === undefined) continue;
      taken.push({ x, y, r: f.r });
      places.set(f.id, [x, y]);
      break;
    }
  }
  const answer: Do<'deploy'> = {
    do: 'deploy',
    places: fighters.map((f) => ({ at: places.get(f.id) ?? [0, 0], facing: inward })),
  };
  return deployFault(s, seat, answer) ? [] : [answer];
}

const samples = (s: State, seat: number): Do<'deploy'>[] => LINES.flatMap((_, line) => sample(s, seat, line));

export const deploying: Procedure<Types, DeployFrame> = {
  pending: (s, f) => [ask(f, f.seat, 'deploy', { open: true, about: named(s) })],
  choices: (s, f) => samples(s, f.seat),
  draw: (s, f, _d, below) => drawFrom<Answer>(LINES.length, [1, 1, 1, 1], (line) => sample(s, f.seat, line), below),
  answer(s, f, _d, a, io) {
    if (a.do !== 'deploy') return refuse('invalid', 'HB-35', 'notThis');
    const fault = deployFault(s, f.seat, a);
    if (fault) return fault;
    const ground = groundOf(s);
    for (const [i, one] of own(s, f.seat).entries()) {
      const { at, facing } = a.places[i] as Do<'deploy'>['places'][number];
      [one.x, one.y] = at;
      [one.fx, one.fy] = facing;
      one.z = surfaceAt(ground, at[0], at[1], one.r) ?? 0;
      one.off = false;
    }
    io.tell?.({ kind: 'deployed', rule: 'HB-35', seat: f.seat });
    pop(s, f);
    if (f.seat === 0) lay(s, { kind: 'deploy', step: 'place', seat: 1 });
    else lay(s, { kind: 'turn', step: 'mist', seat: 0 });
    return undefined;
  },
  run: (s, f) => void pop(s, f),
  absent: (s, f) => samples(s, f.seat)[0] as Answer,
};
