/** The screens of Songe: the ways in, a duel, a draw, the Conteur's table, a sheet that is made. */
import type { Page } from 'playwright-core';
import { begin, control, step } from './fencers.ts';
import { everyScreen } from './screens.ts';

everyScreen([
  [
    'songe-start',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Songe' }).click();
      await page.getByRole('radio', { name: /^Un duel\b/ }).waitFor();
    },
  ],
  [
    'songe-duel',
    async (page) => {
      await page.goto('/');
      await begin(page, 'Un duel');
      await until(page, '.sg-card');
    },
  ],
  [
    'songe-brumes',
    async (page) => {
      await page.goto('/');
      await begin(page, 'Les Brumes, seul', 'Ysolde');
      await until(page, '.sg-actions [data-do="draw"]');
    },
  ],
  [
    'songe-create',
    async (page) => {
      await page.goto('/workshop/songe');
      await page.getByRole('button', { name: 'Partir de là' }).first().click();
    },
  ],
]);

/** Presses on until something stands there. */
async function until(page: Page, what: string): Promise<void> {
  for (let i = 0; i < 60 && !(await page.locator(what).first().isVisible()); i++) {
    await step(page, () => control(page).click());
  }
  await page.locator(what).first().waitFor();
}
