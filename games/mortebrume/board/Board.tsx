/** The table of Mortebrume: the plane with its figures, and the question of the moment answered on it by hand. */
import { NO_MARGINS } from '@reverie/board/camera';
import type { Store } from '@reverie/ui/store';
import { withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Hud, MiniMap, Roster, Tools } from './Hud.tsx';
import { NUDGE, useKeys } from './keys.ts';
import { Labels } from './Labels.tsx';
import { hasNothingToSay, Panel } from './Panel.tsx';
import { type Height, Magnifier, Nudges } from './Phone.tsx';
import { Plane } from './Plane.tsx';
import { distance } from './plane.ts';
import { cmOf, isKind, type MortebrumeProps, nameOf } from './reading.ts';
import type { Activation, Laid } from './use-activation.ts';
import { useFraming, WIDE } from './use-framing.ts';
import { type Finger, useHands } from './use-hands.ts';
import { useLaid } from './use-led.ts';
import { usePull } from './use-pull.ts';
import { type Table, useTable } from './use-table.ts';
import { boardWords } from './words.ts';
import './board.css';

export function MortebrumeBoard(given: MortebrumeProps) {
  const board = useMemo(() => ({ ...given, texts: onTable(given.texts) }), [given]);
  const { view, language } = board;
  const t = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const table = useTable(board);
  const { stage, finger, holds } = useHands(root, table);
  const frameFight = useFraming(table, stage, holds);
  const pull = usePull(root, table, stage);
  const { nudge } = useKeys(root, table, stage);
  const { open, own, plane, live, activation, places, deployment, point } = table;
  const [height, setHeight] = useState<Height>('half');
  const margins = usePanelMargins(root, height, view.ended !== null);
  useEffect(() => stage.margins(margins), [stage, margins]);
  return (
    <div
      className="mb-board mb-art"
      ref={root}
      data-asks={table.kind ?? ''}
      data-decision={open?.decision.id ?? ''}
      data-dragging={table.dragging}
      data-finger={finger !== null}
      data-quiet={hasNothingToSay(table)}
    >
      <Plane table={table} finger={finger !== null} />
      <Labels table={table} />
      <Hud board={board} placed={isKind(open, 'deploy') ? [deployment.standing, deployment.own.length] : null} />
      <Tools
        stage={stage}
        board={board}
        mist={table.mist}
        showMist={table.showMist}
        rotate={table.rotate}
        fight={frameFight}
      />
      {live || point.mover || point.at ? <Nudges t={t} nudge={(by) => nudge(by, NUDGE)} /> : null}
      {finger ? <UnderFinger finger={finger} zoom={stage.camera().zoom} table={table} /> : null}
      <MiniMap view={view} turn={plane.turn} own={own} stage={stage} label={t.map} places={places} />
      <Roster board={board} own={own} chosen={live?.fighter ?? null} touch={table.touchFigure} look={table.look} />
      <Panel table={useCalm(table)} height={height} setHeight={setHeight} pull={pull} />
      <div className="mb-glass" aria-hidden="true" />
      <output className="visually-hidden" aria-live="polite">
        {activation && !table.dragging ? spoken(board, activation) : ''}
      </output>
    </div>
  );
}

/** Where something is wrong is seen on the table: nobody there reads coordinates. And no line begins with a colon. */
const onTable = (texts: MortebrumeProps['texts']): MortebrumeProps['texts'] => ({
  ...texts,
  decision: (decision, seats) => withFrenchSpaces(texts.decision(decision, seats)),
  reason: (reason, { x: _, y: __, ...details }) => withFrenchSpaces(texts.reason(reason, details)),
});

/** The table as the panel shows it: while something is drawn about, as it was when it last rested, if only just now. */
function useCalm(table: Table): Table {
  const rested = useRef(table);
  const rests = !table.dragging || !table.activation || table.activation.preview !== rested.current.activation?.preview;
  if (rests) rested.current = table;
  return rested.current;
}

/** What a finger hides. */
function UnderFinger({
  finger,
  zoom,
  table: { board, led, activation },
}: {
  readonly finger: Store<Finger | null>;
  readonly zoom: number;
  readonly table: Table;
}) {
  const now = finger.use();
  const laid = useLaid(led, activation);
  return now ? <Magnifier at={now.at} zoom={zoom} left={now.left} gap={laid ? gapWords(board, laid) : null} /> : null;
}

/** How near the ghost stands to the nearest base. */
function gapWords({ view, language }: MortebrumeProps, { f, ghost }: Laid): string | null {
  const others = view.fighters.filter((one) => one.id !== f.id && !one.off && one.phys > 0);
  if (others.length === 0) return null;
  const near = Math.min(...others.map((one) => distance([one.x, one.y], [ghost.x, ghost.y]) - one.r - ghost.r));
  return boardWords[language].gap(cmOf(Math.max(0, Math.round(near)), language));
}

/** What a draft comes to, said aloud. */
function spoken(
  { view, language, texts }: MortebrumeProps,
  { f, declaration, mover, refusal, sights, budget, double }: Activation,
): string {
  const t = boardWords[language];
  const moves = declaration.path.length > 0 && mover;
  const cost = moves
    ? t.way(cmOf(mover.cost, language), cmOf(declaration.double ? double : budget, language))
    : t.noWay;
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
  const said = [nameOf(f, language), refusal ? texts.reason(refusal.reason, refusal.details) : cost, ...seen];
  // A refusal is a sentence already.
  return said.map((one) => one.replace(/\.$/, '')).join('. ');
}

/** Below this height, as on a phone on its side, there is no row of hordes. */
const LOW = 420;
/** How much of the board a sheet takes from the table. */
const SHEETS: Readonly<Record<Height, number>> = { peek: 0.2, half: 0.6, full: 0.5 };

/** What lies over the table at its edges. */
function usePanelMargins(root: React.RefObject<HTMLElement | null>, height: Height, ended: boolean) {
  const [margins, setMargins] = useState(NO_MARGINS);
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const watch = new ResizeObserver(() => {
      const wide = board.clientWidth >= WIDE;
      const panel = board.querySelector<HTMLElement>('.mb-panel');
      // A sheet over everything hides the table: then it is framed as if it stood half-way.
      const sheet = Math.min(panel?.offsetHeight ?? 0, board.clientHeight * SHEETS[height]);
      setMargins((now) => {
        const next = wide
          ? // Once a question has stood there its room is kept: the table must not shift from one to the next.
            {
              ...(board.clientHeight < LOW ? { top: 60, bottom: 12, left: 60 } : { top: 84, bottom: 104, left: 70 }),
              right: ended ? 24 : Math.max(now.right, (panel?.offsetWidth ?? 0) + 24),
            }
          : { top: 60, right: 8, bottom: sheet + 12, left: 8 };
        return JSON.stringify(next) === JSON.stringify(now) ? now : next;
      });
    });
    watch.observe(board);
    for (const panel of board.querySelectorAll('.mb-panel')) watch.observe(panel);
    return () => watch.disconnect();
  }, [root, height, ended]);
  return margins;
}
