/** The page while a newer version of it is put on the server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { atOwnSite } from './browser.ts';

const at = atOwnSite();

/** A server in front of the site whose service worker can change its version. */
let version = '';
let address = '';
const front = createServer((request, response) => {
  void fetch(`${at.site.address}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
    async (found) => {
      const body = Buffer.from(await found.arrayBuffer());
      const worker = request.url === '/offline.js' && version !== '';
      response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' });
      response.end(worker ? body.toString().replace(/"version":"\w+"/, `"version":"${version}"`) : body);
    },
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(front.address() as AddressInfo).port}/`;
});
afterAll(() => {
  front.closeAllConnections();
  front.close();
});

const caches = (page: Page) => page.evaluate(async () => (await globalThis.caches.keys()).sort());
/** Looks away and back, as somebody who left a table open does. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function visitKept(language: 'fr' | 'en') {
  version = `first${language}`;
  const visitor = await at.visit({ at: address, kept: true, language });
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await visitor.page.getByRole('status').filter({ hasText: 'Rêverie' }).isVisible()).toBe(false);
  return visitor;
}

test('a newer page is announced, and loaded when the visitor wants it; other tabs are told and stay as they are', async () => {
  const { page, complaints, leave } = await visitKept('fr');
  const other = await page.context().newPage();
  await other.goto(`${address}settings`);
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  version = 'second';
  await comeBack(page);
  const notice = page.getByText('Une nouvelle version de Rêverie est prête.');
  await notice.waitFor();
  expect(await caches(page)).toEqual(['reverie-firstfr', 'reverie-second']);
  await other.getByText('Une nouvelle version de Rêverie est prête.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await reloaded;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await caches(page)).toEqual(['reverie-second']);
  expect(await notice.isVisible()).toBe(false);
  // The other tab was not taken away from anybody, and can still change.
  const changed = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Recharger la page' }).click();
  await changed;
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(atNight('in English, and put off until later'), async () => {
  const { page, complaints, leave } = await visitKept('en');
  version = 'third';
  await comeBack(page);
  const notice = page.getByText('A new version of Rêverie is ready.');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await leave();
});
