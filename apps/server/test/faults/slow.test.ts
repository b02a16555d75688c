/** Whoever does not read is shown out with a reason, and hurts nobody. `npm run faults -- slow storm start` measures it. */
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { MemoryStore } from '@reverie/table/store';
import { expect, test } from 'vitest';
import { Tickets } from '../../src/tickets.ts';
import { server, twoPlaying } from '../people.ts';
import { begun, keeperOf, put, seedOf } from './games.ts';
import { letIn, WIDE } from './poisoned.ts';
import { TroubledStore } from './troubled.ts';

test('a client that does not read is closed with 1013, the others go on, and it resumes from its last line', async () => {
  const store = new MemoryStore();
  const game = twoCardPoker as unknown as Game;
  await put(store, begun({ id: 't', game, roles: ['player', 'player'], seed: seedOf(1) }));
  const keeper = keeperOf(store);
  const tickets = new Tickets({ now: () => 1000 });
  const heard: string[] = [];
  const player = await letIn({ keeper, tickets }, 't', 0);
  const slow = await letIn({ keeper, tickets }, 't', 'spectator', { each: (text) => heard.push(text) });
  const last = (await keeper.table('t'))?.seq ?? -1;
  slow.bufferedAmount = WIDE.buffer + 1;
  const told = heard.length;
  const say = (n: number) =>
    player.ask(JSON.stringify({ type: 'command', id: `s${n}`, command: { do: 'say', text: `${n}` } }));
  for (let n = 0; n < 3; n++) expect(JSON.parse(await say(n))).toMatchObject({ type: 'ack', seq: last + 1 + n });
  expect(slow.closed).toEqual({ code: 1013, reason: 'too slow' });
  expect(heard.length).toBe(told);
  expect(await keeper.counts()).toMatchObject({ subscribers: 1 });
  const back: string[] = [];
  await letIn({ keeper, tickets }, 't', 'spectator', { each: (text) => back.push(text), after: last });
  const { lines } = JSON.parse(back[0] ?? '') as { lines: { seq: number }[] };
  expect(lines.map(({ seq }) => seq)).toEqual([last + 1, last + 2, last + 3]);
  await keeper.stop();
});

test('a server that starts reads no table before somebody asks for it', async () => {
  const store = new TroubledStore();
  const before = await server({}, store);
  for (let i = 0; i < 3; i++) for (const { client } of (await twoPlaying(before.address)).people) client.stop();
  await before.stop();
  let reads = 0;
  store.reading = (read) => {
    reads++;
    return read();
  };
  const after = await server({}, store);
  expect((await fetch(`${after.address}/readyz`)).status).toBe(200);
  // Two questions: which tables are played by letter and need their reminders, and whether the store answers.
  expect(reads).toBe(2);
  await after.stop();
});

test('everybody cut off at once comes back without a gap', async () => {
  const running = await server();
  const tables = await Promise.all(Array.from({ length: 10 }, () => twoPlaying(running.address)));
  const people = tables.flatMap((one) => one.people);
  const back = people.map((one) =>
    one.lost().then(() => new Promise<void>((resolve) => one.at((s) => s === 'open' && resolve()))),
  );
  for (const one of people) one.drop();
  await Promise.all(back);
  for (const { people: pair } of tables) {
    const asked = pair.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0) ?? pair[0];
    const fate = await asked.answer(asked.client.standing?.decisions[0]?.choices[0]);
    expect(fate.fate).toBe('recorded');
    await Promise.all(pair.map((one) => one.until(({ seq }) => fate.fate === 'recorded' && seq >= fate.seq)));
  }
  for (const one of people) one.client.stop();
  await running.stop();
});
