/** The two fencers on their plank over the mist: it tilts with the dessous, and who has the upper hand lunges. */
import { colon } from '@reverie/kernel/words';
import type { DuelView } from '../view-shape.ts';
import {
  GUARD,
  GUARD_BEARD,
  GUARD_BLADE,
  GUARD_FOLDS,
  GUARD_HAIR,
  GUARD_PLUME,
  LUNGE,
  LUNGE_BEARD,
  LUNGE_BLADE,
  LUNGE_FOLDS,
  PLUME,
} from './fencers.ts';
import { useTable } from './table.ts';

/** Degrees for each net stone of dessous. */
const TILT = 2.6;
/** How far a fencer steps back for each. */
const STEP = 34;

const ATTACKING: ReadonlySet<DuelView['step']> = new Set([
  'attack',
  'attackMend',
  'defend',
  'defendMend',
  'counterMend',
  'raise',
  'botte',
  'botteAnswer',
  'suffer',
  'mark',
]);

export function Scene({ duel, left }: { readonly duel: DuelView; readonly left: 0 | 1 }) {
  const { view, t, language } = useTable();
  const right = left === 0 ? 1 : 0;
  const [mine, theirs] = [duel.sides[left], duel.sides[right]];
  const tilt = Math.max(-3, Math.min(3, theirs.dessous - mine.dessous)) * TILT;
  const name = (at: number) => view.figures[at]?.sheet.name ?? '';
  const attacks = ATTACKING.has(duel.step);
  return (
    <svg
      className="sg-scene"
      viewBox="0 0 760 300"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={`${t.duel}${colon(language)}${name(mine.figure)} – ${name(theirs.figure)}`}
    >
      <rect x="-400" width="1560" height="300" fill="url(#sg-sky)" />
      <path d={HATCHES} stroke="var(--sg-hatch)" strokeWidth="1.1" opacity=".5" />
      <circle cx="380" cy="104" r="112" fill="none" stroke="var(--sg-moona)" strokeDasharray="2 9" opacity=".7" />
      <use href="#sg-bifax" x="278" y="2" width="204" height="204" />
      {TOWERS.map(([x, top, width]) => (
        <g key={x}>
          <path d={`M${x} 300V${top}h${width}V300Z`} fill="var(--sg-far)" />
          <path
            d={`M${x - 5} ${top}l${width / 2 + 5} ${-width * 1.2} ${width / 2 + 5} ${width * 1.2}Z`}
            fill="var(--sg-near)"
          />
          <path d={`M${x + width * 0.35} ${top + 30}v-8a5 5 0 0 1 10 0v8Z`} fill="var(--sg-lamp)" />
        </g>
      ))}
      <path d={wave(-60, 246, 80, 12)} fill="var(--sg-mist2)" />
      <path d="M362 216L340 300H420L398 216Z" fill="var(--sg-near)" stroke="var(--sg-hatch)" />
      <g className="sg-plank" style={{ rotate: `${tilt}deg` }}>
        <path d="M60 212L68 229H692L698 212Z" fill="var(--sg-wood)" stroke="var(--sg-wood-d)" strokeWidth="1.5" />
        <path d="M60 212L56 205H704L698 212Z" fill="var(--sg-wood-l)" stroke="var(--sg-wood-d)" strokeWidth="1.5" />
        {[1, 2, 3].map((step) => (
          <g key={step}>
            {Array.from({ length: step }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
              <g key={`${step} ${i + 1}`}>
                <use href={`#sg-b${i % 3}`} x={250 - step * 58 + i * 11} y="215" width="11" height="11" />
                <use href={`#sg-b${i % 3}`} x={500 + step * 58 - i * 11} y="215" width="11" height="11" />
              </g>
            ))}
          </g>
        ))}
        <g className="sg-fencer" style={{ translate: `${182 - mine.dessous * STEP}px 0` }}>
          <g className={attacks && duel.up === left ? 'sg-lunges' : ''}>
            <Fencer lunges={attacks && duel.up === left} plumed />
          </g>
        </g>
        <g className="sg-fencer" style={{ translate: `${578 + theirs.dessous * STEP}px 0` }}>
          <g transform="scale(-1 1)">
            <g className={attacks && duel.up === right ? 'sg-lunges' : ''}>
              <Fencer lunges={attacks && duel.up === right} />
            </g>
          </g>
        </g>
      </g>
      <path className="sg-drift" d={wave(-80, 268, 56, 10)} fill="var(--sg-mist1)" opacity=".6" />
      <path className="sg-drift" d={wave(-100, 284, 44, 8)} fill="var(--sg-mist1)" opacity=".85" />
    </svg>
  );
}

/** Long strokes of an engraved sky, broken where the moon is. */
const HATCHES = Array.from({ length: 22 }, (_, i) => {
  const y = 8 + i * 10;
  const [a, b] = [40 + ((i * 67) % 90), 620 + ((i * 43) % 90)];
  return `M-400 ${y}H${a}M${a + 30} ${y}H${a + 90 + ((i * 31) % 60)}M${b - 90} ${y}H${b - 20}M${b} ${y}H1160`;
}).join('');

const TOWERS = [
  [-40, 190, 40],
  [12, 150, 30],
  [46, 210, 36],
  [676, 200, 36],
  [716, 160, 28],
  [752, 196, 40],
] as const;

/** A bank of mist as wide as the widest screen. */
const wave = (x: number, y: number, length: number, height: number): string =>
  `M${x - 400} ${y}${Array.from({ length: Math.ceil(1800 / (2 * length)) }, () => `q${length / 2} ${-height} ${length} 0t${length} 0`).join('')}V310H${x - 400}Z`;

/** Drawn facing right, feet on the plank. */
function Fencer({ lunges, plumed = false }: { readonly lunges: boolean; readonly plumed?: boolean }) {
  const body = lunges ? LUNGE : GUARD;
  const beard = plumed ? [] : lunges ? [LUNGE_BEARD] : GUARD_BEARD;
  const hair = plumed && !lunges ? [GUARD_HAIR] : [];
  const shapes = [...body, ...beard, ...hair];
  return (
    <g transform="translate(0 24) scale(.725)">
      <g fill="var(--sg-rim)" stroke="var(--sg-rim)" transform="translate(2 -2.2)">
        {shapes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {plumed ? (
        <g fill="var(--sg-scarf)">
          {(lunges ? PLUME : [GUARD_PLUME]).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ) : null}
      <g fill="var(--sg-fig)">
        {shapes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="var(--sg-blade)" stroke="var(--sg-bladeo)" strokeWidth="1.5" paintOrder="stroke">
        {(lunges ? LUNGE_BLADE : GUARD_BLADE).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="none" stroke="var(--sg-rim)" strokeWidth="1.3" strokeLinecap="round" opacity=".75">
        <path d={lunges ? LUNGE_FOLDS : GUARD_FOLDS} />
        <path
          d={lunges ? 'M118 150c14 6 28 6 42 0' : 'M94 148c12 6 26 6 38 0'}
          stroke={plumed ? 'var(--sg-lamp)' : 'var(--sg-scarf)'}
          strokeWidth="4"
        />
      </g>
    </g>
  );
}
