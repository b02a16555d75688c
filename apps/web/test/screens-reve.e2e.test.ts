/** The screens of a table, and those of Rêve. */
import { choose, everyScreen, go } from './screens.ts';

everyScreen([
  [
    'table',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await choose(page, /^monter \(1 point/, false);
    },
  ],
  ['journey', (page) => choose(page, /^monter \(1 point/, true)],
  [
    'map',
    async () => undefined,
    async (page) => {
      // On a phone the panel is folded away, and the map has the screen.
      const fold = page.getByRole('button', { name: 'Replier le panneau' });
      if (await fold.isVisible()) await fold.click();
    },
  ],
  ['text-mode', (page) => page.goto(`${new URL(page.url()).pathname}/text`)],
  [
    'end-of-game',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await choose(page, /^finir là/, true);
      await page.getByText('La partie est finie').first().waitFor();
    },
  ],
  [
    'gardien',
    async (page) => {
      await go(page, '/open/reve', 'Rêve de Dragon');
      await page.getByLabel('sur cet appareil').check();
      await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
      const seats = page.locator('.seat-plan select');
      await seats.nth(0).selectOption('program:companion');
      await seats.nth(1).selectOption('me');
      await page.getByRole('button', { name: 'Commencer' }).click();
      await page
        .locator('.rv-inbox')
        .getByText(/Proposition/)
        .waitFor();
    },
  ],
]);
