import type { Opponent } from '@reverie/kernel/game';

/** Painted the same in light and dark, like everything that is drawn. */
const PAINT: Readonly<Record<Opponent['face'][number]['fill'], string>> = {
  skin: '#ecd0b0',
  hair: '#5a4638',
  cloth: '#6d5a8c',
  ink: '#2b2433',
  light: '#fdf6e6',
};

/** The face of an opponent, on a disc. It says nothing that is not written beside it. */
export function Face({ face, size = 40 }: { readonly face: Opponent['face']; readonly size?: number }) {
  return (
    <svg className="face" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <clipPath id="face-disc">
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath="url(#face-disc)">
        <rect width="48" height="48" fill="#cfc3dd" />
        {face.map(({ path, fill }) => (
          <path key={path} d={path} fill={PAINT[fill]} fillRule="evenodd" />
        ))}
      </g>
    </svg>
  );
}
