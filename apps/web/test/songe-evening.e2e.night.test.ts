/** An evening of Songe: a Conteuse and two Arpenteurs, each with a browser of their own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atOwnSite, PHONE, type Visitor } from './browser.ts';

const { visit } = atOwnSite();

async function sitDown(link: string, name: string, given: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit({ ...given, at: link });
  await visitor.page.getByLabel('Votre nom à cette table').fill(name);
  await visitor.page.getByRole('button', { name: /^M’asseoir/ }).click();
  await visitor.page.getByText('La partie n’a pas commencé').waitFor();
  return visitor;
}

/** Lines of the log that say this. */
const told = (page: Page, text: RegExp) => page.locator('.log li', { hasText: text }).last();

/** A tab of the board, and an act in it: what is written, and given. */
async function act(page: Page, tab: string, name: string, fill: (form: ReturnType<Page['locator']>) => Promise<void>) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page
    .locator('.sg-acts')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const form = page.locator('.sg-form');
  await form.waitFor();
  await fill(form);
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'detached' });
}
const nothing = async () => undefined;
const PATIENT = { timeout: 60_000, interval: 300 };

/** Whether nothing goes on: what must wait for that can be done. */
async function isPeace(c: Page): Promise<boolean> {
  await c.getByRole('tab', { name: 'Scène et temps' }).click();
  const bring = c.locator('.sg-acts li', { hasText: 'Faire venir quelqu’un' });
  return (await bring.getAttribute('data-cannot')) === 'false';
}

/** Lets pass whatever is asked of anybody and can be. */
async function letBe(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const first = page
      .locator('.sg-actions')
      .locator('[data-do="stand"], [data-do="pass"], [data-do="draw"]')
      .or(page.locator('.sg-question:not([data-kind^="duel"]) [data-keyboard]'))
      .or(page.locator('.sg-letter [data-keyboard]'))
      .first();
    if (await first.isVisible()) await first.click();
  }
}

/** Waits until nothing goes on. */
async function peace(c: Page, ...others: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => {
      await letBe(c, ...others);
      return (await isPeace(c)) ? 'peace' : asked(c, ...others);
    }, PATIENT)
    .toBe('peace');
}

/** What is still asked of whom, for whoever reads why a test failed. */
const asked = async (...pages: readonly Page[]): Promise<string> => {
  const all = pages.map((page) => page.locator('.sg-letter h3, .sg-question h3, .sg-actions').allTextContents());
  return JSON.stringify(await Promise.all(all));
};

/** Waits until a draw can be mended; false where it is settled. */
async function mending(m: Page, c: Page): Promise<boolean> {
  const stand = m.locator('.sg-actions [data-do="stand"]');
  const settled = async () =>
    (await m.locator('.sg-outcome').isVisible()) || (await c.locator('.sg-letter[data-kind="test.after"]').isVisible());
  await expect.poll(async () => (await stand.isVisible()) || (await settled()), PATIENT).toBe(true);
  return stand.isVisible();
}

/** Neither JSON nor the name of a field: nothing that only a program could have written. */
async function inWords(page: Page): Promise<void> {
  const shown = await page.locator('.board-area').innerText();
  expect(shown).not.toMatch(/[{}]|undefined|\b[a-z]+[A-Z][a-zA-Z]+\b/);
}

test('an evening: tests, redraws, a stone turned, Karma, a spell, a contest, fights, wounds, experience', async () => {
  const claire = await visit({ at: '/open/songe' });
  const c = claire.page;
  await c.getByLabel('Votre nom').fill('Claire');
  await c.getByRole('button', { name: /Ajouter : Arpenteur/ }).click();
  await c.locator('.seat-plan select').nth(2).selectOption('me');
  await c
    .locator('.sg-setup fieldset')
    .nth(0)
    .getByRole('radio', { name: /^Maëlle/ })
    .check();
  await c
    .locator('.sg-setup fieldset')
    .nth(1)
    .getByRole('radio', { name: /^Gondrin/ })
    .check();
  expect(await accessibilityFaults(c)).toEqual([]);
  await c.getByRole('button', { name: 'Ouvrir la table' }).click();
  await c.getByText('La partie n’a pas commencé').waitFor();
  const links = await Promise.all((await c.locator('.free-seat input').all()).map((field) => field.inputValue()));
  const mila = await sitDown(links[0] as string, 'Mila');
  const viktor = await sitDown(links[1] as string, 'Viktor', { viewport: PHONE, hasTouch: true });
  const m = mila.page;
  const v = viktor.page;
  await c.getByRole('button', { name: 'Commencer la partie' }).click();
  await c.locator('.sg-board').waitFor();
  await m.locator('.sg-board').waitFor();
  expect(await accessibilityFaults(c)).toEqual([]);
  expect(await accessibilityFaults(m)).toEqual([]);
  await inWords(c);
  await inWords(m);

  // A scene, in words of her own.
  await act(c, 'Scène et temps', 'Nouvelle scène', async (form) => {
    await form.getByLabel('Lieu').fill('La Salle du Trône');
    await form.getByLabel(/^Ses Traits/).fill('chandelier, bannières');
    await form.getByLabel('Ce que vous racontez').fill('Le trône est vide.');
  });
  await told(m, /La Salle du Trône/).waitFor();
  // Players have it before them; the Conteur knows what she told.
  for (const { page } of [mila, viktor]) {
    await page.locator('.sg-told', { hasText: 'Le trône est vide.' }).waitFor();
  }
  expect(await c.locator('.sg-told').count()).toBe(0);

  // Karma for Mila by key, and a stone for Viktor by drag.
  const maelle = c.locator('.sg-players article', { hasText: 'Maëlle' });
  for (const quarter of ['¼', '½', '¾', '1']) {
    await c.locator('.sg-board').press('k');
    await maelle.getByRole('button', { name: /^À Maëlle/ }).waitFor();
    await c.locator('.sg-board').press('1');
    await expect.poll(() => maelle.innerText()).toContain(`Karma +${quarter}`);
  }
  await c
    .getByRole('button', { name: 'panache, au hasard du sac' })
    .first()
    .dragTo(c.locator('.sg-players article', { hasText: 'Gondrin' }));
  await expect.poll(() => v.locator('.sg-strip .sg-panache button').count()).toBe(5);

  // A test that must fail: Héroïque. It is redrawn or turned, and Karma comes on top.
  const used = new Set<string>();
  for (let i = 0; i < 8 && used.size < 3; i++) {
    await m.getByRole('tab', { name: 'Faire' }).click();
    await m.getByRole('button', { name: i % 2 === 0 ? /^Érudition/ : /^Intuition/ }).click();
    await m.getByLabel('Ce que je raconte').first().fill('Je souffle la poussière des lettres');
    await m.getByRole('button', { name: 'Proposer' }).click();
    await c.locator('.sg-letter', { hasText: 'la poussière des lettres' }).waitFor();
    if (i === 0) expect(await accessibilityFaults(c)).toEqual([]);
    await c.locator('.sg-board').press('1');
    await c.getByRole('button', { name: 'Poser : Héroïque' }).waitFor();
    await c.locator('.sg-board').press('p');
    await m.getByRole('button', { name: 'Tirer', exact: true }).click();
    for (let steps = 0; steps < 6 && (await mending(m, c)); steps++) {
      const way = (['redraw', 'invert', 'karma'] as const).find((one) => !used.has(one)) ?? 'stand';
      const button = m.locator(`.sg-actions [data-do="${way}"]`);
      const there = (await button.count()) > 0 && (await button.isEnabled());
      if (there && way !== 'stand') used.add(way);
      const before = await m.locator('.log li').count();
      await (there ? button : m.locator('.sg-actions [data-do="stand"]')).click();
      await expect.poll(() => m.locator('.log li').count()).toBeGreaterThan(before);
    }
    await peace(c);
    await expect.poll(() => m.getByRole('button', { name: 'Proposer' }).isVisible()).toBe(true);
  }
  expect([...used].sort()).toEqual(['invert', 'karma', 'redraw']);

  // A spell of three words against a Difficulty that only Claire knows.
  await m.getByRole('tab', { name: 'Magie' }).click();
  for (const word of ['transformer', 'eau', 'air']) {
    await m.getByRole('button', { name: new RegExp(`^Dire « ${word} »`) }).click();
  }
  await m.getByText('Selon la brume').waitFor();
  expect(await accessibilityFaults(m)).toEqual([]);
  await m.getByRole('button', { name: 'Dire la Phrase' }).click();
  await c.locator('.sg-letter', { hasText: 'transformer eau air' }).waitFor();
  await c.getByRole('button', { name: /^Poser/ }).click();
  await m.getByText('une Difficulté que la brume cache').waitFor();
  await m.getByRole('button', { name: 'Tirer', exact: true }).click();
  for (let i = 0; i < 4 && (await mending(m, c)); i++) {
    const before = await m.locator('.log li').count();
    await m.locator('.sg-actions [data-do="stand"]').click();
    await expect.poll(() => m.locator('.log li').count()).toBeGreaterThan(before);
  }
  await peace(c);

  // A contest between the two.
  await act(c, 'Tests', 'Un affrontement', async (form) => {
    await form.getByLabel('Contre qui').selectOption({ label: 'Gondrin Tête-de-Fer' });
    await form.getByLabel('Comment').selectOption({ label: 'à qui fait mieux' });
  });
  await peace(c, m, v);

  // Somebody new in four fields, first without a name and without Escrime: said at the field, nothing lost.
  await c.getByRole('button', { name: 'Nouveau PNJ…' }).click();
  const pnj = c.locator('.sg-new-pnj');
  await pnj.getByRole('button', { name: 'Le garder derrière le rideau' }).click();
  await pnj.getByText('Il lui faut un nom.').waitFor();
  await pnj.getByLabel('Nom').fill('Séverin le Borgne');
  await pnj.getByLabel('Escrime').fill('');
  await pnj.getByRole('button', { name: 'Le garder derrière le rideau' }).click();
  await pnj.getByText('Dites son Escrime, de 0 à 8.').waitFor();
  expect(await pnj.getByLabel('Nom').inputValue()).toBe('Séverin le Borgne');
  expect(await accessibilityFaults(c)).toEqual([]);
  await pnj.getByLabel('Escrime').fill('2');
  await pnj.getByLabel('Manœuvre 1').selectOption({ label: 'Fente' });
  await pnj.getByRole('button', { name: 'Le garder derrière le rideau' }).click();
  const severin = c.locator('.sg-cast li', { hasText: 'Séverin le Borgne' });
  await severin.getByText('moyen · Escrime 2').waitFor();
  expect(await m.getByText('Séverin').count()).toBe(0);
  await severin.getByRole('button', { name: 'Faire entrer' }).click();
  await told(m, /Séverin le Borgne/).waitFor();

  // A duel with him, and the Conteuse ends it.
  await act(c, 'Combats', 'Un duel', async (form) => {
    await form.getByLabel('Qui', { exact: true }).selectOption({ label: 'Gondrin Tête-de-Fer' });
    await form.getByLabel('Contre qui').selectOption({ label: 'Séverin le Borgne' });
  });
  await v.locator('.sg-stage').waitFor();
  await m.locator('.sg-stage').waitFor();
  expect(await accessibilityFaults(v)).toEqual([]);
  await v.locator('.sg-question [data-keyboard]').first().tap();
  await act(c, 'Combats', 'Arrêter le combat', nothing);
  await v.locator('.sg-stage').waitFor({ state: 'detached' });

  // A mêlée by its form.
  await act(c, 'Combats', 'Une mêlée', nothing);
  await expect
    .poll(async () => {
      await letBe(c, m, v);
      return m.locator('.sg-stage').isVisible();
    }, PATIENT)
    .toBe(true);
  await act(c, 'Combats', 'Arrêter le combat', nothing);
  await expect
    .poll(async () => {
      await letBe(c, m, v);
      await c.getByRole('tab', { name: 'Combats' }).click();
      const stop = c.locator('.sg-acts li:not([data-cannot="true"])', { hasText: 'Arrêter le combat' });
      if (await stop.isVisible()) await act(c, 'Combats', 'Arrêter le combat', nothing);
      return isPeace(c);
    }, PATIENT)
    .toBe(true);

  // A wound, and the potion against it.
  await act(c, 'Les gens', 'Blesser', async (form) => {
    await form.getByLabel('Qui').selectOption({ label: 'Maëlle aux Mille Mots' });
    await form.getByLabel('Où').fill('main gauche');
  });
  await m.getByText('Légère (main gauche)').first().waitFor();
  await act(m, 'Feuille', 'Boire une potion', nothing);
  await told(m, /potion/).waitFor();

  // Experience, spent; a new session.
  await act(c, 'Fin de soirée', 'Donner l’expérience', nothing);
  await act(m, 'Feuille', 'Dépenser l’expérience', nothing);
  await m
    .getByText(/1 ronds? sur 8/)
    .first()
    .waitFor();
  await act(c, 'Fin de soirée', 'Nouvelle séance', nothing);
  await told(m, /séance/).waitFor();
  await inWords(c);
  await inWords(m);

  // An evening that nobody won ends without a winner, a curve of chances or a revenge.
  await act(c, 'Fin de soirée', 'Lever la table', nothing);
  for (const page of [c, m]) {
    await page.getByRole('button', { name: 'Une autre partie, mêmes places' }).waitFor();
    expect(await page.locator('.end-of-game').textContent()).not.toMatch(/l’emporte|Revanche|Vos chances/);
  }
  for (const { complaints } of [claire, mila, viktor]) expect(complaints).toEqual([]);
  for (const { leave } of [claire, mila, viktor]) await leave();
}, 300_000);
