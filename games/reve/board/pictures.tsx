/** Pictures of the panel that asks: whoever is met, as a scene with one light, and what stands behind each door. */
import type { ReactNode } from 'react';
import type { EncounterKind } from '../data/encounters.ts';
import { FIGURES } from './art.tsx';
import './pictures.css';

const STARS = [
  [28, 22],
  [86, 14],
  [330, 28],
  [344, 96],
  [58, 62],
  [16, 112],
  [306, 8],
]
  .map(([x, y]) => `M${x} ${y}l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z`)
  .join('');

/** Whoever is met, and the flame that has come there. */
export function EncounterScene({ kind, letter }: { readonly kind: EncounterKind; readonly letter: string }) {
  return (
    <svg
      className={`rv-picture rv-figure rv-who-${kind}`}
      viewBox="0 0 360 176"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sky" width="360" height="176" />
      <path className="hatch" d={HATCH} />
      <path className="stars" d={STARS} />
      {kind === 'mangeur' ? <Mangeur /> : <Standing kind={kind} />}
      <circle className="halo outer" cx="48" cy="128" r="46" />
      <circle className="halo" cx="48" cy="128" r="30" />
      <g className="flame" transform="translate(48 130) scale(1.25)">
        <path d="M0-20Q15-6 15 5a15 15 0 0 1-30 0Q-15-6 0-20z" />
        <text y="11">{letter}</text>
      </g>
    </svg>
  );
}

const HATCH = Array.from({ length: 30 }, (_, i) => `M${i * 18 - 160} 176L${i * 18} 0`).join('');

/** Rings of light around, a hill below. */
function Standing({ kind }: { readonly kind: EncounterKind }) {
  return (
    <>
      <g className="rings">
        {[52, 68, 84, 102, 122].map((r) => (
          <circle key={r} cx="214" cy="88" r={r} strokeDasharray={`${r / 3} ${r / 9}`} />
        ))}
      </g>
      <path className="hill" d="M0 176v-22q90-26 190-18t170 4v36z" />
      <g transform="translate(134 6) scale(1.6)">{FIGURES[kind]}</g>
    </>
  );
}

/** It fills the picture. */
function Mangeur() {
  return (
    <g className="beast">
      <path className="trail" d="M40 104q30-44 66-30M30 132q34-20 74-2M62 152q24-14 50-8" />
      <path className="hide" d="M88 176C84 108 96 20 204 12 312 16 338 96 332 176z" />
      <path className="ear" d="M128 34L112 4l34 18zM266 26l22-24 6 38z" />
      <path
        className="fur"
        d="M138 31L144 46M128 39L138 56M120 48L134 65M112 58L124 70M106 68L122 80M102 80L121 90M98 91L113 99M96 103L115 109M96 115L118 118M97 127L114 129M100 139L119 138M104 150L126 146M109 161L126 157M317 138L292 127M318 129L289 120M320 120L284 113M320 111L294 107M320 103L288 101M318 94L282 96M316 85L290 87M313 77L282 83M310 69L275 80M305 61L280 70M300 53L272 67M295 46L264 66M288 40L266 54M281 34L257 54M274 28L249 55M266 23L248 43"
      />
      <path className="maw" d="M114 118Q204 96 306 114 314 168 276 178H140Q112 164 114 118z" />
      <path
        className="teeth"
        d="M128 120l8 17 9-16zM146 122l8 19 9-18zM164 123l8 22 9-20zM182 124l8 24 9-23zM200 126l8 27 9-25zM218 124l8 24 9-23zM236 123l8 22 9-20zM254 122l8 19 9-18zM272 120l8 17 9-16zM146 164l7-14 8 14zM163 164l7-16 8 16zM180 164l7-18 8 18zM197 164l7-20 8 20zM214 164l7-18 8 18zM231 164l7-16 8 16zM248 164l7-14 8 14zM265 164l7-12 8 12z"
      />
      <ellipse className="eye" cx="164" cy="74" rx="21" ry="17" />
      <ellipse className="eye" cx="252" cy="70" rx="24" ry="19" />
      <path className="pupil" d="M156 62q-5 12 0 24q6-12 0-24zM243 56q-6 14 0 28q7-14 0-28z" />
      <path className="brow" d="M140 58q22-18 44-2M226 52q26-20 52 2" />
    </g>
  );
}

/** What stands behind a door, by the answer that it gives. */
const DOORS: Readonly<Record<string, ReactNode>> = {
  master: (
    <>
      <path className="ground" d="M0 88V74q20-8 58-8t58 8v14z" />
      <circle className="halo" cx="58" cy="44" r="36" />
      <path
        className="gold"
        d="M87 42h12M84.800 53.100l6.500 2.700M78.500 62.500l8.500 8.500M69.100 68.800l2.700 6.500M46.900 68.800l-2.700 6.500M37.500 62.500L29 71M31.200 53.100l-6.500 2.700M29 42H17M31.200 30.900l-6.500-2.700M37.500 21.500L29 13M46.900 15.200l-2.700-6.500M58 13V1M69.100 15.200l2.700-6.500M78.500 21.500L87 13M84.800 30.900l6.500-2.700"
      />
      <path
        className="bone"
        d="M46 78l-1-20-9-12q-2-5 2-6 3-1 5 2l7 8V28q0-5 4-5t4 5v16-21q0-5 4-5t4 5v21-18q0-4 3.500-4t3.500 4v20-13q0-4 3.500-4t3.500 4v19q0 12-6 19l-1 7z"
      />
      <path className="crease" d="M52 62q6 5 14 2M50 68q8 5 18 1" />
    </>
  ),
  dodge: (
    <>
      <path className="wood dark" d="M0 26h25v10h11v10h11v10h11v10h11v10h11v10h40v20H0z" />
      <path className="grain" d="M6 36v48M18 40v44M30 50v34M42 60v26M54 70v16" />
      <path className="lit" d="M78 86V56q0-16 14-16t14 16v30z" />
      <path className="bed" d="M82 78h20v5H82zM82 72q4-5 8 0h12v6H82z" />
      <path className="bone" d="M60 18a9 9 0 1 0 8-14 7 7 0 0 1-8 14z" />
      <path className="small-flame" d="M42 29q8 8 8 14a8 8 0 0 1-16 0q0-6 8-14z" />
    </>
  ),
  repress: (
    <>
      <path className="fumes" d="M24 30q-8-10 0-18t0-14M92 32q8-10 0-18t2-14M58 24q-7-9 0-16" />
      <path className="wood" d="M16 50h84l-7 38H23z" />
      <path className="wood lid" d="M12 40q0-12 46-12t46 12v10H12z" />
      <path className="grain" d="M30 52l-3 34M44 52l-1 36M72 52l1 36M86 52l3 34" />
      <path className="chain" d="M8 60q12 10 24 2t26 4 26-4 26-2" />
      <rect className="lock" x="49" y="56" width="18" height="17" rx="3" />
      <path className="crease" d="M53 56v-5a5 5 0 0 1 10 0v5M58 63v5" />
    </>
  ),
  letPass: (
    <>
      <path className="ground" d="M0 88V72q40-14 116 0v16z" />
      <path className="lit" d="M34 76V40q0-22 24-22t24 22v36z" />
      <path className="trail" d="M14 82q30-16 44-10t46-6" />
      <path className="bone" d="M58 46q5 0 5 6 0 4-2 5 7 3 7 17H48q0-14 7-17-2-1-2-5 0-6 5-6z" />
    </>
  ),
  outside: (
    <>
      <path className="ground" d="M0 88V74q58-12 116 0v14z" />
      <path className="gold" d="M58 8l9 22 24-6-15 20 21 15-27 3-3 24-15-21-24 9 12-24-18-15 24-3z" />
    </>
  ),
  present: (
    <>
      <path className="ground" d="M0 88V72q58-10 116 0v16z" />
      <path className="wood" d="M34 46h48v34H34z" />
      <path className="wood lid" d="M30 36h56v12H30z" />
      <path className="gold" d="M58 36v44M58 36q-20-18-22-3t22 3q20-18 22-3t-22 3" />
    </>
  ),
};

export function DoorPicture({ what }: { readonly what: string }) {
  return (
    <svg className="art rv-picture" viewBox="0 0 116 88" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect className={what === 'dodge' || what === 'letPass' ? 'sky deep' : 'sky'} width="116" height="88" />
      <path className="hatch" d={HATCH} />
      {DOORS[what] ?? DOORS.letPass}
    </svg>
  );
}

/** Over a door that is closed. */
export function Planks() {
  return (
    <svg className="planks" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 22L98 40v12L2 34zM2 66l96-20v12L2 78z" />
    </svg>
  );
}
