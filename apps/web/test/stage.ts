/** Positions opened at once, for tests that press and look: a browser that stays, with nothing stored in it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Scene } from '../stage/scene.ts';
import { accessibilityFaults, complaintsOf, DESK, PATIENCE, PHONE } from './browser.ts';
import { settleFate } from './fate.ts';
import { browserType } from './kind.ts';
import { sideways } from './sleepers.ts';

interface View {
  readonly size?: { readonly width: number; readonly height: number };
  /** A finger in place of a mouse. */
  readonly touch?: boolean;
  /** With motion: else whatever moves is there at once. */
  readonly motion?: boolean;
}

/**
 * The stage for the tests of one file. Pages of one kind are used again, with their storage cleared; what a page complains
 * about fails the test that was on it.
 */
export function onStage() {
  let browser: Browser;
  const pages = new Map<string, { readonly page: Page; readonly complaints: string[] }>();
  beforeAll(async () => {
    browser = await browserType.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    // What still moves or thinks on one page would slow down the others.
    for (const { page } of pages.values()) await page.evaluate(() => window.closeScene?.());
    for (const { complaints } of pages.values()) expect(complaints.splice(0)).toEqual([]);
  });

  async function pageFor({ touch = false, motion = false }: View) {
    const kind = `${touch} ${motion}`;
    const known = pages.get(kind);
    if (known) return known.page;
    const context: BrowserContext = await browser.newContext({
      baseURL: inject('site'),
      locale: 'fr-FR',
      hasTouch: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    await settleFate(context, 1);
    const page = await context.newPage();
    pages.set(kind, { page, complaints: complaintsOf(page) });
    return page;
  }

  /** The page at a position: what only costs time to paint is left out unless the scene says `plain: false`. */
  return async (scene: Scene | string, view: View = {}): Promise<Page> => {
    const wanted: Scene = { plain: true, ...(typeof scene === 'string' ? { position: scene } : scene) };
    const page = await pageFor(view);
    await page.setViewportSize(view.size ?? DESK);
    await page.emulateMedia({ colorScheme: wanted.theme ?? 'light' });
    // The page stays from scene to scene, unless a test has left it.
    if (!(await page.evaluate(() => 'openScene' in globalThis))) {
      await page.goto('/stage.html?wait');
      await page.waitForFunction(() => 'openScene' in globalThis);
    }
    await page.evaluate((one) => window.openScene(one), wanted);
    await page.locator('.board-area > *, .text-table').first().waitFor({ state: 'attached' });
    return page;
  };
}

const FACES = { desk: [DESK, 'light'], phone: [PHONE, 'dark'] } as const;

/**
 * Looks at a scene light on a desk and dark on a phone, or on one of them: axe finds nothing, and nothing is wider than the
 * screen. All faces of all screens are looked at by night.
 */
export async function lookOver(
  page: Page,
  sizes: readonly (keyof typeof FACES)[] = ['desk', 'phone'],
  also?: (size: keyof typeof FACES) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    const [viewport, colorScheme] = FACES[size];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), `${colorScheme} on a ${size}`).toEqual([]);
    expect(await sideways(page), `wider than a ${size}`).toEqual([]);
    await also?.(size);
  }
}
