/** Visitors with a real browser, at the site that all files share or at one of their own. */
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { settleFate } from './fate.ts';
import { browserType } from './kind.ts';
import { openSite, type Site } from './site.ts';

export const PHONE = { width: 360, height: 740 } as const;
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 } as const;
export const DESK = { width: 1280, height: 800 } as const;

export interface Visit extends BrowserContextOptions {
  readonly at?: string;
  readonly language?: 'fr' | 'en';
  /** Keeps the page for when the network is gone; a page that is kept draws its own chance. */
  readonly kept?: boolean;
}

/** Somebody with a browser of their own at a site. What the page complains about is kept, and must be empty in the end. */
export interface Visitor {
  readonly page: Page;
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

/** What is waited for may take its time on a busy machine. */
export const PATIENCE = 60_000;

let visitors = 0;

async function visit(browser: Browser, address: string, given: Visit): Promise<Visitor> {
  const { at = '/', language = 'fr', kept = false, ...rest } = given;
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: DESK,
    reducedMotion: 'reduce',
    serviceWorkers: kept ? 'allow' : 'block',
    ...rest,
  });
  context.setDefaultTimeout(PATIENCE);
  if (!kept) await settleFate(context, ++visitors);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(at);
  return { page, complaints, leave: () => context.close() };
}

/** What a page complains about, as it comes. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    // A server that is not there is the test's doing.
    if (message.type() === 'error' && !/ERR_CONNECTION|ERR_INTERNET|WebSocket/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

/** For the tests of one file, for as long as they run. */
function inBrowser(address: () => string) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserType.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  return (given: Visit = {}): Promise<Visitor> => visit(browser, address(), given);
}

/** The site that all files share. What is drawn there depends on who else is there: it is for games in the page itself. */
export function atSite() {
  return { visit: inBrowser(() => inject('site')) };
}

/** A site of one's own: what it draws comes out the same in every run, and it can be killed. */
export function atOwnSite() {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(inject('web'));
  });
  afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    visit: inBrowser(() => site.address),
  };
}

/** As if the language was changed in another tab: what is on the screen stays, in other words. */
export async function speak(page: Page, language: 'fr' | 'en'): Promise<void> {
  await page.evaluate((wanted) => {
    const stored = JSON.parse(localStorage.getItem('reverie.settings') ?? '{}');
    localStorage.setItem('reverie.settings', JSON.stringify({ ...stored, language: wanted }));
    dispatchEvent(new Event('storage'));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Those of the things shown that no finger can press: covered by something else, or beyond what is seen. */
export const outOfReach = (things: Locator): Promise<readonly string[]> =>
  things.evaluateAll((shown) =>
    shown.flatMap((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (width === 0) return [];
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return thing.contains(met) ? [] : [thing.getAttribute('aria-label') ?? thing.textContent ?? ''];
    }),
  );

/** What has been read out stays for seconds, and may name a button that is no longer there: nobody meets it in the page. */
const READ_OUT = '[data-live-announcer] [role=img]';

/** What axe-core finds wrong with the page as it stands, each as one line; empty if nothing is. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Without words for all that is well, which take longer than the looking, and without fetching the style sheets again.
  const { violations } = await page.evaluate((exclude) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    return run({ exclude }, { resultTypes: ['violations'], preload: false });
  }, READ_OUT);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`),
  );
}

/** Where the first of something stands, from the top of each page that is opened from now on: a number for every place it had. */
export async function watchTops(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((what) => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    const look = () => {
      const one = document.querySelector(what);
      const top = one && Math.round(one.getBoundingClientRect().top + scrollY);
      if (top !== null && top !== tops.at(-1)) tops.push(top);
      if (!('told' in tops)) requestAnimationFrame(look);
    };
    look();
  }, selector);
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    // Once they are told, this page is watched no longer: to watch costs a frame after the other.
    return page.evaluate(() => {
      const { tops } = globalThis as unknown as { tops: number[] };
      Object.assign(tops, { told: true });
      return [...tops];
    });
  };
}
