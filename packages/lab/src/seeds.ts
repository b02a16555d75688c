/** No two deals of a study have the same seed: the steps can all be undone. */
export function seedOf(seed: number, deal: number): number {
  let x = (Math.imul(seed, 0x9e3779b1) + deal) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
