import { MemoryStore } from '@reverie/table/store';
import { describeStoreContract } from '@reverie/table/store-contract';
import { expect, onTestFinished, test } from 'vitest';
import { placeOf, RoutedStore } from '../../src/stores/routed.ts';
import { LocalHints } from '../local-hints.ts';
import { connect, server, twoPlaying } from '../people.ts';

describeStoreContract(
  'Two stores in memory, by the id of a table,',
  async () => new RoutedStore([new MemoryStore(), new MemoryStore()]),
);

test('tables are spread evenly, and always to the same place', () => {
  const places = Array.from({ length: 3000 }, (_, i) => placeOf(`table-${i}`, 3));
  for (const place of [0, 1, 2]) expect(places.filter((one) => one === place).length).toBeGreaterThan(900);
  expect(placeOf('AbCdEf', 2)).toBe(placeOf('AbCdEf', 2));
  expect(() => new RoutedStore([])).toThrow('no store');
});

test('three nodes over two stores: games at tables of both go on at every node', { timeout: 120_000 }, async () => {
  const stores = [new MemoryStore(), new MemoryStore()];
  const hints = new LocalHints();
  const settings = { TICKET_KEY: 'k'.repeat(32) };
  const nodes = await Promise.all([0, 1, 2].map(() => server(settings, new RoutedStore(stores), undefined, hints)));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });
  const [one, two, three] = nodes.map(({ address }) => address) as [string, string, string];
  const games = await Promise.all(Array.from({ length: 6 }, () => twoPlaying(one, { options: { hands: 1 } })));
  // Their ids are drawn: six may all lie in one of the stores.
  const empty = async () =>
    (await Promise.all(stores.map((store) => store.list(99)))).some(({ length }) => length === 0);
  for (let more = 0; more < 60 && (await empty()); more++) games.push(await twoPlaying(one, { options: { hands: 1 } }));
  expect(await empty()).toBe(false);
  for (const { table, seats, people } of games) {
    for (const person of people) person.client.stop();
    const moved = [
      connect(two, table.table, seats[0]?.secret ?? ''),
      connect(three, table.table, seats[1]?.secret ?? ''),
    ];
    for (let i = 0; i < 20; i++) {
      await Promise.race(
        moved.map((person) =>
          person.until(({ standing }) => standing?.phase === 'over' || (standing?.decisions.length ?? 0) > 0),
        ),
      );
      if (moved.some(({ client }) => client.standing?.phase === 'over')) break;
      for (const person of moved) {
        const [open] = person.client.standing?.decisions ?? [];
        if (open) await person.answer(open.choices[0]);
      }
    }
    await Promise.all(moved.map((person) => person.until(({ standing }) => standing?.phase === 'over')));
    for (const person of moved) person.client.stop();
  }
});
