const SIGNS: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
  ] as const),
  ...([
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const),
];

/** Evenings are counted as chapters are: I, II, III. */
export function roman(n: number): string {
  let [left, text] = [n, ''];
  for (const [value, sign] of SIGNS) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}
