/** Songe by other hands, at length: whole duels by keys and by finger, the Brumes, English, the whole lesson. */
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, DESK, outOfReach, PHONE } from './browser.ts';
import { coachOf } from './coach.ts';
import { begin, control, fence, over, step } from './fencers.ts';

const { visit } = atSite();
/** A whole game on a busy machine. */
const A_GAME = 240_000;

test(
  'a duel to its end by keyboard alone, on a desk and then as small as a phone: the focus stays with the question',
  async () => {
    const { page, complaints, leave } = await visit({ colorScheme: 'dark' });
    await begin(page, 'Un duel', 'Gondrin');
    await control(page).focus();
    let presses = 0;
    await fence(page, async () => {
      if (++presses === 5) await page.setViewportSize(PHONE);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.sg-board') !== null)).toBe(true);
      await page.keyboard.press('Enter');
    });
    await over(page).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
  A_GAME,
);

test(
  'a duel on a phone by finger: what must be pressed can be, and names of manoeuvres are chosen by number',
  async () => {
    const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
    await begin(page, 'Un duel');
    for (let i = 0; i < 60 && !(await page.locator('.sg-cards').isVisible()); i++) {
      await step(page, () => control(page).tap());
    }
    await page.locator('.sg-cards').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await control(page).scrollIntoViewIfNeeded();
    expect(await outOfReach(control(page))).toEqual([]);
    const cards = page.locator('.sg-card');
    const second = (await cards.nth(1).locator('.sg-card-name').textContent()) ?? '';
    await cards.nth(1).tap();
    await expect.poll(() => page.locator('.sg-beside h4').textContent()).toBe(second);
    await page.locator('.sg-beside .sg-main').focus();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.sg-beside h4').textContent()).not.toBe(second);
    await fence(page, () => control(page).tap());
    expect(complaints).toEqual([]);
    await leave();
  },
  A_GAME,
);

test(
  'the Brumes to their end, with the road and the chance of each way',
  async () => {
    const { page, complaints, leave } = await visit();
    await begin(page, 'Les Brumes, seul', 'Ysolde');
    await control(page).click();
    await page.locator('.sg-road [data-here="true"]').waitFor();
    await page
      .getByText(/% de réussir/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fence(page, () => control(page).click());
    expect(complaints).toEqual([]);
    await leave();
  },
  A_GAME,
);

test('in English by night, on a desk and on a phone: the choice, a duel, a sheet, the Conteur; axe finds nothing', async () => {
  const { page, complaints, leave } = await visit({ language: 'en', colorScheme: 'dark' });
  const clean = async (what: string) => {
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityFaults(page), `${what} at ${viewport.width}`).toEqual([]);
    }
    await page.setViewportSize(DESK);
  };
  await page.getByRole('button', { name: 'Play Songe alone' }).click();
  const start = page.getByRole('button', { name: 'Begin', exact: true });
  await start.waitFor();
  await clean('the choice');
  await start.click();
  await control(page).waitFor();
  await clean('a duel');
  await page.goto('/workshop/songe');
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await clean('a sheet');
  await page.goto('/open/songe');
  await page.getByLabel('on this device').check();
  await page.locator('.seat-plan select').nth(0).selectOption('program:duellist');
  await page.locator('.seat-plan select').nth(1).selectOption('me');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.sg-board').waitFor();
  await clean('the Conteur');
  expect(complaints).toEqual([]);
  await leave();
}, 240_000);

test('stones fall in half a second where motion is welcome, and not at all where it is not', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, leave } = await visit({ reducedMotion });
    await begin(page, 'Un duel');
    for (let i = 0; i < 12 && (await page.locator('.sg-falls').count()) === 0; i++) {
      await step(page, () => control(page).click());
    }
    const ends = await page
      .locator('.sg-falls')
      .evaluateAll((stones) =>
        stones.flatMap((stone) =>
          stone.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
        ),
      );
    const declared = await page
      .locator('.sg-falls')
      .evaluateAll((stones) => stones.map((stone) => getComputedStyle(stone).animationName));
    expect(new Set(declared)).toEqual(new Set([reducedMotion === 'reduce' ? 'none' : 'sg-fall']));
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(500);
    await leave();
  }
});

test(
  'what is taken back is asked again, also where the board would answer by itself',
  async () => {
    const { page, complaints, leave } = await visit();
    await begin(page, 'Un duel');
    const next = () => step(page, () => control(page).click());
    for (let n = 0; n < 10 && (await next()); n++) {
      await step(page, () => page.getByRole('button', { name: /Reprendre mon coup/ }).click());
      await control(page).waitFor();
      await next();
    }
    expect(complaints).toEqual([]);
    await leave();
  },
  A_GAME,
);

test('whoever comes back to a duel finds its stones where they lay', async () => {
  const { page, leave } = await visit({ reducedMotion: 'reduce' });
  await begin(page, 'Un duel');
  const stones = page.locator('.sg-cloth .sg-falls');
  for (let i = 0; i < 12 && (await stones.count()) === 0; i++) await step(page, () => control(page).click());
  const lying = await stones.count();
  expect(lying).toBeGreaterThan(0);
  await page.reload();
  await control(page).waitFor();
  await expect.poll(() => stones.count()).toBe(lying);
  await leave();
});

test('the lesson to its end, by what is on the board', async () => {
  const { page, complaints, leave } = await visit({ at: '/tutorial/songe' });
  const coach = coachOf(page);
  await coach.says(/Bienvenue dans le Songe/);
  await coach.readOn();
  await coach.readOn();
  await coach.readOn();
  await page.getByRole('button', { name: /^Équitation/ }).click();
  await page.getByRole('button', { name: 'Proposer' }).click();
  await coach.says(/Difficile, deux noires/);
  await coach.readOn();
  await page.getByRole('button', { name: 'Tirer', exact: true }).click();
  await coach.says(/raté d’une pierre/);
  await page.getByRole('button', { name: /^Tirer 2 autres pierres/ }).click();
  await coach.says(/Deux noires encore/);
  // A stone of panache in hand, then on a black one.
  await page.getByRole('button', { name: 'Prendre une pierre de panache noire' }).first().click();
  await page.getByRole('button', { name: 'Poser le panache sur cette noire' }).first().click();
  await coach.says(/en selle/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await coach.toTheEnd();
  expect(complaints).toEqual([]);
  await leave();
});
