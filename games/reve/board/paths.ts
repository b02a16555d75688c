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

/** Translates an outline. Numbers and flags of arcs must be separated by spaces. */
export function moved(outline: string, by: { readonly x: number; readonly y: number }): string {
  return outline.replace(PART, (_, command: string, rest: string) => {
    const axes = AXES[command];
    if (!axes) return command + rest;
    let at = 0;
    const figures = rest.match(FIGURE) ?? [];
    const shifted = figures.map((figure) => {
      const axis = axes[at++ % axes.length];
      return axis ? round(Number(figure) + by[axis]) : figure;
    });
    return command + shifted.join(' ');
  });
}

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
