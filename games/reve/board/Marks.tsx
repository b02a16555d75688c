/** What lies on the lands and can be chosen there: ranges, ways out with their odds, tokens, the advised route. */
import { memo } from 'react';
import type { CellIndex } from '../data/map.ts';
import { DIRECTIONS, type Direction } from '../hex.ts';
import { TOKENS, type Token } from './art.tsx';
import { centreOf, HEIGHT, hexagon, outline, type Point, route, sideOf, WIDTH } from './geometry.ts';
import { movedTo } from './paths.ts';

export interface Reachable {
  readonly cell: CellIndex;
  readonly selected: boolean;
  /** Already in words: the chance to come there unhindered, nobody met and its water mastered. */
  readonly chance: string | null;
  readonly wet: boolean;
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

/** How likely it is that somebody lost is there, in words. */
export interface Share {
  readonly cell: CellIndex;
  readonly of: number;
  readonly share: string;
}

export interface MarksProps {
  readonly reachable: readonly Reachable[];
  readonly edges: readonly { readonly cell: CellIndex; readonly towards: Direction; readonly selected: boolean }[];
  readonly ranges: readonly Range[];
  readonly tokens: readonly TokenShown[];
  readonly path: readonly CellIndex[];
  /** The way that was walked on this journey; in gold once all is over. */
  readonly walked: readonly CellIndex[];
  readonly over: boolean;
  /** The cells that matter now: a veil lies over all others. None where all do. */
  readonly lit: readonly CellIndex[];
  /** The turning points of a journey, in their order. */
  readonly stamps: readonly CellIndex[];
  readonly shares: readonly Share[];
  readonly goal: CellIndex | null;
  readonly focus: CellIndex | null;
}

export const Marks = memo(function Marks(props: MarksProps) {
  const { reachable, edges, ranges, tokens, path, walked, over, lit, stamps, shares, goal, focus } = props;
  return (
    <svg className="rv-marks" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {ranges.map(({ kind, cells }) => (
        <path key={kind} className={`rv-range ${kind}`} d={outline(cells)} />
      ))}
      {lit.length > 0 && <path className="rv-dim" fillRule="evenodd" d={`${EVERYTHING}${holes(lit)}`} />}
      {walked.length > 1 && <Walked path={walked} over={over} />}
      {reachable.map(({ cell, selected, own, wet }) => (
        <use
          key={cell}
          className={`rv-reach${selected ? ' selected' : ''}${own ? ' own' : ''}${wet ? ' wet' : ''}`}
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
      {reachable.map(({ cell, chance, wet }) =>
        chance === null ? null : <Pill key={cell} cell={cell} says={chance} look={wet ? 'wet' : ''} />,
      )}
      {shares.map(({ cell, of, share }) => (
        <Pill key={`${of} ${cell}`} cell={cell} says={share} look={`lost rv-of-${of}`} />
      ))}
      {stamps.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are numbered
        <Stamp key={i} cell={cell} n={i + 1} />
      ))}
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

function Walked({ path, over }: { readonly path: readonly CellIndex[]; readonly over: boolean }) {
  const d = route(path);
  return (
    <>
      <path className="rv-route under" d={d} />
      <path className={`rv-route walked${over ? ' over' : ''}`} d={d} pathLength={over ? 1 : undefined} />
    </>
  );
}

/** Farther than any screen shows of it. */
const EVERYTHING = `M${-WIDTH} ${-HEIGHT}H${2 * WIDTH}V${2 * HEIGHT}H${-WIDTH}Z`;
/** The cells that a veil leaves free. */
const holes = (cells: readonly CellIndex[]): string => movedTo([...new Set(cells)].map(centreOf), hexagon());

/** The number of a turning point, on the upper right shoulder of its cell. */
function Stamp({ cell, n }: { readonly cell: CellIndex; readonly n: number }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="rv-stamp" transform={`translate(${x + 26} ${y - 18})`}>
      <circle r="15" />
      <text y="6">{n}</text>
    </g>
  );
}

/** One figure, in the place of the name. */
function Pill({ cell, says, look }: { readonly cell: CellIndex; readonly says: string; readonly look: string }) {
  const { x, y } = centreOf(cell);
  const half = 8 + says.length * 4.4;
  return (
    <g className={`rv-pill ${look}`} transform={`translate(${x} ${y + 19})`}>
      <rect x={-half} y="-11.5" width={2 * half} height="23" rx="11.5" />
      <text y="6">{says}</text>
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

/** Up to three on the left shoulder of a cell, one below the other. */
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
              at={{ x: x - 32 + i * 16, y: y - 14 + i * 5 }}
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
