/** Artefacts du rêve on the stage: a look at each board, one turn by each hand, steps of the lesson. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../../games/artefacts/lesson/lesson.ts';
import { outOfReach, PHONE } from './browser.ts';
import { coachOf } from './coach.ts';
import { smallWords } from './sizes.ts';
import { awaitQuestion, give, move, moveByKeys } from './sleepers.ts';
import { lookOver, onStage } from './stage.ts';

const open = onStage();

const playable = (page: Page) => page.locator('.ar-hand .ar-card[data-can="true"]:not([data-type="item"])').first();
const standing = (page: Page) => page.locator('.ar-side[data-own="true"] .ar-placed').count();

/** The log says that a card was summoned or used. */
const isPlayed = (page: Page, name: string) =>
  page
    .locator('.log li', { hasText: `invoque ${name}` })
    .or(page.locator('.log li', { hasText: new RegExp(`use (de |d’)${name}`) }))
    .first()
    .waitFor({ state: 'attached' });
const nameOf = async (card: Locator) => (await card.locator('.ar-said').textContent())?.split(',')[0] ?? '';

test.each(['compose', 'combat'])('a look at %s: words can be read', async (name) => {
  const page = await open(`artefacts/${name}`);
  await awaitQuestion(page);
  await lookOver(page, ['desk', 'phone'], async (size) =>
    expect(await smallWords(page, '.ar-board', size === 'desk' ? 11 : 12), size).toEqual([]),
  );
});

test('a look at four sides on a phone, which are the narrowest that a board gets', async () => {
  const page = await open('artefacts/four');
  await awaitQuestion(page);
  await lookOver(page, ['phone']);
});

describe('by mouse', () => {
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('nothing to drag');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  }
  const size = { width: 1440, height: 900 };

  test('a card is read under the pointer, let go over nothing, and dragged to one’s side', async () => {
    const page = await open('artefacts/prepare', { size });
    const hand = page.locator('.ar-hand .ar-card');
    expect((await hand.first().boundingBox())?.width).toBeGreaterThanOrEqual(148);
    await hand.first().hover();
    await page.locator('.ar-reading').waitFor();
    const before = await standing(page);
    // Over nothing it is let go: nothing is chosen, and nothing sent.
    await drag(page, await middle(playable(page)), { x: 500, y: 360 });
    expect(await page.locator('.ar-moment').getAttribute('data-chosen')).toBe('false');
    expect(await standing(page)).toBe(before);
    await drag(page, await middle(playable(page)), await middle(page.locator('.ar-side[data-own="true"] .ar-places')));
    await expect.poll(() => standing(page)).toBe(before + 1);
  });

  test('a drag that is broken off leaves nothing in the hand, and gives nothing', async () => {
    const page = await open('artefacts/prepare', { size });
    const before = await standing(page);
    const side = await middle(page.locator('.ar-side[data-own="true"] .ar-places'));
    const breaks: readonly (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => dispatchEvent(new Event('blur'))),
      () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ];
    for (const breakOff of breaks) {
      const from = await middle(playable(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(side.x, side.y, { steps: 6 });
      await page.locator('.bd-carried[data-on]').waitFor();
      // It pauses over what takes it.
      await page.locator('.ar-board[data-dragging] .ar-side[data-over]').waitFor();
      await breakOff();
      await page.locator('.bd-carried:not([data-on])').waitFor({ state: 'attached' });
      await page.mouse.up();
      expect(await page.locator('[data-dragging], [data-over]').count()).toBe(0);
      await expect.poll(() => page.locator('.ar-moment').getAttribute('data-chosen')).toBe('false');
    }
    expect(await standing(page)).toBe(before);
  });

  test('an attacker is dragged to its target', async () => {
    const page = await open('artefacts/combat', { size });
    const attacker = page.locator('.ar-side[data-own="true"] .ar-placed[data-can="true"]').first();
    await attacker.click();
    const target = page.locator('.ar-others .ar-thing[data-can="true"]').first();
    const to = await middle(target);
    const from = await middle(attacker);
    await page.keyboard.press('Escape');
    await drag(page, from, to);
    await page.locator('.ar-fight').waitFor();
    await expect.poll(() => target.getAttribute('aria-pressed')).toBe('true');
  });
});

test('by finger on a phone: a card is touched, and played', async () => {
  const page = await open('artefacts/prepare', { size: PHONE, touch: true });
  const before = await standing(page);
  await playable(page).tap();
  const main = page.locator('.ar-moment .ar-act.main');
  expect(await outOfReach(main)).toEqual([]);
  await main.tap();
  await expect.poll(() => standing(page)).toBe(before + 1);
});

describe('by keyboard', () => {
  test('arrows go from card to card, Enter chooses, Escape lets go', async () => {
    const page = await open('artefacts/compose');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '');
    // One stop of the Tab key for all the cards; arrows lead from there.
    expect(await page.locator('.ar-thing[tabindex="0"]').count()).toBe(1);
    await page.locator('.ar-thing[tabindex="0"]').focus();
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe(first);
    const chosen = page.locator('.ar-pool .ar-thing[aria-pressed="true"]');
    await page.keyboard.press('Enter');
    await chosen.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen.count()).toBe(0);
  });

  test('Enter chooses a card, and gives it', async () => {
    const page = await open('artefacts/prepare');
    const card = page.locator('.ar-hand .ar-thing[data-can="true"]').first();
    const name = await nameOf(card);
    await card.focus();
    await page.keyboard.press('Enter');
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await isPlayed(page, name);
  });

  test('an attack, from Tab to Tab', async () => {
    const page = await open('artefacts/combat');
    await awaitQuestion(page);
    await moveByKeys(page, false);
  });
});

test('who is attacked may let it pass; at four one says whom to attack', async () => {
  for (const name of ['defend', 'designate']) {
    const page = await open(`artefacts/${name}`);
    await awaitQuestion(page);
    await move(page);
  }
});

describe('the lesson', () => {
  const at = (id: string) => ({
    game: 'artefacts',
    as: 'lesson' as const,
    step: lesson.steps.findIndex((one) => one.id === id),
  });

  test('begins; the hand that is wanted is shown and taken', async () => {
    const page = await open(at('hello'));
    const coach = coachOf(page);
    await coach.readOn();
    await coach.readOn();
    await coach.says(/On choisit sa première main/);
    await coach.showMe();
    await give(page);
    await coach.says(/À vous de commencer/);
  });

  test('another answer is played and taken back; a reload goes on where it was', async () => {
    const page = await open(at('cat'));
    const coach = coachOf(page);
    await coach.says(/veut la nuit/);
    await page.locator('.ar-moment').getByRole('button', { name: 'Finir le tour' }).click();
    await page.locator('.ar-moment .ar-act.main').click();
    await coach.back();
    await page.reload();
    await coach.says(/veut la nuit/);
  });

  test('totals grow with what is laid', async () => {
    const page = await open(at('defend'));
    const defence = page.locator('.ar-fighter[data-side="defence"] .ar-total');
    await defence.waitFor();
    expect(await defence.textContent()).toBe('2');
    await page.locator('.ar-side[data-own="true"] .ar-dream[data-can="true"]').click();
    await expect.poll(() => defence.textContent()).toBe('3');
    await give(page);
    await coachOf(page).says(/le Chat tient/);
  });

  test('ends', async () => {
    const page = await open(at('idle'));
    await coachOf(page).toTheEnd();
  });
});
