/** The screens of a table, and those of Rêve. */
import { fileURLToPath } from 'node:url';
import { withoutGoal } from './playing.ts';
import { choose, everyScreen, go } from './screens.ts';

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
  [
    'end-of-game',
    async (page) => {
      await page.goto('/');
      // The journey that was left waits above the covers: they lie where they stay once it is there.
      await page.getByText('On vous attend à une table').waitFor();
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await withoutGoal(page);
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
      const end = page.locator('.rv-end');
      const petal = (name: string) => page.locator('.rv-petal', { has: page.locator('.way', { hasText: name }) });
      const named = (name: RegExp) => page.locator('.rv-question').getByRole('button', { name });
      // Up, over the bridge to the sanctuary, and cast there: the first of these that is offered.
      const going = [named(/^Monter dans/), ...['Plaine', 'Panople', 'Ik'].map(petal)];
      const there = [named(/^(Monter dans|Lancer Détection)/)];
      const quest = page.getByRole('region', { name: 'La quête' });
      const other = page.locator('button.rv-door, .rv-question .rv-go, .rv-question .rv-answer');
      for (let i = 0; i < 60; i++) {
        await end.or(other).first().waitFor();
        if (await end.isVisible()) break;
        const told = await page.locator('.rv-board').textContent();
        const given = (await quest.textContent())?.includes('Atteindre') ? going : there;
        const counts = await Promise.all(given.map((one) => one.count()));
        const next = (given[counts.findIndex((count) => count > 0)] ?? other).first();
        // A phone has the map instead of the rose.
        await ((await next.isVisible()) ? next.click() : next.dispatchEvent('click'));
        await page.waitForFunction((was) => document.querySelector('.rv-board')?.textContent !== was, told);
      }
      await end.locator('.chances[aria-busy="false"]').waitFor({ timeout: 60_000 });
    },
  ],
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
      await page.getByRole('button', { name: /Ajouter : haut-rêvant/ }).click();
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
