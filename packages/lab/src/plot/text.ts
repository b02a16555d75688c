/** Plots for a terminal: a line of text for each row, with bars of blocks. */
import type { Language } from '@reverie/kernel/game';
import type { Plot } from '@reverie/kernel/plot';
import { figure } from './figures.ts';
import { type Cells, cellsOf } from './table.ts';

const WIDE = 32;
const TONE = { for: '█', none: '░', against: '▓' } as const;

/** Rows of cells to be aligned by whoever prints them; the last one is the drawing. */
export function linesOf(plot: Plot, language: Language): Cells {
  const share = (value: number, least: number, most: number): number =>
    Math.max(0, Math.min(WIDE, Math.round((WIDE * (value - least)) / (most - least || 1))));
  switch (plot.kind) {
    case 'lines':
      return plot.series.flatMap(({ name, points }) => [
        [plot.x.label, name, ''],
        ...points.map(([x, y]) => [
          `${plot.at === x ? '›' : ' '}${figure(x, language, plot.x.digits)}`,
          figure(y, language, Math.max(1, plot.y.digits ?? 0)),
          '█'.repeat(share(y, plot.y.least, plot.y.most)),
        ]),
      ]);
    case 'bars':
      return plot.series.flatMap(({ name, values }) => [
        ['', name, ''],
        ...plot.names.map((one, i) => [
          one,
          figure(values[i] ?? 0, language, 1),
          (plot.among?.[i] === false ? '░' : '█').repeat(share(values[i] ?? 0, plot.y.least, plot.y.most)),
        ]),
      ]);
    case 'rows':
      return plot.rows.map(({ name, value, low, high }) => {
        const places: string[] = new Array(WIDE + 1).fill(' ');
        const at = (one: number): number => share(one, plot.x.least, plot.x.most);
        if (plot.reference !== undefined) places[at(plot.reference)] = '│';
        for (let i = at(low ?? value); i <= at(high ?? value); i++) places[i] = '─';
        const sure = low === undefined || high === undefined || plot.reference === undefined;
        places[at(value)] = sure || low > plot.reference || high < plot.reference ? '●' : '○';
        return [name, figure(value, language, 1, plot.signed), places.join('').trimEnd()];
      });
    case 'parts':
      return plot.rows.map(({ name, parts }, i) => [
        `${plot.at === i ? '›' : ' '}${name}`,
        parts.map(({ name: part, value }) => `${part} ${figure(value, language, 1)}`).join(' · '),
        parts.map(({ value, look }) => TONE[look].repeat(share(value, 0, 100))).join(''),
      ]);
    case 'map':
      return cellsOf({ ...plot, rows: plot.rows.map((row) => ({ ...row, cells: row.cells })) }, language);
  }
}
