/** Outcomes of real dice as people type them. */
import type { DrawResult, Spoken } from '@reverie/kernel/chance/chance';

/** `4` or `3 5 1`; undefined for anything but whole numbers. The rules refuse impossible outcomes. */
export function readOutcome(typed: string, [kind, count, sides]: Spoken): DrawResult | undefined {
  const text = typed.trim();
  if (!/^\d+([\s,;]+\d+)*$/.test(text)) return undefined;
  const list = text.split(/[\s,;]+/).map(Number);
  switch (kind) {
    case 'die':
    case 'pick':
    case 'among':
      return list.length === 1 ? list[0] : undefined;
    case 'sum':
      // Single dice are accepted too and added up.
      if (list.length === 1 && count !== 1) return list[0];
      if (list.length !== count || list.some((face) => face < 1 || face > (sides ?? 0))) return undefined;
      return list.reduce((sum, face) => sum + face, 0);
    case 'dice':
      return list.toSorted((a, b) => b - a);
    default:
      return list;
  }
}
