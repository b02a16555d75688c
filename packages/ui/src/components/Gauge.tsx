/** How much is left of how much: a part for each, and what was lost just now is striped. */
interface Props {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Lost just now: they are no longer in `value`. */
  readonly lost?: number;
}

export function Gauge({ label, value, most, lost = 0 }: Props) {
  const part = (place: number) => (place < value ? 'full' : place < value + lost ? 'lost' : 'empty');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser draws a meter as one length, without parts
    <span
      className="gauge"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
    >
      {Array.from({ length: most }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <i key={place} data-part={part(place)} />
      ))}
    </span>
  );
}
