/** The lab: a link makes a calculation again, a study comes out the same, offline too, and a table leads to it. */
import { expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { toCode } from '../src/lab/link.ts';
import { accessibilityFaults, atSite, PHONE } from './browser.ts';

const { visit } = atSite();

test('what is set stands in the address, and the address sets it', async () => {
  const { page, complaints, leave } = await visit({ at: '/lab' });
  await page.getByRole('link', { name: /La balance/ }).click();
  const answer = page.getByRole('region', { name: 'La réponse' });
  await answer.getByText('exactement 85,55').waitFor();
  await page.getByRole('button', { name: 'Retirages : plus' }).click();
  await answer.getByText('exactement 91,02').waitFor();
  // A cell of the map stands for its settings; arrows walk, Enter takes.
  await page.getByRole('button', { name: /^−3 pierres fixes, 0 retirages/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await answer.getByText('exactement 10,94').waitFor();
  const link = page.url();
  expect(link).toContain('fixed=-3');
  await page.goto('/lab');
  await page.goto(link);
  await answer.getByText('exactement 10,94').waitFor();
  await page.getByRole('button', { name: /^En tableau : Pourquoi/ }).click();
  await page.getByRole('rowheader', { name: '5', exact: true }).first().waitFor();
  // More than the bag holds is said, in the field's words.
  await page.goto('/lab/songe/test?fixed=0&bag=bag&white=2&black=3');
  await page.getByRole('alert').getByText('Le sac ne contient que 5 pierres').waitFor();
  // So is what a link holds that is no study, or one with a typo.
  for (const [code, why] of [
    ['nothing', 'Ce lien ne contient pas d’étude.'],
    [await toCode({ reverie: 'study-1', game: 'songe', players: [], gmaes: 3 }), 'gmaes'],
    [
      await toCode({ reverie: 'study-1', game: 'songe', players: [{ program: 'deep' }], games: 3 }),
      'players.0.program',
    ],
  ] as const) {
    await page.goto(`/lab/study#${code}`);
    await page.reload();
    await page.getByRole('alert').getByText(why).waitFor();
  }
  await page.goto('/lab/songe/test?stones=3');
  await page.getByRole('alert').getByText('stones').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(
  atNight('a study runs in the page, is left and taken up again without a network, and says the same at the end'),
  async () => {
    const { page, complaints, leave } = await visit({ at: '/lab/new/artefacts', viewport: PHONE, kept: true });
    await page.getByLabel('Joueur 1').selectOption('random');
    await page.getByLabel('Joueur 2').selectOption('random');
    await page.getByLabel('Parties').selectOption('480');
    await page.getByRole('button', { name: 'Ouvrir l’étude' }).click();
    await page.getByRole('progressbar').waitFor();
    const sentence = page.getByRole('region', { name: 'La réponse' }).locator('p').first();
    await page.getByText('Étude terminée').waitFor({ timeout: 120_000 });
    const said = await sentence.textContent();
    expect(said).toContain('480');
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = page.url();
    await page.evaluate(async () => {
      localStorage.clear();
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto(link);
    await page.reload();
    await page.getByText('Étude terminée').waitFor({ timeout: 120_000 });
    expect(await sentence.textContent()).toBe(said);
    await page.goto('/lab');
    await page.getByRole('link', { name: 'Rouvrir' }).click();
    await expect.poll(() => sentence.textContent()).toBe(said);
    expect(complaints).toEqual([]);
    await leave();
  },
);

const GAMES = ['Rêve de Dragon', 'Songe', 'Mortebrume'];
test.each(['Artefacts du rêve'])('a table of %s leads to the lab, with what its player knows', fromTable);
test.runIf(NIGHTLY).each(GAMES)(atNight('a table of %s leads to the lab, with what its player knows'), fromTable);

async function fromTable(game: string): Promise<void> {
  const { page, complaints, leave } = await visit();
  await page.getByRole('button', { name: `Jouer seul à ${game}` }).click();
  const menu = page.getByRole('button', { name: 'Menu de la table' });
  // Rêve asks for a quest first, Songe for who fights, Mortebrume for the hordes.
  const first = page.getByRole('button', { name: /^(Sans quête|Commencer|Déployer les figurines)$/ });
  await menu.or(first).first().waitFor();
  if (await first.isVisible()) await first.click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Étudier cette position' }).click();
  await page.getByRole('heading', { name: /d’ici à la fin/ }).waitFor({ timeout: 120_000 });
  const sentence = page.getByRole('region', { name: 'La réponse' }).locator('p').first();
  await expect.poll(() => sentence.textContent(), { timeout: 120_000 }).toMatch(/^Sur \d+ parties, /);
  await page.getByRole('button', { name: 'Suspendre' }).click();
  await page.getByText('ce qui est compté est gardé').waitFor();
  expect(complaints).toEqual([]);
  await leave();
}
