/** The lands themselves: they never change, so they are drawn once, all cells of a kind in one stroke. */
import { memo } from 'react';
import { CELLS, cellAt, cellsOfKind } from '../data/map.ts';
import { TERRAINS } from '../data/terrains.ts';
import { Definitions, GROUND, SIGNS } from './art.tsx';
import { COLUMNS, centreOf, H, HEIGHT, hexagon, MARGIN, outline, ownName, R, riverCourse, WIDTH } from './geometry.ts';
import { movedTo, scaled } from './paths.ts';

const RIVER = riverCourse();
const SHORE = outline(new Set(CELLS.keys()));
/** Signs stand in the upper part of their cells, over the names. */
const SIGN = { size: 0.82, up: 9 };
const STROKES = 0.86;
const ROWS = [...Array(15).keys()];

const KINDS = TERRAINS.map((terrain) => {
  const centres = cellsOfKind(terrain).map(centreOf);
  const upper = centres.map(({ x, y }) => ({ x, y: y - SIGN.up }));
  return {
    terrain,
    ground: movedTo(centres, hexagon()),
    strokes: movedTo(centres, scaled(GROUND[terrain], STROKES)),
    sign: SIGNS[terrain].map(([made, drawn]) => ({ made, outline: movedTo(upper, scaled(drawn, SIGN.size)) })),
  };
});

export const Lands = memo(function Lands() {
  return (
    <svg className="rv-lands" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Definitions />
      <path className="rv-shore" d={SHORE} />
      {KINDS.map(({ terrain, ground, strokes }) => (
        <g key={terrain} className={`rv-ground rv-${terrain}`}>
          <path className="base" d={ground} />
          <path className="strokes" d={strokes} />
        </g>
      ))}
      <path className="rv-river edge" d={RIVER} />
      <path className="rv-river" d={RIVER} />
      {KINDS.map(({ terrain, sign }) => (
        <g key={terrain} className={`rv-sign rv-${terrain}`}>
          {sign.map(({ made, outline }) => (
            <path key={outline.slice(0, 40)} className={made} d={outline} />
          ))}
        </g>
      ))}
      <g className="rv-rulers">
        {[...COLUMNS].map((letter, column) => (
          <text key={letter} x={MARGIN + R + column * 1.5 * R} y={column % 2 === 0 ? 24 : MARGIN + H - 10}>
            {letter}
          </text>
        ))}
        {ROWS.map((row) => (
          <g key={row}>
            <text x={15} y={MARGIN + H + 2 * H * row + 6}>
              {row + 1}
            </text>
            <text x={WIDTH - 15} y={MARGIN + H + 2 * H * row + 6}>
              {row + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
});

/** Where the name of the Fleuve is written, once: it is one cell for whoever leaves something there. */
const FLEUVE = centreOf(cellAt('F6') ?? 0);

/** Names as HTML text, which lays out faster than SVG text. */
export const CellNames = memo(function CellNames() {
  return (
    <div className="rv-names" aria-hidden="true">
      {CELLS.map(({ coord, name, kind }, cell) => {
        if (kind === 'fleuve') return null;
        const { x, y } = centreOf(cell);
        const own = ownName(name);
        return (
          <b key={coord} className={own.length > 9 ? 'long' : ''} style={{ left: x - R, top: y + 9, width: 2 * R }}>
            {own}
          </b>
        );
      })}
      <i style={{ left: FLEUVE.x, top: FLEUVE.y + H }}>Fleuve de l’Oubli</i>
    </div>
  );
});
