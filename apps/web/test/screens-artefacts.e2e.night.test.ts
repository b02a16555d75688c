/** The screens of Artefacts du rêve. */
import type { Page } from 'playwright-core';
import { bringToAnalysis, played } from './played.ts';
import { everyScreen, go } from './screens.ts';
import { asked, awaitQuestion, move } from './sleepers.ts';

everyScreen([
  ['artefacts-open', (page) => go(page, '/open/artefacts', 'Deck de')],
  [
    'artefacts-decks',
    async (page) => {
      await page.goto('/workshop/artefacts');
      await page.getByRole('button', { name: /^Aurore/ }).click();
      await page.getByText('20 sur 20 cartes').waitFor();
    },
  ],
  [
    'artefacts-hand',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Artefacts du rêve' }).click();
      await awaitQuestion(page);
      await move(page);
      await page.locator('.ar-pool').waitFor();
    },
  ],
  ['artefacts-board', (page) => untilCombat(page)],
  [
    'analysis',
    async (page) => {
      await bringToAnalysis(page, played('artefacts', ['player', 'player'], 400));
      await page.getByText('Analyse terminée').waitFor();
      await page.getByRole('button', { name: 'Faute suivante' }).click();
    },
  ],
]);

/** To the first attack, with its two totals and its odds in the middle of the table. */
async function untilCombat(page: Page): Promise<void> {
  for (let i = 0; i < 60 && (await awaitQuestion(page)); i++) {
    if ((await asked(page))?.kind === 'combat') break;
    await move(page);
  }
  await page.locator('.ar-side[data-own="true"] .ar-placed[data-can="true"]').first().click();
  const target = page.locator('.ar-others .ar-thing:has(.ar-note)').first();
  if ((await target.getAttribute('aria-pressed')) !== 'true') await target.click();
  await page.getByRole('region', { name: 'Le combat' }).waitFor();
}
