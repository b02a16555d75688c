/** The rules reader, and the page without a network. */
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { atSite, PHONE } from './browser.ts';
import { openList } from './playing.ts';
import { onStage } from './stage.ts';

const { visit } = atSite();
const open = onStage();

test('a rule has an address, and leads to the rules it names; one that is not there is said to be missing', async () => {
  const { page, complaints, leave } = await visit({ at: '/rules/reve/RDD-MOVE-07' });
  const rule = page.getByRole('article', { name: 'RDD-MOVE-07' });
  await rule.waitFor();
  await rule.getByRole('link', { name: 'RDD-OFF-01' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/rules/reve/RDD-OFF-01');
  await expect.poll(() => page.getByRole('article', { name: 'RDD-OFF-01' }).isVisible()).toBe(true);
  // A rule or a book that is not there is said to be missing.
  await page.goto('/rules/reve/RDD-NO-99');
  await page.getByRole('alert').getByText('RDD-NO-99').waitFor();
  await page.goto('/rules/chess');
  await page.getByRole('alert').getByText('n’est pas sur l’étagère').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('whoever looks a rule up at a table, or changes the settings, is led back to it', async () => {
  const page = await open('reve/world');
  await openList(page);
  const table = page.url();
  await page.locator('.panel .rests a').first().click();
  const back = page.getByRole('link', { name: 'Retour à la partie' });
  await back.waitFor();
  // Reading on in the book does not lose it.
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Chapitres' }).getByRole('link').first().click();
  await back.click();
  await expect.poll(() => page.url()).toBe(table);
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('menuitem', { name: 'Réglages' }).click();
  await back.click();
  await expect.poll(() => page.url()).toBe(table);
  await openList(page);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  await page.goto('/rules/reve');
  await page.getByRole('article').first().waitFor();
  expect(await back.count()).toBe(0);
});

const SEARCHES = [
  ['fr', 'Chercher une règle', 'REVE particuliere', 'RDD-RDR-01'],
  ['en', 'Find a rule', 'draconic die', 'RDD-DDR-01'],
] as const;
test.each(SEARCHES.slice(0, tiered(1, 2)))(
  'the book is searched without accents or capitals (%s)',
  async (language, label, query, found) => {
    const { page, leave } = await visit({ at: '/rules/reve', language, viewport: PHONE });
    await page.getByLabel(label).fill(query);
    await page.getByRole('article', { name: found }).waitFor();
    await page.getByLabel(label).fill('xyzzy');
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    await leave();
  },
);

test('once seen, the page opens without a network', async () => {
  const { page, leave } = await visit({ kept: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto('/rules/reve/RDD-UP-01');
  await page.getByRole('article', { name: 'RDD-UP-01' }).waitFor();
  await page.reload();
  await page.getByRole('article', { name: 'RDD-UP-01' }).waitFor();
  await leave();
});
