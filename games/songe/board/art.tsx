/** The drawings of Songe: stones, bag, bowl, the moon with two faces, portraits. Colours come from cloth.css. */
import { Drawing } from '@reverie/board/components/Drawing';
import type { CSSProperties } from 'react';
import type { PortraitId } from './reading.ts';

/** Three outlines, so that no two neighbours are alike. */
const OUTLINES = [
  'M24 2.8C35 2.2 44.6 10.6 45.3 22.6 46 35 37.4 44.7 25.2 45.3 12.8 45.9 3.2 37 2.8 25.2 2.4 13.2 12 3.4 24 2.8Z',
  'M22.6 3.2C33.6 1.6 44 8.4 45.6 20.4 47.2 33 38.6 43.6 27 45.2 15 46.8 4.4 39.4 2.8 27.6 1.2 15.8 10.6 5 22.6 3.2Z',
  'M25.6 3C37 3.4 45.6 12.6 45.2 24.6 44.8 36.8 35.4 45.6 23.6 45 11.6 44.4 2.6 35.4 3 23.4 3.4 11.4 13.6 2.6 25.6 3Z',
] as const;

/** What is drawn many times over, once: symbols that the drawings below refer to. */
export function ArtDefs() {
  return (
    <svg width="0" height="0" className="sg-defs" aria-hidden="true">
      <defs>
        <radialGradient id="sg-gw" cx=".36" cy=".28" r=".82">
          <stop offset="0" stopColor="#fffefb" />
          <stop offset=".5" stopColor="#f6f1e6" />
          <stop offset=".82" stopColor="#d3cab6" />
          <stop offset="1" stopColor="#a89c82" />
        </radialGradient>
        <radialGradient id="sg-gb" cx=".34" cy=".26" r=".85">
          <stop offset="0" stopColor="#565a6c" />
          <stop offset=".32" stopColor="#22242e" />
          <stop offset=".72" stopColor="#08090d" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <linearGradient id="sg-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sg-sky1)" />
          <stop offset="1" stopColor="var(--sg-sky2)" />
        </linearGradient>
        {OUTLINES.map((d, i) => (
          <symbol key={d} id={`sg-w${i}`} viewBox="0 0 48 48">
            <path d={d} fill="url(#sg-gw)" stroke="var(--sg-rim-w)" strokeWidth="1.6" />
            <g fill="none" strokeLinecap="round">
              <path
                d="M37.5 30c-1.8 5-6 8.8-11.2 9.8M40.6 27.4c-.6 2.2-1.4 4-2.4 5.6M31 40.8c-2 1-3.6 1.4-5.6 1.6M34.4 27.6c-1.4 3.6-4 6.4-7.4 7.8"
                stroke="#9c9077"
                strokeWidth="1.15"
              />
              <path d="M10.5 19.5c1.6-5 5.4-8.8 10.4-10.2" stroke="#fff" strokeWidth="3" />
            </g>
          </symbol>
        ))}
        {OUTLINES.map((d, i) => (
          <symbol key={d} id={`sg-b${i}`} viewBox="0 0 48 48">
            <path d={d} fill="url(#sg-gb)" stroke="var(--sg-rim-b)" strokeWidth="1.5" />
            <path
              d="M8.8 21.5C10 13.6 15.6 8.6 22.6 7.6 16.8 10.6 12.6 15 11.6 21.8 10.8 25 9 25 8.8 21.5Z"
              fill="#eef1ff"
              fillOpacity=".9"
            />
            <path
              d="M38.8 30c-1.8 4.6-5.4 8.2-10.2 9.6M36 28.6c-1.4 3.4-3.8 5.8-7 7.2"
              fill="none"
              stroke="#6d7390"
              strokeWidth="1.15"
              strokeLinecap="round"
            />
          </symbol>
        ))}
        <symbol id="sg-bifax" viewBox="0 0 100 100">
          <circle
            cx="50"
            cy="50"
            r="47"
            fill="var(--bf-b, var(--sg-moonb))"
            stroke="var(--bf-r, var(--sg-rim))"
            strokeWidth="1.6"
          />
          <path
            d="M50 3A47 47 0 0 0 50 97C53 90 50 86 52.5 82 57 80.5 59 79 58 75.5 56.5 73 56.8 71.5 58.4 70 60.6 68.4 60 66.6 57.8 65.6 60.4 64.4 60.6 62.6 58.8 60.6 66 60.2 68.6 58.8 66.6 55 62.6 48.6 58 43.6 57.6 38 57.3 33 59.6 29 58.6 22.6 57.6 15 53 10 50 3Z"
            fill="var(--bf-a, var(--sg-moona))"
          />
          <g fill="none" strokeLinecap="round">
            <path d="M46.5 42.5c3-2.4 6.6-2.6 9-1M48 45.6c2.4 1 5 .6 6.8-1" stroke="#3b3526" strokeWidth="1.5" />
            <path
              d="M63.5 42c2.4-1.4 5.6-1 7.8.9M64.2 44.8c2 .8 4.2.6 6-.6"
              stroke="var(--bf-r, var(--sg-rim))"
              strokeWidth="1.3"
            />
            <path
              d="M12 34c4 2 7 3 12 3M8.5 44c5 2.5 11 3.5 17 3M8 54c6 2 13 2.5 19 1.5M11 64c6 1.5 12 1.5 18 0M17 74c5 1 10 1 14-.5M26 83c4 .8 7 .6 10-.4"
              stroke="#a08b5c"
              strokeWidth="1.2"
              opacity=".75"
            />
            <path
              d="M90 38c-4 2-7 2.6-11 2.4M93 48c-5 2.2-10 2.8-15 2.2M92.6 58c-5 1.8-11 2.2-16 1.2M88 69c-5 1.2-10 1-14 0M80 79c-4 .8-8 .6-12-.6"
              stroke="var(--bf-r, var(--sg-rim))"
              strokeWidth="1.1"
              opacity=".55"
            />
          </g>
        </symbol>
        <symbol id="sg-mount" viewBox="0 0 60 60">
          <g fill="none" stroke="var(--sg-stitch)">
            <rect x="3" y="3" width="54" height="54" rx="9" strokeWidth="2" />
            <path
              d="M3 17V12A9 9 0 0 1 12 3H17M43 3H48A9 9 0 0 1 57 12V17M57 43V48A9 9 0 0 1 48 57H43M17 57H12A9 9 0 0 1 3 48V43"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        </symbol>
        <symbol id="sg-hole" viewBox="0 0 48 48">
          <circle
            cx="24"
            cy="24"
            r="20.5"
            fill="var(--sg-hole)"
            stroke="var(--sg-hole-rim)"
            strokeWidth="1.5"
            strokeDasharray="4 3.2"
          />
          <path
            d="M8.5 20A16.5 16.5 0 0 1 33 10.2"
            fill="none"
            stroke="#000"
            strokeOpacity=".28"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </symbol>
        <symbol id="sg-ring" viewBox="0 0 48 48">
          <circle
            cx="24"
            cy="24"
            r="20"
            fill="none"
            stroke="currentColor"
            strokeOpacity=".75"
            strokeWidth="3"
            strokeDasharray="5 4"
          />
        </symbol>
        <symbol id="sg-star" viewBox="0 0 24 24">
          <path d="M12 1.5 14.6 9.2 22.5 12 14.6 14.8 12 22.5 9.4 14.8 1.5 12 9.4 9.2Z" fill="currentColor" />
        </symbol>
      </defs>
    </svg>
  );
}

/** A stone, an empty ring or a hollow of the cloth. `turn` chooses its outline and how it lies. */
type StoneLook = 'white' | 'black' | 'ring' | 'hole';

const symbolOf = (look: StoneLook, turn: number): string =>
  look === 'white' || look === 'black' ? `#sg-${look[0]}${turn % 3}` : `#sg-${look}`;

export function Stone({ look, turn = 0, className = '' }: { look: StoneLook; turn?: number; className?: string }) {
  return (
    <svg className={`sg-stone ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={symbolOf(look, turn)} />
    </svg>
  );
}

/** So many stones in a line of text, said in words by `label`. */
export function Pebbles({
  white = 0,
  black = 0,
  of = 0,
  label,
}: {
  white?: number;
  black?: number;
  /** Empty rings up to this many. */
  of?: number;
  label: string;
}) {
  const looks: StoneLook[] = [
    ...Array.from({ length: Math.max(0, white) }, () => 'white' as const),
    ...Array.from({ length: Math.max(0, black) }, () => 'black' as const),
  ];
  while (looks.length < of) looks.push('ring');
  return (
    <span className="sg-pebbles" role="img" aria-label={label}>
      {looks.map((look, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
        <Stone key={i} look={look} turn={i} />
      ))}
    </span>
  );
}

export const Moon = ({ className = 'sg-moon' }: { className?: string }) => (
  <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
    <use href="#sg-bifax" />
  </svg>
);

export const Star = () => (
  <svg className="sg-star" viewBox="0 0 24 24" aria-hidden="true">
    <use href="#sg-star" />
  </svg>
);

const ON_THE_BAG = {
  '--bf-a': '#f3e3bd',
  '--bf-b': 'light-dark(#4a1a17, #2b0f1b)',
  '--bf-r': '#f3e3bd',
} as CSSProperties;

export function Bag() {
  const dark = 'light-dark(#36120f, #2b0f1b)';
  const edge = 'light-dark(#2e100c, #1b0a12)';
  return (
    <svg className="sg-bag" viewBox="0 0 200 210" aria-hidden="true">
      <ellipse cx="104" cy="196" rx="84" ry="11" fill="#000" opacity=".35" />
      <path
        d="M58 66C30 92 10 130 18 166 24 192 54 198 100 198 146 198 178 192 184 164 190 128 168 92 142 66Z"
        fill="light-dark(#6d2f2a, #5d2734)"
        stroke={edge}
        strokeWidth="2"
      />
      <path
        d="M58 66C30 92 10 130 18 166 24 192 54 198 100 198 70 186 56 150 76 68Z"
        fill="light-dark(#8a4037, #7a3644)"
      />
      <g fill="none" strokeLinecap="round">
        <path
          d="M152 80c20 24 32 52 26 84M142 82c20 28 28 56 20 92M132 84c14 30 20 60 12 98M160 92c12 20 20 44 16 66M150 150c-2 14-6 26-14 38M166 150c-2 12-8 24-16 34"
          stroke={dark}
          strokeWidth="2.2"
        />
        <path
          d="M60 84c-16 22-28 48-28 72M70 86c-12 24-20 46-22 70M42 168c4 10 12 16 22 20"
          stroke="light-dark(#c98875, #b56f78)"
          strokeWidth="1.8"
        />
      </g>
      <path
        d="M52 60C40 44 34 30 44 18 58 8 78 12 100 10 122 12 142 8 156 18 166 30 160 44 148 60 132 70 68 70 52 60Z"
        fill="light-dark(#7d3831, #6b2f3c)"
        stroke={edge}
        strokeWidth="2"
      />
      <ellipse cx="100" cy="26" rx="50" ry="14" fill="#0a0508" />
      <path
        d="M56 34c10 8 14 18 16 28M78 40c4 8 4 16 4 24M122 40c-4 8-4 16-4 24M144 34c-10 8-14 18-16 28"
        fill="none"
        stroke={dark}
        strokeWidth="2"
      />
      <g fill="none" stroke="var(--sg-stitch)" strokeLinecap="round">
        <path d="M50 62C68 74 132 74 150 62" strokeWidth="6" />
        <path d="M146 66c14 8 22 20 20 34M146 66c20 2 32 10 36 22" strokeWidth="3" />
      </g>
      <path
        d="M50 62C68 74 132 74 150 62"
        fill="none"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="6"
        strokeDasharray="2 6"
      />
      <path d="M162 98l8 0 2 12-10 1ZM178 86l8 2-1 12-9-2Z" fill="var(--sg-stitch)" />
      <g style={ON_THE_BAG}>
        <use href="#sg-bifax" x="62" y="98" width="76" height="76" />
      </g>
    </svg>
  );
}

/** Where the stones of the Limbes lie in the bowl: left edge and top. */
const IN_THE_BOWL = [
  [58, 10],
  [94, 18],
  [130, 17],
  [164, 10],
  [78, -4],
  [114, -2],
  [148, -4],
  [96, -16],
  [130, -16],
  [112, -28],
] as const;

export function Bowl({ stones }: { stones: number }) {
  const edge = 'light-dark(#2a2440, #8d97cc)';
  return (
    <svg className="sg-bowl" viewBox="0 -34 260 164" aria-hidden="true">
      <ellipse cx="130" cy="120" rx="92" ry="8" fill="#000" opacity=".3" />
      <path
        d="M10 34C14 84 60 118 130 118 200 118 246 84 250 34Z"
        fill="light-dark(#5b5470, #2a2f52)"
        stroke={edge}
        strokeWidth="2"
      />
      <path
        d="M44 62c10 22 34 38 60 44M60 60c10 18 30 32 52 38M214 66c-10 20-30 34-54 42M226 58c-10 24-34 42-62 50M198 70c-10 14-24 24-40 30"
        fill="none"
        stroke="light-dark(#c9c2df, #6f7ab4)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <ellipse cx="130" cy="34" rx="120" ry="22" fill="light-dark(#332c48, #10142c)" stroke={edge} strokeWidth="2" />
      {IN_THE_BOWL.slice(0, stones).map(([x, y], i) => (
        <use key={`${x} ${y}`} href={`#sg-b${i % 3}`} x={x} y={y} width="40" height="40" />
      ))}
      {stones >= 5 ? (
        <path
          className="sg-smoke"
          d="M40 20c-8-8 6-14 0-24M222 18c8-8-6-12 0-22"
          fill="none"
          stroke="var(--sg-curl)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  );
}

const FACES = new URL('./faces.svg', import.meta.url).href;

/** A face in a round frame, half lit as the Nox Bifax is. */
export function Portrait({ of }: { of: PortraitId }) {
  return (
    <svg className="sg-portrait" viewBox="0 0 80 80" aria-hidden="true">
      <Drawing of={`sg-face-${of}`} from={FACES} />
    </svg>
  );
}
