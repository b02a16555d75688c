/** Alerts by consent: asked for in the waiting room, shown by the page that is closed, given up in the settings. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { needing } from '../../../tools/left-out.mjs';
import { atOwnSite } from './browser.ts';
import { NO_NOTIFICATIONS } from './kind.ts';

const { visit } = atOwnSite();

/** A browser's maker has a push service that tests cannot reach: everything but its answer is real. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A browser keeps it from one page to the next.
    const KEY = 'test.subscribed';
    const bytes = (length: number, first: number) =>
      btoa(String.fromCharCode(first, ...Array.from({ length: length - 1 }, (_, i) => i + 1)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const made = {
      endpoint: 'https://push.example.org/send/1',
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ keys: { p256dh: bytes(65, 4), auth: bytes(16, 7) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) ? made : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(KEY, 'yes');
      return made;
    };
  });
}

/** The worker of the page gets what a push service would hand it. */
async function deliver(page: Page, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId)),
  );
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test.skipIf(NO_NOTIFICATIONS)(
  needing('agreed to in one press, heard when the page looks elsewhere, and taken back everywhere', NO_NOTIFICATIONS),
  async () => {
    const { page, leave } = await visit({ kept: true, permissions: ['notifications'] });
    await withPushService(page);
    await page.goto('/open/tic-tac-toe');
    await page.getByLabel('Votre nom').fill('Ada');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    // It is offered once the page is stored, which takes its time on a busy machine.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const told = page.waitForResponse(/\/alerts$/);
    await page.getByRole('button', { name: 'Me prévenir quand ce sera à moi' }).click();
    expect((await told).status()).toBe(200);
    await page.getByText('vous serez prévenu, même page fermée').waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1) as string;

    // A later alert of a table takes the place of the one before.
    await deliver(page, { title: 'À vous de jouer', body: 'Soirée de mardi', table });
    await deliver(page, { title: 'On vous attend', body: 'Soirée de mardi', table });
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'On vous attend', body: 'Soirée de mardi', tag: `/t/${table}` }]);

    await page.goto('/settings');
    await page.getByLabel('Des heures calmes').waitFor();
    const silenced = page.waitForResponse(/\/silence$/);
    await page.getByLabel('Me prévenir quand c’est à moi').uncheck();
    expect(await (await silenced).json()).toEqual({ removed: true });
    await page.getByLabel('Des heures calmes').waitFor({ state: 'detached' });

    // A page that throws says so, and the others are still there.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', {
        get() {
          throw new Error('a page that fails');
        },
      }),
    );
    await page.goto(`/t/${table}`);
    await page.getByRole('heading', { name: 'Cette page s’est arrêtée' }).waitFor();
    await page.getByRole('button', { name: 'Recharger la page' }).waitFor();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('button', { name: 'Jouer seul à Songe' }).waitFor();
    await leave();
  },
  240_000,
);
