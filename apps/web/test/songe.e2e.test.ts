/** Songe from the lobby: a duel to its end; and a character made, printed, carried away and played. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite } from './browser.ts';
import { begin, control, fence } from './fencers.ts';

const { visit } = atSite();
/** A whole game on a busy machine. */
const A_GAME = 240_000;

test(
  'a duel to its end by pointer alone, a press for each answer',
  async () => {
    const { page, complaints, leave } = await visit();
    await begin(page, 'Un duel');
    const presses = await fence(page, async () => {
      await control(page).click();
      // What the board answers by itself it answers once, and never for the player.
      expect(await page.getByText(/^Trop tard/).count()).toBe(0);
    });
    expect(presses).toBeGreaterThan(3);
    // The panel took 78. How many it is on average is held by the board's own test over many duels.
    expect(presses).toBeLessThan(78);
    expect(complaints).toEqual([]);
    await leave();
  },
  A_GAME,
);

test('a character made on the page: over the budget it says so; kept, printed, carried away, brought back, played', async () => {
  const { page, complaints, leave } = await visit({ at: '/workshop/songe' });
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('radio', { name: 'Justicier Masqué' }).check();
  await page.getByText('Il lui faut un nom.').waitFor();
  await page.getByLabel('Nom', { exact: true }).fill('Séverin Vaubrun');
  const more = (name: string) => page.getByRole('button', { name: `Plus : ${name}` });
  for (const name of ['Force', 'Dextérité', 'Agilité', 'Intelligence', 'Perception', 'Endurance', 'Imago']) {
    await more(name).click();
  }
  const keep = page.getByRole('button', { name: 'Garder dans Mes Arpenteurs' });
  await page
    .getByText(/coûte|budget|7/i)
    .first()
    .waitFor();
  expect(await keep.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Moins : Imago' }).click();
  await more('Escrime').click();
  await more('Attaque simple').click();
  await more('Parade simple').click();
  await page.getByRole('button', { name: /^La Plume/ }).click();
  await page.getByLabel('Descripteurs 1').fill('Ombre parmi les ombres');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keep.click();
  await page.getByText('Gardé sur cet appareil.').waitFor();
  // On paper.
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.paper-alone').getByText('Séverin Vaubrun').waitFor();
  expect(await page.locator('.paper-alone').getByText('La Plume').isVisible()).toBe(true);
  expect(await page.locator('.sg-budget').isVisible()).toBe(false);
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  // Carried away and brought back.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Garder un fichier' }).click(),
  ]);
  const kept = join(mkdtempSync(join(tmpdir(), 'songe-')), 'sheet.json');
  await file.saveAs(kept);
  const text = readFileSync(kept, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ name: 'Séverin Vaubrun', masque: 'justicier', escrime: 2 });
  await page.getByRole('button', { name: 'Partir de là' }).first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"escrime":99}') });
  await page.getByText(/n’est pas une feuille/).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 's.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Séverin Vaubrun');
  // Played.
  await page.getByRole('button', { name: 'Se battre tout de suite' }).click();
  await page.locator('.sg-plate', { hasText: 'Séverin Vaubrun' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
