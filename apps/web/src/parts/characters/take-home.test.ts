import 'fake-indexeddb/auto';
import { type CharacterDocument, comeHome, newDocument } from '@reverie/kernel/character';
import type { Game } from '@reverie/kernel/game';
import { findGame } from '@reverie/shelf/shelf';
import type { Piece } from '@reverie/ui/collection';
import { asked } from '@reverie/ui/idb';
import { beforeAll, expect, test, vi } from 'vitest';

let takeHome: typeof import('./take-home.ts').takeHome;
let keepPieces: typeof import('@reverie/ui/collection').keepPieces;
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'fr' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  ({ takeHome } = await import('./take-home.ts'));
  ({ keepPieces } = await import('@reverie/ui/collection'));
});

const reve = findGame('reve') as Game;
const born = newDocument(reve, { name: 'Zoé', body: { at: 'home' } as never }, 'abcdefgh12345678');
const from = (match: string, seat = 0): CharacterDocument =>
  comeHome(reve, born, { body: { at: match } as never }, { match, seat, entry: 9, journal: '0'.repeat(32) });

async function kept(): Promise<Piece[]> {
  const db = await asked(indexedDB.open('reverie-collection'));
  return asked<Piece[]>(db.transaction('pieces').objectStore('pieces').getAll());
}

test('who comes home from an old table comes beside once, however often it is looked at', async () => {
  const { id, game, name } = born;
  await keepPieces({ id, game, kind: 'character', name, data: born, changed: 1 });
  const come = async (document: CharacterDocument) => (await takeHome(document, await kept())).kind;
  expect(await come(from('new'))).toBe('kept');
  expect(await come(from('old'))).toBe('copied');
  for (let look = 0; look < 3; look++) expect(await come(from('old'))).toBe('kept');
  expect(await kept()).toHaveLength(2);
  // Another seat of that table is somebody else.
  expect(await come(from('old', 1))).toBe('copied');
});
