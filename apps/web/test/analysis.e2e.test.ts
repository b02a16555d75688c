/** Finished games analysed in the page, the end of a game with its curve, and a hint at a table. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { answerBy } from '@reverie/players/answer-by';
import { findGame } from '@reverie/shelf/shelf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, DESK, PHONE } from './browser.ts';
import { answer, playAlone, playToTheEnd } from './playing.ts';

const { visit } = atSite();

/** A game between the quickest programs, as far as `most` answers go. */
function played(id: string, options: unknown, roles: readonly string[], most: number): string {
  const game = findGame(id) as Game;
  const seats = roles.map((role, i) => ({ name: ['Ada', 'Blaise'][i] ?? '', role }));
  const match = Match.open(game.rules, { match: id, options, seats, chance: { kind: 'fast', seed: 4 } });
  if (isRefusal(match)) throw new Error(match.reason);
  const program = game.programs?.at(-1);
  const below = new Fast(5).below();
  for (let i = 0; i < most; i++) {
    const d = match.pending.find(({ optional }) => !optional);
    if (!d || !program) break;
    answerBy(match, d, program, below);
  }
  match.close();
  return writeJournal(match.journal);
}

const bring = async (page: Page, text: string): Promise<void> => {
  await page.goto('/replay');
  await page
    .getByLabel(/Choisir un fichier/)
    .setInputFiles({ name: 'partie.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Analyser' }).click();
};

test('the end of a game shows how it turned; from there to the analysis, by keys and on a phone', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Morpion');
  // The best program, asked once: it says what it would do, and the answer can be taken over.
  await page.getByRole('button', { name: 'Que feriez-vous ?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Que feriez-vous ?' });
  await dialog.getByText(/Je choisirais/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choisir cette réponse' }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await playToTheEnd(page);
  await page.getByRole('heading', { name: 'Comment la partie a tourné' }).waitFor();
  await page.locator('.turned .curve').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Chance aux tirages/ }).count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Analyser' }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await page.getByText('Analyse terminée').waitFor();
  const all = Number(await position.getAttribute('max'));
  expect(all).toBeGreaterThan(4);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup 1 sur ${all}`);
  await page.keyboard.press('End');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup ${all} sur ${all}`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.getByRole('listitem').nth(2).getByRole('button').click();
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup 2 sur ${all}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rejouer d’ici' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/solo\//);
  await answer(page);
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ['artefacts', {}, ['player', 'player'], 400],
  ['mortebrume', {}, ['chef', 'chef'], 400],
  ['songe', {}, ['arpenteur'], 200],
  ['reve', {}, ['haut-revant'], 40],
] as const)('%s is analysed', async (id, options, roles, most) => {
  const { page, complaints, leave } = await visit();
  await bring(page, played(id, options, roles, most));
  await page.getByText('Analyse terminée').waitFor({ timeout: 60_000 });
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('at a table with others, programs advise only where everybody agreed to it', async () => {
  const { page, leave } = await visit({ at: '/open/tic-tac-toe' });
  const open = async (hints: boolean) => {
    await page.goto('/open/tic-tac-toe');
    await page.getByRole('radio', { name: /appareil/ }).check();
    await page.getByRole('combobox', { name: /2/ }).selectOption('other');
    if (hints) await page.getByRole('checkbox', { name: /Conseils/ }).check();
    await page.getByRole('button', { name: 'Commencer', exact: false }).click();
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    return page.getByRole('button', { name: 'Que feriez-vous ?' }).count();
  };
  expect(await open(false)).toBe(0);
  expect(await open(true)).toBe(1);
  await leave();
});
