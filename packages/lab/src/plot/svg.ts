/** Draws a plot as a tree of SVG elements, for a width. A page renders the tree, a file is its text. */
import type { Language } from '@reverie/kernel/game';
import type { Axis, BarPlot, Level, LinePlot, MapPlot, PartPlot, Plot, RowPlot } from '@reverie/kernel/plot';
import { figure, ticks } from './figures.ts';

export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

const node = (tag: string, attributes: SvgNode['attributes'], ...children: readonly (SvgNode | string)[]): SvgNode => ({
  tag,
  attributes,
  children,
});

const text = (x: number, y: number, said: string, look = '', anchor: 'start' | 'middle' | 'end' = 'middle'): SvgNode =>
  node('text', { x: round(x), y: round(y), 'text-anchor': anchor, ...(look && { class: look }) }, said);
const line = (x1: number, y1: number, x2: number, y2: number, look: string): SvgNode =>
  node('line', { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), class: look });
const rect = (x: number, y: number, width: number, height: number, look: string, rx = 0): SvgNode =>
  node('rect', {
    x: round(x),
    y: round(y),
    width: round(Math.max(0, width)),
    height: round(Math.max(0, height)),
    rx,
    class: look,
  });
const circle = (cx: number, cy: number, r: number, look: string): SvgNode =>
  node('circle', { cx: round(cx), cy: round(cy), r, class: look });
const round = (x: number): number => Math.round(x * 10) / 10;

/** Below this width names stand above their rows. */
const NARROW = 440;
/** What a letter takes on average. */
const LETTER = 7;
/** The same of a name, which is bold. */
const BOLD = 8;

const scale =
  ({ least, most }: Pick<Axis, 'least' | 'most'>, from: number, to: number) =>
  (value: number): number =>
    from + ((Math.max(least, Math.min(most, value)) - least) / (most - least || 1)) * (to - from);

export function draw(plot: Plot, width: number, language: Language): SvgNode {
  switch (plot.kind) {
    case 'lines':
      return drawLines(plot, width, language);
    case 'bars':
      return drawBars(plot, width, language);
    case 'rows':
      return drawRows(plot, width, language);
    case 'parts':
      return drawParts(plot, width, language);
    case 'map':
      return drawMap(plot, width, language);
  }
}

const sheet = (width: number, height: number, ...children: readonly SvgNode[]): SvgNode =>
  node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${round(height)}`, class: 'plot' },
    ...children,
  );

/** Grid lines with their figures, and what the axis counts. */
function gridOf(y: Axis, at: (value: number) => number, left: number, right: number, language: Language): SvgNode[] {
  return ticks(y.least, y.most, 5).flatMap((value) => [
    line(left, at(value), right, at(value), 'grid'),
    text(left - 8, at(value) + 4, figure(value, language, Number.isInteger(value) ? 0 : 1), '', 'end'),
  ]);
}

const levelsOf = (levels: readonly Level[], at: (v: number) => number, left: number, right: number): SvgNode[] =>
  levels.flatMap(({ at: value, name, look }) => [
    line(left, at(value), right, at(value), look),
    text(right, at(value) - 5, name, look === 'tolerance' ? 'tolerance-name' : 'strong', 'end'),
  ]);

function drawLines(plot: LinePlot, width: number, language: Language): SvgNode {
  const named = plot.series.length > 1;
  const widest = named ? Math.max(...plot.series.map(({ name }) => name.length)) * LETTER + 34 : 20;
  const [left, right, top, bottom] = [42, width - widest, 18, 208];
  const x = scale(plot.x, left + 6, right);
  const y = scale(plot.y, bottom, top);
  const digits = plot.y.digits ?? 0;
  const drawn: SvgNode[] = [...gridOf(plot.y, y, left, right, language)];
  const allowed = plot.levels?.filter(({ look }) => look === 'tolerance').map(({ at }) => at) ?? [];
  if (allowed.length === 2) {
    const [from, to] = [Math.max(...allowed), Math.min(...allowed)];
    drawn.push(rect(left, y(from), right - left, y(to) - y(from), 'allowed'));
  }
  drawn.push(...levelsOf(plot.levels ?? [], y, left, right));
  for (const value of ticks(plot.x.least, plot.x.most, width < NARROW ? 5 : 10))
    drawn.push(text(x(value), bottom + 18, figure(value, language, plot.x.digits)));
  drawn.push(text((left + right) / 2, bottom + 36, plot.x.label));
  for (const { name, look, points, band } of plot.series) {
    const path = (list: readonly (readonly [number, number])[]): string =>
      list.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${round(x(px))} ${round(y(py))}`).join('');
    if (band && band.length > 0) {
      const low = band.map(([px, one]) => [px, one] as const);
      const high = band.map(([px, , one]) => [px, one] as const);
      drawn.push(node('path', { d: `${path(low)}${path(high.toReversed()).replace('M', 'L')}Z`, class: 'band' }));
      drawn.push(node('path', { d: path(low), class: 'edge' }), node('path', { d: path(high), class: 'edge' }));
    }
    if (look !== 'stems') drawn.push(node('path', { d: path(points), class: `line ${look}` }));
    const dense = points.length > 40;
    for (const [px, py] of points) {
      const now = px === plot.at;
      if (look === 'stems') drawn.push(line(x(px), bottom, x(px), y(py), 'stem'));
      if (look === 'printed' && !dense) drawn.push(rect(x(px) - 4, y(py) - 4, 8, 8, 'mark printed'));
      else if (look === 'stems' || (look === 'true' && !dense))
        drawn.push(circle(x(px), y(py), 4, now ? 'mark now' : 'mark'));
      if (now) {
        const under = look === 'printed';
        if (!under) drawn.push(circle(x(px), y(py), 9, 'ring'));
        drawn.push(
          text(x(px), y(py) + (under ? 22 : -13), figure(py, language, digits), under ? 'printed-name' : 'big'),
        );
      }
    }
    const last = points.at(-1);
    if (!last) continue;
    if (look === 'sampled') drawn.push(circle(x(last[0]), y(last[1]), 6, 'mark now'));
    if (named) {
      const said = `${name} ${figure(last[1], language, digits)}`;
      drawn.push(text(right + 8, y(last[1]) + 4, said, look === 'printed' ? 'printed-name' : 'strong', 'start'));
    }
  }
  return sheet(width, bottom + 42, ...drawn);
}

function drawBars(plot: BarPlot, width: number, language: Language): SvgNode {
  const many = plot.series.length;
  const [left, right, top] = [42, width - 10, 26];
  const room = (right - left) / plot.names.length;
  const slanted = plot.names.some((name) => name.length * LETTER > room - 4);
  const bottom = 190;
  const y = scale(plot.y, bottom, top);
  const thick = Math.min(54, (room * 0.76) / many);
  const drawn: SvgNode[] = [...gridOf(plot.y, y, left, right, language)];
  plot.names.forEach((name, i) => {
    const middle = left + room * (i + 0.5);
    plot.series.forEach(({ look, values }, k) => {
      const value = values[i] ?? 0;
      const from = middle - (thick * many) / 2 + thick * k;
      const kind = look === 'hollow' ? 'hollow' : plot.among === undefined || plot.among[i] ? 'among' : 'idle';
      drawn.push(rect(from + 2, y(value), thick - 4, bottom - y(value), `bar ${kind}`, 2));
      drawn.push(text(from + thick / 2, y(value) - 6, figure(value, language), 'strong'));
    });
    if (!slanted) drawn.push(text(middle, bottom + 18, name));
    else
      drawn.push(
        node(
          'text',
          { 'text-anchor': 'end', transform: `translate(${round(middle + 4)} ${bottom + 16}) rotate(-32)` },
          name,
        ),
      );
  });
  drawn.push(line(left, bottom, right, bottom, 'axis'), ...levelsOf(plot.levels ?? [], y, left, right));
  const longest = Math.max(...plot.names.map(({ length }) => length));
  let height = bottom + (slanted ? 22 + longest * LETTER * 0.55 : 30);
  if (many > 1) {
    plot.series.forEach(({ name, look }, k) => {
      const at = left + k * ((right - left) / many);
      drawn.push(rect(at, height, 22, 12, `bar ${look === 'hollow' ? 'hollow' : 'among'}`, 2));
      drawn.push(text(at + 30, height + 11, name, '', 'start'));
    });
    height += 22;
  }
  return sheet(width, height, ...drawn);
}

function drawRows(plot: RowPlot, width: number, language: Language): SvgNode {
  const longest = Math.max(0, ...plot.rows.map(({ name, note = '' }) => Math.max(name.length, note.length)));
  const beside = longest * BOLD + 18;
  // Names that would take too much of the width stand above their rows.
  const narrow = width < NARROW || beside > width * 0.42;
  const names = narrow ? 8 : beside;
  const [left, right] = [names + 10, width - 62];
  const step = narrow ? 46 : 32;
  const top = 10;
  const bottom = top + step * plot.rows.length;
  const x = scale(plot.x, left, right);
  const drawn: SvgNode[] = [];
  if (plot.tolerance) {
    const [low, high] = plot.tolerance;
    drawn.push(rect(x(low), top, x(high) - x(low), bottom - top, 'allowed'));
    for (const edge of plot.tolerance) drawn.push(line(x(edge), top, x(edge), bottom, 'tolerance'));
  }
  for (const value of ticks(plot.x.least, plot.x.most, narrow ? 4 : 6)) {
    drawn.push(line(x(value), top, x(value), bottom, value === plot.reference ? 'reference' : 'grid'));
    drawn.push(text(x(value), bottom + 18, figure(value, language, plot.x.digits, plot.signed)));
  }
  plot.rows.forEach(({ name, note, value, low, high }, i) => {
    const middle = top + step * (i + 0.5) + (narrow ? 8 : 0);
    if (narrow) drawn.push(text(left, middle - 14, note ? `${name} · ${note}` : name, 'strong', 'start'));
    else drawn.push(text(left - 12, middle + 4, name, 'strong', 'end'));
    if (low !== undefined && high !== undefined) {
      drawn.push(line(x(low), middle, x(high), middle, 'whisker'));
      for (const end of [low, high]) drawn.push(line(x(end), middle - 5, x(end), middle + 5, 'whisker'));
    }
    const unsure =
      plot.reference !== undefined &&
      low !== undefined &&
      high !== undefined &&
      low <= plot.reference &&
      plot.reference <= high;
    drawn.push(circle(x(value), middle, 6, unsure ? 'mark unsure' : 'mark sure'));
    drawn.push(text(width - 4, middle + 5, figure(value, language, 1, plot.signed), 'big', 'end'));
  });
  drawn.push(text((left + right) / 2, bottom + 36, plot.x.label));
  return sheet(width, bottom + 42, ...drawn);
}

function drawParts(plot: PartPlot, width: number, language: Language): SvgNode {
  const longest = Math.max(0, ...plot.rows.map(({ name, note = '' }) => Math.max(name.length, note.length)));
  const beside = longest * BOLD + 16;
  // A name that would take too much of the width stands above its row.
  const narrow = width < NARROW || beside > width * 0.36;
  const left = narrow ? 0 : beside;
  const step = narrow ? 62 : 48;
  const x = scale({ least: 0, most: 100 }, left, width);
  const drawn: SvgNode[] = [HATCH];
  plot.rows.forEach(({ name, note, parts }, i) => {
    const from = step * i + (narrow ? 24 : 6);
    if (narrow) drawn.push(text(0, from - 8, note ? `${name} · ${note}` : name, 'strong', 'start'));
    else {
      drawn.push(text(0, from + (note ? 13 : 20), name, 'strong', 'start'));
      if (note) drawn.push(text(0, from + 30, note, '', 'start'));
    }
    let sum = 0;
    for (const { name: part, value, look } of parts) {
      const [start, end] = [x(sum), x(sum + value)];
      sum += value;
      drawn.push(rect(start + 1, from, end - start - 2, 28, `part ${look}`, 3));
      if (look === 'against')
        drawn.push(
          node('rect', {
            x: round(start + 1),
            y: from,
            width: round(Math.max(0, end - start - 2)),
            height: 28,
            fill: 'url(#plot-hatch)',
          }),
        );
      const said = figure(value, language);
      const whole = `${part} ${said}`;
      const look2 = look === 'none' ? 'on-none' : 'on-part';
      if (end - start > whole.length * LETTER + 12) drawn.push(text((start + end) / 2, from + 19, whole, look2));
      else if (end - start > said.length * LETTER + 8) drawn.push(text((start + end) / 2, from + 19, said, look2));
    }
  });
  return sheet(width, step * plot.rows.length + 4, ...drawn);
}

const HATCH = node(
  'defs',
  {},
  node(
    'pattern',
    { id: 'plot-hatch', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    line(0, 0, 0, 8, 'hatch'),
  ),
);

/** A gap of so many points is worth a colour. */
export const TELLING = 2;
export const gapLook = (gap: number): 'above' | 'below' | '' =>
  gap >= TELLING ? 'above' : gap <= -TELLING ? 'below' : '';

function drawMap(plot: MapPlot, width: number, language: Language): SvgNode {
  const longest = Math.max(...plot.rows.map(({ name }) => name.length));
  const left = longest * LETTER + 18;
  const column = Math.min(74, (width - left) / plot.columns.length);
  const [step, top] = [34, 44];
  const drawn: SvgNode[] = [HATCH, text(left + (column * plot.columns.length) / 2, 14, plot.across)];
  plot.columns.forEach((name, i) => {
    drawn.push(text(left + column * (i + 0.5), 34, name, 'strong'));
  });
  plot.rows.forEach(({ name, cells }, r) => {
    const y = top + step * r;
    drawn.push(text(left - 10, y + 21, name, 'strong', 'end'));
    cells.forEach((cell, c) => {
      if (!cell) return;
      const x = left + column * c;
      const look = gapLook(cell.gap);
      drawn.push(rect(x + 1, y + 1, column - 2, step - 2, `cell ${look}`, 3));
      if (look === 'below')
        drawn.push(
          node('rect', {
            x: round(x + 1),
            y: y + 1,
            width: round(column - 2),
            height: step - 2,
            fill: 'url(#plot-hatch)',
          }),
        );
      const said = figure(cell.value, language);
      // 99.6 needs the room of two figures.
      const [first, beside] = said.length > 3 ? [0.33, 0.83] : [0.36, 0.78];
      drawn.push(text(x + column * (cell.second === undefined ? 0.5 : first), y + 22, said, 'big'));
      if (cell.second !== undefined) drawn.push(text(x + column * beside, y + 22, figure(cell.second, language)));
      if (cell.marked) drawn.push(node('path', { d: `M${round(x + column - 10)} ${y + 3}h7v7z`, class: 'corner' }));
      if (plot.at?.[0] === r && plot.at[1] === c) drawn.push(rect(x, y, column, step, 'ring', 5));
    });
  });
  const bottom = top + step * plot.rows.length + 22;
  const { above, below, marked } = plot.legend;
  let at = left;
  for (const [look, said] of [
    ['above', above],
    ['below', below],
  ] as const) {
    drawn.push(rect(at, bottom - 11, 24, 14, `cell ${look}`, 3), text(at + 32, bottom, said, '', 'start'));
    at += 48 + said.length * LETTER;
  }
  if (marked)
    drawn.push(
      node('path', { d: `M${round(at)} ${bottom - 9}h8v8z`, class: 'corner' }),
      text(at + 16, bottom, marked, '', 'start'),
    );
  return sheet(width, bottom + 10, ...drawn);
}
