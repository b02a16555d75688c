import { expect, test } from 'vitest';
import { en, fr } from './end-words.ts';

test('one draw is one draw', () => {
  expect(fr.end.brokenAfter(1)).toMatch('après 1 tirage :');
  expect(fr.end.brokenAfter(2)).toMatch('après 2 tirages :');
  expect(en.end.brokenAfter(1)).toMatch('after 1 draw:');
  expect(en.end.brokenAfter(0)).toMatch('after 0 draws:');
  expect(fr.end.goodFork(1, 1)).toBe(
    'Tout est juste : 1 entrée rejouée. 1 tirage vient d’une autre partie : seul son journal peut le prouver.',
  );
  expect(fr.end.goodFork(2, 3)).toBe(
    'Tout est juste : 2 entrées rejouées. 3 tirages viennent d’une autre partie : seul son journal peut les prouver.',
  );
  expect(en.end.goodFork(1, 1)).toBe(
    'Verified: 1 entry replayed. 1 draw comes from another game: only its journal can prove it.',
  );
  expect(en.end.goodFork(2, 3)).toBe(
    'Verified: 2 entries replayed. 3 draws come from another game: only its journal can prove them.',
  );
});
