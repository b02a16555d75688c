/** The table of Mortebrume: the plane with its figures, and the question of the moment answered on it by hand. */
import { useEffect, useRef, useState } from 'react';
import { Hud, MiniMap, Roster, Tools } from './Hud.tsx';
import { Labels } from './Labels.tsx';
import { Panel } from './Panel.tsx';
import { Magnifier, Nudges } from './Phone.tsx';
import { Plane } from './Plane.tsx';
import { NO_MARGINS } from './plane.ts';
import { cmOf, isKind, type MortebrumeProps, nameOf } from './reading.ts';
import type { Activation } from './use-activation.ts';
import { NUDGE, useHands } from './use-hands.ts';
import { useTable } from './use-table.ts';
import { boardWords } from './words.ts';
import './board.css';

export function MortebrumeBoard(board: MortebrumeProps) {
  const { view, language } = board;
  const t = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const table = useTable(board);
  const { stage, finger, press, nudge, pull, frameFight } = useHands(root, table);
  const { open, own, plane, live, activation, places, deployment, point } = table;
  const margins = usePanelMargins(root);
  useEffect(() => stage.margins(margins), [stage, margins]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go for everything on the table
    <div
      className="mb-board mb-art"
      ref={root}
      onKeyDown={press}
      data-asks={table.kind ?? ''}
      data-decision={open?.decision.id ?? ''}
      data-dragging={table.dragging}
    >
      <Plane table={table} />
      <Labels
        board={board}
        plane={plane}
        activation={activation}
        looked={table.looked}
        notes={table.notes}
        places={places}
      />
      <Hud board={board} placed={isKind(open, 'deploy') ? [deployment.places.size, deployment.own.length] : null} />
      <Tools
        stage={stage}
        board={board}
        mist={table.mist}
        showMist={table.showMist}
        rotate={() => table.rotate()}
        fight={frameFight}
      />
      {live || point.mover || point.at ? <Nudges t={t} nudge={(by) => nudge(by, NUDGE)} /> : null}
      {finger ? <Magnifier at={finger.at} zoom={stage.camera().zoom} left={finger.left} /> : null}
      <MiniMap view={view} turn={plane.turn} own={own} stage={stage} label={t.map} places={places} />
      <Roster board={board} own={own} chosen={live?.fighter ?? null} touch={table.touchFigure} look={table.look} />
      <Panel table={table} pull={pull} />
      <output className="visually-hidden" aria-live="polite">
        {activation && !table.dragging ? spoken(board, activation) : ''}
      </output>
    </div>
  );
}

/** What a draft comes to, said aloud. */
function spoken(
  { view, language, texts }: MortebrumeProps,
  { f, declaration, mover, refusal, sights }: Activation,
): string {
  const t = boardWords[language];
  const cost = declaration.path.length > 0 && mover ? t.way(cmOf(mover.cost, language), '') : t.noWay;
  const near = [...sights].sort((a, b) => a.gap - b.gap).slice(0, 3);
  const seen = near.map(({ to, gap, verdict, inFront, covered, by }) => {
    const enemy = view.fighters[to];
    const how = by.includes('mist')
      ? t.sees.mist
      : !inFront
        ? t.sees.behind
        : verdict === 'partial'
          ? t.sees.partial(covered)
          : t.sees[verdict];
    return t.twin.line(enemy ? nameOf(enemy, language) : '', cmOf(gap, language), how);
  });
  return [nameOf(f, language), refusal ? texts.reason(refusal.reason, refusal.details) : cost, ...seen].join('. ');
}

/** What lies over the table at its edges. */
function usePanelMargins(root: React.RefObject<HTMLElement | null>) {
  const [margins, setMargins] = useState(NO_MARGINS);
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const watch = new ResizeObserver(() => {
      const wide = board.clientWidth >= 700;
      const panel = board.querySelector<HTMLElement>('.mb-panel');
      setMargins((now) => {
        const next = wide
          ? { top: 84, right: (panel?.offsetWidth ?? 0) + 24, bottom: 96, left: 70 }
          : { top: 60, right: 8, bottom: (panel?.offsetHeight ?? 0) + 12, left: 8 };
        return JSON.stringify(next) === JSON.stringify(now) ? now : next;
      });
    });
    watch.observe(board);
    return () => watch.disconnect();
  }, [root]);
  return margins;
}
