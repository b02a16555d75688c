/** The board of Mortebrume, each position by itself: every hand once, tapes and sweeps, answers, the sheet of a phone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import {
  answerOne,
  askedAt,
  attackTogether,
  boardOf,
  declareButton,
  drawSweep,
  type Hand,
  keys,
  outOfTheTray,
  pointer,
  restingFigures,
  sheetHeights,
  takeUp,
} from './skirmish.ts';
import { sideways } from './sleepers.ts';
import { onStage } from './stage.ts';

const open = onStage();
const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

const logged = (page: Page, what: RegExp): Promise<void> =>
  page.locator('.log li').filter({ hasText: what }).first().waitFor({ state: 'attached' });

test.each([
  ['light on a desk', 'light', DESK],
  ['dark on a phone', 'dark', PHONE],
] as const)('the table, %s', async (_, theme, size) => {
  const page = await open({ position: 'mortebrume/close', theme }, { size });
  await page.locator('.mb-touch').nth(7).waitFor({ state: 'attached' });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sideways(page)).toEqual([]);
});

test('deployment: out of the tray by hand, to the front of the strip', async () => {
  const page = await open('mortebrume/deploy', { size: DESK });
  const shares = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84];
  await outOfTheTray(page, shares.slice(0, await page.locator('.mb-tray button').count()));
  await page.getByRole('button', { name: 'Déployer', exact: true }).click();
  await boardOf(page).and(page.locator(':not([data-asks="deploy"])')).waitFor();
});

test.each<[string, (page: Page) => Hand, object]>([
  ['a mouse', (page) => pointer(page), { size: DESK }],
  ['a finger on a phone', (page) => pointer(page, true), { size: PHONE, touch: true }],
  ['keys', keys, { size: DESK }],
])('one activation with %s', async (_, handOf, view) => {
  const page = await open('mortebrume/close', view);
  const { what } = await answerOne(page, await askedAt(page), handOf(page));
  expect(['attack', 'move']).toContain(what);
  // Declared in one gesture: the other side is next.
  await expect.poll(async () => (await askedAt(page)).kind).not.toMatch(/^(choose|declare)$/);
});

describe('what one answers to others', () => {
  test('an interception', async () => {
    const page = await open('mortebrume/intercept', { size: DESK });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.mb-panel .mb-chip .mb-button').first().click();
    await declareButton(page).click();
    await logged(page, /intercepte/);
  });

  test('a defence', async () => {
    const page = await open('mortebrume/defend', { size: DESK });
    await page.locator('.mb-panel').getByRole('button', { name: 'S’interposer' }).first().click();
    await declareButton(page).click();
    await logged(page, / défend /);
  });

  test('a prisoner', async () => {
    const page = await open('mortebrume/capture', { size: DESK });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.mb-panel').getByRole('button', { name: 'Capturer' }).first().click();
    await logged(page, / capture /);
  });
});

test('a combined attack: the target, and those who reach it', async () => {
  const page = await open('mortebrume/combine', { size: DESK });
  await page.locator('.mb-panel').getByRole('button', { name: 'Attaque combinée' }).click();
  await boardOf(page).and(page.locator('[data-asks="attack"]')).waitFor();
  expect(await attackTogether(page, pointer(page))).toBe(true);
  await expect.poll(async () => (await askedAt(page)).kind).not.toBe('attack');
});

test('on a phone the sheet has three heights, and hides nothing sideways', async () => {
  const page = await open('mortebrume/deploy', { size: PHONE, touch: true });
  expect(await sideways(page)).toEqual([]);
  await sheetHeights(page);
});

test('on a phone, a sheet that rises under the finger is not pressed by the tap that raised it', async () => {
  const page = await open('mortebrume/close', { size: PHONE, touch: true });
  const panel = page.locator('.mb-panel');
  const middleOf = async (what: Locator): Promise<readonly [number, number]> => {
    const { x, y, width, height } = (await what.boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >;
    return [x + width / 2, y + height / 2];
  };
  await takeUp(page, 'a');
  const grip = await middleOf(panel.locator('.mb-grip'));
  await page.keyboard.press('Escape');
  await declareButton(page).waitFor({ state: 'detached' });
  // The table is drawn down until the figure stands where the grip of its sheet will be.
  const figure = page.locator('.mb-touch[data-mark="A"] .mb-disc').first();
  await expect
    .poll(async () => {
      const [x, y] = await middleOf(figure);
      // By a place of the table where nobody stands.
      await page.mouse.move(195, 200);
      await page.mouse.down();
      await page.mouse.move(195, 215);
      await page.mouse.move(195 + grip[0] - x, 200 + grip[1] - y);
      await page.mouse.up();
      const [nx, ny] = await middleOf(figure);
      return Math.hypot(nx - grip[0], ny - grip[1]);
    })
    .toBeLessThan(8);
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.mb-panel'), grip as [number, number]),
  ).toBeNull();
  await page.touchscreen.tap(...grip);
  await declareButton(page).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await panel.getAttribute('data-height')).toBe('half');
});

test('on a phone, a finger that stays down while the sheet rises chooses a figure and no way', async () => {
  const page = await open('mortebrume/close', { size: PHONE, touch: true });
  const shown = () => page.locator('.mb-plane[role=group]').getAttribute('viewBox');
  await page.locator('.mb-plane[role=group]').focus();
  await page.keyboard.press('0');
  const box = await page.locator('.mb-touch[data-mark="B"] .mb-disc').first().boundingBox();
  if (!box) throw new Error('nobody there');
  const fingers = await page.context().newCDPSession(page);
  const before = await shown();
  const at = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  // The table has moved on beside the sheet, and the finger is where it was.
  await declareButton(page).waitFor();
  await expect.poll(shown).not.toBe(before);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.mb-fig.mb-chosen').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.locator('.mb-tape').count()).toBe(0);
  expect(await declareButton(page).isEnabled()).toBe(true);
});

test('the tape, the ring and the card: nothing is sent before it is declared', async () => {
  const page = await open('mortebrume/choose', { size: DESK });
  const lines = await page.locator('.log li').count();
  const plane = page.locator('.mb-plane[role=group]');
  // All of the table.
  await plane.focus();
  await page.keyboard.press('0');
  await restingFigures(page);
  const shown = await plane.getAttribute('viewBox');
  await takeUp(page, 'd');
  // Whoever is in sight is taken where it stands: the next press is aimed at what was seen. In the mist they are faint.
  expect(await plane.getAttribute('viewBox')).toBe(shown);
  await page.locator('.mb-touch[data-veiled="true"]').first().waitFor({ state: 'attached' });
  expect(await page.locator('.log').textContent()).not.toMatch(/\d ; \d/);
  await page.keyboard.press('PageUp');
  await page.locator('.mb-tape').waitFor({ state: 'attached' });
  await page.getByText(/^ruban 5 cm sur 15/).waitFor();
  // Too far for one pace: it becomes a run at the double, and beyond that it is refused with its reason.
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp');
  await page.locator('.mb-tape-double').waitFor({ state: 'attached' });
  for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp');
  await page.locator('.mb-refusal').waitFor();
  expect(await declareButton(page).isDisabled()).toBe(true);
  // Taken back, corner by corner, to nothing at all.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await page.locator('.mb-tape').waitFor({ state: 'detached' });
  expect(await page.locator('.log li').count()).toBe(lines);
});

test('a sweep is drawn as an arc over those it is to meet; what it lacks is said, and it is taken back', async () => {
  const page = await open('mortebrume/close', { size: DESK });
  const lines = await page.locator('.log li').count();
  // A lance sweeps. All of the table is seen, so that both ends of the arc are.
  await takeUp(page, 'a');
  await page.keyboard.press('0');
  await page.waitForFunction(() => document.querySelectorAll('.mb-touch .mb-disc').length === 8);
  // The card that has just come may still move the table a little: what missed is drawn again.
  const arc = page.locator('.mb-arc');
  const drawn = async () => {
    if ((await arc.count()) === 0) await drawSweep(page);
    return arc.count();
  };
  await expect.poll(drawn, { timeout: 60_000, interval: 1000 }).toBeGreaterThan(0);
  await page.locator('.mb-panel').getByText('Frappe multiple').first().waitFor();
  // From where they stand at first nobody reaches two: it is refused with its reason, on the card.
  if (await declareButton(page).isDisabled()) await page.locator('.mb-refusal').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('.mb-plane[role=group]').focus();
  await page.keyboard.press('Escape');
  await page.locator('.mb-arc').waitFor({ state: 'detached' });
  expect(await page.locator('.log li').count()).toBe(lines);
});
