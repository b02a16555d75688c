/** The screens around a table. */
import { everyScreen, go } from './screens.ts';

everyScreen([
  ['lobby', (page) => page.getByRole('article', { name: 'Mortebrume' }).waitFor()],
  ['rules', (page) => go(page, '/rules/reve/RDD-ENC-04', 'RDD-ENC-04')],
  ['settings', (page) => go(page, '/settings', 'Réglages')],
  ['open-table', (page) => go(page, '/open/reve', 'Rêve de Dragon')],
  ['replay', (page) => go(page, '/replay', 'Revoir une partie')],
  ['dead-link', (page) => go(page, '/t/personne#rien', 'table')],
  ['tutorial', (page) => go(page, '/tutorial/reve', 'La leçon')],
  [
    'gathering',
    async (page) => {
      await go(page, '/open/reve', 'Rêve de Dragon');
      await page.getByLabel('Votre nom').fill('Ada');
      await page.getByRole('button', { name: 'Retirer ce siège' }).last().click();
      await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await page.getByText('La partie n’a pas commencé').waitFor();
    },
  ],
  [
    'invitation',
    async (page) => {
      const link = await page.getByRole('textbox', { name: 'Lien pour s’asseoir' }).inputValue();
      // Somebody else opens it.
      await page.evaluate(() => localStorage.clear());
      await go(page, link, 'Ada');
      await page.getByLabel('Votre nom à cette table').fill('Camille');
    },
  ],
  ['guide', (page) => go(page, '/guide', 'Guide des joueurs')],
]);
