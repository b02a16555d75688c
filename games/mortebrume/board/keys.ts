/** Keys at the table: letters take figures, arrows move what is in hand, the rest is as the help lists it. */
import type { Stage } from '@reverie/board/stage';
import { keyOnStage } from '@reverie/board/use-stage';
import { isForPage } from '@reverie/ui/shortcut';
import { type RefObject, useEffect } from 'react';
import type { Fighter } from '../state.ts';
import { movedTo } from './draft.ts';
import { type Point, unturned, withinTable } from './plane.ts';
import { isKind } from './reading.ts';
import { useLatest } from './use-latest.ts';
import type { Table } from './use-table.ts';

/** Units of an arrow key, and with Shift. */
export const NUDGE = 50;
const FINE = 10;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  PageUp: [0, -10],
  PageDown: [0, 10],
};

/** Keys of the page that the table has a meaning for too: they are its own only while the focus is there. */
const SHARED: ReadonlySet<string> = new Set(['t']);

export function useKeys(root: RefObject<HTMLDivElement | null>, table: Table, stage: Stage) {
  const { board, open, own, plane, draft, live, activation, point, deployment } = table;
  const { view } = board;
  const { turn, side } = plane;

  const confirm = (): void => {
    if (activation) table.declare();
    else if (open && point.answer && !point.refusal) board.answer(open.decision.id, point.answer);
    else root.current?.querySelector<HTMLButtonElement>('.mb-panel .mb-main:not(:disabled)')?.click();
  };

  /** Half a centimetre on the screen, whichever way the table is turned. */
  const nudge = ([dx, dy]: Point, by: number): void => {
    const [x, y] = unturned(turn, dx * by, dy * by);
    const moved = ([px, py]: Point): Point => withinTable(side, [px + x, py + y]);
    if (isKind(open, 'deploy') && deployment.hand !== null) {
      const start: Point = [side / 2, own === 0 ? view.strip / 2 : side - view.strip / 2];
      deployment.put(deployment.hand, moved(deployment.places.get(deployment.hand)?.at ?? start));
    } else if (live) {
      const f = view.fighters[live.fighter] as Fighter;
      draft.set(movedTo(view, live, moved(live.end ?? [f.x, f.y])));
    } else if (open && (point.mover || point.at)) {
      point.put(moved(point.at ?? [point.mover?.x ?? side / 2, point.mover?.y ?? side / 2]));
    } else stage.panBy(-100 * dx, -100 * dy, true);
  };

  const keys: Readonly<Record<string, () => void>> = {
    m: () => table.showMist(!table.mist),
    t: () => table.rotate(),
    p: draft.pin,
  };

  const press = useLatest((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const target = event.target instanceof Element ? event.target : document.body;
    const isHere = root.current?.contains(target) ?? false;
    // After a reload, or once a button that was pressed is gone, the focus is nowhere: the keys are those of the question.
    const isNowhere = target === document.body && open !== undefined && !root.current?.closest('[inert]');
    if (!isForPage(event) || target.closest('input')) return;
    if (event.repeat && !ARROWS[event.key]) return;
    if (!isHere && (!isNowhere || SHARED.has(key))) return;
    const step = ARROWS[event.key];
    if (step) {
      if (target.closest('[role=toolbar], .mb-panel button, .mb-roster')) return;
      nudge(step, event.shiftKey ? FINE : NUDGE);
    } else if (event.key === 'Enter') {
      if (target.closest('button, a, summary')) return;
      confirm();
    } else if (key === 'escape') table.back();
    else if (key === 'backspace') {
      // With nothing in hand the page takes the last answer back.
      if (table.rests() || !table.back()) return;
    } else if (/^[a-g]$/.test(key)) {
      const seat = event.shiftKey ? 1 - own : own;
      const f = view.fighters.find((one) => one.seat === seat && one.mark.toLowerCase() === key);
      if (f && isKind(open, 'deploy') && seat === own) deployment.take(f.id);
      else if (f && !f.off) table.touchFigure(f);
    } else if (keys[key]) keys[key]();
    else if (!keyOnStage(stage, event.key)) return;
    event.preventDefault();
  });
  // On the document, so that what the board takes for itself comes to the page as heard.
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);

  return { nudge };
}
