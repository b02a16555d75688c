/** Mortebrume on its table: a horde and a ground of one's own played by pointer, a skirmish by keys, one on a phone. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite } from './browser.ts';
import {
  beginAlone,
  boardOf,
  declareButton,
  keepClearing,
  keys,
  outOfTheTray,
  playOut,
  playUntil,
  pointer,
  sheetHeights,
  takeUp,
  untilChosen,
} from './skirmish.ts';

const { visit } = atSite();

/** Whole games, on a machine that may be busy with others. */
const PATIENCE = { timeout: 240_000 } as const;
const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** Where axe looks: between them they have all that a board can show. */
const LOOKED_AT: ReadonlySet<string> = new Set(['deploy', 'choose', 'react', 'answer', 'dice', 'blow', 'on']);

/** Looks once at every kind of question. */
function looker(page: Page, more: (kind: string) => Promise<void> = () => Promise.resolve()) {
  const seen = new Set<string>();
  return {
    seen,
    async look({ kind }: { readonly kind: string }) {
      if (seen.has(kind)) return;
      seen.add(kind);
      if (LOOKED_AT.has(kind)) expect(await accessibilityFaults(page), kind).toEqual([]);
      await more(kind);
    },
  };
}

/** Whoever the question is about stands beside the sheet that asks it, not under it. */
async function seesWhoIsAsked(page: Page, kind: string): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const face = document.querySelector('.mb-panel .mb-prompt-head .mb-face-disc');
      const side = face?.classList.contains('mb-mine') ? 'mb-mine' : 'mb-foe';
      const mark = face?.querySelector('text')?.textContent;
      const base = face && document.querySelector(`.mb-touch[data-mark="${mark}"] .mb-fig.${side} .mb-disc`);
      // A sheet that somebody pulled up over everything hides the table.
      const sheet = document.querySelector('.mb-panel[data-height="half"]')?.getBoundingClientRect();
      return base && sheet ? Math.max(0, base.getBoundingClientRect().bottom - sheet.top) : 0;
    });
  await expect.poll(covered, { timeout: 20_000, message: kind }).toBe(0);
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Builds a horde: what is wrong is said where it is, and nothing is lost by a bad text. */
async function buildHorde(page: Page, made: Locator): Promise<void> {
  const more = (name: string) => page.getByRole('button', { name: `Un de plus : ${name}` }).click();
  await more('Lancier');
  await made.getByText(/Une horde compte de 3 à 7 figurines, pas 1/).waitFor();
  await more('Bretteuse');
  await more('Bretteuse');
  await made.getByText('24 sur 40 points').first().waitFor();
  await made.getByText(/Cette horde peut être jouée/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await made.getByLabel('Nom').fill('Les Lances de Milo');
  await made.getByRole('button', { name: 'Garder' }).click();
  await made.getByText('Gardé sur cet appareil.').waitFor();
  await made.getByText('En texte, à partager').click();
  const text = made.getByLabel('Texte de la horde');
  const read = async (given: string) => {
    await text.fill(given);
    await made.getByRole('button', { name: 'Lire ce texte' }).click();
  };
  await made.getByRole('button', { name: 'Écrire ici' }).click();
  const whole = await text.inputValue();
  expect(whole).toContain('Les Lances de Milo [3]');
  await read(whole.slice(0, whole.lastIndexOf('\n')));
  await made.getByText(/le texte est coupé/).waitFor();
  await made.getByText('24 sur 40 points').first().waitFor();
  await read(`${whole}\n2 Licorne`);
  await made.getByText(/Ligne 4.: aucun combattant ne s’appelle/).waitFor();
  // Over the points: those who are too many are marked.
  await read('Trop [6]\n6 Lancier');
  await made
    .getByText(/48 points/)
    .first()
    .waitFor();
  expect(await made.locator('.mb-faces [data-over=true]').count()).toBe(1);
  expect(await made.getByRole('button', { name: 'Jouer seul' }).isDisabled()).toBe(true);
  await read(whole);
  await made.getByText('24 sur 40 points').first().waitFor();
}

/** Draws a ground with both strips close together; faults are drawn on the piece. */
async function drawGround(page: Page, made: Locator): Promise<void> {
  const plane = page.locator('.mb-maker-plane');
  // Measured anew each time: buttons that are pressed in between are scrolled to.
  const at = async (x: number, y: number): Promise<[number, number]> => {
    await plane.scrollIntoViewIfNeeded();
    const box = await plane.boundingBox();
    if (!box) throw new Error('no plane');
    return [box.x + box.width * x, box.y + box.height * y];
  };
  const pull = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...(await at(...from)));
    await page.mouse.down();
    await page.mouse.move(...(await at(...to)));
    await page.mouse.up();
  };
  await made.getByText('rocher à escalader').first().click();
  await pull([0.3, 0.4], [0.36, 0.46]);
  // With its copy on the other side.
  await made.getByText('Pièce 2, rocher à escalader').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A corner pulled across: what is wrong is said, and drawn on the piece.
  await pull([0.3, 0.4], [0.42, 0.43]);
  await made.getByText(/se croisent ou se touchent/).waitFor();
  expect(await page.locator('.mb-maker-edge').count()).toBeGreaterThan(0);
  expect(await made.getByRole('button', { name: 'Garder' }).isDisabled()).toBe(true);
  await pull([0.42, 0.43], [0.3, 0.4]);
  await made.getByText('Ce terrain peut être joué.').waitFor();
  await page.getByRole('button', { name: 'Essayer' }).click();
  await page.mouse.click(...(await at(0.2, 0.44)));
  await page.mouse.click(...(await at(0.55, 0.44)));
  await page.getByText(/^À pied.: \d+/).waitFor();
  await made.getByLabel('Nom').fill('Deux rochers');
  await made.getByLabel('Tours').fill('3');
  await made.getByLabel('Bande de départ en cm').fill('30');
  await made.getByRole('button', { name: 'Garder' }).click();
  await made.getByText('Gardé sur cet appareil.').waitFor();
  await made.getByText('En texte, à partager').click();
  await made.getByRole('button', { name: 'Écrire ici' }).click();
  const text = made.getByLabel('Texte du terrain');
  const whole = await text.inputValue();
  const read = async (given: string) => {
    await text.fill(given);
    await made.getByRole('button', { name: 'Lire ce texte' }).click();
  };
  await read(whole.slice(0, 60));
  await made.getByText(/s’arrête au caractère 60/).waitFor();
  await read(whole.replace('"version":1', '"version":9'));
  await made.getByText(/autre version \(9\)/).waitFor();
  await made.getByText('Pièce 2, rocher à escalader').waitFor();
}

/** In the workshop: a horde, and a ground for it. */
async function makeBoth(page: Page): Promise<void> {
  await buildHorde(page, page.getByRole('region', { name: 'Votre horde' }));
  await page.getByRole('button', { name: 'Terrain', exact: true }).click();
  await drawGround(page, page.getByRole('region', { name: 'Le terrain' }));
}

test('a horde and a ground are made, stored and shared', async () => {
  const { page, complaints, leave } = await visit({ at: '/workshop/mortebrume', viewport: DESK });
  await makeBoth(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole skirmish from the lobby to its end', PATIENCE, async () => {
  const { page, complaints, leave } = await visit({ viewport: DESK });
  await keepClearing(page, { turns: 1 });
  const hand = pointer(page);
  await beginAlone(page, hand, ['Clairière', 'Trois lames', 'Trois griffes']);
  const { done } = await playOut(page, hand);
  expect(done.get('deploy')).toBe(1);
  await page.getByText('Graine publiée').waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(
  atNight('a horde and a ground are made, stored, shared and played to the end by pointer alone'),
  PATIENCE,
  async () => {
    const { page, complaints, leave } = await visit({
      at: '/workshop/mortebrume',
      colorScheme: 'light',
      viewport: DESK,
    });
    await makeBoth(page);
    const hand = pointer(page);
    const { look } = looker(page, async (kind) => {
      if (kind !== 'deploy') return;
      await outOfTheTray(page, [0.25, 0.5, 0.75]);
    });
    const table = ['Deux rochers', 'Les Lances de Milo', 'Les Lances de Milo'] as const;
    const { done, charges } = await playUntil(page, hand, table, (played) => played.charges.length > 0, look);
    expect(done.get('attack'), JSON.stringify([...done])).toBeGreaterThan(0);
    expect(median(charges)).toBeLessThanOrEqual(3);
    await page.getByText('Graine publiée').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.runIf(NIGHTLY)(atNight('a whole skirmish by keyboard alone'), PATIENCE, async () => {
  const { page, complaints, leave } = await visit();
  await keepClearing(page);
  const hand = keys(page);
  const table = ['Clairière', 'Trois lames', 'Trois griffes'] as const;
  await playUntil(page, hand, table, ({ done }) => (done.get('attack') ?? 0) > 0);
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(
  atNight('a whole skirmish by finger on a phone in the dark; the sheet has three heights'),
  PATIENCE,
  async () => {
    const { page, complaints, leave } = await visit({ colorScheme: 'dark', viewport: PHONE, hasTouch: true });
    await keepClearing(page, { turns: 1 });
    const hand = pointer(page, true);
    await beginAlone(page, hand, ['Clairière', 'Trois lames', 'Trois griffes']);
    const { seen, look } = looker(page, async (kind) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, kind).toBeLessThanOrEqual(0);
      if (kind !== 'deploy') return;
      await sheetHeights(page);
    });
    await playOut(page, hand, async (question) => {
      await look(question);
      await seesWhoIsAsked(page, question.kind);
    });
    // Deployment, an activation, and at least one answer to what somebody did: more in most games.
    expect(seen.size).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a declaration is taken back, and then the choice of the figure; its keys work wherever the focus was left', async () => {
  const { page, complaints, leave } = await visit({ viewport: DESK });
  await page.getByRole('button', { name: /Jouer seul à Mortebrume/ }).click();
  await page.getByRole('button', { name: 'Déployer les figurines' }).click();
  await boardOf(page).waitFor();
  await untilChosen(page, pointer(page));
  const asks = (kind: string) =>
    expect.poll(() => boardOf(page).getAttribute('data-asks'), { timeout: 20_000 }).toBe(kind);
  const takeBack = page.getByRole('button', { name: 'Reprendre mon coup' });
  const release = page.locator('.mb-panel').getByRole('button', { name: 'Lâcher' });
  const inHand = page.locator('.mb-fig.mb-chosen');
  const declared = page.locator('.log li').filter({ hasText: /déclare/ });
  const declareC = async (): Promise<void> => {
    const before = await declared.count();
    await takeUp(page, 'c');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    // One gesture, whatever was taken back before.
    await expect.poll(() => declared.count(), { timeout: 20_000 }).toBeGreaterThan(before);
  };
  await declareC();
  await takeBack.click();
  await asks('declare');
  // Moved again, and let go of: the choice is taken back with all that was drawn.
  await page.keyboard.press('PageUp');
  await page.locator('.mb-tape').waitFor({ state: 'attached' });
  await release.click();
  await asks('choose');
  await inHand.waitFor({ state: 'detached' });
  await declareC();
  await takeBack.click();
  await asks('declare');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Escape');
  await asks('choose');
  await inHand.waitFor({ state: 'detached' });
  await page.reload();
  await asks('choose');
  // A page that has just been loaded may not listen yet: the key is pressed again, wherever the focus is.
  const taken = async () => {
    if ((await inHand.count()) === 0) await page.keyboard.press('c');
    return inHand.count();
  };
  await expect.poll(taken, { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
  await page.keyboard.press('ArrowUp');
  await page.locator('.mb-tape').waitFor({ state: 'attached' });
  await expect.poll(() => declareButton(page).isEnabled()).toBe(true);
  const before = await declared.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => declared.count(), { timeout: 20_000 }).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await leave();
});
