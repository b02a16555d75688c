/** Ways and places in words: how far, towards whom, how near to whom. */
import type { Leg } from '../answers.ts';
import { SIZES } from '../data/constants.ts';
import { profileOf } from '../data/fighters.ts';
import type { Who } from '../events.ts';
import { CM, gapOf, type Point } from '../geometry/plane.ts';
import { headingOf, nearest, runOf, towards } from '../rules/bearing.ts';
import type { figuresIn } from './figures.ts';
import type { Sentences } from './sentences.fr.ts';
import type { About } from './spoken.ts';

type Spot = Point | null | undefined;
const seatOf = (about: About, id: number): number => (id < (about.first ?? 0) ? 0 : 1);
const radiusOf = (about: About, id: number): number => {
  const kind = about.kinds?.[id];
  return kind === undefined ? 0 : (SIZES[profileOf(kind).size].base * CM) / 2;
};
const others = (about: About, but = -1) =>
  (about.standing ?? []).flatMap((at, id) =>
    at && id !== but ? [{ id, x: at[0], y: at[1], r: radiusOf(about, id), seat: seatOf(about, id) }] : [],
  );

export function bearingsIn(figures: ReturnType<typeof figuresIn>, w: Sentences['bearings']) {
  const { cm, fighter } = figures;
  const said = (from: Point, legs: readonly Leg[], where: string): string => {
    const corners = legs.map(({ to }) => to);
    const hows = (['jump', 'drop'] as const).filter((how) => legs.some((leg) => leg.how === how));
    return [`${cm(runOf(from, corners))} cm ${where}`, ...hows.map((how) => w.hows[how])].join(', ');
  };
  const goal = (about: About, who: number, from: Point, end: Point): string => {
    const seat = seatOf(about, who);
    const aim = towards(from, end, seat, others(about, who));
    if (!aim) return w.headings[headingOf(from, end, seat)];
    const gap = gapOf(end[0], end[1], radiusOf(about, who), aim.x, aim.y, aim.r);
    return `${w.towards(fighter(about, aim.id))} ${w.until(cm(gap))}`;
  };
  /** Questions that were asked by older rules do not say where anybody stands. */
  const leading = (from: Spot, end: Spot, say: (from: Point, end: Point) => string): string => {
    if (!end) return w.here;
    return from ? say(from, end) : figures.place(end);
  };
  const endOf = (legs: readonly Leg[]): Point | undefined => legs[legs.length - 1]?.to;
  return {
    /** A way that may be gone: also how near it leads, so that two of them are told apart. */
    way: (about: About, who: number, legs: readonly Leg[]): string =>
      leading(about.standing?.[who], endOf(legs), (from, end) => said(from, legs, goal(about, who, from, end))),
    /** Where somebody is bound for, whatever the way. */
    bound: (about: About, who: number, to: Point | null): string =>
      leading(about.standing?.[who], to, (from, end) => goal(about, who, from, end)),
    /** A way that was declared; `aim` lies ahead. */
    declared: (start: Point | undefined, legs: readonly Leg[], seat: number, aim: Who | null): string =>
      leading(start, endOf(legs), (from, end) =>
        said(from, legs, aim ? w.towards(figures.label(aim)) : w.headings[headingOf(from, end, seat)]),
      ),
    /** A place. */
    place(about: About, at: Point): string {
      const one = nearest(at, others(about));
      return one
        ? w.beside(cm(gapOf(at[0], at[1], 0, one.x, one.y, one.r)), fighter(about, one.id))
        : figures.place(at);
    },
  };
}
