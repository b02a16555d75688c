import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAIR = /^ {2}--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);$/gm;
const colours = new Map([...css.matchAll(PAIR)].map(([, name, day, night]) => [name, { day, night }]));

/** Relative luminance as WCAG 2 has it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, when: 'day' | 'night'): number {
  const [a, b] = [one, other].map((name) => luminance(colours.get(name)?.[when] ?? expect.fail(`no colour ${name}`)));
  return (Math.max(a as number, b as number) + 0.05) / (Math.min(a as number, b as number) + 0.05);
}

describe.each(['day', 'night'] as const)('by %s', (when) => {
  const text = ['ink', 'quiet', 'accent', 'good', 'bad', 'warn', 'focus', 'seat-1', 'seat-2', 'seat-3', 'seat-4'];
  test.each(['ground', 'paper', 'raised'].flatMap((below) => text.map((above) => [above, below])))(
    '%s can be read on %s',
    (above, below) => {
      expect(contrast(above, below, when)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['accent-ink', 'accent'],
    ['ink', 'accent-soft'],
    ['quiet', 'accent-soft'],
    ['cut', 'night'],
  ])('%s can be read on %s', (above, below) => {
    expect(contrast(above, below, when)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'paper', 'raised'])('the edge of what is pressed is seen on %s', (below) => {
    expect(contrast('edge', below, when)).toBeGreaterThanOrEqual(3);
  });
});

test('there are no more colours than have a role', () => {
  expect(colours.size).toBeLessThanOrEqual(24);
});
