/**
 * Everything drawn: terrains, those who are met, tokens, dreamers. Each terrain is told by its colour, by small strokes in
 * the ground and by a sign, so that two of the three are enough. Colours are in art.css, for both themes.
 */
import type { ReactNode } from 'react';
import type { EncounterKind } from '../data/encounters.ts';
import type { Terrain } from '../data/terrains.ts';
import { hexagon } from './geometry.ts';
import './art.css';

/** Strokes in the ground, near the sides of the hexagon, where no sign stands. */
export const GROUND: Readonly<Record<Terrain, string>> = {
  cite: 'M-30-22h12M-24-28v6M18-28h12M24-28v6M-34 24h10M24 24h10M-8 34h16M0 28v6',
  sanctuaire: 'M-32-20l4 4M-28-20l-4 4M28-20l4 4M32-20l-4 4M-26 28l4 4M-22 28l-4 4M22 28l4 4M26 28l-4 4',
  plaines: 'M-34-16l2-5M-30-16l2-5M22-26l2-5M26-26l2-5M-26 26l2-5M-22 26l2-5M24 24l2-5M28 24l2-5M-2 36l2-5M2 36l2-5',
  pont: 'M-36-6h8M28-6h8M-22-32h10M12-32h10M-20 34h10M10 34h10',
  collines: 'M-34-14q4-6 8 0M18-28q4-6 8 0M-24 30q4-6 8 0M20 28q4-6 8 0',
  foret: 'M-32-12v-6M-26-24v-6M26-22v-6M32-8v-6M-24 30v-6M-4 38v-6M22 32v-6M34 12v-6',
  monts: 'M-36-8l4-6 4 6M16-30l4-6 4 6M-26 30l4-6 4 6M18 30l4-6 4 6',
  desert:
    'M-32-14h.1M-24-26h.1M-8-34h.1M12-32h.1M28-22h.1M36-6h.1M-36 8h.1M-26 24h.1M-10 34h.1M10 30h.1M26 28h.1M34 14h.1',
  fleuve: 'M-34-14q4-4 8 0t8 0M14-28q4-4 8 0t8 0M-24 30q4-4 8 0t8 0M14 28q4-4 8 0t8 0',
  lac: 'M-38-8q4-4 8 0M28-14q4-4 8 0M-26 30q4-4 8 0M18 30q4-4 8 0M-12-34q4-4 8 0t8 0',
  marais: 'M-34-12h10M-29-12v-7M18-26h10M23-26v-7M-26 30h10M-21 30v-7M18 30h10M23 30v-7',
  gouffre: 'M-36-10l8 4M-22-30l5 7M22-30l-5 7M36-10l-8 4M-24 30l6-6M24 30l-6-6',
  necropole: 'M-31-14v-8M-34-19h6M25-24v-8M22-29h6M-23 32v-8M-26 27h6M25 32v-8M22 27h6',
  desolation: 'M-36-8l6 4 5-5M14-32l5 5 7-3M-28 26l7-2 3 6M16 30l4-6 8 2',
};

/** Signs, around the middle of a cell: what each part is made of, and its outline. */
export const SIGNS: Readonly<Record<Terrain, readonly (readonly [made: string, outline: string])[]>> = {
  cite: [
    ['pale', 'M-22 15V-3h3v-4h4v4h3v-4h4v22zM8 15V-7h4v4h3v-4h4v4h3V15z'],
    ['roof', 'M-9 15V-11L0-25 9-11V15z'],
    ['solid', 'M-2.5 15V8a2.5 2.5 0 0 1 5 0v7zM-1.2-9h2.4v6h-2.4zM-16.5 3h2v5h-2zM14.5 3h2v5h-2z'],
  ],
  sanctuaire: [
    ['pale', 'M-20 15v-4h40v4zM-16 11V-2h5v13zM-2.5 11V-2h5v13zM11 11V-2h5v13z'],
    ['gold', 'M-20-2q2-15 20-15T20-2z'],
    ['line', 'M0-17v-5M0-29v2M-6-25l1.5 1.5M6-25l-1.5 1.5'],
    ['gold', 'M-2.6 -23a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0'],
  ],
  plaines: [
    [
      'line',
      'M-18 4q-1-7-6-11M-18 4q0-9 1-13M-18 4q2-6 7-9M4-5q-1-7-5-10M4-5q0-8 1-12M4-5q2-6 6-8M12 15q-1-7-5-10M12 15q0-8 1-12M12 15q2-6 6-8',
    ],
  ],
  pont: [
    ['stone', 'M-34 2Q0-32 34 2v11h-9Q0-13-25 13h-9z'],
    ['line', 'M-27-2v6M-16-8.5v6.5M0-11.5v6M16-8.5v6.5M27-2v6'],
  ],
  collines: [
    ['mound', 'M-30 13Q-15-19 4 13z'],
    ['mound near', 'M-12 15Q9-25 30 15z'],
    ['line', 'M3 3q4-7 9-7M-19 6q2-5 6-6'],
  ],
  foret: [
    ['line', 'M-17 9v7M17 9v7M0 10v8'],
    ['tree', 'M-17-11l10 20h-20zM17-11L27 9H7z'],
    ['tree near', 'M0-22l8 14H4l8 18h-24l8-18h-4z'],
  ],
  monts: [
    ['rock', 'M-30 15L-11-19 1 0 11-14 30 15z'],
    ['snow', 'M-11-19l-7.3 13 4.3-2 3 5 4-5 3.5 3zM11-14L5.200-5.5 9-6.5l3 4 2.5-3.5 2.800 1z'],
  ],
  desert: [
    ['gold', 'M9 -14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0'],
    ['mound', 'M-30 4Q-12-15 4 4q12-9 26 0l-2 11h-56z'],
    ['line', 'M-12-5q6 5 4 16M4 4q-5 3-4 8'],
  ],
  fleuve: [['line', 'M-25-7q6-6 12 0t12 0 12 0 12 0M-25 3q6-6 12 0t12 0 12 0 12 0M-25 13q6-6 12 0t12 0 12 0 12 0']],
  lac: [
    ['water', 'M-31 1q2-18 30-17t32 15q0 14-30 14T-31 1z'],
    ['line', 'M-16-3q4-4 8 0t8 0M-4 6q4-4 8 0t8 0'],
  ],
  marais: [
    ['water', 'M-30 8q14-7 30-6t30 6q-10 9-30 9T-30 8z'],
    ['line', 'M-12 9V-14M-3 11V-19M7 9V-12M-12 2q-6-4-8-9M7 3q6-4 8-9'],
    ['reed', 'M-12-14v-7M-3-19v-7M7-12v-7'],
  ],
  gouffre: [
    ['rock', 'M-29-2l8-11 12-2 9-5 13 4 10 6 6 9-5 9-10 7-13-1-10 3-12-6z'],
    ['abyss', 'M-20-1l7-7 11-3 14 2 9 7-5 8-12 5-14-3z'],
    ['line', 'M-13-8l4 7M2-11l2 7M16-7l-4 6'],
  ],
  necropole: [
    ['stone', 'M-25 15V0a7 7 0 0 1 14 0v15zM11 15V2a7 7 0 0 1 14 0v13z'],
    ['stone', 'M-3 15V-5h-7v-6h7v-8h6v8h7v6H3v20z'],
    ['line', 'M-29 15h58'],
  ],
  desolation: [
    ['bough', 'M1 16Q-2 4 0-6L-9-16M0-6L5-17 2-22M5-17l7-3M-1-1l-13-5-4-6M0 3l12-5 6 2M12-2l2-7'],
    ['line', 'M-26 16l8-2 6 3M10 16l7-3 8 2'],
  ],
};

/** The drawings that the map repeats; one set for the whole page. */
export function Definitions() {
  return (
    <defs>
      <path id="rv-inner" d={hexagon(3)} />
      <radialGradient id="rv-glow">
        <stop className="rv-glow-in" offset="0" />
        <stop className="rv-glow-mid" offset="0.62" />
        <stop className="rv-glow-out" offset="1" />
      </radialGradient>
    </defs>
  );
}

/** A terrain by itself: in lists, on the compass, in the forms. */
export function TerrainSign({ terrain, size = 28 }: { readonly terrain: Terrain; readonly size?: number }) {
  return (
    <svg className="rv-chip" width={size} height={size} viewBox="-52 -46 104 92" aria-hidden="true">
      <g className={`rv-ground rv-${terrain}`}>
        <path className="base" d={hexagon()} />
      </g>
      <g className={`rv-sign rv-${terrain}`}>
        {SIGNS[terrain].map(([made, outline]) => (
          <path key={outline} className={made} d={outline} />
        ))}
      </g>
    </svg>
  );
}

/** Those who are met, in a frame of 100 by 100. */
export const FIGURES: Readonly<Record<EncounterKind, ReactNode>> = {
  messager: (
    <>
      <path className="wing" d="M46 46Q22 18 8 30q4 20 34 26zM54 46q24-28 38-16-4 20-34 26z" />
      <path className="body" d="M50 28q9 0 9 10 0 6-4 9 9 6 9 34H36q0-28 9-34-4-3-4-9 0-10 9-10z" />
      <path d="M40 66h20v14H40zM40 66l10 8 10-8" className="light" />
    </>
  ),
  passeur: (
    <>
      <path className="wing" d="M12 70q38 16 76 0-8 20-38 20T12 70z" />
      <path className="body" d="M44 70q-6-28 8-40 14 12 8 40z" />
      <circle className="light" cx="52" cy="30" r="8" />
      <path d="M76 14L66 88M8 92q7-5 14 0t14 0 14 0 14 0 14 0 14 0" />
    </>
  ),
  fleur: (
    <>
      <path d="M50 54Q46 74 52 94M50 76q-14-8-20 2 10 8 20 4M51 82q12-10 20-2-8 8-19 8" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} className="wing" d="M50 40Q38 24 50 10 62 24 50 40z" transform={`rotate(${turn} 50 40)`} />
      ))}
      <circle className="light" cx="50" cy="40" r="7" />
    </>
  ),
  mangeur: (
    <>
      <path className="body" d="M14 40Q20 12 50 12t36 28q4 46-36 46T14 40z" />
      <path className="light" d="M24 52h52q-4 24-26 24T24 52z" />
      <path className="body" d="M26 52l6 10 6-10 6 10 6-10 6 10 6-10 6 10 6-10zM34 71l5-9 5 12 6-13 6 13 5-12 5 9" />
      <circle className="light" cx="36" cy="36" r="5" />
      <circle className="light" cx="64" cy="36" r="5" />
    </>
  ),
  changeur: (
    <>
      <path className="wing" d="M50 10L84 30v40L50 90 16 70V30z" />
      <path className="body" d="M50 24q18 2 18 24 0 24-18 28V24z" />
      <path className="light" d="M50 24q-18 2-18 24 0 24 18 28z" />
      <path d="M38 46h6M56 46h8M40 62q10 6 20-2" />
    </>
  ),
  briseur: (
    <>
      <circle className="wing" cx="50" cy="50" r="36" />
      <path className="light" d="M50 14L44 40 58 50 40 62 54 86" />
      <path className="body" d="M72 10l14 14-22 22-14-14z" />
      <path d="M62 38L30 72M22 34l22 6M78 66l-20-16M30 78l10-16" />
    </>
  ),
  reflet: (
    <>
      <path className="wing" d="M50 8q30 0 30 42T50 92 20 50 50 8z" />
      <path className="body" d="M50 24q10 0 10 11 0 7-4 10 12 4 12 22H32q0-18 12-22-4-3-4-10 0-11 10-11z" />
      <path d="M30 74h40M28 26l8 8M34 20l6 6" />
    </>
  ),
  tourbillonBlanc: (
    <path className="spiral" d="M50 52q6-6 10 2t-8 14-24-4-6-30 34-16 34 28-14 40-44 6M52 46q-8-2-8 6" />
  ),
  tourbillonNoir: (
    <>
      <circle className="body" cx="50" cy="50" r="40" />
      <path className="spiral light" d="M50 52q6-6 10 2t-8 14-24-4-6-30 34-16 30 26-12 34-38 6M52 46q-8-2-8 6" />
    </>
  ),
  tourbillonRouge: (
    <>
      <circle className="ember" cx="50" cy="50" r="40" />
      <path className="spiral light" d="M50 52q6-6 10 2t-8 14-24-4-6-30 34-16 30 26-12 34-38 6M52 46q-8-2-8 6" />
    </>
  ),
  reveDeDragon: (
    <>
      <path
        className="wing"
        d="M50 50Q34 14 6 20q8 10 6 18 10 0 12 10 10-4 16 6zM50 50q16-36 44-30-8 10-6 18-10 0-12 10-10-4-16 6z"
      />
      <path className="body" d="M50 20q8 2 10 14 10 30-2 44 12 8 2 16-8-2-10-10-14-6-12-26 0-26 12-38z" />
      <path className="light" d="M46 32l6 2M45 39l6 1" />
      <path d="M44 22l-6-10M56 22l6-10" />
    </>
  ),
  passeurFou: (
    <>
      <path className="wing" d="M10 62l80 12q-10 18-40 12T10 62z" />
      <path className="body" d="M42 66q-10-26 8-38 16 10 12 42z" />
      <circle className="light" cx="50" cy="28" r="9" />
      <path d="M44 26l4 4M48 26l-4 4M52 26l4 4M56 26l-4 4M84 10L58 90" />
    </>
  ),
};

export function EncounterFigure({ kind, size = 96 }: { readonly kind: EncounterKind; readonly size?: number }) {
  return (
    <svg className={`rv-figure rv-who-${kind}`} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      {FIGURES[kind]}
    </svg>
  );
}

/** Small signs for what lies on a cell, in a frame of 24 by 24 around 0 0. */
export const TOKENS = {
  reserve: 'M0-9L3-3 9-2 4.5 2.5 6 9 0 5.5-6 9-4.5 2.5-9-2-3-3z',
  failure: 'M-8-8L8 8M8-8L-8 8M0-10v20',
  waiting: 'M0-10v12M0 7.5v2',
  hole: 'M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0M-3.5 0a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0',
  closed: 'M-6-1h12v9H-6zM-4-1v-3a4 4 0 0 1 8 0v3',
  broken: 'M-10 3q4-6 7-6l-2 5M10 3q-4-6-7-6l2 5',
  flood: 'M-9-3q3-4 6 0t6 0 6 0M-9 4q3-4 6 0t6 0 6 0',
  quest: 'M-5 10V-9M-5-9L8-5-5-1',
  home: 'M-9 1L0-8 9 1M-6-1v9H6v-9',
  gift: 'M-8-2H8v10H-8zM-9-5H9v3H-9zM0-5v13M0-5q-6-5-7-1M0-5q6-5 7-1',
  waters: 'M0-9q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z',
  effect: 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0',
} as const;
export type Token = keyof typeof TOKENS;

/** What the effects of the Dragons look like on the cells that they are about. */
export const EFFECT_TOKENS: Readonly<Record<string, Token>> = {
  trouNoir: 'hole',
  fermetureCites: 'closed',
  pontsImpraticables: 'broken',
  debordement: 'flood',
  pelerinage: 'quest',
  conquete: 'quest',
  urgence: 'quest',
  periple: 'quest',
  terreAttache: 'home',
  reserveExtensible: 'reserve',
  presentCites: 'gift',
  queteEaux: 'waters',
};

/** The sign of a dreamer: a ready one has a sign of his own, anybody else the sign of the hour of birth. */
export function Portrait({ of, size = 56 }: { readonly of: string | number; readonly size?: number }) {
  return (
    <svg className="rv-portrait" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle className="back" cx="32" cy="32" r="30" />
      {typeof of === 'string' ? (PORTRAITS[of] ?? PORTRAITS.anybody) : <HourSign hour={of} />}
      <circle className="rim" cx="32" cy="32" r="30" />
    </svg>
  );
}

const PORTRAITS: Readonly<Record<string, ReactNode>> = {
  nitouche: (
    <>
      <path className="cloak" d="M12 60q2-20 20-20t20 20z" />
      <path className="face" d="M32 14q11 0 11 13T32 43 21 27 32 14z" />
      <path className="hair" d="M20 34q-4-24 12-25t13 25q-3-4-3-11-8 1-12-5-3 5-7 5-1 7-3 11z" />
      <path d="M27 29q1.5-2 3 0M34 29q1.5-2 3 0M29 37q3 2 6 0" />
    </>
  ),
  orsande: (
    <>
      <path className="cloak two" d="M8 60q6-22 24-22t24 22z" />
      <path className="face" d="M32 17q10 0 10 12T32 43 22 29 32 17z" />
      <path className="hood" d="M32 6q20 6 17 34-4-2-6-14-2-8-11-8t-11 8q-2 12-6 14Q12 12 32 6z" />
      <path d="M27 30h3M34 30h3M29 38h6" />
      <path className="spark" d="M32 8l2 4-2 4-2-4z" />
    </>
  ),
  bertil: (
    <>
      <path className="cloak three" d="M10 60q4-18 22-18t22 18z" />
      <path className="face" d="M32 16q10 0 10 12t-4 15H26q-4-3-4-15t10-12z" />
      <path className="beard" d="M21 30q2 8 11 7t11-7q3 22-11 25-14-3-11-25z" />
      <path className="hair" d="M20 28q0-17 12-17t12 17q-4-9-12-9t-12 9z" />
      <path d="M26 27q1.5-2 3 0M35 27q1.5-2 3 0" />
    </>
  ),
  anybody: (
    <>
      <path className="cloak" d="M12 60q2-20 20-20t20 20z" />
      <path className="face" d="M32 14q11 0 11 14T32 43 21 28 32 14z" />
      <path className="hood" d="M32 7q18 4 16 32-4-3-5-12-2-10-11-10t-11 10q-1 9-5 12Q14 11 32 7z" />
      <path d="M27 29q1.5-2 3 0M34 29q1.5-2 3 0M29 37q3 2 6 0" />
    </>
  ),
};

/** The twelve hours, as small signs around 32 32. */
const HOUR_SIGNS: readonly string[] = [
  'M14 38h36l-6 10H20zM32 38V12l14 20H32M28 34V18L18 34z',
  'M32 14q7 0 7 8t-5 9q8 4 6 14-2 8-12 6 8-2 6-8-10-2-9-11 1-9 4-10-4-2-4-1 0-7 7-7zM24 50l-8 4 6-8z',
  'M12 24q12-2 18 6 2-8 10-8l-3 4 9 4q-4 12-14 12l6 10-10-8q-12-2-16-20z',
  'M14 46V22l9 10 9-14 9 14 9-10v24zM14 50h36',
  'M16 44q-2-22 16-24l-4-8 10 8q12 4 10 18l-8-4q-6 2-6 10 6 4 2 10-14-2-12-14-4 0-8 4z',
  'M18 12l22 34M46 12L24 46M16 40l10 8M48 40l-10 8M20 52l4-4M44 52l-4-4',
  'M20 14q-4 26 4 34h16q8-8 4-34M20 14q4-4 6 2M44 14q-4-4-6 2M26 20v26M32 20v26M38 20v26',
  'M18 48q20 4 22-6t-12-10-10-12 18-8q8 2 6 8M42 20l6 2M18 48l-4-4',
  'M12 34q12-16 28-6l10-8-2 14 2 12-10-6q-16 8-28-6zM22 32h.1M30 26q4 6 0 14',
  'M32 26a7 7 0 1 1 0 14a7 7 0 1 1 0-14M26 30L14 22M26 34L12 36M28 38L18 50M38 30l12-8M38 34l14 2M36 38l10 12M32 26V12',
  'M30 52q2-20 0-40M30 30q10-2 14-12M30 40q-10-2-12-12M34 14q4-4 0-8-6 2-4 8',
  'M14 50V28h6v-6h6v6h12v-6h6v6h6v22zM28 50V40q4-5 8 0v10M40 12q-8 2-6 9 6 5 10-1-7 0-4-8z',
];

export function HourSign({ hour }: { readonly hour: number }) {
  return <path className="hour" d={HOUR_SIGNS[hour] ?? ''} />;
}
