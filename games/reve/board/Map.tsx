/**
 * The map: the lands, what lies on them, where to go. One widget for the keyboard: arrow keys move between cells, Enter
 * selects an answer, Enter again gives it. Its content comes from the board; the map keeps only the camera and the cell in
 * focus.
 */
import type { Hands } from '@reverie/board/gestures';
import { keyOnStage, useStage } from '@reverie/board/use-stage';
import { KEYBOARD } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CELLS, type CellIndex } from '../data/map.ts';
import { Chart } from './Chart.tsx';
import { cellByKey, cellUnder, centreOf, HEIGHT, hexagon, WIDTH } from './geometry.ts';
import { CellNames, Lands } from './Lands.tsx';
import { Marks, type MarksProps } from './Marks.tsx';
import { type PawnShown, Pawns } from './Pawns.tsx';
import { mover } from './paths.ts';
import { Shimmer, type Veil } from './Shimmer.tsx';
import { bringIntoSight, ON_STAGE, showNear } from './sight.ts';
import { useIdle } from './use-idle.ts';
import { mapWords } from './words.ts';
import './map.css';
import './pawns.css';

interface MapProps extends Omit<MarksProps, 'focus'> {
  readonly pawns: readonly PawnShown[];
  readonly veils: readonly Veil[];
  /** The label of each cell, for screen readers. */
  readonly labels: readonly string[];
  readonly selectedCell: CellIndex | null;
  /** The cell that the camera goes to when it changes. */
  readonly attention: CellIndex | null;
  readonly picking: boolean;
  choose(cell: CellIndex): void;
  /** Enter on the cell that is already selected. */
  confirm(cell: CellIndex): void;
  look(cell: CellIndex | null): void;
  letGo(): void;
  readonly children?: ReactNode;
}

export function LandsMap({
  pawns,
  veils,
  labels,
  selectedCell,
  attention,
  picking,
  choose,
  confirm,
  look,
  letGo,
  children,
  ...marks
}: MapProps) {
  const words = useWords(mapWords);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<CellIndex | null>(null);
  const [complete, makeComplete] = useIdle();
  const { act, actNow } = useSecondThought({ selectedCell, choose, confirm, setFocus });
  const stage = useStage(root, ON_STAGE, usePointing({ act, look, focus }));

  useEffect(() => {
    // A lost dreamer may be anywhere: show the whole map.
    if (attention === null) stage.all();
    else showNear(stage, attention);
  }, [attention, stage]);

  const keep = (cell: CellIndex) => {
    setFocus(cell);
    look(cell);
    bringIntoSight(stage, cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = focus ?? attention ?? 0;
    if (event.altKey || event.ctrlKey || event.metaKey) {
      if (event.metaKey || !event.key.startsWith('Arrow')) return;
      keyOnStage(stage, event.key, true);
    } else if (keyOnStage(stage, event.key)) {
      // The camera's own.
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) return;
      actNow(here);
    } else if (event.key === 'Escape') {
      letGo();
      if (attention !== null) keep(attention);
    } else {
      const next = cellByKey(here, event.key);
      if (next === undefined) {
        if (!MOVES.has(event.key)) return;
      } else keep(next);
    }
    event.preventDefault();
  };

  const active = focus ?? attention;
  return (
    <div className="rv-stage">
      <div
        ref={root}
        className="rv-map"
        data-picking={picking}
        role="listbox"
        {...{ [KEYBOARD]: true }}
        tabIndex={0}
        aria-label={words.label}
        aria-describedby={`${id}-keys`}
        aria-busy={!complete}
        aria-activedescendant={active === null || !complete ? undefined : `${id}-${CELLS[active]?.coord}`}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          makeComplete();
          if (event.target === event.currentTarget && focus === null) setFocus(attention ?? 0);
        }}
      >
        <div className="rv-layer" data-layer="" role="presentation" style={{ width: WIDTH, height: HEIGHT }}>
          <Lands />
          {complete && <CellNames />}
          <Shimmer veils={veils} />
          <Marks {...marks} focus={active} />
          {complete && <CellOptions id={id} labels={labels} selected={selectedCell} />}
          <Pawns pawns={pawns} />
        </div>
      </div>
      <Chart stage={stage} pawn={attention} goal={marks.goal} />
      {children}
      <p id={`${id}-keys`} className="rv-hidden">
        {words.keys}
      </p>
    </div>
  );
}

/** Touches within this time count as one: a double tap does not confirm. */
const SECOND_THOUGHT = 320;

interface CellActions extends Pick<MapProps, 'selectedCell' | 'choose' | 'confirm'> {
  setFocus(cell: CellIndex): void;
}

/** A first touch of a cell selects it, a second one confirms. */
function useSecondThought({ selectedCell, choose, confirm, setFocus }: CellActions) {
  const selectedAt = useRef(0);
  const act = (cell: CellIndex, at: number) => {
    setFocus(cell);
    if (cell === selectedCell && at - selectedAt.current > SECOND_THOUGHT) confirm(cell);
    else if (cell !== selectedCell) {
      selectedAt.current = at;
      choose(cell);
    }
  };
  return {
    act,
    /** By keyboard there is no double tap. */
    actNow: (cell: CellIndex) => act(cell, selectedAt.current + SECOND_THOUGHT + 1),
  };
}

interface PointerActions extends Pick<MapProps, 'look'> {
  readonly focus: CellIndex | null;
  act(cell: CellIndex, at: number): void;
}

function usePointing({ act, look, focus }: PointerActions): Hands {
  const hovered = useRef<CellIndex | null>(null);
  return {
    tap({ at: [x, y] }, again) {
      const cell = cellUnder({ x, y });
      // The map has moved on under a finger that taps twice.
      if (cell !== undefined && !again) act(cell, performance.now());
    },
    hover(touch) {
      const cell = touch ? (cellUnder({ x: touch.at[0], y: touch.at[1] }) ?? null) : null;
      if (cell === hovered.current) return;
      hovered.current = cell;
      look(cell ?? focus);
    },
  };
}

const hexAt = mover(hexagon());
const HEXES = CELLS.map((_, cell) => hexAt(centreOf(cell)));
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']);

/** The cells for screen readers: one option each, labelled with all that is known. */
const CellOptions = memo(function CellOptions({
  id,
  labels,
  selected,
}: {
  readonly id: string;
  readonly labels: readonly string[];
  readonly selected: CellIndex | null;
}) {
  return (
    <svg className="rv-options" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
      {CELLS.map(({ coord }, cell) => (
        <CellOption
          key={coord}
          id={`${id}-${coord}`}
          cell={cell}
          label={labels[cell] ?? coord}
          selected={cell === selected}
        />
      ))}
    </svg>
  );
});

const CellOption = memo(function CellOption({
  id,
  cell,
  label,
  selected,
}: {
  readonly id: string;
  readonly cell: CellIndex;
  readonly label: string;
  readonly selected: boolean;
}) {
  return <path id={id} role="option" aria-selected={selected} aria-label={label} d={HEXES[cell]} />;
});
