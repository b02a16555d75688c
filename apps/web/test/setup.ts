/** Before the first test in a browser: the page, built if need be, one browser and one server for all files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { browserAdvice, ensureBrowser } from '../../../tools/browser.mjs';
import { buildPage } from '../../../tools/page.mjs';
import { build, steps } from '../../../tools/steps.mjs';
import { fatedPages } from './fate.ts';
import { browserType, FLAGS } from './kind.ts';
import { openSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Playwright reaches the browser. */
    readonly browser: string;
    /** The folder of the page as it is shipped, for sites of a test's own. */
    readonly web: string;
    /** The address of the site that all files share: the page, and the stage beside it. */
    readonly site: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const found = ensureBrowser();
  if (found.missing !== undefined) throw new Error(browserAdvice(found.missing));
  build(steps.emit);
  const folder = mkdtempSync(join(tmpdir(), 'reverie-web-'));
  const page = buildPage();
  const web = fatedPages([page], join(folder, 'page'));
  const [browser, site] = await Promise.all([
    browserType.launchServer({ executablePath: found.path, args: FLAGS }),
    openSite(fatedPages([page, buildPage({ stage: true })], join(folder, 'stage'))),
  ]);
  provide('browser', browser.wsEndpoint());
  provide('web', web);
  provide('site', site.address);
  return async () => {
    await Promise.all([browser.close(), site.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
