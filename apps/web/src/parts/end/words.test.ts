import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Words ask the browser for its language.
beforeAll(() => void vi.stubGlobal('navigator', { language: 'fr' }));
afterAll(() => void vi.unstubAllGlobals());

test('one draw is one draw', async () => {
  const { fr, en } = (await import('./words.ts')).endWords;
  expect(fr.brokenAfter(1)).toMatch('après 1 tirage\u00a0:');
  expect(fr.brokenAfter(2)).toMatch('après 2 tirages\u00a0:');
  expect(en.brokenAfter(1)).toMatch('after 1 draw:');
  expect(en.brokenAfter(0)).toMatch('after 0 draws:');
  expect(fr.goodFork(1, 1)).toBe(
    'Tout est juste\u00a0: 1 entrée rejouée. 1 tirage vient d’une autre partie\u00a0: seul son journal peut le prouver.',
  );
  expect(fr.goodFork(2, 3)).toBe(
    'Tout est juste\u00a0: 2 entrées rejouées. 3 tirages viennent d’une autre partie\u00a0: seul son journal peut les prouver.',
  );
  expect(en.goodFork(1, 1)).toBe(
    'Verified: 1 entry replayed. 1 draw comes from another game: only its journal can prove it.',
  );
  expect(en.goodFork(2, 3)).toBe(
    'Verified: 2 entries replayed. 3 draws come from another game: only its journal can prove them.',
  );
});
