/** The screens of a table, and those of Rêve. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { andThen, withoutGoal } from './playing.ts';
import { byChance, choose, everyScreen, go } from './screens.ts';

const petal = (page: Page, name: string): Locator =>
  page.locator('.rv-petal', { has: page.locator('.way', { hasText: name }) });
const named = (page: Page, name: RegExp): Locator => page.locator('.rv-question').getByRole('button', { name });

/** Gives the first answer of these that is offered, or any other, until something stands there. */
async function goOn(page: Page, until: Locator, wanted: () => Promise<readonly Locator[]>): Promise<void> {
  const other = page.locator('button.rv-door, .rv-question .rv-go, .rv-question .rv-answer');
  for (let i = 0; i < 60; i++) {
    const given = await wanted();
    await [...given, other]
      .reduce((all, one) => all.or(one), until)
      .first()
      .waitFor({ state: 'attached' });
    if (await until.isVisible()) return;
    const counts = await Promise.all(given.map((one) => one.count()));
    const next = (given[counts.findIndex((count) => count > 0)] ?? other).first();
    // A phone hides the rose: it is pressed all the same.
    await andThen(page, () => next.evaluate((found: HTMLElement) => found.click()));
  }
  await until.waitFor();
}

/** The journey that was left waits above the covers in the lobby: they lie where they stay once it is there. */
async function anotherJourney(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(/^On vous attend à/).waitFor();
  await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
  await withoutGoal(page);
}

everyScreen([
  [
    'table',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await withoutGoal(page);
      await page.getByRole('button', { name: /^Monter dans les Terres/ }).waitFor();
    },
  ],
  [
    'journey',
    async (page) => {
      const up = page.getByRole('button', { name: /^Monter dans les Terres/ });
      await up.click();
      await up.waitFor({ state: 'detached' });
    },
  ],
  ['legend', (page) => page.getByRole('button', { name: 'Légende' }).click()],
  ['text-mode', (page) => page.goto(`${new URL(page.url()).pathname}/text`)],
  ...byChance([
    'encounter',
    async (page) => {
      await anotherJourney(page);
      // North as long as there is a north, then back.
      const ways = [named(page, /^Monter dans/), page.locator('.rv-petal').first()];
      await goOn(page, page.locator('.rv-question.encounter'), async () => ways);
    },
  ]),
  [
    'end-of-game',
    async (page) => {
      await anotherJourney(page);
      await choose(page, /^finir là/, true);
      await page.getByText('La partie est finie').first().waitFor();
    },
  ],
  [
    'quest-start',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await page.locator('.rv-quests li').last().waitFor();
    },
  ],
  [
    'quest-end',
    async (page) => {
      await page.getByRole('button', { name: /Une lueur au grenier/ }).click();
      // Up, over the bridge to the sanctuary, and cast there.
      const going = [named(page, /^Monter dans/), ...['Plaine', 'Panople', 'Ik'].map((name) => petal(page, name))];
      const there = [named(page, /^(Monter dans|Lancer Détection)/)];
      const quest = page.getByRole('region', { name: 'La quête' });
      const end = page.locator('.rv-end');
      await goOn(page, end, async () => ((await quest.textContent())?.includes('Atteindre') ? going : there));
      await end.locator('.chances[aria-busy="false"]').waitFor({ timeout: 60_000 });
    },
  ],
  ...byChance([
    'aim',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await page.getByRole('button', { name: /L’oreille du bailli/ }).click();
      const way = ['Encre', 'Xiax', 'Toujours', 'Psark', 'Krane', 'Ik'].map((name) => petal(page, name));
      const ways = [named(page, /^(Lancer Tympan|Monter dans)/), ...way];
      await goOn(page, page.locator('.rv-question.aim'), async () => ways);
    },
  ]),
  [
    'lost',
    async (page) => {
      await page.goto('/workshop');
      const lost = fileURLToPath(new URL('../../../games/reve/test/documents/lost.json', import.meta.url));
      await page.locator('.collection-bar input[type=file]').setInputFiles(lost);
      await page.getByRole('button', { name: /Nitouche/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Jouer', exact: true }).click();
      await page
        .locator('.rv-question')
        .getByRole('button', { name: /^Monter dans/ })
        .first()
        .click();
      await page.locator('.rv-question.lands, .rv-door').first().waitFor();
    },
  ],
  ['sheet', (page) => page.getByRole('button', { name: 'Feuille', exact: true }).click()],
  [
    'gardien',
    async (page) => {
      await go(page, '/open/reve', 'Rêve de Dragon');
      await page.getByLabel('sur cet appareil').check();
      await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
      const seats = page.locator('.seat-plan select');
      await seats.nth(0).selectOption('program:companion');
      await seats.nth(1).selectOption('program:companion');
      await seats.nth(2).selectOption('me');
      await page.getByRole('button', { name: 'Commencer' }).click();
      await page
        .locator('.rv-inbox li')
        .nth(1)
        .getByText(/Proposition/)
        .waitFor();
    },
  ],
]);
