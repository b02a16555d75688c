/** A real browser, and servers for it: each test file has its own, on a port of the system's choosing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ensureChromium } from '../../../tools/debian.mjs';
import { serverFate, settleFate } from './fate.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, with the page and an empty store; it can be killed and started again in its place. */
export interface Site {
  readonly address: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function openSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'reverie-site-'));
  let child: ChildProcess | null = null;
  let port = 0;
  const start = async () => {
    const started = spawn(process.execPath, ['--import', serverFate, join(root, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        PORT: `${port}`,
        DATA: data,
        WEB: join(root, 'apps/web/dist'),
        LOG_LEVEL: 'error',
        RATE_LIMIT: '100000',
        TABLES_AN_HOUR: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const lines = createInterface({ input: started.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    port = Number(new URL((JSON.parse(line) as { listening: string }).listening).port);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Nothing of the browser's own business over a network that may not be there. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function openBrowser(): Promise<Browser> {
  const { chromium: executablePath, missing } = ensureChromium();
  if (!executablePath) throw new Error(missing);
  return chromium.launch({ executablePath, args: FLAGS });
}

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

let visitors = 0;

async function visit(browser: Browser, site: Site, given: Visit): Promise<Visitor> {
  const { at = '/', language = 'fr', kept = false, ...rest } = given;
  const context = await browser.newContext({
    baseURL: site.address,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: DESK,
    reducedMotion: 'reduce',
    serviceWorkers: kept ? 'allow' : 'block',
    ...rest,
  });
  if (!kept) await settleFate(context, ++visitors);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    // A server that is not there is the test's doing.
    if (message.type() === 'error' && !/ERR_CONNECTION|ERR_INTERNET|WebSocket/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  await page.goto(at);
  return { page, complaints, leave: () => context.close() };
}

/** A browser and a site for the tests of one file, for as long as they run. */
export function atSite() {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return {
    get site() {
      return site;
    },
    visit: (given: Visit = {}): Promise<Visitor> => visit(browser, site, given),
  };
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
  // Without words for all that is well, which take longer than the looking.
  const { violations } = await page.evaluate(
    (exclude) => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, { resultTypes: ['violations'] }),
    READ_OUT,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`),
  );
}
