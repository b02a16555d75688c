/** Translates outlines. Drawn in place, two hundred cells are one path per kind instead of a thousand layers to lay out. */

const FIGURE = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const PART = /([a-zA-Z])([^a-zA-Z]*)/g;

/** Whether each number of an absolute command is horizontal, vertical, or neither. */
const AXES: Readonly<Record<string, readonly ('x' | 'y' | null)[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  T: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  Q: ['x', 'y', 'x', 'y'],
  S: ['x', 'y', 'x', 'y'],
  C: ['x', 'y', 'x', 'y', 'x', 'y'],
  A: [null, null, null, null, null, 'x', 'y'],
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Reads an outline once and gives it back anywhere: letters stay, numbers of an absolute command are shifted. Numbers and
 * flags of arcs must be separated by spaces.
 */
export function mover(outline: string): (by: Place) => string {
  const parts: (string | readonly [number, keyof Place])[] = [];
  for (const [, command = '', rest = ''] of outline.matchAll(PART)) {
    const axes = AXES[command];
    parts.push(axes ? command : command + rest);
    if (!axes) continue;
    for (const [i, figure] of (rest.match(FIGURE) ?? []).entries()) {
      const axis = axes[i % axes.length];
      if (i > 0) parts.push(' ');
      parts.push(axis ? [Number(figure), axis] : figure);
    }
  }
  return (by) => {
    let all = '';
    for (const part of parts) all += typeof part === 'string' ? part : round(part[0] + by[part[1]]);
    return all;
  };
}

/** The same outline at each of these places, in one. */
export const movedTo = (places: readonly Place[], outline: string): string => places.map(mover(outline)).join('');

/** The same outline smaller or larger, around 0 0. */
export const scaled = (outline: string, by: number): string =>
  outline.replace(PART, (_, command: string, rest: string) => {
    let at = 0;
    const arc = command === 'A' || command === 'a';
    const figures = rest.match(FIGURE) ?? [];
    // The turn and the two flags of an arc stay what they are.
    return command + figures.map((n) => (arc && [2, 3, 4].includes(at++ % 7) ? n : round(Number(n) * by))).join(' ');
  });

const round = (n: number): string => String(Math.round(n * 100) / 100);
