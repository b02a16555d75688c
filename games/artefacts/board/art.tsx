/** Signs, drawn here: colours, phases and properties are told by shape as well as by colour. */
import type { Power } from '../data/powers.ts';

interface SignProps {
  readonly className?: string;
}

/** A shape in a square of 24: filled, or only its lines. */
type Shape = readonly [d: string, lines?: 'lines'];

function Sign({ shape: [d, lines], className = '' }: { readonly shape: Shape } & SignProps) {
  return (
    <svg viewBox="0 0 24 24" className={`ar-sign ${lines ? 'drawn' : 'filled'} ${className}`} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Flame, leaf, drop, snowflake, arc: as the rules name the signs of the colours. */
const COLOUR_SIGNS: readonly Shape[] = [
  ['M12 1c1 5 7 8 7 14a7 7 0 0 1-14 0c0-3 2-5 2.5-8 1.5 1 2.5 2 3 4C12 8 12.5 5 12 1z'],
  ['M4 20C2 8 10 3 21 3c1 11-4 19-14 18l6-10L5 22z'],
  ['M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z'],
  [
    'M12 1v22M2.5 6.5l19 11M2.5 17.5l19-11M9 3l3 3 3-3M9 21l3-3 3 3M3 10.5l4-.5-1.5-4M21 13.5l-4 .5 1.5 4M3 13.5l4 .5-1.5 4M21 10.5l-4-.5 1.5-4',
    'lines',
  ],
  ['M2 19a10 10 0 0 1 20 0M6 19a6 6 0 0 1 12 0M10 19a2 2 0 0 1 4 0', 'lines'],
];

export function ColourSign({ colour, className = '' }: { readonly colour: number } & SignProps) {
  return <Sign shape={COLOUR_SIGNS[colour] ?? ['']} className={`of-colour-${colour} ${className}`} />;
}

export const Sun = (props: SignProps) => (
  <Sign
    shape={[
      'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5 3 3L6.5 8zM16 17.5l1.5-1.5 3 3-1.5 1.5zM3.5 19l3-3L8 17.5l-3 3zM16 6.5l3-3L20.5 5l-3 3z',
    ]}
    {...props}
  />
);
export const MoonSign = (props: SignProps) => <Sign shape={['M15 2a10 10 0 1 0 7 14A8 8 0 0 1 15 2z']} {...props} />;
export const Star = (props: SignProps) => (
  <Sign shape={['M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5z']} {...props} />
);
const Plus = (props: SignProps) => <Sign shape={['M9 3h6v6h6v6h-6v6H9v-6H3V9h6z']} {...props} />;
const Minus = (props: SignProps) => <Sign shape={['M3 9h18v6H3z']} {...props} />;
export const Spiral = (props: SignProps) => (
  <Sign
    shape={['M12 12a2 2 0 0 1 2 2c0 3-5 3.5-6 0-1.5-5 4-8 8-6 6 3 4 12-3 13-8 1-12-8-8-14 3-5 11-7 16-2', 'lines']}
    {...props}
  />
);
export const Sword = (props: SignProps) => (
  <Sign shape={['M21 2l-1 6-9 9 2 2-2 2-3-3-4 4-2-2 4-4-3-3 2-2 2 2 9-9z']} {...props} />
);
export const ShieldSign = (props: SignProps) => (
  <Sign shape={['M12 1q5 3 10 2 0 14-10 20Q2 17 2 3q5 1 10-2z']} {...props} />
);
export const Zed = (props: SignProps) => <Sign shape={['M4 3h16v3.5L9.5 17.5H20V21H4v-3.5L14.5 6.5H4z']} {...props} />;
export const Eye = (props: SignProps) => (
  <Sign shape={['M1 12q11-14 22 0-11 14-22 0zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'lines']} {...props} />
);
export const Cross = (props: SignProps) => <Sign shape={['M4 4l16 16M20 4L4 20', 'lines']} {...props} />;
export const Cards = (props: SignProps) => <Sign shape={['M3 6l11-3 4 14-11 3zM16 5h5v15h-9', 'lines']} {...props} />;
export const Deck = (props: SignProps) => (
  <Sign shape={['M3 7l9-4 9 4-9 4zM3 7v9l9 5 9-5V7M3 11.5l9 4.5 9-4.5', 'lines']} {...props} />
);
export const Smile = (props: SignProps) => (
  <Sign shape={['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 9v1.5M16 9v1.5M7 14q5 5 10 0', 'lines']} {...props} />
);
export const Frown = (props: SignProps) => (
  <Sign shape={['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 9v1.5M16 9v1.5M7 17q5-5 10 0', 'lines']} {...props} />
);

const POWER_SIGNS: Readonly<Record<Power, Shape>> = {
  reinforce: ['M12 21C2 14 1 8 5 5q4-2 7 2 3-4 7-2c4 3 3 9-7 16zM12 9v7M8.5 12.5h7', 'lines'],
  weary: ['M6 2h12M6 22h12M7 2q0 7 5 10 5-3 5-10M7 22q0-7 5-10 5 3 5 10', 'lines'],
  immobilise: ['M4 5h16v14H4zM8 12q2 2 3 0M13 12q2 2 3 0', 'lines'],
  recall: ['M20 12a8 8 0 1 1-3-6.2M18 1v5h-5', 'lines'],
  forget: ['M5 19L16 4l4 3L9 22H5zM12 22h9M9 13l4 3', 'lines'],
  doubleAttack: ['M3 21L17 4l1 4M17 4l-4 0M8 22L22 7l0 4', 'lines'],
  guard: ['M12 2q5 3 9 2 0 13-9 18Q3 17 3 4q4 1 9-2zM8 11q4-4 8 0-4 4-8 0z', 'lines'],
  tradePower: ['M3 8h15l-4-4M21 16H6l4 4', 'lines'],
  swapDreamer: ['M2 18V8M2 14h20v4M22 18v-6q-4-4-12-3v5M6 5h4M14 3h5', 'lines'],
};

export function PowerSign({ power, className = '' }: { readonly power: Power } & SignProps) {
  return <Sign shape={POWER_SIGNS[power]} className={className} />;
}

export function KindSigns({ kind }: { readonly kind: number }) {
  if (kind === 4) return <Star className="of-special" />;
  return (
    <>
      {kind >> 1 === 0 ? <Sun className="of-day" /> : <MoonSign className="of-night" />}
      {(kind & 1) === 0 ? <Plus className="of-plus" /> : <Minus className="of-minus" />}
    </>
  );
}
