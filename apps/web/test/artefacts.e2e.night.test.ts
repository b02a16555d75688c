/** Artefacts du rêve by other hands, at length: whole games on a phone and by keys, turns by dragging, the whole lesson. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, PHONE } from './browser.ts';
import { coachOf } from './coach.ts';
import { smallWords } from './sizes.ts';
import { asked, awaitQuestion, give, move, moveByKeys, over, playOut, sideways } from './sleepers.ts';

const { visit } = atSite();

const GAME = 'Artefacts du rêve';

async function alone(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Jouer seul à ${GAME}` }).click();
  await awaitQuestion(page);
}

/** Where axe looks: between them they have all that a board can show. */
const LOOKED_AT: ReadonlySet<string> = new Set(['compose', 'prepare', 'combat']);

test('large cards on a desk, and a turn by dragging: a card to one’s side, let go over nothing, an attacker to its target', async () => {
  const { page, complaints, leave } = await visit({ viewport: { width: 1440, height: 900 } });
  await alone(page);
  const kind = async () => ((await awaitQuestion(page)) ? (await asked(page))?.kind : 'over');
  const playable = page.locator('.ar-hand .ar-card[data-can="true"]:not([data-type="item"])').first();
  // Some hands hold nothing that can be paid for yet.
  const isReady = async (now: string | undefined) => now === 'prepare' && (await playable.count()) > 0;
  for (let now = await kind(); now !== 'over' && !(await isReady(now)); now = await kind()) await move(page);
  const hand = page.locator('.ar-hand .ar-card');
  expect((await hand.first().boundingBox())?.width).toBeGreaterThanOrEqual(148);
  expect(await smallWords(page, '.ar-board', 11)).toEqual([]);
  const middle = async (of: ReturnType<Page['locator']>) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('nothing to drag');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  // The card under the pointer is read at full size after a moment.
  await hand.first().hover();
  await page.locator('.ar-reading').waitFor();
  const standing = () => page.locator('.ar-side[data-own="true"] .ar-placed').count();
  const card = await middle(playable);
  // Over nothing it is let go: nothing is chosen, and nothing sent.
  await drag(card, { x: 500, y: 360 });
  expect(await page.locator('.ar-moment').getAttribute('data-chosen')).toBe('false');
  const before = await standing();
  await drag(await middle(playable), await middle(page.locator('.ar-side[data-own="true"] .ar-places')));
  await expect.poll(standing).toBe(before + 1);
  for (let i = 0; i < 60 && (await kind()) !== 'combat' && (await awaitQuestion(page)); i++) await move(page);
  const attacker = page.locator('.ar-side[data-own="true"] .ar-placed[data-can="true"]').first();
  await attacker.waitFor();
  await attacker.click();
  const target = page.locator('.ar-others .ar-thing[data-can="true"]').first();
  const where = await middle(target);
  const from = await middle(attacker);
  await page.keyboard.press('Escape');
  await drag(from, where);
  await page.locator('.ar-fight').waitFor();
  await expect.poll(() => target.getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game on a phone by night: nothing overflows, and axe finds nothing', async () => {
  const { page, complaints, leave } = await visit({ colorScheme: 'dark', viewport: PHONE });
  await alone(page);
  const kinds = await playOut(page, async (kind) => {
    expect(await sideways(page), kind).toEqual([]);
    expect(await smallWords(page, '.ar-board', 12), kind).toEqual([]);
    if (LOOKED_AT.has(kind)) expect(await accessibilityFaults(page), kind).toEqual([]);
  });
  await over(page).waitFor();
  expect([...kinds]).toEqual(expect.arrayContaining(['redraw', 'compose', 'dawn', 'prepare', 'combat']));
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game by keyboard alone', async () => {
  const { page, complaints, leave } = await visit();
  await alone(page);
  const kinds = new Map<string, number>();
  while (await awaitQuestion(page)) {
    const kind = (await asked(page))?.kind;
    if (kind === undefined) continue;
    const times = kinds.get(kind) ?? 0;
    kinds.set(kind, times + 1);
    // Some turns with all that can be done in them, then the others have their way.
    await moveByKeys(page, times >= 6);
  }
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['redraw', 'compose', 'dawn', 'prepare', 'combat']));
  expect(complaints).toEqual([]);
  await leave();
}, 240_000);

test('by keyboard alone: arrows go from card to card, Enter chooses and gives, Escape lets go', async () => {
  const { page, complaints, leave } = await visit();
  await alone(page);
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '');
  /** One press gives a word; what is worth a second look takes two. */
  const word = async (name: string | RegExp, presses = 1) => {
    const before = await asked(page);
    await page.locator('.ar-moment').getByRole('button', { name, exact: true }).focus();
    for (let i = 0; i < presses; i++) await press('Enter');
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.ar-moment')?.dataset.decision !== was,
      before?.id,
    );
    await awaitQuestion(page);
  };
  await word('Garder ces rêves');
  // One stop of the Tab key for all the cards; arrows lead from there.
  expect(await page.locator('.ar-thing[tabindex="0"]').count()).toBe(1);
  await page.locator('.ar-thing[tabindex="0"]').focus();
  const first = await focused();
  await press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await press('Enter');
  await page.locator('.ar-pool .ar-thing[aria-pressed="true"]').waitFor();
  await press('Escape');
  await expect.poll(() => page.locator('.ar-pool .ar-thing[aria-pressed="true"]').count()).toBe(0);
  await word('La main conseillée', 2);
  for (let i = 0; i < 12; i++) {
    const kind = (await asked(page))?.kind;
    if (kind === 'prepare' && (await page.locator('.ar-hand .ar-thing[data-can="true"]').count()) > 0) break;
    await (kind === 'dawn' ? word(/^(Tout garder|Commencer le tour)$/) : move(page).then(() => awaitQuestion(page)));
  }
  const card = page.locator('.ar-hand .ar-thing[data-can="true"]').first();
  const name = (await card.locator('.ar-said').textContent())?.split(',')[0] ?? '';
  await card.focus();
  await press('Enter');
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await press('Enter');
  await page
    .locator('.log li', { hasText: `invoque ${name}` })
    .or(page.locator('.log li', { hasText: new RegExp(`use (de |d’)${name}`) }))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('the lesson to its end: an error is taken back, a reload goes on where it was', async () => {
  const { page, complaints, leave } = await visit({ at: '/tutorial/artefacts' });
  const coach = coachOf(page);
  await coach.readOn();
  await coach.readOn();
  await coach.says(/On choisit sa première main/);
  await coach.showMe();
  await give(page);
  await coach.says(/À vous de commencer/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page
    .locator('.ar-hand')
    .getByRole('button', { name: /^Braisillon/ })
    .click();
  await give(page);
  await coach.says(/veut la nuit/);
  // Another answer is played, and taken back.
  await page.locator('.ar-moment').getByRole('button', { name: 'Finir le tour' }).click();
  await page.locator('.ar-moment .ar-act.main').click();
  await coach.back();
  await page.reload();
  await coach.says(/veut la nuit/);
  await coach.skip();
  await coach.skip();
  await coach.says(/attaque le Chat/);
  // The totals grow with what is laid.
  const defence = page.locator('.ar-fighter[data-side="defence"] .ar-total');
  expect(await defence.textContent()).toBe('2');
  await page.locator('.ar-side[data-own="true"] .ar-dream[data-can="true"]').click();
  await expect.poll(() => defence.textContent()).toBe('3');
  await give(page);
  await coach.says(/le Chat tient/);
  await coach.toTheEnd();
  expect(complaints).toEqual([]);
  await leave();
});
