/** The room seen from above and aslant: how far the spell goes, who stands there, and who is pointed at. */
import { useWords } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import type { Looks } from '../data/quests.ts';
import { boardWords } from './words.ts';
import './floor.css';

interface Props {
  readonly reach: number;
  /** How far away whoever is aimed at stands, in metres. */
  readonly distance: number;
  /** Their names, empty for one that has none; nobody where the dreamer aims at himself. */
  readonly aimed: readonly string[];
  readonly there: readonly { readonly name: string; readonly metres: number; readonly looks: Looks }[];
  /** Whoever is there is pointed at by a press on the drawing too; for hands without a pointer there are buttons. */
  point(name: string): void;
}

/** The dreamer's feet, and the farthest that the drawing has room for. */
const NEAR = 272;
const FAR = 132;
/** Where those who are there stand: to the left and to the right in turn. */
const PLACES = [106, 290, 338, 52];

export function Floor({ reach, distance, aimed, there, point }: Props) {
  const words = useWords(boardWords);
  const farthest = Math.max(reach, distance, ...there.map(({ metres }) => metres));
  const yAt = (metres: number): number => NEAR - (metres / farthest) * (NEAR - FAR);
  const top = yAt(reach);
  // Nobody whom the story tells of: those who are aimed at stand side by side.
  const apart = Math.min(64, 340 / Math.max(1, aimed.length));
  const figures =
    there.length > 0
      ? there.map((one, i) => ({ ...one, x: PLACES[i] ?? 200, at: aimed.includes(one.name) }))
      : aimed.map((name, i) => ({
          name,
          metres: distance,
          looks: 'robed' as const,
          x: aimed.length === 1 ? 290 : 200 + (i - (aimed.length - 1) / 2) * apart,
          at: true,
        }));
  // Whoever was written into the form is not one of those who are there.
  const elsewhere = there.length > 0 && aimed.length > 0 && !figures.some(({ at }) => at);
  return (
    <svg className="rv-floor" viewBox="0 0 400 310" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="wall" d="M0 0h400v78H0z" />
      <path className="boards" d={BOARDS} />
      <path className="edge" d="M0 78h400" />
      <path className="window" d="M40 78V22q0-14 21-14t21 14v56z" />
      <path className="edge thin" d="M61 8v70M40 40h42" />
      <path className="door" d="M306 78V26h54v52z" />
      <path className="edge thin" d="M320 26v52M333 26v52M346 26v52" />
      <ellipse className="reach" cx="200" cy={NEAR} rx={1.45 * (NEAR - top)} ry={NEAR - top} />
      <ellipse className="half" cx="200" cy={NEAR} rx={0.72 * (NEAR - top)} ry={0.5 * (NEAR - top)} />
      <Label x={200} y={top} text={words.upTo(reach)} />
      {figures
        .toSorted((a, b) => b.metres - a.metres)
        .map(({ name, metres, looks, x, at }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is not read out; buttons below do the same
          <g key={`${name} ${x}`} className="somebody" onClick={() => point(name)}>
            {at ? (
              <ellipse
                className={`ring${metres > reach ? ' beyond' : ''}`}
                cx={x}
                cy={yAt(metres)}
                rx={wide(looks) ? 44 : 27}
                ry={wide(looks) ? 11 : 8}
              />
            ) : null}
            <g transform={`translate(${x} ${yAt(metres)}) scale(${1.08 - (0.22 * metres) / farthest})`}>
              {FIGURES[looks]}
            </g>
            {at ? (
              <path
                className={`line${metres > reach ? ' beyond' : ''}`}
                d={`M${x < 200 ? 160 : 240} 226L${x < 200 ? x + 22 : x - 22} ${yAt(metres) + 4}`}
              />
            ) : null}
          </g>
        ))}
      {elsewhere ? <path className="line" d={`M240 226L206 ${yAt(distance)}`} /> : null}
      <g transform="translate(200 286) scale(1.12)">{DREAMER}</g>
      {there.length > 0 || aimed.length < 5
        ? figures.map(({ name, metres, x, at }) =>
            name === '' ? null : (
              <Label key={`${name} ${x}`} x={x} y={yAt(metres) + 20} text={words.standing(name, metres)} at={at} />
            ),
          )
        : null}
    </svg>
  );
}

/** Words on a plate, which keeps within the drawing. The plate is as wide as such letters are on the average. */
function Label({
  x,
  y,
  text,
  at = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly at?: boolean;
}) {
  const width = 7.3 * text.length + 18;
  const middle = Math.min(Math.max(x, width / 2 + 3), 397 - width / 2);
  return (
    <g className={at ? 'plate at' : 'plate'}>
      <rect x={middle - width / 2} y={y - 12} width={width} height="24" rx="12" />
      <text x={middle} y={y + 5}>
        {text}
      </text>
    </g>
  );
}

const BOARDS = Array.from({ length: 15 }, (_, i) => `M${46 + 22 * i} 78L${-248 + 64 * i} 310`).join('');
const wide = (looks: Looks): boolean => looks === 'wall' || looks === 'lying' || looks === 'gallows';

const SHADOW = <ellipse className="shadow" rx="26" ry="6.5" />;
const GOWN = (
  <>
    {SHADOW}
    <path className="cloth" d="M-7-62q-12 3-12 20L-24 0q24 6 48 0l-5-42q0-17-12-20z" />
    <path className="fold" d="M-8-52l-4 50M0-50v53M8-52l4 50" />
    <circle className="skin" cy="-71" r="10" />
  </>
);
/** With their feet at the origin. */
const FIGURES: Readonly<Record<Looks, ReactNode>> = {
  robed: (
    <>
      {GOWN}
      <path className="red" d="M-17-77q17-9 34 0l-5-3q0-11-12-11t-12 11z" />
      <path className="chain" d="M-11-58q11 12 22 0" />
    </>
  ),
  guard: (
    <>
      {GOWN}
      <path className="steel" d="M-11-73q0-14 11-14t11 14l-4-3H-7z" />
      <path className="shaft" d="M25 3V-92" />
      <path className="steel" d="M25-108l5 16H20z" />
      <path className="arm" d="M13-52l12 6" />
    </>
  ),
  woman: (
    <>
      {GOWN}
      <path className="veil" d="M-13-58q-5-26 13-26t13 26q-4 4-6-2 2-14-7-14t-7 14q-2 6-6 2z" />
    </>
  ),
  lying: (
    <>
      <ellipse className="shadow" rx="44" ry="8" />
      <path className="cloth" d="M-40-2q2-12 24-13l40-1q14 2 14 14z" />
      <circle className="skin" cx="-46" cy="-9" r="8" />
    </>
  ),
  cat: (
    <>
      <ellipse className="shadow" rx="18" ry="4" />
      <path className="cloth" d="M-16 0q0-16 14-18l2-9 6 5 6-5 1 10q4 8 0 17zM-16 0q-12 2-10-11" />
    </>
  ),
  dog: (
    <>
      <ellipse className="shadow" rx="30" ry="6" />
      <path className="wood" d="M-30 0v-30L0-54l30 24V0z" />
      <path className="dark" d="M-12 0v-16a12 12 0 0 1 24 0V0z" />
    </>
  ),
  glow: (
    <>
      <circle className="light" cy="-34" r="30" />
      <path className="chain" d="M0-56v-10M0-12v10M22-34h10M-32-34h10M16-50l7-7M-23-11l7-7" />
      <circle className="flame" cy="-34" r="9" />
    </>
  ),
  trunk: (
    <>
      <ellipse className="shadow" rx="34" ry="7" />
      <path className="wood" d="M-32 0v-24q0-14 14-14h36q14 0 14 14V0z" />
      <path className="fold" d="M-32-22h64M-16-38V0M16-38V0" />
      <path className="steel" d="M-5-26H5v11H-5z" />
    </>
  ),
  door: (
    <>
      <ellipse className="shadow" rx="28" ry="6" />
      <path className="wood" d="M-24 0v-58q0-18 24-18t24 18V0z" />
      <path className="fold" d="M-8-74V0M8-74V0M-24-46h48" />
      <circle className="flame" cx="14" cy="-28" r="3" />
    </>
  ),
  gallows: (
    <>
      <ellipse className="shadow" rx="44" ry="8" />
      <path className="shaft" d="M-22 0v-96h52M-22-74l20-22M-38 0h32" />
      <path className="chain" d="M26-96v22m0 0a7 9 0 1 0 .1 0" />
    </>
  ),
  wall: (
    <>
      <ellipse className="shadow" rx="54" ry="8" />
      <path className="steel" d="M-54 0v-46h14v9h14v-9h14v9h14v-9h14v9h14v-9h14v9h10V0z" />
      <path className="skin" d="M-19-45a6 6 0 1 1 .1 0M21-45a6 6 0 1 1 .1 0" />
      <path className="fold" d="M-44-18h22M-6-26h24M26-14h18M-20-8h22" />
    </>
  ),
  spot: <path className="cross" d="M-16-5h32M0-14v18" />,
};
/** Seen from behind, the arm stretched out. */
const DREAMER = (
  <>
    <circle className="light" cy="-34" r="46" />
    {SHADOW}
    <path className="own" d="M-7-62q-12 3-12 20L-24 0q24 6 48 0l-5-42q0-17-12-20z" />
    <path className="fold" d="M-8-52l-4 50M0-50v53M8-52l4 50" />
    <path className="hair" d="M-12-62q-3-24 12-24t12 24q-12 5-24 0z" />
    <path className="arm own" d="M-14-50l-16-16" />
  </>
);
