/** Artefacts du rêve from the lobby: a whole game; and a deck built, stored and played with. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite } from './browser.ts';
import { asked, awaitQuestion, give, move, over, playOut } from './sleepers.ts';

const { visit } = atSite();

const GAME = 'Artefacts du rêve';

async function alone(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Jouer seul à ${GAME}` }).click();
  await awaitQuestion(page);
}

test('a whole game against the program, played with the cards on the board', async () => {
  const { page, complaints, leave } = await visit({ colorScheme: 'light' });
  await alone(page);
  const kinds = await playOut(page);
  await over(page).waitFor();
  await page.getByText('Graine publiée').waitFor({ state: 'attached' });
  expect([...kinds]).toEqual(expect.arrayContaining(['redraw', 'compose', 'dawn', 'prepare', 'combat']));
  expect(complaints).toEqual([]);
  await leave();
});

test('a deck is built, refused with its sentence while it is bad, kept, and played with', async () => {
  const { page, complaints, leave } = await visit({ at: '/workshop/artefacts' });
  const deck = page.getByRole('region', { name: 'Le deck' });
  await page.getByRole('button', { name: /^Aurore/ }).click();
  await deck.getByText('20 sur 20 cartes').waitFor();
  await deck.getByText('Ce deck peut être joué.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Chercher une carte').fill('renard');
  await page.getByRole('button', { name: /^Ajouter : Renard de papier, Monstre/ }).click();
  await deck.getByText(/un deck compte ici 20 cartes, celui-ci 21/).waitFor();
  expect(await deck.getByRole('button', { name: 'Jouer seul avec ce deck' }).isDisabled()).toBe(true);
  for (const _ of [1, 2]) await deck.getByRole('button', { name: 'Ajouter : Renard de papier' }).click();
  for (const name of ['Braisillon', 'Chat d’amadou', 'Souris de craie']) {
    await deck.getByRole('button', { name: `Enlever : ${name}` }).click();
  }
  await deck.getByText(/Renard de papier est 3 fois dans le deck/).waitFor();
  await deck.getByText('En texte').click();
  const list = deck.getByLabel('Liste du deck');
  await deck.getByRole('button', { name: 'Écrire le deck ici' }).click();
  const text = await list.inputValue();
  expect(text).toContain('3 Renard de papier');
  await list.fill('2 Licorne de verre');
  await deck.getByRole('button', { name: 'Lire cette liste' }).click();
  await deck.getByText(/Aucune carte ne s’appelle/).waitFor();
  await list.fill(text.replace('3 Renard de papier', '2 Paper Fox\nember-mammoth'));
  await deck.getByRole('button', { name: 'Lire cette liste' }).click();
  await deck.getByText('Ce deck peut être joué.').waitFor();
  await deck.getByLabel('Nom du deck').fill('Feux de papier');
  await deck.getByRole('button', { name: 'Garder ce deck' }).click();
  await deck.getByText('Gardé sur cet appareil.').waitFor();
  // It is there again, and may be chosen for a seat.
  await page.goto('/open/artefacts');
  await page.getByLabel('sur cet appareil').check();
  await page.locator('.seat-plan select').nth(1).selectOption('program:greedy');
  await page.getByLabel('Feux de papier').first().check();
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  for (let i = 0; i < 2 && (await awaitQuestion(page)); i++) {
    if ((await asked(page))?.kind === 'compose') break;
    await move(page);
  }
  await page
    .locator('.ar-pool')
    .getByRole('button', { name: /^Mammouth de braise/ })
    .click();
  await page
    .locator('.ar-pool')
    .getByRole('button', { name: /^Renard de papier/ })
    .first()
    .click();
  await give(page);
  await page
    .locator('.ar-hand')
    .getByRole('button', { name: /^Mammouth de braise/ })
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
