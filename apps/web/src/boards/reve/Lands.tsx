/** The lands themselves: they never change, so they are drawn once. */
import { CELLS } from '@reverie/reve/data/map';
import { memo } from 'react';
import { Definitions } from './art.tsx';
import { COLUMNS, centreOf, H, HEIGHT, MARGIN, nameLines, R, riverCourse, WIDTH } from './geometry.ts';

const RIVER = riverCourse();
const ROWS = [...Array(15).keys()];

export const Lands = memo(function Lands() {
  return (
    <svg className="rv-lands" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Definitions />
      {CELLS.map(({ coord, kind }, cell) => (
        <use key={coord} href={`#rv-ground-${kind}`} {...centreOf(cell)} />
      ))}
      <path className="rv-river edge" d={RIVER} />
      <path className="rv-river" d={RIVER} />
      {CELLS.map(({ coord, kind }, cell) => {
        const { x, y } = centreOf(cell);
        return <use key={coord} href={`#rv-sign-${kind}`} x={x} y={y - 4} />;
      })}
      <g className="rv-coords">
        {CELLS.map(({ coord }, cell) => {
          const { x, y } = centreOf(cell);
          return (
            <text key={coord} x={x} y={y - 32}>
              {coord}
            </text>
          );
        })}
      </g>
      <g className="rv-names">
        {CELLS.map(({ coord, name }, cell) => {
          const { x, y } = centreOf(cell);
          const lines = nameLines(name);
          return lines.map((line, i) => (
            <text key={`${coord}${line}`} x={x} y={y + 28 + 9.5 * (i - (lines.length - 1) / 2)}>
              {line}
            </text>
          ));
        })}
      </g>
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
