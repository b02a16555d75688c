/**
 * The pictures of the artefacts, in one manner: a scene with one light, its rings cut out of the dark, and a figure with an
 * ink outline, so that white things are white. Sky and ground follow from phase, kind and number of the card; the same
 * drawing serves both themes.
 */
import type { ReactNode } from 'react';
import { CARDS } from '../data/cards.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { FIGURE_OF } from './figures.ts';
import './pictures.css';

/** Numbers from 0 to 1 that belong to a card: the same ones each time. */
function drawFor(number: number): () => number {
  let state = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const at = (n: number): number => Math.round(n * 10) / 10;

/** Broken rings around a light, each a little fainter than the one before. */
function Rings({ x, y, draw }: { readonly x: number; readonly y: number; readonly draw: () => number }) {
  const first = 26 + draw() * 10;
  return (
    <g className="rings">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
        const r = at(first + i * (11 + draw() * 3));
        const dash = at(10 + draw() * 24);
        return (
          <circle
            key={i}
            cx={x}
            cy={y}
            r={r}
            strokeWidth={at(3.2 - i * 0.28)}
            strokeDasharray={`${dash} ${at(4 + draw() * 9)}`}
            strokeDashoffset={at(draw() * 60)}
          />
        );
      })}
    </g>
  );
}

/** What a scene stands on. */
const GROUNDS: readonly ((draw: () => number) => ReactNode)[] = [
  // a hill
  (draw) => <path className="ground" d={`M0 160v-22q${at(50 + draw() * 60)}-${at(14 + draw() * 14)} 200-4v26z`} />,
  // water
  (draw) => (
    <>
      <path className="ground" d="M0 136h200v24H0z" />
      <path
        className="grain"
        d={[141, 147, 153]
          .map(
            (y) =>
              `M${at(draw() * 40)} ${y}h${at(50 + draw() * 60)}M${at(110 + draw() * 20)} ${y}h${at(20 + draw() * 50)}`,
          )
          .join('')}
      />
    </>
  ),
  // boards of a floor
  (draw) => (
    <>
      <path className="ground" d="M0 134h200v26H0z" />
      <path
        className="grain"
        d={[0, 1, 2, 3, 4, 5].map((i) => `M${at(i * 40 + draw() * 10)} 134l${i * 8 - 20} 26`).join('')}
      />
    </>
  ),
  // a table
  () => (
    <>
      <path className="ground" d="M12 138h176v8H12z" />
      <path className="grain" d="M30 146v14M170 146v14" />
    </>
  ),
  // two ridges
  (draw) => (
    <>
      <path
        className="ground far"
        d={`M0 150l${at(30 + draw() * 20)}-30 40 22 ${at(30 + draw() * 20)}-34 90 42v20H0z`}
      />
      <path className="ground" d="M0 160v-16q100-10 200 0v16z" />
    </>
  ),
];

/** What drifts through the air of a colour: sparks, leaves, bubbles, snow. */
function Drift({ colour, draw }: { readonly colour: number; readonly draw: () => number }) {
  const places = Array.from({ length: 7 }, () => ({
    x: at(12 + draw() * 176),
    y: at(10 + draw() * 112),
    s: 0.7 + draw(),
  }));
  return (
    <g className="drift">
      {places.map(({ x, y, s }) => {
        const key = `${x} ${y}`;
        if (colour === 0) return <path key={key} d={`M${x} ${y}l${at(3 * s)} ${at(-6 * s)}`} />;
        if (colour === 1) {
          return (
            <path
              key={key}
              className="full"
              d={`M${x} ${y}q${at(5 * s)}-${at(7 * s)} ${at(9 * s)}-${at(4 * s)}-${at(2 * s)} ${at(7 * s)}-${at(9 * s)} ${at(4 * s)}z`}
            />
          );
        }
        return (
          <circle
            key={key}
            className={colour === 3 ? 'full' : ''}
            cx={x}
            cy={y}
            r={at((colour === 3 ? 1.7 : 3.4) * s)}
          />
        );
      })}
    </g>
  );
}

const SKIES = ['night', 'dusk', 'day'] as const;

export function Picture({ card }: { readonly card: number }) {
  const [shape, lines] = FIGURE_OF[card] ?? ['', ''];
  const { colour = 0, phase = null, type = 'monster' } = CARDS[card] ?? {};
  const draw = drawFor(card);
  const sky = phase === null ? SKIES[1] : phase === 0 ? SKIES[2] : SKIES[0];
  const x = at(56 + draw() * 88);
  const y = at(44 + draw() * 40);
  const ground = GROUNDS[Math.floor(draw() * GROUNDS.length)] ?? GROUNDS[0];
  // Things lie aslant, whoever is alive stands.
  const turn = type === 'monster' ? 0 : at(draw() * 24 - 12);
  const size = type === 'monster' ? 2.75 : 2.45;
  return (
    <svg
      viewBox="0 0 200 160"
      className={`ar-picture in-${sky} of-${colour}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sky" width="200" height="160" />
      <circle className="light" cx={x} cy={y} r={at(17 + draw() * 8)} />
      <Rings x={x} y={y} draw={draw} />
      <Drift colour={colour} draw={draw} />
      {ground?.(draw)}
      <ellipse className="shadow" cx="100" cy="147" rx="52" ry="6" />
      <g transform={`translate(100 ${type === 'monster' ? 86 : 82}) rotate(${turn}) scale(${size}) translate(-24 -25)`}>
        <path className="rim" d={`${shape}${lines}`} />
        <path className="shape" d={shape} />
        <path className="cut" d={shape} transform="translate(24 26) scale(0.8) translate(-24 -26)" />
        <path className="lines" d={lines} />
      </g>
    </svg>
  );
}

/** What is on their heads, by number: the twelve are told apart at a glance. */
const HATS: readonly string[] = [
  'M14 22q2-9 18-8l2 4q-10-4-20 4z',
  'M14 24Q10 10 26 11t10 10q-6-6-12-5t-10 8zM34 12l4-4M38 16l5-1',
  'M12 20h24l-4-9H18zM10 20h28',
  'M14 23Q12 9 25 10t12 11M16 14a3 3 0 1 0-1-5M31 12a3 3 0 1 0 4-3',
  'M13 20l24-5-2-5-20 4zM33 10l5-3',
  'M11 20q13-6 26-1l-4-9q-8-4-17 1z',
  'M15 21q0-11 11-11t10 9M20 10v-5h8v5M18 5h12',
  'M14 23q0-10 11-11t11 8q-5-3-6-6-4 5-16 9z',
  'M13 22Q20 4 36 18q-12-4-23 4zM38 8q-2 3 0 5 2-2 0-5z',
  'M12 22q-3-6 3-9 4-6 11-4 8-2 10 5 4 4 1 8-5-8-12-8t-13 8z',
  'M14 22Q20 8 34 12l11-4q-3 8-9 9-10-4-22 5z',
  'M14 21h22M17 21V9h16v12M25 9V6',
];

/** Somebody asleep under a blanket; with eyes open where nobody sleeps any more. */
export function Sleeper({ dreamer, awake = false }: { readonly dreamer: number; readonly awake?: boolean }) {
  const { property = 0, colour = 0 } = DREAMERS[dreamer] ?? {};
  const negative = property === 1;
  const draw = drawFor(dreamer + 200);
  return (
    <svg
      viewBox="0 0 200 160"
      className={`ar-sleeper ar-picture in-${awake ? 'day' : 'night'} of-${colour}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sky" width="200" height="160" />
      <Rings x={100} y={86} draw={draw} />
      <g transform="translate(22 8) scale(3.25)">
        <path className="cushion" d="M4 24q3-10 20-9t20 9q2 8-2 12H6q-4-4-2-12z" />
        <path className="face" d="M25 15q11 0 11 11T25 38 14 26t11-11z" />
        <path className="cheek" d="M17.500 30h3M29.500 30h3" />
        <path className="hat" d={HATS[dreamer] ?? ''} />
        <path
          className="line"
          d={
            awake
              ? 'M20 24a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM30 24a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM23 33a2 2 0 1 0 4 0 2 2 0 0 0-4 0z'
              : `M17 26q3 2 6 0M27 26q3 2 6 0${negative ? 'M22 34q3-3 6 0' : 'M22 32q3 3 6 0'}`
          }
        />
        <path className="blanket" d="M-8 48V38q16-6 33-1 16-4 31 1v10z" />
        <path className="stitch" d="M-6 42q16-6 31-1 15-4 29 1" />
        {awake ? null : <path className="zed" d="M38 10h4.500l-4.500 4.500h4.500M44.500 16h3l-3 3h3" />}
      </g>
    </svg>
  );
}
