import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { styles, writtenIn } from './styles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As many as there may be. These numbers only go down; what is painted goes into a drawing instead. */
const MOST = { sizes: 86, colours: 725, lines: 16_310 };

test('sheets write no more sizes, colours and lines than they may', () => {
  const { sizes, colours, lines } = styles(root);
  expect(lines).toBeGreaterThan(1000);
  expect(sizes.size, [...sizes].join(', ')).toBeLessThanOrEqual(MOST.sizes);
  expect(colours.size, 'a colour has a name in packages/ui/src/style/tokens.css').toBeLessThanOrEqual(MOST.colours);
  expect(lines).toBeLessThanOrEqual(MOST.lines);
});

test('every token that a sheet names is there', () => {
  const tokens = readFileSync(join(root, 'packages/ui/src/style/tokens.css'), 'utf8');
  const named = styles(root).sheets.flatMap(({ file }) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/var\((--(?:text|space|radius|shadow|motion)-[\w-]+)/g)].map(
      ([, name]) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !tokens.includes(`  ${name}: `))).toEqual([]);
});

test.each([
  ['font: 600 1.05rem / 1.2 var(--serif)', ['1.05rem']],
  ['font: 700 max(8cqi, 0.75rem) / 1.2 var(--plain)', ['max(8cqi, 0.75rem)']],
  ['font: 12px var(--plain)', ['12px']],
  ['font-size: clamp(1rem, calc(2vw + 1px), 2rem)', ['clamp(1rem, calc(2vw + 1px), 2rem)']],
  ['font: 600 var(--text-lead) / 1.2 var(--serif)', []],
  ['font-size: var(--text-note)', []],
  ['font-size: var(--mine)', ['var(--mine)']],
  ['font: inherit', []],
  ['/* font-size: 3px; */ line-height: 1.2', []],
])('sizes of letters: %s', (declaration, sizes) => {
  expect([...writtenIn(`.a { ${declaration}; }`).sizes]).toEqual(sizes);
});

test.each([
  ['color: light-dark(#FFF, #0b0f22)', ['#fff', '#0b0f22']],
  ['box-shadow: 0 0 1px rgb(0 0 0 / 20%)', ['rgb(0 0 0 / 20%)']],
  ['background: color-mix(in oklab, var(--ink) 20%, white)', ['white']],
  ['white-space: nowrap', []],
  ['color: rgb(from var(--ink) r g b / 50%)', []],
  ['--game: #123456', []],
  ['--wood: #123456', ['#123456']],
])('colours: %s', (declaration, colours) => {
  expect([...writtenIn(`.a { ${declaration}; }`).colours]).toEqual(colours);
});
