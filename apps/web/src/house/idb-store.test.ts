import { describeStoreContract } from '@reverie/table/store-contract';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openIdbStore } from './idb-store.ts';

globalThis.IDBKeyRange = IDBKeyRange;

describeStoreContract('the store in the browser', () => openIdbStore('test', new IDBFactory()));

test('a table is forgotten alone, and what was kept is there when the store is opened again', async () => {
  const factory = new IDBFactory();
  const store = await openIdbStore('test', factory);
  const said = { seq: 0, command: 'a', at: 1, happened: { kind: 'said', seat: 0, name: 'Ada', text: 'x' } } as const;
  await store.append('one', -1, [said]);
  await store.append('two', -1, [said]);
  await store.forget('one');
  await store.close();
  const again = await openIdbStore('test', factory);
  expect(await again.read('one')).toEqual([]);
  expect(await again.read('two')).toEqual([said]);
  expect((await again.list(9)).map(({ table }) => table)).toEqual(['two']);
});
