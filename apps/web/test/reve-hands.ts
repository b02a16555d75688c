/** The hands of people at the board of Rêve. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { numberAsked } from './playing.ts';

export const mapOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Carte des Terres Médianes du Rêve' });

/** How a thing is pressed. */
export type Hand = (thing: Locator) => Promise<void>;
export const pointer: Hand = (thing) => thing.click();
/** On a phone there is the map instead of the rose: the cell is tapped, and once more where there is something to weigh. */
export const finger: Hand = async (thing) => {
  const page = thing.page();
  if (await thing.isVisible()) return thing.tap();
  const [, coord] = /, ([A-M]\d+) /.exec((await thing.getAttribute('title')) ?? '') ?? [];
  const before = await numberAsked(page);
  await expect
    .poll(
      async () => {
        if ((await numberAsked(page)) !== before) return true;
        const box = await page.locator(`.rv-options path[id$="-${coord}"]`).boundingBox();
        if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        return false;
      },
      { interval: 300, timeout: 20_000 },
    )
    .toBe(true);
};
export const keys: Hand = async (thing) => {
  const page = thing.page();
  for (let i = 0; !(await thing.evaluate((one) => one === document.activeElement)); i++) {
    if (i > 200) throw new Error(`${await thing.textContent()} is not reached by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};
