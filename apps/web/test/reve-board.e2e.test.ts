/** The board of Rêve: a journey on the map by keyboard, the lesson to its end, the gardien's word. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, outOfReach, PHONE, PHONE_ON_ITS_SIDE } from './browser.ts';
import { coachOf } from './coach.ts';
import { answer, playAlone } from './playing.ts';

const { visit } = atSite();

const mapOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Carte des Terres Médianes du Rêve' });
const activeCell = async (page: Page): Promise<Locator> =>
  page.locator(`[id="${await mapOf(page).getAttribute('aria-activedescendant')}"]`);

/** Whatever the dice bring on the way up, until the demi-rêve may walk. */
async function toTheLands(page: Page): Promise<void> {
  const walking = page.getByRole('radio', { name: /^aller au nord/ });
  const others =
    /^(monter \(|ne rien lancer|refouler|maîtriser|laisser passer le round|garder|dormir 8 heures|la laisser)/;
  for (let i = 0; i < 40; i++) {
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    if ((await walking.count()) > 0) return;
    // Choices carry the number of their question: doing nothing leaves no line in the log.
    const before = await page.getByRole('radio').first().getAttribute('value');
    await answer(page, others);
    await page.waitForFunction((was) => {
      const first = document.querySelector<HTMLInputElement>('input[type=radio]');
      return first !== null && first.value.split('.')[0] !== was?.split('.')[0];
    }, before);
  }
  throw new Error('the demi-rêve never got to walk');
}

test('a step on the map by keyboard alone: the cell says its odds, Enter selects, Enter again goes', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Rêve de Dragon');
  await toTheLands(page);
  await mapOf(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  const cell = await activeCell(page);
  await expect.poll(() => cell.getAttribute('aria-label'), { timeout: 20_000 }).toMatch(/à portée · rencontre \d+\s%/);
  const name = (await cell.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  expect(await cell.getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('radio', { name: /^aller au sud(?!-)/ }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.log li', { hasText: name }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('on a phone: the last choice by a tap, its rule by a link, and the panel folded away over the map', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  await playAlone(page, 'Rêve de Dragon');
  // What is chosen stands over the end of the list: the last choice must still be there for a finger.
  await page.locator('.choice').first().tap();
  await page.locator('.choice', { hasText: 'finir là' }).tap();
  expect(await page.getByRole('radio', { name: 'finir là' }).isChecked()).toBe(true);
  const height = async () => (await mapOf(page).boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: 'Replier le panneau' }).tap();
  // What is chosen can be given, or let go of, without unfolding.
  await page.getByRole('button', { name: 'Lâcher' }).tap();
  await expect.poll(height).toBeGreaterThan(before + 60);
  // What is asked is still said, whatever is out of sight, and leads back to the choices.
  const asked = page.getByRole('button', { name: /^À vous.*Que faites-vous/ });
  await page.getByRole('tab', { name: 'Journal' }).tap();
  await asked.waitFor();
  await page.getByRole('button', { name: 'Replier le panneau' }).tap();
  await asked.tap();
  await page.locator('.choice-row', { hasText: 'finir là' }).getByRole('link', { name: 'RDD-POS-02' }).tap();
  await page.waitForURL('**/rules/reve/RDD-POS-02');
  expect(complaints).toEqual([]);
  await leave();
});

test('on phones of any size, with the panel unfolded or folded, nothing on the board covers what can be pressed', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  await playAlone(page, 'Rêve de Dragon');
  await toTheLands(page);
  const compass = page.getByRole('group', { name: 'Les six directions' });
  for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => outOfReach(page.locator('.board-area button')), { message: `unfolded at ${viewport.height}` })
      .toEqual([]);
    // What the panel offers is not laid over the map as well.
    expect(await compass.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Replier le panneau' }).tap();
    await compass.getByRole('button', { name: /^aller au nord-est/ }).tap();
    await page.getByRole('button', { name: 'Confirmer', exact: true }).waitFor();
    await expect
      .poll(() => outOfReach(page.locator('.board-area button')), { message: `folded at ${viewport.height}` })
      .toEqual([]);
    await page.getByRole('button', { name: 'Lâcher' }).tap();
    await page.getByRole('button', { name: 'Déplier le panneau' }).tap();
  }
  // On its side the panel stands beside the board, which is nearly as high as the screen.
  await page.setViewportSize(PHONE_ON_ITS_SIDE);
  const tall = async () => (await page.locator('.board-area').boundingBox())?.height ?? 0;
  await expect.poll(tall).toBeGreaterThan(PHONE_ON_ITS_SIDE.height * 0.85);
  await expect.poll(() => outOfReach(page.locator('.board-area button, .side [role=tab]'))).toEqual([]);
  await page.getByRole('radio', { name: /^aller au nord-est/ }).check({ force: true });
  await expect.poll(() => outOfReach(page.locator('.preview-actions button'))).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('the sheet of a phone by finger, mouse and keys: another height, folded away, and back', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  await playAlone(page, 'Rêve de Dragon');
  const handle = page.locator('.sheet-handle');
  const height = async () => (await page.locator('.tab-panel').first().boundingBox())?.height ?? 0;
  const middle = async () => {
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touches = await page.context().newCDPSession(page);
  const dragBy = async (pixels: number) => {
    const { x, y } = await middle();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    for (let part = 1; part <= 8; part++) await touch('touchMove', { x, y: y + (pixels * part) / 8 });
    await touch('touchEnd');
  };
  const usual = await height();
  await dragBy(-100);
  await expect.poll(height).toBeCloseTo(usual + 100, 0);
  // A tap is not taken for the end of the drag before it.
  await handle.tap();
  await page.getByRole('button', { name: 'Déplier le panneau' }).waitFor();
  await handle.tap();
  await expect.poll(height).toBeCloseTo(usual + 100, 0);
  await dragBy(400);
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);
  // A key right after a drag does what it says; the height is the usual one again.
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeCloseTo(usual, 0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(height).toBeCloseTo(usual + 64, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(height).toBeCloseTo(usual, 0);
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  expect(await handle.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowUp');
  expect(await handle.getAttribute('aria-expanded')).toBe('true');
  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(height).toBeCloseTo(96 + 80, 0);
  expect(await handle.getAttribute('aria-expanded')).toBe('true');
  expect(complaints).toEqual([]);
  await leave();
});

test('the lesson to its end, from a desk to a phone: an error is taken back, a reload goes on where it was', async () => {
  const { page, complaints, leave } = await visit({ at: '/tutorial/reve' });
  const coach = coachOf(page);
  await coach.readOn();
  await coach.readOn();
  await coach.says(/Monter en TMR coûte/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await answer(page, /^attendre 1 heure/);
  await coach.back();
  await coach.says(/Monter en TMR coûte/);
  await answer(page, /^monter \(/);
  await coach.readOn();
  await coach.says(/Mouillons-nous/);
  await page.setViewportSize(PHONE);
  await page.reload();
  await coach.says(/Mouillons-nous/);
  await mapOf(page).focus();
  await page.keyboard.press('Escape');
  for (const key of ['Home', 'Enter', 'Enter']) await page.keyboard.press(key);
  await coach.says(/l’eau obéit/);
  await coach.toTheEnd(async (said) => {
    if (/Perdue !|Des collines/.test(said)) expect(await accessibilityFaults(page)).toEqual([]);
  });
  await coach.bubble.getByRole('link', { name: 'Jouer pour de bon' }).click();
  await page.getByRole('radio', { name: /Nitouche/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a gardien is asked, sees a suggestion, and lets the program decide; the log says that it was his word', async () => {
  const { page, complaints, leave } = await visit({ at: '/open/reve' });
  await page.getByLabel('sur cet appareil').check();
  await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
  const seats = page.locator('.seat-plan select');
  await seats.nth(0).selectOption('program:companion');
  await seats.nth(1).selectOption('me');
  await page.getByRole('button', { name: 'Commencer' }).click();
  const inbox = page.locator('.rv-inbox');
  await inbox.getByText(/Proposition/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await inbox.getByRole('button', { name: 'Laisser le programme décider' }).click();
  await page
    .locator('.log li', { hasText: /Le gardien laisse monter/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
