/** The picture of a quest's end: the city at sunrise with its gate open, or shut under the moon; and the seal. */
import type { ReactNode } from 'react';
import './pictures.css';

/** Left edge, width, top of the wall, top of the roof, windows. */
const TOWERS: readonly (readonly [x: number, width: number, wall: number, roof: number, windows: number])[] = [
  [36, 30, 88, 54, 3],
  [288, 34, 80, 38, 3],
  [82, 40, 108, 82, 2],
  [236, 42, 104, 76, 2],
  [140, 34, 64, 18, 4],
  [190, 30, 78, 40, 3],
];

const ROOFS = TOWERS.map(([x, w, wall, roof]) => `M${x - 4} ${wall}L${x + w / 2} ${roof}L${x + w + 4} ${wall}z`).join(
  '',
);
const BODIES = TOWERS.map(([x, w, wall]) => `M${x} 204V${wall}h${w}V204z`).join('');
const SHADES = TOWERS.map(([x, w, wall]) => `M${x + w * 0.62} 204V${wall}h${w * 0.38}V204z`).join('');
const WINDOWS = TOWERS.flatMap(([x, w, wall, , count]) =>
  Array.from({ length: count }, (_, i) => `M${x + w / 2 - 3} ${wall + 18 + i * 22}v-6a3 3 0 0 1 6 0v6z`),
).join('');
const BATTLEMENTS = `M0 160${'h16v-10h14v10'.repeat(12)}V210H0z`;
const STONES = 'M8 176h20M44 186h24M90 172h22M250 178h24M300 188h22M322 170h20M120 190h18';
const STARS = 'M30 30h.1M70 54h.1M110 22h.1M236 26h.1M340 90h.1M18 76h.1';
/** A ray every nine degrees of the half turn, long and short in turns. */
const RAYS = Array.from({ length: 21 }, (_, i) => {
  const at = (far: number) =>
    `${Math.round(180 + Math.cos((Math.PI * i) / 20) * far)} ${Math.round(150 - Math.sin((Math.PI * i) / 20) * far)}`;
  return `M${at(97)}L${at(i % 2 === 0 ? 132 : 300)}`;
}).join('');

interface Props {
  readonly won: boolean;
  readonly letter: string;
  /** Whoever comes out of the gate; by default the flame of the dreamer. */
  readonly who?: 'warrior';
}

export function QuestScene({ won, letter, who }: Props) {
  return (
    <svg
      className={`rv-picture rv-city ${won ? 'dawn' : 'dusk'}`}
      viewBox="0 0 360 210"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className="sky deep" width="360" height="210" />
      {won ? (
        <>
          <path className="rays" d={RAYS} />
          <circle className="sun" cx="180" cy="150" r="92" />
        </>
      ) : (
        <path className="moon" d="M262 26a26 26 0 1 0 22 40 21 21 0 0 1-22-40z" />
      )}
      <path className="twinkle" d={STARS} />
      <path className="walls" d={BODIES} />
      <path className="shade" d={SHADES} />
      <path className="roofs" d={ROOFS} />
      <path className="windows" d={WINDOWS} />
      <path className="rampart" d={BATTLEMENTS} />
      <path className="stones" d={STONES} />
      <path className="gate" d="M150 210v-36q0-26 30-26t30 26v36z" />
      {won ? who === 'warrior' ? <Warrior /> : <Flame letter={letter} /> : <path className="bars" d={BARS} />}
    </svg>
  );
}

const BARS = 'M160 210v-52M170 210v-58M180 210v-60M190 210v-58M200 210v-52M150 176h60M150 194h60';

const Flame = ({ letter }: { readonly letter: string }): ReactNode => (
  <>
    <circle className="halo outer" cx="180" cy="184" r="30" />
    <g className="flame" transform="translate(180 186)">
      <path d="M0-20Q15-6 15 5a15 15 0 0 1-30 0Q-15-6 0-20z" />
      <text y="11">{letter}</text>
    </g>
  </>
);

const Warrior = (): ReactNode => (
  <g className="warrior" transform="translate(180 196)">
    <path className="mail" d="M-16 14l2-34q-8-8-4-20 6-10 18-10t18 10q4 12-4 20l2 34z" />
    <path className="helmet" d="M-9-52q0-16 9-16t9 16l-3 8H-6z" />
    <path className="slit" d="M-6-56h12M0-56v9" />
    <path className="plume" d="M0-68q10-14 22-8-10 2-14 12" />
    <path className="shaft" d="M30 16V-84" />
    <path className="point" d="M30-104l7 20h-14z" />
    <path className="arm" d="M16-30l14 4" />
    <path className="shield" d="M-34-34q14-8 24 0-2 26-12 34-10-8-12-34z" />
    <path className="cross" d="M-22-34V-4M-32-22h20" />
  </g>
);

const TEETH = Array.from({ length: 32 }, (_, i) => {
  const r = i % 2 === 0 ? 37 : 42;
  const turn = (Math.PI * i) / 16;
  return `${Math.round(Math.cos(turn) * r * 10) / 10} ${Math.round(Math.sin(turn) * r * 10) / 10}`;
}).join('L');

/** Pressed on a quest that is over. */
export function Seal({ says, won }: { readonly says: string; readonly won: boolean }) {
  return (
    <svg className={`rv-seal ${won ? 'won' : 'lost'}`} viewBox="-46 -46 92 92" aria-hidden="true">
      <path d={`M${TEETH}Z`} />
      <circle r="29" />
      <text y="5">{says}</text>
    </svg>
  );
}
