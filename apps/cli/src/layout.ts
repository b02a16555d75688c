/** Text layout on a terminal: truncating, sanitizing, aligning. */

const ESCAPE = String.fromCharCode(27);
const STYLE = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
/** Control characters, and marks that turn the direction of what follows: they could disguise it. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Truncates a text for messages. */
export function short(text: string, most = 40): string {
  const line = text.replace(CONTROL, ' ');
  const signs = [...line.slice(0, 2 * most + 2)];
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : line;
}

/**
 * Removes control characters except colours and line breaks: a journal may come from anybody, and a name in it must not
 * move the cursor or rename the window.
 */
export function harmless(text: string): string {
  let clean = '';
  let from = 0;
  for (const style of text.matchAll(STYLE)) {
    clean += plain(text.slice(from, style.index)) + style[0];
    from = style.index + style[0].length;
  }
  return clean + plain(text.slice(from));
}

const plain = (text: string): string => text.replace(CONTROL, (sign) => (sign === '\n' ? sign : ' '));

/** Columns that a text takes, without counting colours. */
export function width(text: string): number {
  return [...text.replace(STYLE, '')].length;
}

export function pad(text: string, to: number): string {
  return text + ' '.repeat(Math.max(0, to - width(text)));
}

/** Rows of cells, each column as wide as its widest cell; the last one is not padded. */
export function table(rows: readonly (readonly string[])[], gap = '   '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
}

/** A list in as few rows as fit, all about equally long, read row by row. */
export function columns(items: readonly string[], across: number, gap = '   '): string[] {
  const widest = Math.max(0, ...items.map(width)) + gap.length;
  const height = Math.ceil(items.length / Math.max(1, Math.floor(across / widest)));
  const count = Math.ceil(items.length / Math.max(1, height));
  const rows = Array.from({ length: height }, (_, i) => items.slice(i * count, (i + 1) * count));
  return table(rows, gap);
}

export function indent(lines: readonly string[], by = '  '): string[] {
  return lines.map((line) => (line === '' ? '' : by + line));
}

/** A whole number with its digits in groups of three, separated by a narrow no-break space, as in both languages. */
export function grouped(n: number): string {
  return Math.trunc(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
