/** Boards as they were the last time on this machine, pixel by pixel; tools/compare-pictures.mjs says how far they may differ. */
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { comparePicture } from '../../../tools/compare-pictures.mjs';
import { PHONE } from './browser.ts';
import { onStage } from './stage.ts';

const open = onStage();
let browser = '';
beforeAll(async () => {
  const connected = await chromium.connect(inject('browser'));
  browser = `chromium ${connected.version()}`;
  await connected.close();
});
afterAll(() => console.info(`pictures of ${browser}`));

test.each([
  ['reve/lands', 'light', 'desk'],
  ['reve/encounter', 'dark', 'phone'],
  ['songe/attack', 'light', 'desk'],
  ['songe/propose', 'dark', 'desk'],
  ['songe/brumes', 'light', 'phone'],
  ['artefacts/combat', 'light', 'desk'],
  ['artefacts/compose', 'dark', 'phone'],
  ['mortebrume/declare', 'light', 'desk'],
  ['mortebrume/react', 'dark', 'phone'],
  ['artefacts/over', 'dark', 'desk'],
] as const)('%s, %s on a %s', async (position, theme, size) => {
  const page = await open({ position, theme, plain: false }, size === 'phone' ? { size: PHONE } : {});
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // At rest once two pictures are the same: some of a board is drawn when the rest is there.
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const same = now.equals(last);
      last = now;
      return same;
    })
    .toBe(true);
  expect(['recorded', 'same', 'accepted']).toContain(
    comparePicture(`${position.replace('/', '-')}-${size}-${theme}`, last, { browser }),
  );
});
