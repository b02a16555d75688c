/** What lies on the lands and can be chosen there: ranges, ways out with their odds, tokens, the advised route. */

import { memo } from 'react';
import type { CellIndex } from '../data/map.ts';
import { DIRECTIONS, type Direction } from '../hex.ts';
import { TOKENS, type Token } from './art.tsx';
import { centreOf, HEIGHT, outline, type Point, route, sideOf, WIDTH } from './geometry.ts';

export interface Reachable {
  readonly cell: CellIndex;
  readonly selected: boolean;
  /** Already in words: the chance of an encounter, and of mastering what the cell asks for. */
  readonly encounter: string | null;
  readonly master: string | null;
  /** The demi-rêve's own cell, to stay on. */
  readonly own: boolean;
}

export interface Range {
  readonly kind: 'reach' | 'goal';
  readonly cells: ReadonlySet<CellIndex>;
}

export interface TokenShown {
  readonly token: Token;
  readonly cell: CellIndex;
  readonly title: string;
}

export interface MarksProps {
  readonly reachable: readonly Reachable[];
  readonly edges: readonly { readonly cell: CellIndex; readonly towards: Direction; readonly selected: boolean }[];
  readonly ranges: readonly Range[];
  readonly tokens: readonly TokenShown[];
  readonly path: readonly CellIndex[];
  readonly goal: CellIndex | null;
  readonly focus: CellIndex | null;
}

export const Marks = memo(function Marks({ reachable, edges, ranges, tokens, path, goal, focus }: MarksProps) {
  return (
    <svg className="rv-marks" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {ranges.map(({ kind, cells }) => (
        <path key={kind} className={`rv-range ${kind}`} d={outline(cells)} />
      ))}
      {reachable.map(({ cell, selected, own }) => (
        <use
          key={cell}
          className={`rv-reach${selected ? ' selected' : ''}${own ? ' own' : ''}`}
          href="#rv-inner"
          {...centreOf(cell)}
        />
      ))}
      {path.length > 1 && <Route path={path} />}
      {goal !== null && <use className="rv-goal" href="#rv-inner" {...centreOf(goal)} />}
      {edges.map(({ cell, towards, selected }) => (
        <Edge key={towards} cell={cell} towards={towards} selected={selected} />
      ))}
      <Tokens tokens={tokens} />
      {reachable.map((one) => (one.encounter === null ? null : <Odds key={one.cell} {...one} />))}
      {focus !== null && <use className="rv-focus" href="#rv-inner" {...centreOf(focus)} />}
    </svg>
  );
});

function Route({ path }: { readonly path: readonly CellIndex[] }) {
  const d = route(path);
  const end = centreOf(path.at(-1) as CellIndex);
  return (
    <>
      <path className="rv-route under" d={d} />
      <path className="rv-route" d={d} />
      <circle className="rv-route-end" cx={end.x} cy={end.y} r="9" />
    </>
  );
}

/** The chance to meet somebody, on a little tag; below it, that of mastering the water. */
function Odds({ cell, encounter, master, selected }: Reachable) {
  const { x, y } = centreOf(cell);
  return (
    <g className={`rv-odds${selected ? ' selected' : ''}`} transform={`translate(${x} ${y})`}>
      <g className="sized">
        <g className="tag" transform="translate(0 -32)">
          <rect x="-31" y="-11" width="62" height="22" rx="11" />
          <path className="who" d="M-20-3.5a3.5 3.5 0 1 1 .1 0M-25 6q0-7 5-7t5 7z" />
          <text x="8" y="6">
            {encounter}
          </text>
        </g>
        {master !== null && (
          <g className="tag water" transform="translate(0 33)">
            <rect x="-31" y="-11" width="62" height="22" rx="11" />
            <path className="drop" d="M-20-7q5 6.5 5 9a5 5 0 0 1-10 0q0-2.5 5-9z" />
            <text x="8" y="6">
              {master}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

/** A way that leads off the map. */
function Edge({
  cell,
  towards,
  selected,
}: {
  readonly cell: CellIndex;
  readonly towards: Direction;
  readonly selected: boolean;
}) {
  const { x, y } = centreOf(cell);
  const side = sideOf(towards);
  const turn = DIRECTIONS.indexOf(towards) * 60;
  return (
    <g
      className={`rv-edge${selected ? ' selected' : ''}`}
      transform={`translate(${x + side.x * 1.2} ${y + side.y * 1.2}) rotate(${turn})`}
    >
      <path d="M-11 5L0-8 11 5" />
    </g>
  );
}

/** Up to three side by side on a cell, in its upper part; more are counted. */
function Tokens({ tokens }: { readonly tokens: readonly TokenShown[] }) {
  const byCell = new Map<CellIndex, TokenShown[]>();
  for (const token of tokens) byCell.set(token.cell, [...(byCell.get(token.cell) ?? []), token]);
  return (
    <>
      {[...byCell].map(([cell, here]) => {
        const { x, y } = centreOf(cell);
        return here
          .slice(0, 3)
          .map((one, i) => (
            <TokenDrawn
              key={`${cell} ${one.token} ${one.title}`}
              {...one}
              at={{ x: x + (i - (Math.min(here.length, 3) - 1) / 2) * 26, y: y - 22 }}
            />
          ));
      })}
    </>
  );
}

function TokenDrawn({ token, title, at }: TokenShown & { readonly at: Point }) {
  return (
    <g className={`rv-token ${token}`} transform={`translate(${at.x} ${at.y})`}>
      <title>{title}</title>
      <g className="sized">
        <circle r="13" />
        <path d={TOKENS[token]} />
      </g>
    </g>
  );
}
