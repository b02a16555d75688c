/** Rêve from the lobby to the end of a quest, and at night the lesson to its end. Single positions: reve.stage.e2e. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite, PHONE } from './browser.ts';
import { coachOf } from './coach.ts';
import { andThen, answer } from './playing.ts';
import { finger, keys, mapOf, pointer } from './reve-hands.ts';

const { visit } = atSite();

const asked = (page: Page): Locator => page.locator('.rv-question').first();
/** The kind of the question that stands first. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.rv-question')?.className.split(' ')[1] ?? '');

/** Answers whatever stands between the demi-rêve and its walk, by what the board offers. */
async function meet(page: Page, kind: string, press = pointer): Promise<void> {
  await andThen(page, async () => {
    if (kind === 'encounter' || kind === 'struggle') await press(page.locator('button.rv-door').last());
    else if (kind === 'world')
      await press(page.getByRole('button', { name: /^(Monter dans|Dormir|Attendre)/ }).first());
    else await press(asked(page).locator('.rv-answer').last());
  });
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

test('a whole quest from the lobby, over a reload', async () => {
  const { page, complaints, leave } = await visit();
  await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
  await page.locator('.rv-start li').last().waitFor();
  expect(await page.locator('.rv-start li').count()).toBe(11);
  expect(await page.locator('.rv-start').textContent()).not.toMatch(/\b(100|0) fois sur 100/);
  await page.getByRole('button', { name: /Le péage d’Ik/ }).click();
  await journey(page, /Atteindre la Cité de Terwa/, ['Ik']);
  // A page that is loaded again draws the way that was walked.
  const way = page.locator('.rv-route.walked');
  const walked = await way.getAttribute('d');
  await page.reload();
  await asked(page).waitFor();
  expect(await way.getAttribute('d')).toBe(walked);
  await journey(page, /Revenir dans le monde/, ['Terwa', 'Gurdes', 'Krane']);
  expect(await untilSealed(page, /^Redescendre/)).toBe('won');
  const end = page.locator('.rv-end');
  await end.getByRole('heading', { name: /Le mot sous l’arche/ }).waitFor();
  await end.locator('.chances[aria-busy="false"] .curve-line').waitFor({ timeout: 30_000 });
  await end.getByText('1 point d’expérience').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

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
    await end.locator('.chances[aria-busy="false"] .curve-line').waitFor({ timeout: 30_000 });
    expect(await end.locator('.chances figcaption').innerText()).toMatch(/^.*, \S+\s%\s+.*, 100\s%$/);
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
