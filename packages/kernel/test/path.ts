/**
 * A hard case for choices: a path on a plane, out of a continuum. It is validated; programs get samples.
 * With it the third kind of refusal: a path that looked free to the seat that drew it, and is not.
 *
 *   PTH-01  two runners on a plane of 1000 by 1000; in turn each names a path of at most three legs, 300 long in all
 *   PTH-02  a path must stay on the plane
 *   PTH-03  it may not cross the pillar in the middle, which everybody sees
 *   PTH-04  nor the pit, which only the warden sees; a runner who would fall is told so, and chooses again
 *   PTH-05  who comes within 100 of the far edge wins; after twenty paths nobody does
 */
import { z } from 'zod';
import { plainBook } from '../src/book.ts';
import type { Purpose } from '../src/chance/chance.ts';
import type { Game, SeatIndex } from '../src/game.ts';
import { refuse } from '../src/refusal.ts';
import { plainRulebook, plainTexts } from './plain-texts.ts';

const SIDE = 1000;
const LONGEST = 300;
const WARDEN: SeatIndex = 2;
const PIT: Purpose = { label: 'pit', seen: [WARDEN] };
const GUESS: Purpose = { label: 'guess', seen: 'none' };

type Point = readonly [x: number, y: number];
const PILLAR: Point = [500, 500];
const RADIUS = 60;
/** The places where the pit may be. */
const PITS: readonly Point[] = [
  [200, 500],
  [350, 600],
  [650, 600],
  [800, 500],
];

export interface State {
  at: Point[];
  turn: number;
  pit: number;
  /** Pits ruled out or found by refusals are not kept: a refusal changes nothing. What was walked over is. */
  clear: number[];
  ended: SeatIndex | 'nobody' | null;
}
export type Path = Point[];
export type Event =
  | { readonly kind: 'ran'; readonly rule: 'PTH-01'; readonly seat: SeatIndex; readonly path: Path }
  | { readonly kind: 'won'; readonly rule: 'PTH-05'; readonly seat: SeatIndex };

/** The length of a leg, rounded up to whole units: square roots are the same on every machine. */
const length = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)));

/** Whether a leg comes nearer than RADIUS to a point, in whole numbers only. */
function crosses([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): boolean {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, px - ax, py - ay];
  const along = dx * ex + dy * ey;
  const leg = dx * dx + dy * dy;
  if (along <= 0) return ex * ex + ey * ey < RADIUS * RADIUS;
  if (along >= leg) return (px - bx) * (px - bx) + (py - by) * (py - by) < RADIUS * RADIUS;
  const cross = dx * ey - dy * ex;
  return cross * cross < RADIUS * RADIUS * leg;
}

const legs = (from: Point, path: Path): [Point, Point][] =>
  path.map((to, i) => [i === 0 ? from : (path[i - 1] as Point), to]);
const over = (from: Point, path: Path, place: Point): boolean =>
  legs(from, path).some(([a, b]) => crosses(a, b, place));

const STEPS: readonly Point[] = [
  [0, 200],
  [150, 200],
  [-150, 200],
  [200, 0],
  [-200, 0],
  [0, -100],
  [120, 270],
  [-120, 270],
];

/** What the rules say about a path as everybody sees it. */
function fault(from: Point, path: Path) {
  if (path.some(([x, y]) => x < 0 || y < 0 || x > SIDE || y > SIDE)) return refuse('invalid', 'PTH-02', 'offThePlane');
  const all = legs(from, path).reduce((sum, [a, b]) => sum + length(a, b), 0);
  if (all > LONGEST) return refuse('invalid', 'PTH-01', 'tooLong', { length: all });
  return over(from, path, PILLAR) ? refuse('invalid', 'PTH-03', 'pillar') : undefined;
}

export interface View extends Omit<State, 'pit'> {
  readonly pit: number | null;
}

export interface Types {
  State: State;
  Question: { readonly kind: 'run' };
  Answer: Path;
  Event: Event;
  View: View;
  Options: Record<string, never>;
}

export const rules = plainBook<Types>({
  id: 'path',
  version: '1',
  seats: [
    { role: 'runner', min: 2, max: 2 },
    { role: 'warden', min: 1, max: 1 },
  ],
  secrets: true,
  options: z.strictObject({}),
  answers: z
    .array(
      z.tuple([
        z
          .int()
          .min(-SIDE)
          .max(2 * SIDE),
        z
          .int()
          .min(-SIDE)
          .max(2 * SIDE),
      ]),
    )
    .min(1)
    .max(3),
  audience: { ran: { to: 'all', reveals: true }, won: { to: 'all' } },
  setup: (_o, _s, io) => ({
    at: [
      [300, 0],
      [700, 0],
    ],
    turn: 0,
    pit: io.chance.pick(PIT, PITS.length),
    clear: [],
    ended: null,
  }),
  pending: (s) => (s.ended === null ? [{ id: s.turn, seat: s.turn % 2, kind: 'run', open: true }] : []),
  choices(s, d) {
    const from = s.at[d.seat] as Point;
    const samples: Path[] = STEPS.map(([dx, dy]) => [[from[0] + dx, from[1] + dy] as Point]);
    return [...samples.filter((path) => !fault(from, path)), [from]];
  },
  answer(s, d, path, io) {
    if (s.ended !== null || d.id !== s.turn) return refuse('stale', 'PTH-01', 'notNow');
    const from = s.at[d.seat] as Point;
    const wrong = fault(from, path);
    if (wrong) return wrong;
    if (over(from, path, PITS[s.pit] as Point)) return refuse('unavailable', 'PTH-04', 'pit');
    s.at[d.seat] = path.at(-1) as Point;
    s.clear = PITS.flatMap((place, i) => (s.clear.includes(i) || over(from, path, place) ? [i] : []));
    s.turn++;
    io.tell?.({ kind: 'ran', rule: 'PTH-01', seat: d.seat, path });
    if ((s.at[d.seat] as Point)[1] >= SIDE - 100) {
      s.ended = d.seat;
      io.tell?.({ kind: 'won', rule: 'PTH-05', seat: d.seat });
    } else if (s.turn === 20) s.ended = 'nobody';
    return undefined;
  },
  leave(s, seat) {
    if (seat !== WARDEN) s.ended ??= 1 - seat;
  },
  view: (s, who) => ({ ...s, at: [...s.at], clear: [...s.clear], pit: who === WARDEN ? s.pit : null }),
  imagine: (view, _who, io) => ({
    ...view,
    at: [...view.at],
    clear: [...view.clear],
    pit:
      view.pit ??
      io.chance.among(
        GUESS,
        PITS.map((_, i) => (view.clear.includes(i) ? 0 : 1)),
      ),
  }),
  outcome: (s) => (s.ended === null ? undefined : { winners: s.ended === 'nobody' ? [] : [s.ended], rule: 'PTH-05' }),
  way: (e) => (e.kind === 'ran' ? 'free' : undefined),
});

const ids = ['PTH-01', 'PTH-02', 'PTH-03', 'PTH-04', 'PTH-05'];
export const path: Game<Types> = {
  rules,
  texts: plainTexts('path'),
  rulebook: plainRulebook(ids),
};
