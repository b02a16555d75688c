/** A finished game looked at again, checked, and played on from the middle. */

import { game as reve } from '@reverie/games/reve/game';
import { seedString } from '@reverie/kernel/chance/audited';
import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, outOfReach, PHONE, PHONE_ON_ITS_SIDE } from './browser.ts';

const { visit } = atSite();

/** Forty answers of a journey at random, broken off. */
function journey(): string {
  const match = Match.open(reve.rules, {
    match: 'journey',
    options: {},
    seats: [{ name: 'Nitouche', role: 'haut-revant' }],
    chance: { kind: 'audited', seed: seedString(new Uint8Array(32).fill(9)) },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  const below = new Fast(12).below();
  for (let i = 0; i < 40; i++) {
    const d = match.pending.find(({ optional }) => !optional);
    if (!d) break;
    const choices = match.choices(d).filter(({ do: does }) => does !== 'end');
    match.answer(d.seat, d.id, choices[below(choices.length)]);
  }
  match.close();
  return writeJournal(match.journal);
}

/** The first free cell each time, until three stand in a line. */
function finished(): string {
  const match = Match.open(ticTacToe.rules, {
    match: 'finished',
    options: {},
    seats: [
      { name: 'Ada', role: 'player' },
      { name: 'Blaise', role: 'player' },
    ],
    chance: { kind: 'audited', seed: seedString(new Uint8Array(32).fill(9)) },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  for (let [d] = match.pending; d; [d] = match.pending) match.answer(d.seat, d.id, match.choices(d)[0]);
  if (!match.outcome) throw new Error('not over');
  match.close();
  return writeJournal(match.journal);
}

const open = async (page: Page, text: string) =>
  page
    .getByLabel(/Choisir un fichier/)
    .setInputFiles({ name: 'partie.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });

test('step, jump, another seat, verify, and branch off', async () => {
  const { page, complaints, leave } = await visit({ at: '/replay' });
  await open(page, journey());
  const position = page.getByRole('slider', { name: 'Position' });
  await position.waitFor();
  expect(await position.getAttribute('aria-valuetext')).toBe('0 sur 41');
  await page.getByRole('button', { name: 'Un coup en avant' }).click();
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('1 sur 41');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('41 sur 41');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('40 sur 41');
  await page.getByLabel('Vue de').selectOption({ label: 'Nitouche' });
  expect(new URL(page.url()).search).toBe('?entry=40&who=0');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByText('Vérifiée : 42 entrées').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE_ON_ITS_SIDE);
  await expect.poll(() => outOfReach(page.locator('.replay-buttons :is(button, select)'))).toEqual([]);
  await position.fill('10');
  await page.locator('.replay-more > summary').click();
  await page.getByRole('button', { name: 'Repartir d’ici' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/solo\//);
  await page.getByRole('main').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('on a phone the log follows the position, and nothing moves', async () => {
  const { page, complaints, leave } = await visit({ at: '/replay', viewport: PHONE, hasTouch: true });
  await open(page, journey());
  const position = page.getByRole('slider', { name: 'Position' });
  await position.waitFor();
  const place = await position.boundingBox();
  const newest = page.getByRole('log').locator('li').last();
  // Read further up, then gone elsewhere: there and back again, the line of the position is what is shown.
  for (const n of [1, 30, 41, 12]) {
    await position.fill(`${n}`);
    await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`${n} sur 41`);
    expect(await position.boundingBox()).toEqual(place);
    await expect
      .poll(async () => {
        const box = await newest.boundingBox();
        return box !== null && box.y + box.height <= PHONE.height && box.y >= (place?.y ?? 0);
      })
      .toBe(true);
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
  }
  const isCut = (name: string) =>
    page.locator(name).evaluate((one: HTMLElement) => {
      const shown = one.offsetWidth;
      one.style.cssText = 'flex: none; width: max-content';
      return shown < one.offsetWidth;
    });
  expect([await isCut('.replay-head h1'), await isCut('.replay-head select')]).toEqual([false, false]);
  await page.getByText('Vérifier, partager').click();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByText('Vérifiée : 42 entrées').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a game that is over is brought to the lobby, and looked at', async () => {
  const { page, complaints, leave } = await visit();
  await page
    .locator('.lobby input[type=file]')
    .setInputFiles({ name: 'partie.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(finished()) });
  const position = page.getByRole('slider', { name: 'Position' });
  await position.waitFor();
  await page.getByRole('heading', { name: 'Morpion' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a file that is no game, one of another game, and one that was tampered with', async () => {
  const { page, leave } = await visit({ at: '/replay' });
  await open(page, 'hello');
  await page.getByRole('alert').getByText('n’est pas une partie').waitFor();
  const text = journey();
  await open(page, text.replace('"goUp"', '"goDown"'));
  await page
    .getByRole('alert')
    .getByText(/entrée/)
    .waitFor();
  expect(await page.getByRole('slider', { name: 'Position' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Analyser' }).count()).toBe(0);
  await page.goto('/replay/t-nothing');
  await page.getByRole('alert').getByText('n’est pas là').waitFor();
  await leave();
});
