import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bags from './bag.ts';
import * as dice from './dice.ts';
import { Dist } from './dist.ts';
import { type Fraction, toText } from './fraction.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
const lines = blocks.flatMap((block) => block.trim().split('\n'));

test('there are ten recipes, each with a note on what not to confuse', () => {
  expect(blocks).toHaveLength(10);
  expect(readme.match(/Do not confuse/g)).toHaveLength(10);
});

test.each(lines)('%s', (line) => {
  const [, code, expected] = /^(.*); \/\/ (.*)$/.exec(line) ?? [];
  const known = { ...bags, ...dice, Dist };
  const result: Fraction = new Function(...Object.keys(known), `return ${code}`)(...Object.values(known));
  expect(toText(result)).toBe(expected);
});
