import { expect, test } from 'vitest';
import { withPage } from './page.mjs';

test('a folder of a page that was named wins over the one that would be built', () => {
  for (const env of [{ WEB: 'x' }, { REVERIE_WEB: 'x' }]) expect(withPage(env)).toBe(env);
  const env = { WEB: '' };
  for (const flags of [
    ['--web', 'x'],
    ['--port', '1', '--web=x'],
  ])
    expect(withPage(env, flags)).toBe(env);
});
