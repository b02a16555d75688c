import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGHTERS } from '../data/fighters.ts';

test('every fighter has a face', () => {
  const drawn = readFileSync(new URL('./faces.svg', import.meta.url), 'utf8');
  for (const { id } of FIGHTERS) expect(drawn).toContain(`id="mb-face-${id}"`);
});
