/** Where the camera goes by itself: to whom a question is about, to whoever is taken, over everything at the end. */
import type { Stage } from '@reverie/board/stage';
import { useEffect } from 'react';
import { standingOf } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { type Point, toFigures } from './plane.ts';
import { concernedBy, isKind } from './reading.ts';
import { drawnAt, onPlane } from './touched.ts';
import { useLatest } from './use-latest.ts';
import type { Table } from './use-table.ts';

/** From here on the question stands beside the table, not over it. */
export const WIDE = 700;
/** Pixels from the edge to which a figure is brought, and the room around what stays in sight. */
const BRING_BY = 48;
const AROUND = 300;

/**
 * Shows whoever is taken. On a phone with the ground that it can walk: there a whole table is too small to play on, and
 * the sheet rises over half of it. Elsewhere the table stays where it is, if it can.
 */
export function showFigure(table: Table, stage: Stage, f: Fighter): void {
  if (stage.size().width >= WIDE) {
    stage.bring([drawnAt(table, f)], BRING_BY);
    return;
  }
  const { board, plane } = table;
  const far = standingOf(board.view, f).budget + f.r + 200;
  const around = [far, -far].map((by): Point => {
    const [x, y] = onPlane(plane, [f.x + by, f.y + by]);
    return [Math.min(plane.side, Math.max(0, x)), Math.min(plane.side, Math.max(0, y))];
  });
  stage.frame(around, toFigures(60, true));
}

/** Whom a question is about, and the ways of those who may be stopped. */
function concerned({ board, open, plane, reaction, choosable, ways }: Table, narrow: boolean): readonly Point[] {
  const figures = open ? [...concernedBy(open.decision)] : [];
  // On a phone the table came close to whoever was taken before: now all who may be taken are shown again.
  if (narrow) figures.push(...choosable);
  const points: Point[] = [];
  if (reaction.open) {
    figures.push(...[...reaction.candidates, ...reaction.guards, ...ways].map(({ who }) => who));
    for (const { steps } of ways) points.push(...steps.map(({ x, y }) => onPlane(plane, [x, y])));
  }
  for (const id of figures) {
    const f = board.view.fighters[id];
    if (f && !f.off) points.push(onPlane(plane, [f.x, f.y]));
  }
  return points;
}

/** `holds`: whether a hand holds something, which the table must not be moved away from. */
export function useFraming(table: Table, stage: Stage, holds: () => boolean) {
  const { board, open, plane, live, places, reaction } = table;
  const { view } = board;

  // A new question frames what it is about, and keeps those whom it concerns in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const points = concerned(table, stage.size().width < WIDE);
    if (reaction.open || isKind(open, 'answer')) stage.frame(points, toFigures(500));
    stage.keep(points, AROUND);
  }, [open?.decision.id]);

  // Not under a finger that is still down, which would lift off elsewhere on the table: once it is up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each figure
  useEffect(() => {
    const f = live ? view.fighters[live.fighter] : undefined;
    if (!f) return;
    const shown = new AbortController();
    const showNow = () => {
      showFigure(table, stage, f);
      stage.keep([drawnAt(table, f)], AROUND);
    };
    if (holds()) addEventListener('pointerup', showNow, { once: true, signal: shown.signal });
    else showNow();
    return () => shown.abort();
  }, [live?.fighter]);

  // When all is over the page tells how it went beside a smaller table: all of it is shown.
  const isOver = view.ended !== null;
  useEffect(() => {
    if (isOver) stage.all();
  }, [isOver, stage]);

  /** Everybody who still stands. */
  return useLatest(() => {
    const fit = [...places].filter(([id]) => (view.fighters[id]?.phys ?? 0) > 0);
    stage.frame(
      fit.map(([, p]) => onPlane(plane, p)),
      toFigures(300),
    );
  });
}
