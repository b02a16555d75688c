/** "Mes personnages": made, kept, changed, printed, taken to files and brought back; what older pages kept comes along. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite, type Visitor } from './browser.ts';

const { visit } = atSite();
const actor = fileURLToPath(new URL('../../../games/reve/test/actors/reserves.json', import.meta.url));

test('a haut-rêvant in the collection, through files and Foundry, beside a deck of an older page', async () => {
  const { page, complaints, leave } = await visit({ at: '/workshop/reve' });
  await page.evaluate(() =>
    localStorage.setItem(
      'reverie.decks.artefacts',
      JSON.stringify([{ id: 'old-deck', name: 'Vieux paquet', cards: ['braisillon'] }]),
    ),
  );
  await page.reload();
  await page.getByLabel('Nom', { exact: true }).fill('Mélisande');
  await page.getByRole('button', { name: 'Garder dans mes personnages' }).click();
  await page.getByText('Gardé dans').waitFor();

  await page.goto('/workshop');
  const card = page.getByRole('button', { name: /Mélisande/ });
  await card.waitFor();
  await page.getByRole('button', { name: /Vieux paquet/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('reverie.decks.artefacts'))).toBeNull();
  await page.getByText('ne sont gardées que sur cet appareil').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Another name, notes, a sheet on paper, and a file.
  await card.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom').fill('Mélisande la Grise');
  await dialog.getByLabel('Notes').fill('Cherche la cité de Brillos.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Enregistré.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', document.querySelector('.paper-alone')?.textContent ?? '');
  });
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-printed'))
    .toMatch(/Mélisande la Grise.*Cherche la cité de Brillos/s);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter', exact: true }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'reverie-')), 'character.json');
  await (await saved).saveAs(file);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  expect(document).toMatchObject({ kind: 'reverie character', game: 'reve', name: 'Mélisande la Grise', chain: [] });

  // Under a secret link, another browser has it; the secret does not stay in its address.
  await dialog.getByRole('button', { name: 'Garder sur ce serveur' }).click();
  await dialog.getByText('Gardé sur le serveur.').waitFor();
  const link = new URL(await dialog.getByRole('textbox', { name: /Qui a ce lien/ }).inputValue());
  const other = await visit({ at: `${link.pathname}${link.hash}` });
  await other.page.getByText('« Mélisande la Grise » est arrivé par le lien.').waitFor();
  await other.page.getByRole('button', { name: /Mélisande la Grise/ }).waitFor();
  expect(other.page.url()).not.toContain('#');
  expect(other.complaints).toEqual([]);
  await other.leave();

  // Gone, and back again.
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('« Mélisande la Grise » est supprimé.').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: /Mélisande la Grise/ }).waitFor();

  // The same file again comes beside; an actor of Foundry says what stayed behind; what is broken is refused in words.
  const bring = page.locator('.collection-bar input[type=file]');
  await bring.setInputFiles(file);
  await page.getByRole('button', { name: /Mélisande la Grise \(copie\)/ }).waitFor();
  await bring.setInputFiles(actor);
  await page.getByText('sans équivalent ici, laissés : 2 × arme').waitFor();
  await page.getByRole('button', { name: /Réservée/ }).waitFor();
  const broken = `${file}.broken.json`;
  writeFileSync(broken, JSON.stringify(document).slice(0, 200));
  await bring.setInputFiles(broken);
  await page.getByText('ce fichier n’est pas du JSON').waitFor();

  // Another tab sees the same, and a table is opened with the character as it stands.
  await page.reload();
  await page.getByRole('button', { name: /Réservée/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jouer' }).click();
  await page.waitForURL(/\/solo\//);
  await page.getByText('Réservée').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

const documentOf = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../games/${path}.json`, import.meta.url), 'utf8'));

const WORDS = [
  {
    ...{
      language: 'fr',
      bring: 'Apporter un fichier',
      huge: 'trop grand pour un personnage',
      large: 'Ce fichier est trop grand.',
    },
    ...{
      version: 'sous une forme que cette version ne connaît pas',
      rules: 'suit d’autres règles',
      game: 'd’un autre jeu',
    },
    ...{ none: 'n’est pas celui d’un personnage de Rêverie', system: 'd’un autre système', cut: 'n’est pas du JSON' },
    ...{
      shape: 'personnage mal formé',
      twice: 'était déjà là',
      unread: 'ne se lit plus avec ces règles',
      play: 'Jouer',
    },
    ...{
      exported: 'Exporter',
      whole: 'ce fichier est un personnage entier',
      open: 'Ouvrir la table',
      given: 'Avec qui',
    },
  },
  {
    ...{ language: 'en', huge: 'too large for a character', large: 'This file is too large.' },
    ...{ version: 'in a form that this version does not know', rules: 'follows other rules', game: 'of another game' },
    ...{ none: 'is not a character of Rêverie', system: 'of another system', cut: 'is not JSON' },
    ...{
      shape: 'malformed character',
      twice: 'was there already',
      unread: 'cannot be read by these rules',
      play: 'Play',
    },
    ...{ exported: 'Export', whole: 'this file is a whole character' },
  },
] as const;
test.runIf(NIGHTLY).each(WORDS)(
  atNight('what is no character is refused in words, and nothing is lost or overwritten ($language)'),
  refused,
);

async function refused(t: (typeof WORDS)[number]): Promise<void> {
  const { page, complaints, leave } = await visit({ at: '/workshop', language: t.language as 'fr' | 'en' });
  const field = page.locator('.collection-bar input[type=file]');
  const said = page.locator('.notice[role=status]').first();
  const give = async (text: string, words: string) => {
    await field.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect.poll(() => said.textContent()).toContain(words);
  };
  const lost = documentOf('reve/test/documents/lost');
  await give(JSON.stringify(lost), t.language === 'fr' ? 'Une pièce est arrivée' : 'One piece has come');
  const cards = page.locator('.collection-card');
  await expect.poll(() => cards.count()).toBe(1);
  const kept = await cards.first().textContent();
  const with_ = (change: object) => JSON.stringify({ ...lost, ...change });
  const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  for (const [text, words] of [
    [JSON.stringify(lost).slice(0, 900), t.cut],
    [with_({ version: 2 }), t.version],
    [with_({ version: 0 }), t.version],
    [with_({ rules: '999', body: { later: 1 } }), t.rules],
    [with_({ game: 'go' }), t.game],
    [with_({ name: 7 }), t.shape],
    ['null', t.none],
    ['{"name":"A","type":"personnage","_stats":{"systemId":"dnd5e"},"system":{},"items":[]}', t.system],
    ['{"name":"Zed","class":"wizard","level":3}', t.none],
    [deep, t.cut],
    [with_({ notes: 'x'.repeat(600_000) }), t.huge],
  ] as const)
    await give(text, words);
  // Made in the page: on its way there it would cost more than all the others.
  await field.evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'.repeat(20_000_001)], 'a.json', { type: 'application/json' }));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => said.textContent()).toContain(t.large);
  // The same again, changed by hand: beside the first, which stays as it was.
  await give(with_({ name: 'Autre' }), t.twice);
  await expect.poll(() => cards.count()).toBe(2);
  expect(await cards.first().textContent()).toBe(kept);
  expect(await accessibilityFaults(page)).toEqual([]);

  // What rules of another day wrote stays in the collection: it is said, it goes into a file, and no page falls over it.
  await page.evaluate(
    ([id]) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('reverie-collection', 1);
        asked.onsuccess = () => {
          const all = asked.result.transaction('pieces', 'readwrite').objectStore('pieces');
          all.get(id as string).onsuccess = ({ target }) => {
            const piece = (target as IDBRequest).result;
            all.put({ ...piece, data: { ...piece.data, rules: '0', body: { sheet: { age: 3 } } } }).onsuccess = () => {
              asked.result.close();
              done();
            };
          };
        };
        asked.onerror = fail;
      }),
    [lost.id],
  );
  await page.reload();
  await page.getByRole('button', { name: /Nitouche/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.unread).waitFor();
  expect(await dialog.getByRole('button', { name: t.play, exact: true }).count()).toBe(0);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t.exported, exact: true }).click();
  expect((await saved).suggestedFilename()).toContain('Nitouche');
  await page.goto('/workshop/reve');
  await page.locator('.rv-setup').waitFor();
  await page.goto('/open/reve');
  await page.locator('.seat-plan').waitFor();

  // A whole character is no bare sheet: the workshop says where it belongs.
  await page.goto('/workshop/songe');
  await page
    .locator('.sg-file input')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lost)) });
  await expect.poll(() => page.locator('.sg-budget .problem').textContent()).toMatch(new RegExp(t.whole, 'i'));
  expect(complaints).toEqual([]);
  await leave();
}

/** The file of a character, as its dialog gives it. */
async function exported(page: Page): Promise<string> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Exporter', exact: true });
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await button.click();
  const file = join(mkdtempSync(join(tmpdir(), 'reverie-')), 'character.json');
  await (await saved).saveAs(file);
  return readFileSync(file, 'utf8');
}

/** Written by the tests of these games, which play three tables. */
const HOMES = [
  { game: 'songe', home: 'healed', name: 'Aurélie de Brumeval', tables: 3 },
  { game: 'songe', home: 'scarred', name: 'Aurélie de Brumeval', tables: 2 },
  { game: 'reve', home: 'lost', name: 'Nitouche', tables: 2 },
  { game: 'reve', home: 'fired', name: 'Nitouche', tables: 3 },
] as const;
const ROUND = '$game: who came home $home goes through file, link and another browser byte for byte';
test.each(HOMES.slice(0, 1))(ROUND, goesRound);
test.runIf(NIGHTLY).each(HOMES.slice(1))(atNight(ROUND), goesRound);

async function goesRound(one: (typeof HOMES)[number]): Promise<void> {
  const path = fileURLToPath(new URL(`../../../games/${one.game}/test/documents/${one.home}.json`, import.meta.url));
  const file = readFileSync(path, 'utf8');
  const opened = async ({ page }: Visitor) => {
    await page.getByRole('button', { name: new RegExp(one.name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Où il est allé').click();
    await dialog.getByText('Tel que sa dernière table l’a laissé.').waitFor();
    expect(await dialog.locator('details li').count()).toBe(one.tables);
    expect(await exported(page)).toBe(file);
    return dialog;
  };
  const first = await visit({ at: '/workshop' });
  await first.page.locator('.collection-bar input[type=file]').setInputFiles(path);
  const dialog = await opened(first);
  await dialog.getByRole('button', { name: 'Garder sur ce serveur' }).click();
  const link = new URL(await dialog.getByRole('textbox', { name: /Qui a ce lien/ }).inputValue());
  const second = await visit({ at: `${link.pathname}${link.hash}` });
  await second.page.getByText(/est arrivé par le lien/).waitFor();
  await second.page.reload();
  await opened(second);
  for (const { complaints, leave } of [first, second]) {
    expect(complaints).toEqual([]);
    await leave();
  }
}
