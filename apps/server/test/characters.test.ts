/** Characters under a secret link: kept, read on another device, changed, forgotten; through a restart. */
import { readFileSync } from 'node:fs';
import { newDocument, provenanceOf, readDocument, writeDocument } from '@reverie/kernel/character';
import { findGame } from '@reverie/shelf/shelf';
import { MemoryStore } from '@reverie/table/store';
import { expect, onTestFinished, test } from 'vitest';
import { post, server } from './people.ts';

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
