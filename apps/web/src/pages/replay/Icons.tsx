/** Icons of the player, drawn: as characters, some devices lack them and others show them as emoji. */
const PATHS = {
  first: 'M5 4v16M20 5v14L9 12z',
  back: 'M18 5v14L7 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  on: 'M6 5v14l11-7z',
  last: 'M19 4v16M4 5v14l11-7z',
} as const;

export function Icon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg className="replay-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
