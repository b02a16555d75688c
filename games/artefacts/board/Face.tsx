/** The face of somebody at the table, told apart by hair and hat; by seat, since everybody has one. */
const FACES: readonly (readonly [skin: string, hair: string, cloth: string, outline: string, more: string])[] = [
  [
    '#f0c49c',
    '#a5502a',
    '#3f5f96',
    'M14 36Q10 10 32 10t18 26q3 10 0 18l-7-3q3-20-3-26-12 3-17 0-5 8-2 26l-7 3q-3-9 0-18z',
    '',
  ],
  [
    '#f3d0b0',
    '#c9c8d6',
    '#6a4a78',
    'M16 30Q14 12 32 12t16 18q-6-8-16-8t-16 8zM26 12a6 6 0 1 1 12 0z',
    'M24 31a4 4 0 1 0 8 0 4 4 0 0 0-8 0M33 31a4 4 0 1 0 8 0 4 4 0 0 0-8 0',
  ],
  ['#c98f66', '#2c2230', '#3a7a5a', 'M12 24h40l-6-6q-14-10-28 0zM20 16q12-14 24 0z', 'M26 43q6 4 12 0'],
  [
    '#e3b088',
    '#3a2a20',
    '#96501a',
    'M18 30q-2-18 14-18t14 18q-3-8-6-9-9 3-16-1-4 3-6 10z',
    'M22 40q10 12 20 0-1 12-10 12t-10-12z',
  ],
];

export function Face({ seat }: { readonly seat: number }) {
  const [skin, hair, cloth, outline, more] = FACES[seat % FACES.length] as (typeof FACES)[number];
  return (
    <svg className="ar-face-of" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="#2c376e" />
      <path className="hatch" d="M4 20h56M3 30h58M3 40h58M6 50h52" />
      <path d="M10 62q2-14 22-14t22 14z" fill={cloth} />
      <ellipse cx="32" cy="33" rx="13" ry="15" fill={skin} />
      <path d={outline} fill={hair} />
      <path className="features" d={`M25 31q2 2 4 0M35 31q2 2 4 0M32 32l-1 5h2M28 42q4 3 8 0${more}`} />
      <circle className="rim" cx="32" cy="32" r="30" />
    </svg>
  );
}
