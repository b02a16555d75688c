/** Mortebrume on its table: a whole skirmish by pointer, one by keys, on a phone, with a horde and a ground of one's own. */
import { expect, test } from 'vitest';
import { accessibilityFaults, atSite, PHONE } from './browser.ts';
import { answerOne, boardOf, declareButton, keys, mouse, nextQuestion, playOut } from './skirmish.ts';

const { visit } = atSite();

/** A whole skirmish has about a hundred questions. */
const PATIENCE = { timeout: 400_000 } as const;
const ALONE = /Jouer seul à Mortebrume/;

/** Where axe looks: between them they have all that a board can show. */
const LOOKED_AT: ReadonlySet<string> = new Set(['deploy', 'choose', 'react', 'answer', 'dice', 'blow', 'on']);

test('a whole skirmish against the program by pointer alone', PATIENCE, async () => {
  const { page, complaints, leave } = await visit({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: ALONE }).click();
  await boardOf(page).waitFor();
  const seen = new Set<string>();
  const done = await playOut(page, mouse(page), async ({ kind }) => {
    if (seen.has(kind) || !LOOKED_AT.has(kind)) return;
    seen.add(kind);
    expect(await accessibilityFaults(page), kind).toEqual([]);
  });
  expect(done.get('attack')).toBeGreaterThan(3);
  expect(done.get('answer')).toBeGreaterThan(1);
  await page.getByText('Graine publiée').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole skirmish by keyboard alone', PATIENCE, async () => {
  const { page, complaints, leave } = await visit();
  await page.getByRole('button', { name: ALONE }).focus();
  await page.keyboard.press('Enter');
  await boardOf(page).waitFor();
  const done = await playOut(page, keys(page));
  expect(done.get('attack')).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await leave();
});

test('on a phone by night nothing overflows, and axe finds nothing', PATIENCE, async () => {
  const { page, complaints, leave } = await visit({ colorScheme: 'dark', viewport: PHONE, hasTouch: true });
  await page.getByRole('button', { name: ALONE }).click();
  await boardOf(page).waitFor();
  const seen = new Set<string>();
  let last = '';
  for (let i = 0; i < 24; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked) break;
    if (!seen.has(asked.kind)) {
      seen.add(asked.kind);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, asked.kind).toBeLessThanOrEqual(0);
      if (LOOKED_AT.has(asked.kind)) expect(await accessibilityFaults(page), asked.kind).toEqual([]);
    }
    await answerOne(page, asked, keys(page));
    last = asked.id;
  }
  expect(seen.size).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await leave();
});

test('the tape, the ring and the card: nothing is sent before it is declared', async () => {
  const { page, complaints, leave } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: ALONE }).click();
  await boardOf(page).waitFor();
  let last = '';
  for (let i = 0; i < 8; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked || asked.kind === 'choose') break;
    await answerOne(page, asked, mouse(page));
    last = asked.id;
  }
  const lines = await page.locator('.log li').count();
  await page.locator('.mb-plane[role=group]').focus();
  await page.keyboard.press('d');
  await page.locator('.mb-reach-1').first().waitFor({ state: 'attached' });
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
  expect(complaints).toEqual([]);
  await leave();
});

test('a horde is built, refused with its sentence while it is bad, kept, shared and played', PATIENCE, async () => {
  const { page, complaints, leave } = await visit({ at: '/workshop/mortebrume' });
  const made = page.getByRole('region', { name: 'Votre horde' });
  const more = (name: string) => page.getByRole('button', { name: `Un de plus : ${name}` }).click();
  await more('Lancier');
  await made.getByText(/Une horde compte de 3 à 7 figurines, pas 1/).waitFor();
  await more('Archère');
  await more('Archère');
  await more('Bretteuse');
  await made.getByText('26 sur 40 points').first().waitFor();
  await made.getByText(/Cette horde peut être jouée/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await made.getByLabel('Nom').fill('Les Lances de Milo');
  await made.getByRole('button', { name: 'Garder' }).click();
  await made.getByText('Gardé sur cet appareil.').waitFor();
  await made.getByText('En texte, à partager').click();
  const text = made.getByLabel('Texte de la horde');
  await made.getByRole('button', { name: 'Écrire ici' }).click();
  const whole = await text.inputValue();
  expect(whole).toContain('Les Lances de Milo [4]');
  // Cut short: what is wrong is said, and nothing is lost.
  await text.fill(whole.slice(0, whole.lastIndexOf('\n')));
  await made.getByRole('button', { name: 'Lire ce texte' }).click();
  await made.getByText(/le texte est coupé/).waitFor();
  await made.getByText('26 sur 40 points').first().waitFor();
  await text.fill(`${whole}\n2 Licorne`);
  await made.getByRole('button', { name: 'Lire ce texte' }).click();
  await made.getByText(/Ligne 5.: aucun combattant ne s’appelle/).waitFor();
  await made.getByRole('button', { name: 'Jouer seul' }).click();
  await boardOf(page).waitFor();
  expect(await page.locator('.mb-tray button').count()).toBe(4);
  // It is there again when a table is opened.
  await page.goto('/open/mortebrume');
  await page.getByText('Les Lances de Milo').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a ground is drawn, tried, kept, shared and played to its end', PATIENCE, async () => {
  const { page, complaints, leave } = await visit({
    at: '/workshop/mortebrume',
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('button', { name: 'Terrain', exact: true }).click();
  const made = page.getByRole('region', { name: 'Le terrain' });
  const plane = page.locator('.mb-maker-plane');
  const box = await plane.boundingBox();
  if (!box) throw new Error('no plane');
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await made.getByText('rocher à escalader').first().click();
  await page.mouse.move(...at(0.3, 0.4));
  await page.mouse.down();
  await page.mouse.move(...at(0.4, 0.48));
  await page.mouse.up();
  // With its copy on the other side.
  await made.getByText('Pièce 2, rocher à escalader').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A corner pulled across: what is wrong is said, and drawn on the piece.
  await page.mouse.move(...at(0.3, 0.4));
  await page.mouse.down();
  await page.mouse.move(...at(0.46, 0.44));
  await page.mouse.up();
  await made.getByText(/se croisent ou se touchent/).waitFor();
  expect(await page.locator('.mb-maker-edge').count()).toBeGreaterThan(0);
  expect(await made.getByRole('button', { name: 'Garder' }).isDisabled()).toBe(true);
  await page.mouse.move(...at(0.46, 0.44));
  await page.mouse.down();
  await page.mouse.move(...at(0.3, 0.4));
  await page.mouse.up();
  await made.getByText('Ce terrain peut être joué.').waitFor();
  await made.getByRole('button', { name: 'Essayer' }).click();
  await page.mouse.click(...at(0.2, 0.44));
  await page.mouse.click(...at(0.55, 0.44));
  await made.getByText(/^À pied.: \d+/).waitFor();
  await made.getByLabel('Nom').fill('Deux rochers');
  await made.getByLabel('Tours').fill('1');
  await made.getByRole('button', { name: 'Garder' }).click();
  await made.getByText('Gardé sur cet appareil.').waitFor();
  await made.getByText('En texte, à partager').click();
  await made.getByRole('button', { name: 'Écrire ici' }).click();
  const text = made.getByLabel('Texte du terrain');
  const whole = await text.inputValue();
  await text.fill(whole.slice(0, 60));
  await made.getByRole('button', { name: 'Lire ce texte' }).click();
  await made.getByText(/s’arrête au caractère 60/).waitFor();
  await text.fill(whole.replace('"version":1', '"version":9'));
  await made.getByRole('button', { name: 'Lire ce texte' }).click();
  await made.getByText(/autre version \(9\)/).waitFor();
  await made.getByRole('button', { name: 'Jouer seul' }).click();
  await boardOf(page).waitFor();
  await playOut(page, mouse(page));
  expect(complaints).toEqual([]);
  await leave();
});
