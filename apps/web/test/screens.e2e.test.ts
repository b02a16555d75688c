/**
 * Every screen, light and dark, on a desk and on a phone, held to axe-core. `npm run screenshots` runs the same with a
 * camera: the pictures go to docs/screenshots. REVERIE_SCREENS=artefacts keeps to the screens whose names begin so.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, DESK, PHONE } from './browser.ts';
import { asked, awaitQuestion, move } from './sleepers.ts';

const camera = process.env.REVERIE_SCREENSHOTS === '1';
const only = process.env.REVERIE_SCREENS ?? '';
const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

const { visit } = atSite();
if (camera) mkdirSync(folder, { recursive: true });

type Bring = (page: Page) => Promise<unknown>;

/** Each goes on from the screen before it, as a visitor would; `suit` is done anew for each size. */
const SCREENS: readonly (readonly [name: string, bring: Bring, suit?: Bring])[] = [
  ['lobby', (page) => page.getByRole('heading', { name: 'Rêverie' }).waitFor()],
  ['rules', (page) => go(page, '/rules/reve/RDD-ENC-04', 'RDD-ENC-04')],
  ['settings', (page) => go(page, '/settings', 'Réglages')],
  ['open-table', (page) => go(page, '/open/reve', 'Rêve de Dragon')],
  ['replay', (page) => go(page, '/replay', 'Revoir une partie')],
  ['dead-link', (page) => go(page, '/t/personne#rien', 'table')],
  [
    'table',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await choose(page, /^monter \(1 point/, false);
    },
  ],
  ['journey', (page) => choose(page, /^monter \(1 point/, true)],
  [
    'map',
    async () => undefined,
    async (page) => {
      // On a phone the panel is folded away, and the map has the screen.
      const fold = page.getByRole('button', { name: 'Replier le panneau' });
      if (await fold.isVisible()) await fold.click();
    },
  ],
  ['text-mode', (page) => page.goto(`${new URL(page.url()).pathname}/text`)],
  [
    'end-of-game',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
      await choose(page, /^finir là/, true);
      await page.getByText('La partie est finie').first().waitFor();
    },
  ],
  ['tutorial', (page) => go(page, '/tutorial/reve', 'La leçon')],
  [
    'gathering',
    async (page) => {
      await go(page, '/open/reve', 'Rêve de Dragon');
      await page.getByLabel('Votre nom').fill('Ada');
      await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await page.getByText('La partie n’a pas commencé').waitFor();
    },
  ],
  [
    'gardien',
    async (page) => {
      await go(page, '/open/reve', 'Rêve de Dragon');
      await page.getByLabel('sur cet appareil').check();
      await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
      const seats = page.locator('.seat-plan select');
      await seats.nth(0).selectOption('program:companion');
      await seats.nth(1).selectOption('me');
      await page.getByRole('button', { name: 'Commencer' }).click();
      await page
        .locator('.rv-inbox')
        .getByText(/Proposition/)
        .waitFor();
    },
  ],
  ['artefacts-open', (page) => go(page, '/open/artefacts', 'Deck de')],
  [
    'artefacts-decks',
    async (page) => {
      await page.goto('/workshop/artefacts');
      await page.getByRole('button', { name: /^Aurore/ }).click();
      await page.getByText('20 sur 20 cartes').waitFor();
    },
  ],
  [
    'artefacts-hand',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Jouer seul à Artefacts du rêve' }).click();
      await awaitQuestion(page);
      await move(page);
      await page.locator('.ar-pool').waitFor();
    },
  ],
  ['artefacts-board', (page) => untilCombat(page)],
];

/** To the first attack, with its two totals and its odds in the middle of the table. */
async function untilCombat(page: Page): Promise<void> {
  for (let i = 0; i < 60 && (await awaitQuestion(page)); i++) {
    if ((await asked(page))?.kind === 'combat') break;
    await move(page);
  }
  await page.locator('.ar-side[data-own="true"] .ar-placed[data-can="true"]').first().click();
  const target = page.locator('.ar-others .ar-thing:has(.ar-note)').first();
  if ((await target.getAttribute('aria-pressed')) !== 'true') await target.click();
  await page.getByRole('region', { name: 'Le combat' }).waitFor();
}

async function go(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
}

/** Selects a choice of the panel, and gives it if it is to be given. */
async function choose(page: Page, name: RegExp, give: boolean): Promise<void> {
  const choice = page.getByRole('radio', { name });
  await choice.waitFor();
  await choice.check({ force: true });
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  await confirm.waitFor();
  if (!give) return;
  await confirm.click();
  await choice.waitFor({ state: 'detached' });
}

interface Face {
  readonly theme: 'light' | 'dark';
  readonly size: 'desk' | 'phone';
}
const sizes = { desk: DESK, phone: PHONE } as const;
/**
 * For pictures each face is a visit of its own. Without the camera one visitor sees every screen in two of them, each theme on
 * one size: what differs between sizes is layout, and contrast differs between themes.
 */
const visits: readonly (readonly Face[])[] = camera
  ? (['light', 'dark'] as const).flatMap((theme) => (['desk', 'phone'] as const).map((size) => [{ theme, size }]))
  : [
      [
        { theme: 'light', size: 'desk' },
        { theme: 'dark', size: 'phone' },
      ],
    ];

const named = visits.map((faces) => ({
  faces,
  name: faces.map(({ theme, size }) => `${theme} on a ${size}`).join(', '),
}));

test.each(named)(
  'every screen, $name',
  async ({ faces }) => {
    const [{ theme, size }] = faces as readonly [Face];
    const { page, complaints, leave } = await visit({ colorScheme: theme, viewport: sizes[size] });
    for (const [name, bring, suit] of SCREENS.filter(([called]) => called.startsWith(only))) {
      await turnTo(page, faces[0] as Face);
      await bring(page);
      // Whatever is still on its way, fonts above all.
      await page.waitForLoadState('networkidle');
      for (const face of faces) {
        await turnTo(page, face);
        await suit?.(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const called = `${name}, ${face.theme} on a ${face.size}`;
        expect(await accessibilityFaults(page), called).toEqual([]);
        expect(await sideways(page), `${called} is wider than the screen`).toBe(0);
        if (camera) await page.screenshot({ path: join(folder, `${name}-${face.size}-${face.theme}.png`) });
      }
    }
    // A dead link is asked for on purpose.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await leave();
  },
  240_000,
);

async function turnTo(page: Page, { theme, size }: Face): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** How far the page can be scrolled sideways, which it should not. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
