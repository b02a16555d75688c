/** Several servers on one store, as behind a proxy. */
import { MemoryStore, type Store } from '@reverie/table/store';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { needing } from '../../../tools/left-out.mjs';
import { withNats, withPostgres } from '../../../tools/postgres.mjs';
import { findNats, findPostgres } from '../../../tools/server-programs.mjs';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import type { RunningServer } from '../src/server.ts';
import { type Hints, NatsHints, PostgresHints } from '../src/stores/hints.ts';
import { PostgresStore } from '../src/stores/postgres.ts';
import { LocalHints } from './local-hints.ts';
import { claim, connect, openTable, post, server } from './people.ts';

let running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});

/** Outlives each of its servers, as a database does. */
class Shared extends MemoryStore {
  override async close(): Promise<void> {}
}
class Heard extends LocalHints {
  override async close(): Promise<void> {}
}

async function node(store: Store, hints: Hints, settings: Parameters<typeof server>[0] = {}): Promise<RunningServer> {
  const one = await server(settings, store, undefined, hints);
  running.push(one);
  return one;
}

/** Ada at one node and Blaise at the other play a game to its end. */
async function playAcross(here: RunningServer, there: RunningServer): Promise<void> {
  const table = await openTable(here.address, { options: { hands: 2 } });
  const ada = await claim(here.address, table.table, table.seats[0] ?? null, 'Ada');
  const blaise = await claim(there.address, table.table, table.seats[1] ?? null, 'Blaise');
  await post(there.address, `/api/tables/${table.table}/start`, { secret: table.owner });
  const people = [connect(here.address, table.table, ada.secret), connect(there.address, table.table, blaise.secret)];
  await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
  for (let i = 0; people[0]?.client.standing?.phase !== 'over'; i++) {
    if (i > 100) throw new Error('it does not end');
    const asked = people.find((one) => (one.client.standing?.decisions.length ?? 0) > 0);
    if (!asked) throw new Error('nobody is asked anything');
    const fate = await asked.answer(asked.client.standing?.decisions[0]?.choices[0]);
    if (fate.fate !== 'recorded') throw new Error(JSON.stringify(fate));
    await Promise.all(people.map((one) => one.until(({ seq }) => seq >= fate.seq)));
  }
  const [mine, theirs] = people.map(({ client }) => client.standing);
  expect(mine?.outcome).toEqual(theirs?.outcome);
  for (const one of people) one.client.stop();
}

describe('two servers on one store', () => {
  test('play one game together, told of each other’s moves by hints', async () => {
    const [store, hints] = [new Shared(), new Heard()];
    await playAcross(await node(store, hints), await node(store, hints));
  });

  test('find out by themselves what no hint has told them', async () => {
    class Deaf extends LocalHints {
      override publish(): void {}
    }
    const store = new Shared();
    const [here, there] = [await node(store, new Deaf()), await node(store, new Deaf())];
    const table = await openTable(here.address);
    const person = connect(there.address, table.table, table.owner);
    await person.until(({ standing }) => standing !== null);
    await claim(here.address, table.table, table.seats[0] ?? null, 'Ada');
    await person.until(({ standing }) => standing?.seats[0]?.name === 'Ada');
    person.client.stop();
  });

  test('do nothing for a seat that was taken away at another of them, although its socket is still open', async () => {
    class Deaf extends LocalHints {
      override publish(): void {}
    }
    const store = new Shared();
    const [here, there] = [await node(store, new Deaf()), await node(store, new Deaf())];
    const table = await openTable(here.address);
    const ada = await claim(here.address, table.table, table.seats[0] ?? null, 'Ada');
    const out = new Promise<string>((resolve) => {
      const person = connect(there.address, table.table, ada.secret, {
        connection: (state, reason) => state === 'closed' && resolve(reason),
      });
      void person
        .until(({ standing }) => standing !== null)
        .then(() => post(here.address, `/api/tables/${table.table}/revoke`, { secret: table.owner, seat: 0 }))
        .then(() => person.client.command({ do: 'say', text: 'encore moi' }));
    });
    expect(await out).toBe('revoked');
    expect((await store.read(table.table)).map(({ happened }) => happened.kind)).not.toContain('said');
  });

  test('give a ticket for a seat that was taken at another of them a moment ago', async () => {
    class Deaf extends LocalHints {
      override publish(): void {}
    }
    const store = new Shared();
    const [here, there] = [await node(store, new Deaf()), await node(store, new Deaf())];
    const table = await openTable(here.address, { watch: 'nobody' });
    const ticket = async (secret: string) =>
      (await post(there.address, `/api/tables/${table.table}/ticket`, { secret })).status;
    expect(await ticket(table.owner)).toBe(200);
    const ada = await claim(here.address, table.table, table.seats[0] ?? null, 'Ada');
    expect([await ticket(ada.secret), await ticket('of-nobody-at-all-of-nobody-at-all-of-nobody')]).toEqual([200, 403]);
  });

  test('read only what is new', async () => {
    const reads: number[] = [];
    class Watched extends Shared {
      override async read(table: string, after = -1) {
        reads.push(after);
        return super.read(table, after);
      }
    }
    const [store, hints] = [new Watched(), new Heard()];
    await playAcross(await node(store, hints), await node(store, hints));
    // Each node reads the whole log once, when it first hears of the table.
    expect(reads.filter((after) => after === -1).length).toBeLessThanOrEqual(2);
    expect(reads.filter((after) => after > 0).length).toBeGreaterThan(4);
  });

  test('a ticket of one is good at the other if they share a key, once; and not at all if they do not', async () => {
    const [store, hints] = [new Shared(), new Heard()];
    const shared = { TICKET_KEY: 'k'.repeat(40), DATABASE_URL: 'postgres://given.to.the.test.as.a.store' };
    const [here, there] = [await node(store, hints, shared), await node(store, hints, shared)];
    const alone = await node(store, hints);
    const table = await openTable(here.address);
    const ticketOf = async (issuer: RunningServer): Promise<string> => {
      const { body } = await post(issuer.address, `/api/tables/${table.table}/ticket`, { secret: table.owner });
      return String(body.ticket);
    };
    /** Whether a server lets somebody in. */
    const admits = (at: RunningServer, ticket: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${at.address.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket }));
        socket.onmessage = () => {
          resolve(true);
          socket.close();
        };
        socket.onclose = () => resolve(false);
      });
    const ticket = await ticketOf(here);
    const both = await Promise.all([admits(there, ticket), admits(here, ticket), admits(there, ticket)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await admits(alone, await ticketOf(here))).toBe(false);
    expect(await admits(here, await ticketOf(alone))).toBe(false);
    expect(await admits(alone, await ticketOf(alone))).toBe(true);
  });

  test('while marks cannot be spent, a ticket still lets in, once at each node', async () => {
    class Down extends Shared {
      down = false;
      override async spend(mark: string, until: number): Promise<boolean> {
        if (this.down) throw new Error('down');
        return super.spend(mark, until);
      }
    }
    const store = new Down();
    const shared = { TICKET_KEY: 'k'.repeat(40), DATABASE_URL: 'postgres://given.to.the.test.as.a.store' };
    const here = await node(store, new Heard(), shared);
    const table = await openTable(here.address);
    store.down = true;
    const person = connect(here.address, table.table, table.owner);
    await person.until(({ standing }) => standing !== null);
    person.client.stop();
  });
});

const postgres = findPostgres();
const nats = findNats();

describe.skipIf(postgres.missing)(needing('two servers on PostgreSQL', postgres.missing), () => {
  test.runIf(NIGHTLY)(atNight('told of each other’s moves by NOTIFY'), async () => {
    await withPostgres(async ({ connection }) => {
      const one = async () => node(new PostgresStore(connection), await PostgresHints.connect(connection));
      await playAcross(await one(), await one());
      await Promise.all(running.splice(0).map((each) => each.stop()));
    });
  });
});

describe.skipIf(nats.missing)(needing('two servers with NATS', nats.missing), () => {
  test('told of each other’s moves by it', async () => {
    await withNats(async ({ url }) => {
      const store = new Shared();
      const one = async () => node(store, await NatsHints.connect(url));
      await playAcross(await one(), await one());
      await Promise.all(running.splice(0).map((each) => each.stop()));
    });
  });
});
