/** The lands themselves: they never change, so they are drawn once, all cells of a kind in one stroke. */

import { memo } from 'react';
import { CELLS, cellsOfKind } from '../data/map.ts';
import { TERRAINS } from '../data/terrains.ts';
import { Definitions, GROUND, SIGNS } from './art.tsx';
import { COLUMNS, centreOf, H, HEIGHT, hexagon, MARGIN, nameLines, R, riverCourse, WIDTH } from './geometry.ts';
import { moved } from './paths.ts';

const RIVER = riverCourse();
const ROWS = [...Array(15).keys()];

const KINDS = TERRAINS.map((terrain) => {
  const centres = cellsOfKind(terrain).map(centreOf);
  const all = (outline: string, up = 0) => centres.map(({ x, y }) => moved(outline, { x, y: y - up })).join('');
  return {
    terrain,
    ground: all(hexagon()),
    strokes: all(GROUND[terrain]),
    sign: SIGNS[terrain].map(([made, outline]) => ({ made, outline: all(outline, 4) })),
  };
});

export const Lands = memo(function Lands() {
  return (
    <svg className="rv-lands" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Definitions />
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
          <text key={row} x={14} y={MARGIN + H + 2 * H * row + 6}>
            {row + 1}
          </text>
        ))}
      </g>
    </svg>
  );
});

/** Names and coordinates as HTML text, which lays out faster than SVG text. */
export const CellNames = memo(function CellNames() {
  return (
    <div className="rv-names" aria-hidden="true">
      {CELLS.map(({ coord, name }, cell) => {
        const { x, y } = centreOf(cell);
        const lines = nameLines(name);
        return (
          <div key={coord} style={{ left: x - R, top: y - 40, width: 2 * R }}>
            <i>{coord}</i>
            <b className={lines.length > 1 ? 'two' : ''}>{lines.join('\n')}</b>
          </div>
        );
      })}
    </div>
  );
});
