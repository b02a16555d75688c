/** A game alone in the page: the table, its programs, its odds and its proof are all on this side. */
import { text } from 'node:stream/consumers';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { writeJournal } from '@reverie/kernel/journal';
import { reach } from '@reverie/kernel/testing/position';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { atNight, NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite, DESK, PHONE, speak, watchTops } from './browser.ts';
import { answer, openList, playAlone, playToTheEnd, select } from './playing.ts';
import { onStage } from './stage.ts';

const { visit } = atSite();
const open = onStage();
const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];

/** What was saved. The browser may run elsewhere, so there is no file to read. */
const textOf = async (saved: Download): Promise<string> => text(await saved.createReadStream());

/** By night ten hands, with secrets and draws. */
const [id, title] = tiered(['tic-tac-toe', 'Morpion'], ['two-card-poker', 'Poker à deux cartes']) as [string, string];

test('a whole game against a program, verified in the page; it is listed, replayed and exported', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, title);
  // What the house of a page draws is decided by the test: its games come out the same in every run.
  const drawing = await Promise.all(
    page.workers().map((worker) => worker.evaluate(() => `${self.name}: ${crypto.getRandomValues.name}`)),
  );
  expect(drawing).toContainEqual(expect.stringMatching(/^house fate \d+: fateFill$/));
  await playToTheEnd(page);
  await page.getByText('Vérifier les tirages').click();
  await page.getByText('Graine publiée').waitFor();
  await page.getByRole('button', { name: 'Vérifier la partie' }).click();
  await page.getByText(/chaque tirage vient de la graine publiée/).waitFor();
  if (NIGHTLY) expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /accueil/ }).click();
  await page.getByText('Toutes mes tables').click();
  await page.getByRole('link', { name: title }).first().waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Exporter : ${title}` }).click();
  const journal = await textOf(await saved);
  expect(journal.split('\n')[0]).toContain(`"game":"${id}"`);
  expect(journal).toContain('"do":"end"');
  expect(complaints).toEqual([]);
  await leave();
});

test('parts of the page that cannot be fetched are asked for again, and the table stays', async () => {
  const page = await open({ journal: writeJournal(reach(ticTacToe, { seats, seat: 0, until: 'over' })) });
  // Two parts, and the page itself, by which it is seen whether the server answers.
  const late = /\/assets\/(TableMenu|EndOfGame)-.*\.js$|:\d+\/$/;
  await page.route(late, (route) => route.abort('connectionrefused'));
  await page.reload();
  const away = page.locator('.panel').getByText(/^Le serveur ne répond pas/);
  await away.waitFor();
  const menu = page.getByRole('button', { name: 'Menu de la table' });
  await menu.click();
  await page
    .locator('.table-header')
    .getByText(/^Le serveur ne répond pas/)
    .waitFor();
  await page.locator('.log li').first().waitFor();
  const reload = page.getByRole('button', { name: 'Recharger la page' });
  expect(await reload.count()).toBe(0);
  await page.unroute(late);
  // Some browsers remember what was not there: these are told that a reload brings it.
  const end = page.locator('.end-of-game');
  await end.or(reload.first()).first().waitFor();
  const remembers = await reload.first().isVisible();
  if (remembers) await Promise.all([page.waitForEvent('load'), reload.first().click()]);
  await end.waitFor();
  // What was pressed while it was missing opens once it is there.
  if (remembers) await menu.click();
  await page.getByRole('menu').waitFor();
  expect(await page.getByText(/partie de la page/).count()).toBe(0);
});

test('back in the lobby its games stand where they will stay, after one that is over and beside one that is not', async () => {
  const { page, complaints, leave } = await visit();
  const tops = await watchTops(page, '.game-card');
  const moves = async (viewport: typeof DESK | typeof PHONE) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.locator('.my-tables:not([aria-busy]), .greeting').first().waitFor();
    return tops();
  };
  for (const viewport of tiered([PHONE], [DESK, PHONE])) {
    await page.setViewportSize(DESK);
    await page.goto('/');
    await playAlone(page, 'Morpion');
    await page.locator('.side').waitFor();
    expect(await moves(viewport), 'a game goes on').toHaveLength(1);
    await page.setViewportSize(DESK);
    await page
      .getByRole('link', { name: /^Reprendre/ })
      .first()
      .click();
    await playToTheEnd(page);
    expect(await moves(viewport), 'it is over').toHaveLength(1);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('a game is there again after a reload, and goes on; what was free to take back is taken back', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Rêve de Dragon');
  await answer(page, /^attendre 1 heure/);
  await page
    .getByText(/attend/)
    .first()
    .waitFor();
  const { pathname } = new URL(page.url());
  await page.reload();
  await openList(page);
  await page.getByRole('radio', { name: /^monter \(/ }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /Reprendre mon coup/ }).click();
  await page.getByText('Un coup est repris.').first().waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rêve de Dragon', exact: true }).first().click();
  await openList(page);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(complaints).toEqual([]);
  await leave();
});

test('an exported game that is not over is brought back and goes on from where it stood', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Morpion');
  await answer(page, 'case 4');
  await page
    .getByText(/marque la case 4/)
    .first()
    .waitFor();
  const first = page.url();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('menuitem', { name: 'Exporter la partie' }).click();
  const buffer = Buffer.from(await textOf(await saved));
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({ name: 'partie.jsonl', mimeType: 'application/jsonl', buffer });
  await page
    .getByText(/marque la case 4/)
    .first()
    .waitFor();
  expect(page.url()).not.toBe(first);
  await playToTheEnd(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('by keyboard alone: arrows choose, Enter gives, Backspace takes back, ? helps', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Morpion');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByText(/marque la case 1/)
    .first()
    .waitFor();
  for (let i = 0; i < 9; i++) {
    const over = page.getByText('La partie est finie').first();
    const radio = page.getByRole('radio').first();
    await over.or(radio).first().waitFor({ state: 'attached' });
    if (await over.isVisible()) break;
    // The next question has taken the focus of the last one.
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio');
    if (i === 0) {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      // What is behind a dialog hears nothing.
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByText('Un coup est repris.').count()).toBe(0);
      await page.keyboard.press('t');
      await page.locator('.transcript').focus();
      await page.keyboard.press('t');
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Backspace');
      await page.getByText('Un coup est repris.').first().waitFor();
      await page.getByRole('radio').first().focus();
    }
    const before = await page.locator('.log li').count();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before);
  }
  await page.getByText('La partie est finie').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(
  atNight('in text alone, with the words of the terminal, in English: odds, why, undo, board, to the end'),
  async () => {
    const { page, complaints, leave } = await visit({ language: 'en', viewport: PHONE });
    await playAlone(page, 'Two-card poker', 'en');
    // The first thing that the keyboard reaches leads there.
    await page.keyboard.press('Tab');
    await page.locator('a.text-mode').focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('What do you do?');
    await field.waitFor();
    const type = async (line: string) => {
      await field.fill(line);
      await page.keyboard.press('Enter');
    };
    const said = () => page.locator('.transcript').innerText();
    await type('help');
    await page.getByText('odds 2 — what answer 2 would bring').waitFor();
    await type('odds 1');
    await page.getByText('check : No odds to show here.').waitFor();
    await type('nonsense');
    await page.getByText('I did not understand').waitFor();
    for (let i = 0; i < 60; i++) {
      if (await page.getByText('The game is over').first().isVisible()) break;
      const before = (await said()).length;
      await type('1');
      await page.waitForFunction(
        (length) => (document.querySelector<HTMLElement>('.transcript')?.innerText.length ?? 0) > length + 4,
        before,
      );
    }
    await page.getByText('The game is over').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await type('why');
    await page
      .getByText(/POK-\d+ :/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('in text the odds are told in numbers, and a rule in words', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Rêve de Dragon');
  await page.goto(`${new URL(page.url()).pathname}/text`);
  const field = page.getByLabel('Que faites-vous ?');
  await field.fill('chances 1');
  await page.keyboard.press('Enter');
  await page.getByText(/monter \(1 point de rêve, 1 point de fatigue\) : libre 85,7\s%/).waitFor();
  await field.fill('regle rdd-up-01');
  await page.keyboard.press('Enter');
  await page.getByText(/^RDD-UP-01 : /).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('with real dice the page asks for what fell, and the house draws what nobody may see', async () => {
  const { page, complaints, leave } = await visit({ at: '/open/reve' });
  await page.getByLabel('sur cet appareil').check();
  await page.getByLabel(/Vrais dés/).check();
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await answer(page, /^monter \(1 point/);
  await page.getByText('À vous de tirer').waitFor();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page
    .getByText(/\(d7 : 3\)/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a language that is changed in another tab takes nothing away that is being chosen', async () => {
  const page = await open({ journal: writeJournal(reach(ticTacToe, { seats, seat: 0, until: () => true })) });
  await openList(page);
  await select(page.getByRole('radio', { name: 'case 4' }));
  await speak(page, 'en');
  await page.getByRole('radio', { name: 'cell 4', checked: true }).waitFor({ state: 'attached' });
});

test('both languages, changed in the middle of a game', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Morpion');
  await answer(page, 'case 0');
  await page
    .getByText(/marque la case 0/)
    .first()
    .waitFor();
  const { pathname } = new URL(page.url());
  await page.goto('/settings');
  await page.getByText('English').click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goto(pathname);
  await page
    .getByText(/marks cell 0/)
    .first()
    .waitFor();
  await answer(page, undefined, 'en');
  expect(complaints).toEqual([]);
  await leave();
});
