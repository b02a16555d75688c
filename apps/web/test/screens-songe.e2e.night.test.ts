/** The screens of Songe: the ways in, a duel and a defence in it, a draw, the Conteur's table, a sheet that is made. */
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
      await fenceTo(page, 'attack');
    },
  ],
  ['songe-defence', (page) => fenceTo(page, 'defend')],
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
  ['songe-conteur', (page) => evening(page, 2, 'program:duellist')],
  [
    'songe-arpenteur',
    async (page) => {
      await evening(page, 0, 'other');
      await page.getByRole('button', { name: /^Érudition/ }).click();
      await page.getByLabel('Ce que je raconte').first().fill('Je souffle la poussière des lettres');
    },
  ],
  [
    'songe-magic',
    async (page) => {
      await page.getByRole('tab', { name: 'Magie' }).click();
      for (const word of ['transformer', 'eau', 'air']) {
        await page.getByRole('button', { name: new RegExp(`^Dire « ${word} »`) }).click();
      }
      await page.getByText('Selon la brume').waitFor();
    },
  ],
]);

/** An evening on this device of two Arpenteurs and a Conteur, one of them oneself. */
async function evening(page: Page, own: number, others: string): Promise<void> {
  await page.goto('/open/songe');
  await page.getByLabel('sur cet appareil').check();
  await page.getByRole('button', { name: /Ajouter : Arpenteur/ }).click();
  for (const seat of [0, 1, 2]) {
    await page
      .locator('.seat-plan select')
      .nth(seat)
      .selectOption(seat === own ? 'me' : others);
  }
  await page
    .locator('.sg-setup fieldset')
    .first()
    .getByRole('radio', { name: /^Maëlle/ })
    .check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.sg-board').waitFor();
}

/** A duel until that is asked. Some are over before: then another one is begun. */
async function fenceTo(page: Page, asked: 'attack' | 'defend'): Promise<void> {
  const there = `.sg-question[data-kind="duel.${asked}"]`;
  for (let duels = 0; duels < 5 && !(await comesTo(page, there)); duels++) {
    await page.goto('/');
    await begin(page, 'Un duel');
  }
  await page.locator(there).waitFor();
}

/** Presses on until something stands there; false if all is over before. */
async function comesTo(page: Page, what: string): Promise<boolean> {
  const there = page.locator(what).first();
  for (let i = 0; i < 60; i++) {
    if (await there.isVisible()) return true;
    if (!(await step(page, () => control(page).click()))) return false;
  }
  return false;
}

async function until(page: Page, what: string): Promise<void> {
  await comesTo(page, what);
  await page.locator(what).first().waitFor();
}
