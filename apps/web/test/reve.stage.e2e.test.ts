/** The board of Rêve, each position by itself: every hand once, the map on all sizes, the lesson, the gardien's word. */
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lesson } from '../../../games/reve/lesson/lesson.ts';
import { accessibilityFaults, DESK, outOfReach, PHONE, PHONE_ON_ITS_SIDE } from './browser.ts';
import { coachOf } from './coach.ts';
import { answer, numberAsked } from './playing.ts';
import { finger, keys, mapOf, pointer } from './reve-hands.ts';
import { smallWords } from './sizes.ts';
import { sideways } from './sleepers.ts';
import { onStage } from './stage.ts';

const open = onStage();

const activeCell = async (page: Page): Promise<Locator> =>
  page.locator(`[id="${await mapOf(page).getAttribute('aria-activedescendant')}"]`);

/** A game of the house that has nothing but the usual panel, before its first answer. */
function morpion(): string {
  const match = Match.open(ticTacToe.rules, {
    match: 'stage',
    options: {},
    seats: ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' })),
    chance: { kind: 'fast', seed: 1 },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  return writeJournal(match.journal);
}

test.each([
  ['light on a desk', 'light', DESK],
  ['dark on a phone', 'dark', PHONE],
] as const)('the map, an encounter and an aim, %s', async (_, theme, size) => {
  for (const position of ['lands', 'encounter', 'aim']) {
    const page = await open({ position: `reve/${position}`, theme }, { size });
    await page.locator(`.rv-question.${position}`).first().waitFor();
    expect(await accessibilityFaults(page), position).toEqual([]);
    expect(await sideways(page), position).toEqual([]);
  }
});

test.each([
  ['a mouse', pointer, {}],
  ['a finger on a phone', finger, { size: PHONE, touch: true }],
  ['keys', keys, {}],
] as const)('one step with %s', async (_, press, view) => {
  const page = await open('reve/lands', view);
  const before = await numberAsked(page);
  await press(page.locator('.rv-petal').first());
  await expect.poll(() => numberAsked(page)).not.toBe(before);
});

test('a quest that came too late: told so, without a reward', async () => {
  const page = await open('reve/late', { size: PHONE });
  const end = page.locator('.rv-end');
  await end.getByRole('heading', { name: /Trop tard\..*Le péage d’Ik/ }).waitFor();
  expect(await end.getByText('point d’expérience').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** The corners of the drawing, as it is seen. */
const wholeMap = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const inside = document.querySelector('.rv-map')?.getBoundingClientRect();
    const cells = [...document.querySelectorAll('.rv-options path')].map((cell) => cell.getBoundingClientRect());
    return (
      inside !== undefined &&
      cells.length === 189 &&
      cells.every(
        ({ left, right, top, bottom }) =>
          left >= inside.left - 1 && right <= inside.right + 1 && top >= inside.top - 1 && bottom <= inside.bottom + 1,
      )
    );
  });

test('a desk: all 189 cells in sight and nothing over them; a step by keyboard alone, with one figure for one chance', async () => {
  const page = await open('reve/lands', { size: { width: 1440, height: 900 } });
  await expect.poll(() => wholeMap(page), { timeout: 20_000 }).toBe(true);
  // Of what lies over the middle of each cell, nothing is a box.
  const over = await page.evaluate(
    () =>
      [...document.querySelectorAll('.rv-options path')].filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.rv-map');
      }).length,
  );
  expect(over).toBe(0);
  expect(await smallWords(page, '.rv-board', 11)).toEqual([]);
  await mapOf(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  const cell = await activeCell(page);
  await expect
    .poll(() => cell.getAttribute('aria-label'), { timeout: 20_000 })
    .toMatch(/à portée · sans encombre \d+\s%/);
  const [, chance] = /sans encombre (\d+)/.exec((await cell.getAttribute('aria-label')) ?? '') ?? [];
  const south = page.locator('.rv-petal.s');
  expect(await south.locator('strong').textContent()).toContain(chance);
  const name = (await cell.getAttribute('aria-label'))?.split(',')[0] ?? '';
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  // Where there is something to weigh, the panel asks once.
  if ((await cell.getAttribute('aria-selected')) === 'true') await page.keyboard.press('Enter');
  await page.locator('.log li', { hasText: name }).first().waitFor();
});

test('in the world, by controls alone: any number of hours, wounds written down, the end confirmed', async () => {
  const page = await open('reve/world');
  await page.getByText('Noter sur la feuille').click();
  await page.getByRole('spinbutton', { name: /^vie/i }).fill('9');
  await page.getByRole('button', { name: 'Noter', exact: true }).click();
  await page.locator('.log li', { hasText: /Feuille.*vie 9/ }).waitFor();
  const hours = page.getByRole('group', { name: 'heures' }).first();
  await hours.getByRole('button', { name: 'Une de moins' }).click();
  await hours.getByRole('button', { name: 'Une de moins' }).click();
  await page.getByRole('button', { name: 'Dormir' }).click();
  await page.locator('.log li', { hasText: 'dort 6 heures' }).waitFor();
  await page.getByRole('button', { name: 'Finir là' }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await page.getByText('La partie est finie').first().waitFor();
});

test('on phones of any size the map comes first, and nothing on the board covers what can be pressed', async () => {
  const page = await open('reve/lands', { size: PHONE, touch: true });
  const high = async (what: Locator) => (await what.boundingBox())?.height ?? 0;
  for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => outOfReach(page.locator('.rv-petal, .rv-tabs button:nth-child(-n + 3), .rv-chart')), {
        message: `at ${viewport.height}`,
      })
      .toEqual([]);
    expect(await high(mapOf(page)), `the map at ${viewport.height}`).toBeGreaterThan(viewport.height > 800 ? 250 : 130);
  }
  await page.getByRole('button', { name: 'Toute la carte' }).tap();
  await expect.poll(() => wholeMap(page)).toBe(true);
  await expect.poll(() => smallWords(page, '.rv-board', 12)).toEqual([]);
  // The sheet in one tap, over everything, and away again.
  await page.getByRole('button', { name: 'Feuille', exact: true }).tap();
  await page.getByRole('region', { name: 'Feuille', exact: true }).getByRole('heading', { name: 'Draconic' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fermer' }).tap();
  await page.setViewportSize(PHONE_ON_ITS_SIDE);
  await expect.poll(() => outOfReach(page.locator('.side [role=tab]'))).toEqual([]);
  // The board asks by itself: what stands beside it is folded until it is wanted.
  const panel = page.locator('.side .tab-panel');
  expect(await panel.isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Journal' }).tap();
  await page.locator('.log li').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replier le panneau' }).tap();
  await panel.waitFor({ state: 'hidden' });
});

test('the sheet of a phone by finger, mouse and keys: another height, folded away, and back', async () => {
  const page = await open({ game: 'tic-tac-toe', journal: morpion() }, { size: PHONE, touch: true });
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
});

test('the lesson: an error is taken back, Show me shows, a press on a phone goes on, and the end leads to a game', async () => {
  const at = (id: string) => lesson.steps.findIndex((step) => step.id === id);
  const page = await open({ game: 'reve', as: 'lesson', step: 0 });
  const coach = coachOf(page);
  await coach.readOn();
  await coach.readOn();
  await coach.says(/Monter en TMR coûte/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await answer(page, /^attendre 1 heure/);
  await coach.back();
  await coach.says(/Monter en TMR coûte/);
  await coach.showMe();
  await answer(page, /^monter \(/);
  await coach.readOn();
  await coach.says(/Mouillons-nous/);
  await open({ game: 'reve', as: 'lesson', step: at('water') }, { size: PHONE });
  await coach.says(/Mouillons-nous/);
  await mapOf(page).focus();
  await page.keyboard.press('Escape');
  for (const key of ['Home', 'Enter', 'Enter']) await page.keyboard.press(key);
  await coach.says(/l’eau obéit/);
  await open({ game: 'reve', as: 'lesson', step: lesson.steps.length - 1 });
  await coach.toTheEnd();
  await coach.bubble.getByRole('button', { name: 'Jouer pour de bon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sans quête' }).waitFor();
});

test('a gardien over two dreamers: rules with the odds in sight, rolls in secret, corrects with a reason', async () => {
  const page = await open({ position: 'reve/gardien', others: 'programs' });
  const inbox = page.locator('.rv-inbox li');
  const log = page.locator('.log li');
  await inbox
    .nth(1)
    .getByText(/Proposition/)
    .waitFor();
  expect(await inbox.first().textContent()).toMatch(/^Nitouche veut monter/);
  expect(await accessibilityFaults(page)).toEqual([]);
  // A roll that only he sees, and a figure put right.
  await page.getByLabel('Pour quoi ?').fill('voit-elle le garde ?');
  await page.getByRole('button', { name: 'Jeter en secret' }).click();
  await page.locator('.rv-powers li', { hasText: 'voit-elle le garde ?' }).waitFor();
  await page.getByLabel('Motif, écrit au journal').fill('la charrette verse');
  await page.locator('.rv-powers').getByRole('button', { name: 'Orsande', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'vie', exact: true }).fill('9');
  await page.getByRole('button', { name: 'Corriger vie : 12 → 9' }).click();
  await log.filter({ hasText: /Orsande.*vie 9.*la charrette verse/ }).waitFor();
  // The rung says the chance that the roll then has.
  const rung = inbox.first().getByRole('button', { name: /^−4/ });
  expect(await rung.textContent()).toMatch(/36\s%/);
  await rung.click();
  await inbox.first().getByRole('button', { name: /^Dire/ }).click();
  await log
    .filter({ hasText: /Nitouche.*VOLONTÉ.*36\s%|36\s%.*Nitouche/ })
    .first()
    .waitFor();
  await inbox.first().getByRole('button', { name: 'Permettre' }).click();
  await log
    .filter({ hasText: /Le gardien laisse monter/ })
    .first()
    .waitFor();
});
