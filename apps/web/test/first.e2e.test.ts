import { expect, test } from 'vitest';
import { atSite, PHONE } from './browser.ts';

const { visit } = atSite();

test('leaving the field of the name moves nothing: the first tap after it is not lost', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  const play = page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' });
  await play.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  for (const name of ['Zoé', 'Maximilienne-Wilhelmine de la Tour']) {
    await page.getByLabel('Votre nom').fill(name);
    const before = await play.boundingBox();
    await page.getByLabel('Votre nom').blur();
    expect(await play.boundingBox(), name).toEqual(before);
  }
  await page.getByLabel('Votre nom').focus();
  await play.scrollIntoViewIfNeeded();
  const box = await play.boundingBox();
  if (!box) throw new Error('no button');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 4);
  await expect.poll(() => new URL(page.url()).pathname !== '/' || page.getByRole('dialog').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
