/** Golden games are played again on every change; on another Node and in a browser by `npm run faults -- versions`. */
import { expect, test } from 'vitest';
import { shelf } from './games.ts';
import { makeMissing, playGolden } from './golden.ts';

test('every game on the shelf plays its golden games to the same end', () => {
  const made = makeMissing();
  if (made.length > 0) console.error(`Golden games were missing and have been made; commit them: ${made.join(', ')}.`);
  const golden = playGolden();
  expect(golden.filter(({ fault }) => fault !== undefined)).toEqual([]);
  for (const { rules } of shelf) expect(golden.some(({ name }) => name.startsWith(`${rules.id}-`))).toBe(true);
});
