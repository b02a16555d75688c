/** The screens of Mortebrume: before the game, its workshop, deployment and an activation. */
import type { Page } from 'playwright-core';
import { everyScreen, go } from './screens.ts';
import { answerOne, askedAt, boardOf, keepClearing, keys, nextQuestion, takeUp } from './skirmish.ts';

everyScreen([
  ['mortebrume-open', (page) => go(page, '/open/mortebrume', 'Escarmouche')],
  [
    'mortebrume-horde',
    async (page) => {
      await page.goto('/workshop/mortebrume');
      await page.getByRole('button', { name: 'Méléiens', exact: true }).first().click();
      await page.getByText(/Cette horde peut être jouée/).waitFor();
    },
  ],
  [
    'mortebrume-ground',
    async (page) => {
      await page.getByRole('button', { name: 'Terrain', exact: true }).click();
      await page.locator('.mb-maker-plane').waitFor();
    },
  ],
  [
    'mortebrume-start',
    async (page) => {
      await page.goto('/');
      await keepClearing(page);
      await page.getByRole('button', { name: /Jouer seul à Mortebrume/ }).click();
      await page.locator('.mb-start').getByText('Clairière').waitFor();
    },
  ],
  [
    'mortebrume-deployment',
    async (page) => {
      const group = (name: string) => page.locator('.mb-start').getByRole('group', { name });
      await group('Le terrain').getByText('Clairière', { exact: true }).click();
      await group('Votre horde').getByText('Quatre lances').click();
      await group('En face').getByText('Quatre haches').click();
      await page.getByRole('button', { name: 'Déployer les figurines' }).click();
      await boardOf(page).waitFor();
      await page.getByRole('button', { name: 'Étaler' }).click();
    },
  ],
  [
    'mortebrume-activation',
    async (page) => {
      await until(page, 'choose');
      await takeUp(page, 'a');
      await page.keyboard.press('PageUp');
      await page.locator('.mb-tape').waitFor({ state: 'attached' });
    },
  ],
]);

/** Plays on until that is asked. */
async function until(page: Page, kind: string): Promise<void> {
  let last = '';
  for (let i = 0; i < 60; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked || asked.kind === kind) return;
    if ((await askedAt(page)).id !== asked.id) continue;
    await answerOne(page, asked, keys(page));
    last = asked.id;
  }
}
