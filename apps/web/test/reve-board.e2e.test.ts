/** The board of Rêve: a journey on the map by keyboard, the lesson to its end, the gardien's word. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite, outOfReach, PHONE, PHONE_ON_ITS_SIDE } from './browser.ts';
import { coachOf } from './coach.ts';
import { andThen, answer, numberAsked, playAlone, withoutGoal } from './playing.ts';
import { smallWords } from './sizes.ts';

const { visit } = atSite();

const mapOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Carte des Terres Médianes du Rêve' });
const activeCell = async (page: Page): Promise<Locator> =>
  page.locator(`[id="${await mapOf(page).getAttribute('aria-activedescendant')}"]`);

const asked = (page: Page): Locator => page.locator('.rv-question').first();
/** The kind of the question that stands first. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.rv-question')?.className.split(' ')[1] ?? '');

/** From the lobby to the board's own question. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
  await withoutGoal(page);
  await asked(page).waitFor();
}

/** How somebody presses something: with a pointer unless it is said otherwise. */
type Hand = (thing: Locator) => Promise<void>;
const pointer: Hand = (thing) => thing.click();
/** On a phone there is the map instead of the rose: the cell is tapped, and once more where there is something to weigh. */
const finger: Hand = async (thing) => {
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
const keys: Hand = async (thing) => {
  const page = thing.page();
  for (let i = 0; !(await thing.evaluate((one) => one === document.activeElement)); i++) {
    if (i > 200) throw new Error(`${await thing.textContent()} is not reached by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};

/** Answers whatever stands between the demi-rêve and its walk, by what the board offers. */
async function meet(page: Page, kind: string, press = pointer): Promise<void> {
  await andThen(page, async () => {
    if (kind === 'encounter' || kind === 'struggle') await press(page.locator('button.rv-door').last());
    else if (kind === 'world')
      await press(page.getByRole('button', { name: /^(Monter dans|Dormir|Attendre)/ }).first());
    else await press(asked(page).locator('.rv-answer').last());
  });
}

/** Whatever the dice bring on the way up, until the demi-rêve may walk. */
async function toTheLands(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await asked(page).waitFor();
    const kind = await question(page);
    if (kind === 'lands') return;
    await meet(page, kind);
  }
  throw new Error('the demi-rêve never got to walk');
}

/** Walks until the quest asks for something else: each time to the first of these cells that lies beside. */
async function journey(page: Page, wanted: RegExp, cells: readonly string[], press = pointer): Promise<void> {
  const card = page.getByRole('region', { name: 'La quête' });
  for (let i = 0; i < 60; i++) {
    await asked(page).waitFor();
    if (wanted.test((await card.textContent()) ?? '')) return;
    const kind = await question(page);
    if (kind !== 'lands') {
      await meet(page, kind, press);
      continue;
    }
    const beside = await page.locator('.rv-petal .way').allTextContents();
    const next = cells.find((name) => beside.some((one) => one.includes(name)));
    if (!next) throw new Error(`none of ${cells} beside: ${beside}`);
    await andThen(page, () =>
      press(page.locator('.rv-petal', { has: page.locator('.way', { hasText: next }) }).first()),
    );
  }
  throw new Error('the journey never came to its goal');
}

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
  const { page, complaints, leave } = await visit({ viewport: { width: 1440, height: 900 } });
  await sitDown(page);
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
  await toTheLands(page);
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
  expect(complaints).toEqual([]);
  await leave();
});

test('in the world, by controls alone: any number of hours, wounds written down, the end confirmed', async () => {
  const { page, complaints, leave } = await visit();
  await sitDown(page);
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
  expect(complaints).toEqual([]);
  await leave();
});

/** By what the board offers, the first of these that is there, until the quest is over. */
async function untilSealed(page: Page, wanted: RegExp, press = pointer): Promise<string | null> {
  const card = page.getByRole('region', { name: 'La quête' });
  for (let i = 0; i < 60 && (await card.getAttribute('data-over')) === 'open'; i++) {
    const meant = page.locator('.rv-question').getByRole('button', { name: wanted });
    const any = page.locator('button.rv-door, .rv-question .rv-go, .rv-question .rv-answer');
    const pressed = ((await meant.count()) > 0 ? meant : any).first();
    await andThen(page, () => press(pressed));
  }
  return card.getAttribute('data-over');
}

test.runIf(NIGHTLY)(
  atNight(
    'three quests to their end: cast, walked over a reload, and too late; each told, with its curve and its seal',
  ),
  async () => {
    const { page, complaints, leave } = await visit();
    await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
    await page.locator('.rv-start li').last().waitFor();
    expect(await page.locator('.rv-start li').count()).toBe(11);
    expect(await page.locator('.rv-start').textContent()).not.toMatch(/\b(100|0) fois sur 100/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /Une lueur au grenier/ }).click();
    const card = page.getByRole('region', { name: 'La quête' });
    const end = page.locator('.rv-end');
    await card.getByText(/Atteindre le Sanctuaire de Plaine/).waitFor();
    await journey(page, /Lancer Détection d’aura/, ['Plaine', 'Panople', 'Ik']);
    expect(await untilSealed(page, /^(Monter dans|Lancer Détection|Attendre|Redescendre)/)).toBe('won');
    await end.getByRole('heading', { name: /Quête accomplie.*L’aura du grenier/ }).waitFor();
    await end.locator('.chances[aria-busy="false"] .line').waitFor({ timeout: 30_000 });
    expect(await end.locator('.chances svg').getAttribute('aria-label')).toMatch(/^de .*, \S+\s% à .*, 100\s%$/);
    await end.getByText('1 point d’expérience').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const another = async (quest: RegExp) => {
      await end.getByRole('button', { name: 'Autre quête' }).click();
      await end.getByRole('button', { name: quest }).click();
      await end.waitFor({ state: 'detached' });
      await asked(page).waitFor();
    };
    await another(/Le péage d’Ik/);
    await card.getByText(/Atteindre le Pont d’Ik/).waitFor();
    await journey(page, /Atteindre la Cité de Terwa/, ['Ik']);
    // The way walked is there again for somebody who comes back.
    const way = page.locator('.rv-route.walked');
    const walked = await way.getAttribute('d');
    await page.reload();
    await asked(page).waitFor();
    expect(await way.getAttribute('d')).toBe(walked);
    await journey(page, /Revenir dans le monde/, ['Terwa', 'Gurdes', 'Krane']);
    expect(await untilSealed(page, /^Redescendre/)).toBe('won');
    await end.getByRole('heading', { name: /Le mot sous l’arche/ }).waitFor();
    // All but the way lies under a veil.
    await page.locator('.rv-dim').waitFor();
    await page.locator('.log li', { hasText: /^\W*Nitouche mène à bien/ }).waitFor();

    await another(/Le péage d’Ik/);
    expect(await untilSealed(page, /^Attendre/)).toBe('lost');
    await end.getByRole('heading', { name: /Trop tard\..*Le péage d’Ik/ }).waitFor();
    expect(await end.getByText('point d’expérience').count()).toBe(0);
    await page.setViewportSize(PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  },
  240_000,
);

test.runIf(NIGHTLY).each([
  ['by finger on a phone', finger, { viewport: PHONE, hasTouch: true }],
  ['by keyboard alone on a desk', keys, {}],
] as const)(
  atNight('a whole quest %s'),
  async (_, press, how) => {
    const { page, complaints, leave } = await visit(how);
    const begin = page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' });
    await begin.waitFor();
    await press(begin);
    const quest = page.getByRole('button', { name: /Le péage d’Ik/ });
    await quest.waitFor();
    await press(quest);
    await journey(page, /Atteindre la Cité de Terwa/, ['Ik'], press);
    await journey(page, /Revenir dans le monde/, ['Terwa', 'Gurdes', 'Krane'], press);
    expect(await untilSealed(page, /^Redescendre/, press)).toBe('won');
    await page
      .locator('.rv-end')
      .getByRole('heading', { name: /Le mot sous l’arche/ })
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
  240_000,
);

test('on phones of any size the map comes first, and nothing on the board covers what can be pressed', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  await sitDown(page);
  await toTheLands(page);
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
  expect(complaints).toEqual([]);
  await leave();
});

test('the sheet of a phone by finger, mouse and keys: another height, folded away, and back', async () => {
  const { page, complaints, leave } = await visit({ viewport: PHONE, hasTouch: true });
  await playAlone(page, 'Morpion');
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

test.runIf(NIGHTLY)(
  atNight('the lesson to its end, from a desk to a phone: an error is taken back, a reload goes on where it was'),
  async () => {
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
    await coach.bubble.getByRole('button', { name: 'Jouer pour de bon' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sans quête' }).click();
    await page.locator('.rv-question button').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a gardien over two dreamers: rules with the odds in sight, rolls in secret, corrects with a reason', async () => {
  const { page, complaints, leave } = await visit({ at: '/open/reve' });
  await page.getByLabel('sur cet appareil').check();
  await page.getByRole('button', { name: /Ajouter : gardien/ }).click();
  const seats = page.locator('.seat-plan select');
  await seats.nth(0).selectOption('program:companion');
  await seats.nth(1).selectOption('program:companion');
  await seats.nth(2).selectOption('me');
  await page.getByRole('button', { name: 'Commencer' }).click();
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
  expect(complaints).toEqual([]);
  await leave();
});
