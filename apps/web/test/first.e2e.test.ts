import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, openBrowser, openSite, type Site, visit } from './browser.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('the first screen says what this is, without complaint', async () => {
  const { page, complaints, leave } = await visit(browser, site);
  await page.getByRole('heading', { name: 'Rêverie' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
