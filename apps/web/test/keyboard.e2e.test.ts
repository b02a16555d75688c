/** From the lobby to the end of a game without a pointer: by day in one game, at night in all four. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { atSite } from './browser.ts';

const { visit } = atSite();

/** Goes on with a key until what has the focus is called so. */
async function keyTo(page: Page, name: RegExp, key: 'Tab' | 'ArrowDown' = 'Tab', most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const { activeElement: here } = document;
      return here?.getAttribute('aria-label') ?? here?.textContent ?? '';
    });
    if (name.test(found.trim())) return;
  }
  throw new Error(`${name} is not reached by ${key}`);
}

/** What each game asks before it begins, by the button that begins it. */
const GAMES = [
  ['Songe', /^Commencer/],
  ['Rêve de Dragon', /^Sans quête$/],
  ['Artefacts du rêve', null],
  ['Mortebrume', /^Déployer les figurines$/],
] as const;

test('by keyboard alone: a game is begun, its first question has the focus, it is ended and played again', async () => {
  const { page, complaints, leave } = await visit();
  for (const [game, begin] of GAMES.slice(0, tiered(1, GAMES.length))) {
    await page.goto('/');
    await page.getByRole('button', { name: `Jouer seul à ${game}` }).waitFor();
    await keyTo(page, new RegExp(`^Jouer seul à ${game}$`));
    await page.keyboard.press('Enter');
    if (begin) {
      await page.getByRole('dialog').waitFor();
      await keyTo(page, begin);
      await page.keyboard.press('Enter');
    }
    // The first answer, or the board that asks, is under the fingers.
    await page.waitForFunction(() => document.activeElement?.closest('.board-area, .panel') !== null);
    await keyTo(page, /^Menu de la table$/);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await keyTo(page, /^Abandonner/, 'ArrowDown', 20);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keyTo(page, /^Abandonner$/);
    await page.keyboard.press('Enter');
    await page.getByText('La partie est finie').filter({ visible: true }).first().waitFor();
    await keyTo(page, /^(Rejouer|Revanche)/);
    const finished = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== finished);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('the way to the content leaves the address as it is: a secret or a study may follow in it', async () => {
  const { page, leave } = await visit({ at: '/lab#study' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keyTo(page, /^Aller au contenu$/);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#study');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await leave();
});
