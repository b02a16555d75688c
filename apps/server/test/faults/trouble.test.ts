/** A store in trouble, at the moments that matter: nothing is told before it is stored, nothing spins, nothing falls over. */
import { TableClient } from '@reverie/table/client';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { StoreWriteError } from '../../src/stores/errors.ts';
import { LocalHints } from '../local-hints.ts';
import { claim, connect, openTable, post, started, twoPlaying } from '../people.ts';
import { TroubledStore } from './troubled.ts';

const program = { role: 'player', sitter: { kind: 'program', program: 'random' } };
const long = { hands: 10_000, chips: 1_000_000 };

/** Some turns of the server's loop: each is a request that has been answered. */
async function turns(address: string, count = 5): Promise<void> {
  for (let i = 0; i < count; i++) expect((await fetch(`${address}/healthz`)).status).toBe(200);
}

/** A table at which Ada plays against a program. */
async function againstProgram(address: string) {
  const table = await openTable(address, { options: long, seats: [{ role: 'player' }, program] });
  const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  expect((await post(address, `/api/tables/${table.table}/start`, { secret: table.owner })).status).toBe(200);
  const ada = connect(address, table.table, secret);
  await ada.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  return { table, ada };
}

describe('what is not stored has not happened', () => {
  test('whoever comes while an answer is being stored does not see it', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { table, people } = await twoPlaying(address);
    const [ada] = people;
    const stored = ada.client.seq;
    const held = store.hold();
    const fate = ada.answer('bet');
    await held.come;
    const late = connect(address, table.table, table.owner);
    const shown = fetch(`${address}/api/tables/${table.table}`);
    await turns(address);
    held.fail();
    expect(await fate).toEqual({ fate: 'notRecorded', why: 'notRecorded' });
    await late.until(({ standing }) => standing !== null);
    expect(late.client.seq).toBe(stored);
    expect((await shown).status).toBe(200);
    // And what happens then has the number that would have been taken.
    await expect.poll(() => ada.answer('check')).toEqual({ fate: 'recorded', seq: stored + 1 });
    await late.until(({ seq }) => seq === stored + 1);
    for (const one of [...people, late]) one.client.stop();
  });

  test('the seed of a game whose last answer was not stored stays secret', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { table, people } = await twoPlaying(address, { options: { hands: 1 }, watch: 'anybody' });
    await people[0].answer('bet');
    await people[1].until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
    const held = store.hold();
    const fate = people[1].answer('fold');
    await held.come;
    const journal = fetch(`${address}/api/tables/${table.table}/journal`);
    await turns(address);
    held.fail();
    const refused = await journal;
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toContain('seed');
    expect((await fate).fate).toBe('notRecorded');
    for (const one of people) one.client.stop();
  });

  test('stored, but the connection broke before we heard: the log is asked, and it is acknowledged', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { people } = await twoPlaying(address);
    const [ada, blaise] = people;
    store.appending = async (append) => {
      store.heal();
      await append();
      throw new StoreWriteError('unreachable', 'broken');
    };
    const fate = await ada.answer('bet');
    expect(fate).toEqual({ fate: 'recorded', seq: blaise.client.seq + 1 });
    await blaise.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
    for (const one of people) one.client.stop();
  });

  test('the same while the log cannot be read either: said to be unknown, shown to all as soon as it can', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { people } = await twoPlaying(address);
    const [ada, blaise] = people;
    store.appending = async (append) => {
      store.failReads();
      await append();
      throw new StoreWriteError('unreachable', 'broken');
    };
    expect(await ada.answer('bet')).toEqual({ fate: 'notRecorded', why: 'notRecorded' });
    store.heal();
    await blaise.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
    expect(await blaise.answer('fold')).toMatchObject({ fate: 'recorded' });
    for (const one of people) one.client.stop();
  });

  test('another node was faster, and the log cannot be read: not recorded, and nobody falls over', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { people } = await twoPlaying(address);
    store.appending = async () => {
      store.failReads();
      return 'conflict';
    };
    expect(await people[0].answer('bet')).toEqual({ fate: 'notRecorded', why: 'notRecorded' });
    store.heal();
    expect(await people[0].answer('bet')).toMatchObject({ fate: 'recorded' });
    for (const one of people) one.client.stop();
  });
});

describe('programs', () => {
  test('do not spin while nothing can be stored, and go on by themselves when it can', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { table, ada } = await againstProgram(address);
    // The answer of Ada is stored, that of the program is not.
    store.appending = (append) => {
      store.failAppends();
      return append();
    };
    const before = ada.client.seq;
    expect(await ada.answer(ada.client.standing?.decisions[0]?.choices[0])).toMatchObject({ fate: 'recorded' });
    const [appends, since] = [store.appends, performance.now()];
    await turns(address, 50);
    // It is tried again once a second, however long the turns take here.
    expect(store.appends - appends).toBeLessThanOrEqual(2 + (performance.now() - since) / 1000);
    // Reading goes on meanwhile.
    const watcher = connect(address, table.table, table.owner);
    await watcher.until(({ standing }) => standing !== null);
    store.heal();
    await ada.until(({ standing, seq }) => seq > before && (standing?.decisions.length ?? 0) > 0);
    for (const one of [ada, watcher]) one.client.stop();
  });

  test('whose table is closed in the middle of their game leave the server alone', async () => {
    const { address } = await started();
    const table = await openTable(address, { options: long, seats: [program, program] });
    const owner = connect(address, table.table, table.owner);
    await owner.until(({ standing }) => standing !== null);
    expect((await post(address, `/api/tables/${table.table}/start`, { secret: table.owner })).status).toBe(200);
    await owner.until(({ seq }) => seq > 10);
    expect(await owner.client.command({ do: 'close' })).toMatchObject({ fate: 'recorded' });
    await turns(address);
    owner.client.stop();
  });

  test('whose node died are asked by another one', async () => {
    const store = new TroubledStore();
    const hints = new LocalHints();
    const [one, other] = [await started({}, store, undefined, hints), await started({}, store, undefined, hints)];
    const { table, ada } = await againstProgram(one.address);
    const elsewhere = connect(other.address, table.table, table.owner);
    await elsewhere.until(({ standing }) => standing !== null);
    // What the first node stores from now on is Ada's answer alone: then it is gone, with its program still thinking.
    store.appending = (append) => {
      store.failAppends('unreachable');
      return append();
    };
    const fate = await ada.answer(ada.client.standing?.decisions[0]?.choices[0]);
    await one.stop();
    store.heal();
    await elsewhere.until(({ seq }) => fate.fate === 'recorded' && seq > fate.seq);
    for (const person of [ada, elsewhere]) person.client.stop();
  });
});

describe('a store that cannot be read', () => {
  test('tables in memory are served; others say so in a word, without what is inside; all is well when it heals', async () => {
    const store = new TroubledStore();
    const { address } = await started({}, store);
    const { table, people } = await twoPlaying(address, { watch: 'anybody' });
    const elsewhere = await started({}, store);
    store.failReads();
    expect((await fetch(`${address}/api/tables/${table.table}`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    for (const path of [`/api/tables/${table.table}`, '/api/tables', `/api/tables/${table.table}/journal`]) {
      const answer = await fetch(elsewhere.address + path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        503,
        {
          error: {
            reason: 'notReadable',
            rule: 'TABLE',
            text: 'le serveur ne peut pas lire cette table en ce moment',
          },
        },
      ]);
    }
    expect((await post(elsewhere.address, `/api/tables/${table.table}/ticket`, {})).status).toBe(503);
    expect((await fetch(`${elsewhere.address}/metrics`)).status).toBe(200);
    store.heal();
    expect((await fetch(`${elsewhere.address}/api/tables/${table.table}`)).status).toBe(200);
    for (const one of people) one.client.stop();
  });

  test('a hint about a table that cannot be loaded is no reason to fall over', async () => {
    const store = new TroubledStore();
    const hints = new LocalHints();
    const { address } = await started({}, store);
    const { table, people } = await twoPlaying(address, { watch: 'anybody' });
    const elsewhere = await started({}, store, undefined, hints);
    const waiting: (() => void)[] = [];
    store.reading = () => new Promise((_, reject) => waiting.push(() => reject(new Error('broken'))));
    const asked = fetch(`${elsewhere.address}/api/tables/${table.table}`);
    await turns(elsewhere.address);
    hints.publish(table.table, 99);
    await turns(elsewhere.address);
    store.reading = () => Promise.reject(new Error('broken'));
    for (const fail of waiting) fail();
    expect((await asked).status).toBe(500);
    expect(await (await asked).text()).not.toContain('broken');
    store.heal();
    await turns(elsewhere.address);
    for (const one of people) one.client.stop();
  });
});

describe('clients', () => {
  test('may ask while the connection is being made: it waits until they are let in', async () => {
    const { address } = await started();
    const { people } = await twoPlaying(address);
    const [ada, blaise] = people;
    for (let round = 0; round < 5; round++) {
      const asked = people.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0) ?? ada;
      asked.drop();
      await asked.lost();
      const fates: Promise<unknown>[] = [];
      // At every step of the way back: without a socket, with one that is not open, with one that is not let in.
      const states: string[] = [];
      const seen = asked.at((state) => {
        states.push(state);
        fates.push(asked.client.command({ do: 'say', text: `${round} ${state}` }));
      });
      await asked.until(({ standing }) => standing !== null && states.includes('open'));
      seen();
      for (const fate of fates) expect(await fate).toMatchObject({ fate: 'recorded' });
      expect(states).toEqual(expect.arrayContaining(['connecting', 'connected', 'open']));
    }
    for (const one of [ada, blaise]) one.client.stop();
  });

  test('whose ticket is good no more get another', async () => {
    const { address } = await started();
    const { table, people } = await twoPlaying(address);
    let tickets = 0;
    const opened = new Promise<void>((resolve) => {
      const client = new TableClient(
        {
          connect: () => new WebSocket(`${address.replace('http', 'ws')}/ws`) as never,
          ticket: async () =>
            ++tickets === 1
              ? 'of-another-node'
              : String((await post(address, `/api/tables/${table.table}/ticket`, { secret: table.owner })).body.ticket),
          newId: () => 'x',
          later: (_ms, call) => {
            const soon = setImmediate(call);
            return () => clearImmediate(soon);
          },
          jitter: () => 0,
        },
        {
          connection(state) {
            if (state !== 'open') return;
            resolve();
            setImmediate(() => client.stop());
          },
        },
      );
      void client.open();
    });
    await opened;
    expect(tickets).toBe(2);
    for (const one of people) one.client.stop();
  });

  test('may say what has brackets in it, and send before they are let in', async () => {
    const { address } = await started();
    const { table, people } = await twoPlaying(address);
    expect(await people[0].client.command({ do: 'say', text: `${'['.repeat(80)}…` })).toMatchObject({
      fate: 'recorded',
    });
    const { body } = await post(address, `/api/tables/${table.table}/ticket`, { secret: table.owner });
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    const pong = new Promise<unknown>((resolve) => {
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as { type: string };
        if (frame.type === 'pong') resolve(frame);
      });
      socket.on('close', (code, reason) => resolve([code, String(reason)]));
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: body.ticket }));
      socket.send(JSON.stringify({ type: 'ping', n: 7 }));
    });
    expect(await pong).toEqual({ type: 'pong', n: 7 });
    // Nesting is counted outside of texts only, and cannot be hidden by one.
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.send(
      `{"type":"odds","id":"x","decision":0,"answer":["${']'.repeat(2000)}",${'['.repeat(1500)}${']'.repeat(1501)}}`,
    );
    expect(await closed).toBe(1007);
    for (const one of people) one.client.stop();
  });
});

test('a body that is nested beyond reason is refused, not a fault', async () => {
  const { address } = await started();
  const deep = `{"game":"two-card-poker","options":${'['.repeat(7000)}${']'.repeat(7000)},"seats":[]}`;
  const headers = { 'content-type': 'application/json', 'x-reverie': '1' };
  const answer = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: deep });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      error: { reason: 'badRequest', rule: 'TABLE', text: 'cette demande ne peut pas être lue' },
    },
  ]);
  const text = `{"game":"${'['.repeat(90)}","seats":[{"role":"player"}]}`;
  expect((await fetch(`${address}/api/tables`, { method: 'POST', headers, body: text })).status).toBe(400);
});
