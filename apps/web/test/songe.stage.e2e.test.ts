/** Songe on the stage: a look at each board, one answer by each hand, stones that fall and are mended, steps of the lesson. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../../games/songe/lesson/lesson.ts';
import { outOfReach, PHONE } from './browser.ts';
import { coachOf } from './coach.ts';
import { control, step } from './fencers.ts';
import { lookOver, onStage } from './stage.ts';

const open = onStage();
const CLAIRE = 2;

/** Neither JSON nor the name of a field: nothing that only a program could have written. */
async function inWords(page: Page): Promise<void> {
  const shown = await page.locator('.board-area').innerText();
  expect(shown).not.toMatch(/[{}]|undefined|\b[a-z]+[A-Z][a-zA-Z]+\b/);
}

describe('a look at', () => {
  test('a duel', async () => {
    const page = await open('songe/attack');
    await page.locator('.sg-cards').waitFor();
    await lookOver(page);
  });

  test('an evening, for who plays', async () => {
    const page = await open('songe/evening');
    await page.getByRole('button', { name: /^Érudition/ }).click();
    await page.getByLabel('Ce que je raconte').first().fill('Je souffle la poussière des lettres');
    await lookOver(page, ['phone']);
    await inWords(page);
  });

  test('an evening, for who tells it', async () => {
    // Light words lie on what a plain scene leaves out.
    const page = await open({ position: 'songe/propose', plain: false });
    await page.locator('.sg-letter', { hasText: 'Je souffle la poussière' }).waitFor();
    await lookOver(page, ['desk']);
    await inWords(page);
  });

  test('the Brumes, with the road and the chance of each way', async () => {
    const page = await open('songe/brumes');
    await page.locator('.sg-road [data-here="true"]').waitFor();
    await page
      .getByText(/% de réussir/)
      .first()
      .waitFor();
    await lookOver(page, ['phone']);
  });
});

describe('an attack', () => {
  const attack = { position: 'songe/attack', others: 'programs' } as const;
  const chosen = (page: Page) => page.locator('.sg-beside h4').textContent();

  test('by mouse: the manoeuvre that is chosen is told, and struck', async () => {
    const page = await open('songe/attack');
    const second = page.locator('.sg-card').nth(1);
    const name = (await second.locator('.sg-card-name').textContent()) ?? '';
    await second.click();
    await expect.poll(() => chosen(page)).toBe(name);
    await step(page, () => control(page).click());
    await page
      .locator('.log li', { hasText: new RegExp(name, 'i') })
      .last()
      .waitFor({ state: 'attached' });
  });

  test('by finger on a phone: what must be pressed can be, and names of manoeuvres are chosen by number', async () => {
    const page = await open(attack, { size: PHONE, touch: true });
    await control(page).scrollIntoViewIfNeeded();
    expect(await outOfReach(control(page))).toEqual([]);
    const second = page.locator('.sg-card').nth(1);
    const name = (await second.locator('.sg-card-name').textContent()) ?? '';
    await second.tap();
    await expect.poll(() => chosen(page)).toBe(name);
    await page.locator('.sg-beside .sg-main').focus();
    await page.keyboard.press('1');
    await expect.poll(() => chosen(page)).not.toBe(name);
    await step(page, () => control(page).tap());
  });

  test('by keyboard: the focus stays with the question, also as small as a phone', async () => {
    const page = await open(attack);
    await control(page).focus();
    for (const size of [undefined, PHONE]) {
      if (size) await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.sg-board') !== null)).toBe(true);
      await step(page, () => page.keyboard.press('Enter'));
    }
  });

  test('is asked again when it is taken back', async () => {
    const page = await open(attack);
    await step(page, () => control(page).click());
    const back = page.getByRole('button', { name: /Reprendre mon coup/ });
    // A part of the blow was parried, and no stone could change that: this pass was given by itself, and is asked now.
    await step(page, () => back.click());
    await page.locator('[data-kind="duel.raise"]').waitFor();
    await step(page, () => back.click());
    await page.locator('.sg-cards').waitFor();
    await step(page, () => control(page).click());
  });
});

describe('stones', () => {
  const fallen = '.sg-cloth .sg-falls';
  async function untilTheyFall(page: Page): Promise<number> {
    for (let i = 0; i < 12 && (await page.locator(fallen).count()) === 0; i++) {
      await step(page, () => control(page).click());
    }
    return page.locator(fallen).count();
  }

  test.each([
    ['fall in half a second where motion is welcome', true, 'sg-fall'],
    ['lie at once where it is not', false, 'none'],
  ] as const)('%s', async (_, motion, name) => {
    const page = await open({ position: 'songe/attack', others: 'programs', plain: false }, { motion });
    expect(await untilTheyFall(page)).toBeGreaterThan(0);
    const falls = await page.locator(fallen).evaluateAll((stones) =>
      stones.map((stone) => ({
        name: getComputedStyle(stone).animationName,
        end: Math.max(0, ...stone.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      })),
    );
    expect(new Set(falls.map((one) => one.name))).toEqual(new Set([name]));
    expect(Math.max(0, ...falls.map(({ end }) => end))).toBeLessThanOrEqual(500);
  });

  test('lie where they lay for who comes back', async () => {
    const page = await open({ position: 'songe/attack', others: 'programs' });
    const lying = await untilTheyFall(page);
    expect(lying).toBeGreaterThan(0);
    await page.reload();
    await control(page).waitFor();
    await expect.poll(() => page.locator(fallen).count()).toBe(lying);
  });
});

describe('an evening', () => {
  test('a test that failed is mended with a stone of panache', async () => {
    const page = await open('songe/mend');
    const turn = page.locator('.sg-actions [data-do="invert"]');
    await turn.waitFor();
    const before = await page.locator('.sg-strip .sg-panache button').count();
    await step(page, () => turn.click());
    await expect.poll(() => page.locator('.sg-strip .sg-panache button').count()).toBe(before - 1);
  });

  test('a Phrase is weighed while it is put together', async () => {
    const page = await open('songe/evening');
    await page.getByRole('tab', { name: 'Magie' }).click();
    for (const word of ['transformer', 'eau', 'air']) {
      await page.getByRole('button', { name: new RegExp(`^Dire « ${word} »`) }).click();
    }
    await page.getByText('Selon la brume').waitFor();
    await page.getByRole('button', { name: 'Dire la Phrase' }).click();
    await page.locator('.log li', { hasText: 'transformer' }).last().waitFor({ state: 'attached' });
  });

  test('who tells the story rules by keys: the Difficulty, and Karma', async () => {
    const page = await open('songe/propose');
    // The board listens to keys a moment after it is drawn.
    await expect
      .poll(async () => {
        await page.locator('.sg-board').press('1');
        return page.getByRole('button', { name: 'Poser : Héroïque' }).isVisible();
      })
      .toBe(true);
    await page.locator('.sg-board').press('p');
    await page.locator('.sg-letter').waitFor({ state: 'detached' });
    const maelle = page.locator('.sg-players article', { hasText: 'Maëlle' });
    await page.locator('.sg-board').press('k');
    await maelle.getByRole('button', { name: /^À Maëlle/ }).waitFor();
    await page.locator('.sg-board').press('1');
    await page.locator('.log li', { hasText: /Karma de Maëlle.*\+1 case/ }).waitFor({ state: 'attached' });
  });

  test('who tells the story gives a stone by drag, and tells a scene by its form', async () => {
    const page = await open({ position: 'songe/evening', seat: CLAIRE });
    const gondrin = page.locator('.sg-players article', { hasText: 'Gondrin' });
    await page.getByRole('button', { name: 'panache, au hasard du sac' }).first().dragTo(gondrin);
    await page.locator('.log li', { hasText: 'Gondrin' }).last().waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Scène et temps', exact: true }).click();
    await page
      .locator('.sg-acts')
      .getByRole('button', { name: /^Nouvelle scène/ })
      .first()
      .click();
    const form = page.locator('.sg-form');
    await form.getByLabel('Lieu').fill('La Salle du Trône');
    await form.getByLabel('Ce que vous racontez').fill('Le trône est vide.');
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    await page
      .locator('.log li', { hasText: /La Salle du Trône/ })
      .last()
      .waitFor({ state: 'attached' });
  });

  test('a PNJ without a name or Escrime is refused at the field, and nothing is lost', async () => {
    const page = await open({ position: 'songe/evening', seat: CLAIRE });
    await page.getByRole('button', { name: 'Nouveau PNJ…' }).click();
    const pnj = page.locator('.sg-new-pnj');
    const store = pnj.getByRole('button', { name: 'Le garder derrière le rideau' });
    await store.click();
    await pnj.getByText('Il lui faut un nom.').waitFor();
    await pnj.getByLabel('Nom').fill('Séverin le Borgne');
    await pnj.getByLabel('Escrime').fill('');
    await store.click();
    await pnj.getByText('Dites son Escrime, de 0 à 8.').waitFor();
    expect(await pnj.getByLabel('Nom').inputValue()).toBe('Séverin le Borgne');
    await pnj.getByLabel('Escrime').fill('2');
    await store.click();
    const severin = page.locator('.sg-cast li', { hasText: 'Séverin le Borgne' });
    await severin.getByText('moyen · Escrime 2').waitFor();
    await severin.getByRole('button', { name: 'Faire entrer' }).click();
    await page
      .locator('.log li', { hasText: /Séverin le Borgne/ })
      .last()
      .waitFor({ state: 'attached' });
  });
});

describe('the lesson', () => {
  const at = (id: string) => ({
    game: 'songe',
    as: 'lesson' as const,
    step: lesson.steps.findIndex((one) => one.id === id),
  });

  test('begins, and is read on', async () => {
    const page = await open(at('hello'));
    const coach = coachOf(page);
    await coach.says(/Bienvenue dans le Songe/);
    await coach.readOn();
    await coach.says(/Le sac tient quinze blanches/);
  });

  test('a stone of panache is taken in hand, and put on a black one', async () => {
    const page = await open(at('invert'));
    await page.getByRole('button', { name: 'Prendre une pierre de panache noire' }).first().click();
    await page.getByRole('button', { name: 'Poser le panache sur cette noire' }).first().click();
    await coachOf(page).says(/en selle/);
  });

  test('another answer is played and taken back; what is wanted is shown', async () => {
    const page = await open(at('attack'));
    const coach = coachOf(page);
    await coach.says(/Portez une Fente/);
    const other = page.locator('.sg-card').filter({ hasNotText: 'Fente' }).first();
    await other.click();
    await control(page).click();
    await coach.says(/Bonne idée aussi/);
    await coach.back();
    await coach.says(/Portez une Fente/);
    await coach.showMe();
    await expect.poll(() => page.locator('.sg-beside h4').textContent()).toBe('Fente');
    await control(page).click();
    await coach.says(/une parée/);
  });

  test('ends', async () => {
    const page = await open(at('end'));
    await coachOf(page).toTheEnd();
  });
});
