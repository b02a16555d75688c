/** Characters under a secret link: kept, read on another device, changed, forgotten; through a restart. */
import { newDocument } from '@reverie/kernel/character';
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
