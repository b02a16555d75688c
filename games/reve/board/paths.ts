/** Outlines moved about. Two hundred cells drawn in their places are one path of each kind; placed one by one they would be a thousand layers to arrange whenever the map moves. */

const FIGURE = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const PART = /([a-zA-Z])([^a-zA-Z]*)/g;

/** Whether each figure of an absolute command lies across, down, or neither. */
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

/** The same outline elsewhere. Figures of arcs must be parted by blanks, flags too. */
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

const round = (n: number): string => String(Math.round(n * 100) / 100);
