/** The screens of the lab. */
import { everyScreen, go } from './screens.ts';

everyScreen([
  [
    'lab',
    async (page) => {
      await go(page, '/lab', 'Le laboratoire');
      await page.locator('.mini svg').nth(3).waitFor();
    },
  ],
  ['lab-songe', (page) => go(page, '/lab/songe', 'Une épreuve')],
  ['lab-reve', (page) => go(page, '/lab/reve/met', 'Qui rencontre-t-on ici')],
  ['lab-artefacts', (page) => go(page, '/lab/artefacts', 'Une attaque')],
  ['lab-mortebrume', (page) => go(page, '/lab/mortebrume?dice=1', 'Un échange')],
  ['lab-new', (page) => go(page, '/lab/new/artefacts', 'Nouvelle étude')],
  [
    'lab-study',
    async (page) => {
      await page.getByLabel('Joueur 1').selectOption('random');
      await page.getByLabel('Joueur 2').selectOption('random');
      await page.getByRole('spinbutton', { name: 'Graine' }).fill('7');
      await page.getByLabel('Parties').selectOption('480');
      await page.getByRole('button', { name: 'Ouvrir l’étude' }).click();
      await page.getByText('Étude terminée').waitFor({ timeout: 120_000 });
    },
  ],
]);
