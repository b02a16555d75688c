/** What a visitor comes back to: tables that wait, what they have made, their chronicle; and whoever sits down for nobody. */
import { select } from './playing.ts';
import { everyScreen, go } from './screens.ts';
import { awaitQuestion } from './sleepers.ts';

everyScreen([
  [
    'lobby-again',
    async (page) => {
      await page.goto('/');
      await page.getByLabel('Votre nom').fill('Ada');
      await page.getByRole('button', { name: 'Jouer seul à Artefacts du rêve' }).click();
      await awaitQuestion(page);
      await page.goto('/');
      await page.getByText('On vous attend à une table').waitFor();
    },
  ],
  [
    'opponent',
    async (page) => {
      await page.getByRole('button', { name: /Choisir l’adversaire : Mortebrume/ }).click();
      await page.getByRole('button', { name: /^Jouer contre/ }).waitFor();
    },
  ],
  [
    'gathering-program',
    async (page) => {
      await go(page, '/open/artefacts', 'Artefacts du rêve');
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await page.getByRole('button', { name: /^Mettre un programme/ }).click();
      await select(page.getByRole('radio', { name: /Barnabé/ }));
      await select(page.getByRole('radio', { name: /^4/ }));
    },
  ],
  [
    'gathering-full',
    async (page) => {
      await page.getByRole('button', { name: 'Asseoir Barnabé' }).click();
      await page.getByText('Tout le monde est là').waitFor();
    },
  ],
  [
    'collection',
    async (page) => {
      await page.goto('/workshop/reve');
      await page.getByLabel('Nom', { exact: true }).fill('Mélisande');
      await page.getByRole('button', { name: 'Garder dans mes personnages' }).click();
      await page.getByText('Gardé dans').waitFor();
      await page.goto('/workshop/songe');
      await page.getByRole('button', { name: 'Partir de là' }).first().click();
      await page.goto('/workshop');
      await page.getByRole('button', { name: /Mélisande/ }).waitFor();
    },
  ],
  [
    'piece',
    async (page) => {
      await page.getByRole('button', { name: /Mélisande/ }).click();
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
    },
  ],
  ['chronicles', (page) => go(page, '/c', 'Comment s’appelle-t-elle')],
  [
    'chronicle',
    async (page) => {
      await page.getByLabel('Comment s’appelle-t-elle').fill('Les Brumes de Bellerive');
      await page.getByLabel('Votre nom').fill('Ada');
      await page.getByRole('radio', { name: 'Songe' }).check();
      await page.getByRole('button', { name: 'Commencer', exact: true }).click();
      await page.getByLabel('Un fil à suivre').fill('Qui achète les noms ?');
      await page.getByLabel('Un fil à suivre').press('Enter');
      await page.getByText('Qui achète les noms ?').waitFor();
    },
  ],
]);
