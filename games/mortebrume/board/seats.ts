/** Each enemy on the plate that it had, as long as it is spoken of. */
export function seated(before: readonly (number | null)[], now: readonly number[]): readonly (number | null)[] {
  const kept = before.map((id) => (id !== null && now.includes(id) ? id : null));
  for (const id of now) if (!kept.includes(id)) kept[kept.indexOf(null)] = id;
  return kept;
}
