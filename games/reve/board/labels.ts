/** Each cell in one sentence, for screen readers and for the cell card. */
import { CELLS } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import type { View } from '../view.ts';
import type { Reachable, TokenShown } from './Marks.tsx';
import type { Names } from './names.ts';
import { dreamersOf } from './reading.ts';
import type { boardWords } from './words.ts';

interface LabelSource {
  readonly view: View;
  readonly names: Names;
  readonly words: (typeof boardWords)['fr'];
  readonly reachable: readonly Reachable[];
  readonly tokens: readonly TokenShown[];
}

export function labelsOf({ view, names, words, reachable, tokens }: LabelSource): readonly string[] {
  const reach = new Map(reachable.map((one) => [one.cell, one]));
  const lying = new Map<number, string[]>();
  for (const { cell, title } of tokens) lying.set(cell, [...(lying.get(cell) ?? []), title]);
  const dreamers = dreamersOf(view);
  return CELLS.map(({ coord, kind, name }, cell) => {
    const can = reach.get(cell);
    const here = dreamers.filter((d) => d.cell === coord).map((d) => words.pawnOf(d.sheet.name));
    const maybe = dreamers.filter((d) => d.candidates.includes(coord)).map((d) => words.maybeOf(d.sheet.name));
    return [
      `${name}, ${coord}`,
      isWet(kind) ? `${names.terrain(kind)}, ${words.wet}` : names.terrain(kind),
      ...here,
      ...maybe,
      ...(lying.get(cell) ?? []),
      ...(can ? [can.own ? words.canStay : words.canChoose] : []),
      ...(can?.chance ? [words.unhindered(can.chance)] : []),
      ...(can?.selected ? [words.chosen] : []),
    ].join(' · ');
  });
}
