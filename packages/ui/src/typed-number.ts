/** What somebody types into a field for a number, until it is one. */
export interface Limits {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Between two numbers that the field takes; 1 unless told. */
  readonly step?: number | undefined;
}

/** The number that the field takes next to what was typed; null if that is no number. */
export function nearestTo(typed: string, { least, most, step = 1 }: Limits): number | null {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number)) return null;
  const stepped = Math.round(number / step) * step;
  return Math.min(most ?? stepped, Math.max(least ?? stepped, stepped));
}

/** What was typed, as a number; null if the field does not take it as it stands, perhaps because more is to come. */
export function readTyped(typed: string, limits: Limits): number | null {
  const nearest = nearestTo(typed, limits);
  return nearest === Number(typed) ? nearest : null;
}
