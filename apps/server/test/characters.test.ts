/** Characters under a secret link: kept, read on another device, changed, forgotten; through a restart. */
import { readFileSync } from 'node:fs';
import {
  type CharacterDocument,
  newDocument,
  provenanceOf,
  readDocument,
  writeDocument,
} from '@reverie/kernel/character';
import { findGame } from '@reverie/shelf/shelf';
import { MemoryStore } from '@reverie/table/store';
import { expect, onTestFinished, test } from 'vitest';
import { claim, openTable, post, server } from './people.ts';

const reve = findGame('reve');
const nitouche = reve?.characters?.ready[0];
if (!reve || !nitouche) throw new Error('Rêve has no characters');
const document = newDocument(reve, nitouche, 'test-0000-0002');

const started = async (store: MemoryStore) => {
  const one = await server({}, store);
  onTestFinished(() => one.stop());
  return one.address;
};

test('a character behind a secret link, the same at every server over the store, and nothing without the secret', async () => {
  const store = new MemoryStore();
  const one = await started(store);
  const kept = await post(one, '/api/characters', { document });
  expect(kept.status).toBe(200);
  const secret = String(kept.body.secret);
  expect(JSON.stringify([...(await store.list(10))])).not.toContain(secret);
  const two = await started(store);
  expect((await post(two, '/api/characters/look', { secret })).body).toMatchObject({ document });
  const changed = { ...document, name: 'Nitouche la Grise' };
  for (const name of ['Nitouche la Blanche', changed.name])
    expect((await post(two, '/api/characters', { secret, document: { ...document, name } })).status).toBe(200);
  expect((await post(one, '/api/characters/look', { secret })).body).toMatchObject({ document: changed });
  expect((await post(one, '/api/characters/look', { secret: `${secret}x` })).status).toBe(403);
  expect((await post(one, '/api/characters', { secret: 'unknown', document })).status).toBe(403);
  expect((await post(one, '/api/characters', { document: { ...document, kind: 'else' } })).status).toBe(400);
  expect((await post(one, '/api/characters/forget', { secret })).body).toEqual({ forgotten: true });
  expect((await post(two, '/api/characters/look', { secret })).status).toBe(403);
});

test('what is no character is refused at every door, in words of both languages; what is kept there stays', async () => {
  const address = await started(new MemoryStore());
  const secret = String((await post(address, '/api/characters', { document })).body.secret);
  const table = await openTable(address, {
    ...{ game: 'reve', options: {}, seats: [{ role: 'haut-revant' }, { role: 'gardien' }] },
  });
  const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  const at = (what: string) => `/api/tables/${table.table}/${what}`;
  const began = await post(address, '/api/chronicles', { game: 'reve', title: 'Les Brumes', name: 'Ada' });
  const { chronicle, secret: own } = began.body;
  const brings = (character: unknown) => ({ secret: own, id: 'bring-1', command: { do: 'bring', character } });
  const doors = [
    (one: unknown) => ['/api/characters', { document: one, secret }] as const,
    (one: unknown) => [at('bring'), { secret: ada.secret, character: one }] as const,
    (one: unknown) => [at('claim'), { secret: table.seats[1], name: 'Blaise', character: one }] as const,
    (one: unknown) => [`/api/chronicles/${chronicle}/do`, brings(one)] as const,
  ];
  let nested: unknown = 1;
  for (let n = 0; n < 200; n++) nested = { nested };
  const wrong: readonly (readonly [what: string, one: unknown])[] = [
    ['nothing', 7],
    ['another form', { ...document, version: 2 }],
    ['no form', { ...document, version: undefined }],
    ['no character', { ...document, kind: 'journal' }],
    ['no name', { ...document, name: '' }],
    ['an id that is a path', { ...document, id: '../../etc/passwd' }],
    ['a chain of nothing', { ...document, chain: [{}] }],
    ['a field too many', { ...document, owner: true }],
    ['keys of prototypes', { ...document, constructor: { prototype: 1 } }],
    ['nested without end', { ...document, body: nested }],
    ['huge', { ...document, body: 'x'.repeat(700_000) }],
  ];
  for (const [what, one] of wrong)
    for (const door of doors) {
      const [path, body] = door(one);
      const said: string[] = [];
      for (const language of ['fr', 'en']) {
        const found = await post(address, path, body, { 'accept-language': language });
        expect([400, 413], `${what} ${path}`).toContain(found.status);
        const { text } = found.body.error as unknown as { text: string };
        expect(text).not.toMatch(/undefined|\[object|prototype pollution/);
        said.push(text);
      }
      expect(said[0], what).not.toBe(said[1]);
    }
  // Of the right form, but of another game, of other rules, or against these: a table and a chronicle say so.
  const unfit: readonly (readonly [reason: string, one: unknown])[] = [
    ['characterGame', { ...document, game: 'songe' }],
    ['characterGame', { ...document, game: 'go' }],
    ['characterRules', { ...document, rules: '999', body: { later: 1 } }],
    ['characterShape', { ...document, body: {} }],
    ['characterShape', { ...document, body: { ...(document.body as object), points: 'many' } }],
  ];
  for (const [reason, one] of unfit)
    for (const door of doors.slice(1)) {
      const [path, body] = door(one);
      // Whoever leads brings nobody.
      if (path.endsWith('/claim')) continue;
      const found = await post(address, path, body);
      expect([found.status, found.body.error], path).toMatchObject([400, { reason }]);
    }
  expect((await post(address, '/api/characters/look', { secret })).body).toMatchObject({ document });
  const look = (await post(address, `/api/chronicles/${chronicle}/look`, { secret: own })).body.chronicle;
  expect(look).toMatchObject({ members: [{ character: null, proposed: null }] });
  // Nothing was spent: the seat of the gardien is still to be had, and the character can sit down.
  expect((await post(address, at('bring'), { secret: ada.secret, character: document })).status).toBe(200);
  await claim(address, table.table, table.seats[1] ?? null, 'Blaise');
});

test.each([
  ['reve', 'lost'],
  ['reve', 'fired'],
  ['songe', 'scarred'],
  ['songe', 'healed'],
])('%s: who came home %s from the last of their tables goes from house to house byte for byte', async (id, name) => {
  const game = findGame(id);
  if (!game) throw new Error(`no ${id}`);
  // Written by the tests of the game, which play these tables.
  const file = readFileSync(new URL(`../../../games/${id}/test/documents/${name}.json`, import.meta.url), 'utf8');
  const store = new MemoryStore();
  const [one, two] = [await started(store), await started(store)];
  const { secret } = (await post(one, '/api/characters', { document: JSON.parse(file) })).body;
  const { document: found } = (await post(two, '/api/characters/look', { secret })).body;
  const read = readDocument(game, found);
  if (!('body' in read)) throw new Error(JSON.stringify(read));
  expect(writeDocument(read)).toBe(file);
  expect(provenanceOf(read)).toBe('whole');
  expect(provenanceOf({ ...read, body: { ...(read.body as object), karma: 9, points: 99 } as never })).toBe('changed');
});

test.each([
  ['reve', 'lost'],
  ['songe', 'scarred'],
])(
  '%s: a document from before the rules got something new is not changed by hand; an edited one still is',
  (id, name) => {
    const game = findGame(id);
    if (!game?.characters) throw new Error(`no ${id}`);
    const file = readFileSync(new URL(`../../../games/${id}/test/documents/${name}.json`, import.meta.url), 'utf8');
    // Rules of a later day, whose bodies have one field more.
    const body = game.characters.body.transform((one) => ({ ...(one as object), later: 0 }));
    const newer = { ...game, characters: { ...game.characters, body, wrong: () => [] } } as unknown as typeof game;
    const read = (json: unknown) => {
      const found = readDocument(newer, json);
      if (!('body' in found)) throw new Error(JSON.stringify(found));
      return found;
    };
    const old = JSON.parse(file) as CharacterDocument;
    const found = read(old);
    expect(found.body).toMatchObject({ later: 0 });
    expect(provenanceOf(found)).toBe('whole');
    expect(found.chain.slice(0, -1)).toEqual(old.chain.slice(0, -1));
    const edited = { ...old, body: { ...(old.body as object), karma: 3, points: 3 } as never };
    // The rules of one game know no field of the other's.
    const own = Object.fromEntries(Object.entries(edited.body).filter(([field]) => field in (old.body as object)));
    expect(provenanceOf(read({ ...old, body: own }))).toBe('changed');
    const [first, ...others] = old.chain;
    expect(provenanceOf(read({ ...old, chain: [{ ...first, title: 'Ailleurs' }, ...others] }))).toBe('forged');
  },
);
