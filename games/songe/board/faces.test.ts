/** Every face that a figure may have is drawn. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MASQUE_IDS } from '../data/skills.ts';
import { OTHER_FACES } from './reading.ts';

test('every Masque, and everybody who has none, has a face', () => {
  const drawn = readFileSync(new URL('./faces.svg', import.meta.url), 'utf8');
  for (const id of [...MASQUE_IDS, ...OTHER_FACES]) expect(drawn).toContain(`id="sg-face-${id}"`);
});
