/** The figures of a plot as a table: what a screen reader gets, and what leaves as CSV or Markdown. */
import type { Language } from '@reverie/kernel/game';
import type { Plot } from '@reverie/kernel/plot';
import { figure } from './figures.ts';

/** The first row is the head; the first cell of a row says what the row is about. */
export type Cells = readonly (readonly string[])[];

const WORDS = {
  fr: { what: 'nom', value: 'valeur', low: 'au moins', high: 'au plus' },
  en: { what: 'name', value: 'value', low: 'at least', high: 'at most' },
} as const;

/** One decimal more than a plot shows. */
const MORE = 2;

export function cellsOf(plot: Plot, language: Language): Cells {
  const t = WORDS[language];
  const say = (value: number, digits = 0): string => figure(value, language, Math.max(MORE, digits));
  switch (plot.kind) {
    case 'lines': {
      const xs = [...new Set(plot.series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);
      const banded = plot.series.map(({ band }) => band !== undefined);
      return [
        [
          plot.x.label,
          ...plot.series.flatMap(({ name }, i) =>
            banded[i] ? [name, `${name}, ${t.low}`, `${name}, ${t.high}`] : [name],
          ),
        ],
        ...xs.map((x) => [
          figure(x, language, plot.x.digits),
          ...plot.series.flatMap(({ points, band }) => {
            const y = points.find(([at]) => at === x)?.[1];
            const [, low, high] = band?.find(([at]) => at === x) ?? [];
            const cells = [y, ...(band ? [low, high] : [])];
            return cells.map((one) => (one === undefined ? '' : say(one, plot.y.digits)));
          }),
        ]),
      ];
    }
    case 'bars':
      return [
        [t.what, ...plot.series.map(({ name }) => name)],
        ...plot.names.map((name, i) => [name, ...plot.series.map(({ values }) => say(values[i] ?? 0))]),
      ];
    case 'rows': {
      const sampled = plot.rows.some(({ low }) => low !== undefined);
      const signed = (value: number | undefined): string =>
        value === undefined ? '' : figure(value, language, MORE, plot.signed);
      return [
        [t.what, t.value, ...(sampled ? [t.low, t.high] : [])],
        ...plot.rows.map(({ name, value, low, high }) => [
          name,
          signed(value),
          ...(sampled ? [signed(low), signed(high)] : []),
        ]),
      ];
    }
    case 'parts': {
      const names = [...new Set(plot.rows.flatMap(({ parts }) => parts.map(({ name }) => name)))];
      return [
        [t.what, ...names],
        ...plot.rows.map(({ name, parts }) => [
          name,
          ...names.map((one) => {
            const part = parts.find((other) => other.name === one);
            return part ? say(part.value) : '';
          }),
        ]),
      ];
    }
    case 'map': {
      const second = plot.legend.second;
      return [
        [plot.down, ...plot.columns.flatMap((name) => (second ? [name, `${name}, ${second}`] : [name]))],
        ...plot.rows.map(({ name, cells }) => [
          name,
          ...cells.flatMap((cell) => {
            const value = cell ? say(cell.value) : '';
            if (!second) return [value];
            return [value, cell?.second === undefined ? '' : say(cell.second)];
          }),
        ]),
      ];
    }
  }
}

export const toCsv = (rows: Cells): string =>
  rows
    .map(
      (row) => `${row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`,
    )
    .join('');

export function toMarkdown([head = [], ...rows]: Cells): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return line(head) + line(head.map((_, i) => (i === 0 ? '---' : '---:'))) + rows.map(line).join('');
}
