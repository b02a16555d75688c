import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJournal } from '@reverie/kernel/journal';
import { MemoryStore } from '@reverie/table/store';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/lobby/api.ts';
import type { RunningServer } from '../src/server.ts';
import { claim, connect, get, openTable, type Person, post, server, started, twoPlaying } from './people.ts';

const at = (id: string, what: string) => `/api/tables/${id}/${what}`;

/** Always the first choice, until the game is over. */
async function playOut(people: readonly Person[]): Promise<void> {
  for (;;) {
    const asked = people.find((one) => (one.client.standing?.decisions.length ?? 0) > 0);
    if (people[0]?.client.standing?.phase === 'over') return;
    if (!asked) throw new Error('nobody is asked anything');
    const fate = await asked.answer(asked.client.standing?.decisions[0]?.choices[0]);
    const seq = fate.fate === 'recorded' ? fate.seq : 0;
    await Promise.all(people.map((one) => one.until((client) => client.seq >= seq)));
  }
}

describe('the description of the lobby', () => {
  test('names every route that is there, and no other', async () => {
    const { app, address } = await started();
    const { body } = await get(address, '/openapi.json');
    const described = Object.entries(body.paths as unknown as object).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
    for (const name of described) {
      const [method = '', path = ''] = name.split(' ');
      const url = path.replace('{id}', ':id');
      expect(app.hasRoute({ method: method as 'GET', url }), name).toBe(true);
    }
    const routes = app.printRoutes({ commonPrefix: false, includeHooks: false });
    expect(routes.split('\n').filter((line) => /\((GET|POST)/.test(line)).length).toBeGreaterThan(described.length / 2);
  });

  test('refers to nothing that is not in it, and leaves no answer without a word', async () => {
    const { address } = await started();
    const { body } = await get(address, '/openapi.json');
    const found = (ref: string): unknown =>
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], body);
    const refs = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of refs) expect(found(ref), ref).toBeTypeOf('object');
    const operations = Object.values(body.paths as unknown as object).flatMap((methods) => Object.values(methods));
    for (const { responses, requestBody } of operations as { responses: object; requestBody?: object }[]) {
      for (const { description } of Object.values(responses)) expect(description).not.toBe('');
      if (requestBody) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']));
    }
  });

  test('a body that is no JSON is answered 415, and one that is too large 413', async () => {
    const { address } = await started();
    const send = async (type: string, body: string) => {
      const headers = { 'content-type': type, 'x-reverie': '1' };
      const { status } = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
      return status;
    };
    expect(await send('application/xml', '<table/>')).toBe(415);
    expect(await send('application/json', `"${'x'.repeat(17_000)}"`)).toBe(413);
  });

  test('says what the house keeps, and what is on the shelf', async () => {
    const { address } = await started({ RETENTION_DAYS: '90' });
    const house = await get(address, '/api/house');
    expect(house.body).toMatchObject({ retentionDays: 90, recording: true, limits: { socketsPerSeat: 10 } });
    const { body } = await get(address, '/api/games');
    for (const { id, answers } of body.games as unknown as { id: string; answers: object }[]) {
      expect(Object.keys(answers), id).not.toHaveLength(0);
    }
    const reve = (body.games as unknown as { id: string }[]).find(({ id }) => id === 'reve');
    expect(reve).toMatchObject({
      example: false,
      secrets: true,
      seats: [{ role: 'haut-revant', name: { en: 'high dreamer' } }, {}],
    });
    expect((reve as unknown as { programNames: object }).programNames).toMatchObject({
      random: { fr: 'au hasard', en: 'at random' },
    });
  });
});

describe('seats', () => {
  test('looking at a link takes nothing, and says what it is good for', async () => {
    const { address } = await started();
    const table = await openTable(address, { watch: 'nobody' });
    const look = async (secret: string | null) =>
      (await post(address, at(table.table, 'look'), { secret })).body.good as unknown;
    for (let i = 0; i < 3; i++) expect(await look(table.seats[1] ?? null)).toEqual({ for: 'invitation', seat: 1 });
    expect(await look(table.owner)).toEqual({ for: 'owner', seat: null });
    const { secret } = await claim(address, table.table, table.seats[1] ?? null, 'Ada');
    expect(await look(secret)).toEqual({ for: 'seat', seat: 1 });
    expect((await post(address, at(table.table, 'look'), { secret: table.seats[1] })).status).toBe(404);
    expect((await post(address, at(table.table, 'look'), {})).status).toBe(404);
  });

  test('an invitation that nobody has taken up is told from a link that is no longer valid', async () => {
    const { address } = await started();
    const { table, seats, watch } = await openTable(address);
    const reasons = async (secret: unknown) =>
      ['ticket', 'start'].map(async (what) => {
        const { status, body } = await post(address, at(table, what), { secret });
        return [status, (body.error as { reason: string } | undefined)?.reason];
      });
    expect(await Promise.all(await reasons(seats[0]))).toEqual([
      [403, 'claimFirst'],
      [403, 'claimFirst'],
    ]);
    // Whoever watches may have a ticket, and begins nothing.
    expect(await Promise.all(await reasons(watch))).toEqual([
      [200, undefined],
      [403, 'watching'],
    ]);
    expect((await post(address, at(table, 'ticket'), { secret: 'x' })).body.error).toMatchObject({
      reason: 'notInvited',
    });
  });

  test('two seats of one name are refused when the table is opened', async () => {
    const { address } = await started();
    const spec = { game: 'tic-tac-toe', seats: ['Ada', 'ada '].map((name) => ({ role: 'player', name })) };
    const { status, body } = await post(address, '/api/tables', spec);
    expect([status, body.error]).toEqual([
      400,
      { reason: 'namedAlike', rule: 'TABLE', text: 'deux sièges portent le nom « ada », ou presque' },
    ]);
  });

  test('a name that is too long or empty is refused in words', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const named = (name: string) =>
      post(address, at(table.table, 'claim'), { secret: table.seats[0], name }, { 'accept-language': 'en' });
    const long = { reason: 'textLong', rule: 'TABLE', text: '“name” is too long: 40 characters at most' };
    expect(await named('x'.repeat(41))).toEqual({ status: 400, body: { error: long } });
    expect((await named('  ')).body).toMatchObject({ error: { reason: 'textEmpty' } });
  });

  test('two who claim one seat at once: one sits, the other is told so', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const body = { secret: table.seats[0], name: 'Ada' };
    const both = await Promise.all([0, 1].map(() => post(address, at(table.table, 'claim'), body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const good = both.find(({ status }) => status === 200)?.body.secret;
    expect((await post(address, at(table.table, 'ticket'), { secret: good as unknown as string })).body.seat).toBe(0);
  });

  test('are given up before the game, and taken again by the same link', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const out = new Promise<string>((resolve) => {
      const other = connect(address, table.table, ada.secret, {
        connection: (state, reason) => state === 'closed' && resolve(reason),
      });
      void other.until(({ standing }) => standing !== null).then(() => gone());
    });
    const gone = async () =>
      expect((await post(address, at(table.table, 'release'), { secret: ada.secret })).body).toEqual({ seat: 0 });
    // Whoever sat there with the old secret no longer does, wherever they look from.
    expect(await out).toBe('revoked');
    expect((await get(address, `/api/tables/${table.table}`)).body.free).toEqual([0, 1]);
    expect((await post(address, at(table.table, 'ticket'), { secret: ada.secret })).status).toBe(403);
    await claim(address, table.table, table.seats[0] ?? null, 'Colette');
  });

  test('closing one’s other devices: a new secret, and whoever came with the old one is shown out', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const out = new Promise<string>((resolve) => {
      const other = connect(address, table.table, ada.secret, {
        connection: (state, reason) => state === 'closed' && resolve(reason),
      });
      void other
        .until(({ standing }) => standing !== null)
        .then(() => post(address, at(table.table, 'rotate'), { secret: ada.secret }));
    });
    expect(await out).toBe('revoked');
    expect((await post(address, at(table.table, 'ticket'), { secret: ada.secret })).status).toBe(403);
  });

  test('two who renew one secret at once, or renew what was renewed elsewhere: one of them has the seat', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const rotate = (where: string, secret: string) => post(where, at(table.table, 'rotate'), { secret });
    const both = await Promise.all([0, 1].map(() => rotate(address, ada.secret)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const kept = both.find(({ status }) => status === 200)?.body as unknown as typeof ada | undefined;
    const { secret, recovery } = kept ?? ada;
    expect((await post(address, at(table.table, 'ticket'), { secret })).body.seat).toBe(0);
    // The code of a secret that is renewed in the same moment is good no more either.
    const mixed = await Promise.all([
      rotate(address, secret),
      post(address, at(table.table, 'recover'), { code: recovery }),
    ]);
    expect(mixed.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('a node that has not heard of it yet does nothing for a secret that was renewed or a seat that was taken away', async () => {
    const store = new MemoryStore();
    const [here, there] = [await started({}, store), await started({}, store)];
    const table = await openTable(here.address);
    const [ada, blaise] = [
      await claim(here.address, table.table, table.seats[0] ?? null, 'Ada'),
      await claim(here.address, table.table, table.seats[1] ?? null, 'Blaise'),
    ];
    const ask = (where: RunningServer, what: string, body: object) => post(where.address, at(table.table, what), body);
    // The other node has the table in memory as it was before.
    for (const { secret } of [ada, blaise]) expect((await ask(there, 'ticket', { secret })).status).toBe(200);
    const renewed = await ask(here, 'rotate', { secret: ada.secret });
    expect((await ask(there, 'rotate', { secret: ada.secret })).status).toBe(403);
    expect((await ask(here, 'ticket', { secret: String(renewed.body.secret) })).body.seat).toBe(0);
    await ask(here, 'revoke', { secret: table.owner, seat: 1 });
    expect((await ask(there, 'release', { secret: blaise.secret })).status).toBe(403);
  });

  test('a secret expires with age and with sleep; its recovery code gives a new one, and a finished game stays open', async () => {
    const DAY = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const later = (days: number): void => void vi.setSystemTime(Date.now() + days * DAY);
    const { address } = await started({ SEAT_IDLE_DAYS: '30', SEAT_DAYS: '40' });
    const table = await openTable(address, { watch: 'nobody' });
    const seats = await Promise.all(
      [0, 1].map((i) => claim(address, table.table, table.seats[i] ?? null, ['Ada', 'Blaise'][i] as string)),
    );
    const [ada, blaise] = seats as [(typeof seats)[0], (typeof seats)[0]];
    const ticket = async (secret: string) => {
      const { status, body } = await post(address, at(table.table, 'ticket'), { secret });
      return status === 200 ? 'good' : `${status} ${(body.error as unknown as { reason: string }).reason}`;
    };
    const good = async (secret: string) =>
      (await post(address, at(table.table, 'look'), { secret })).body.good as unknown;
    later(29);
    expect(await ticket(ada.secret)).toBe('good');
    // It slept for too long; asking again and again is no guessing.
    later(2);
    for (let i = 0; i < 20; i++) expect(await ticket(ada.secret)).toBe('410 seatExpired');
    expect(await good(ada.secret)).toEqual({ for: 'expired', seat: 0 });
    for (const what of ['rotate', 'release', 'start'])
      expect((await post(address, at(table.table, what), { secret: ada.secret })).status, what).toBe(410);
    const back = (await post(address, at(table.table, 'recover'), { code: ada.recovery })).body;
    expect(await ticket(String(back.secret))).toBe('good');
    // Something has happened, so that the other secret is awake again, until it is too old.
    expect(await good(blaise.secret)).toEqual({ for: 'seat', seat: 1 });
    later(10);
    expect(await ticket(blaise.secret)).toBe('410 seatExpired');
    const other = (await post(address, at(table.table, 'recover'), { code: blaise.recovery })).body;
    await post(address, at(table.table, 'start'), { secret: table.owner });
    const people = [back, other].map((one) => connect(address, table.table, String(one.secret))) as [Person, Person];
    await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
    await playOut(people);
    for (const { client } of people) client.stop();
    later(35);
    expect(await ticket(String(other.secret))).toBe('good');
  });

  test('a recovery code, read aloud and typed anyhow, gives the seat back once', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    expect(ada.recovery).toMatch(/^(\p{L}{4,}-?){5}$/u);
    const code = ada.recovery.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([0, 1].map(() => post(address, at(table.table, 'recover'), { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const back = both.find(({ status }) => status === 200)?.body as unknown as typeof ada;
    expect(back.seat).toBe(0);
    expect((await post(address, at(table.table, 'ticket'), { secret: ada.secret })).status).toBe(403);
    expect((await post(address, at(table.table, 'ticket'), { secret: back.secret })).status).toBe(200);
    expect(back.recovery).not.toBe(ada.recovery);
    expect((await post(address, at(table.table, 'recover'), { code })).status).toBe(403);
  });

  test('the owner takes a seat away and invites somebody else', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const revoke = (secret: string) => post(address, at(table.table, 'revoke'), { secret, seat: 0 });
    expect((await revoke(ada.secret)).status).toBe(403);
    const { body } = await revoke(table.owner);
    await claim(address, table.table, body.invitation as unknown as string, 'Colette');
  });

  test('wrong secrets are counted, and shut the door for a while', async () => {
    const { address } = await started({ JOINS_A_MINUTE: '4' });
    const table = await openTable(address);
    const other = await openTable(address);
    const ticket = async (secret: string) => (await post(address, at(table.table, 'ticket'), { secret })).status;
    for (let i = 0; i < 20; i++) expect(await ticket(table.owner)).toBe(200);
    expect(await ticket('wrong')).toBe(403);
    expect((await post(address, at(table.table, 'claim'), { secret: 'x', name: 'Eve' })).status).toBe(403);
    expect((await post(address, at(other.table, 'recover'), { code: 'lusab-babad-gutih' })).status).toBe(403);
    await post(address, at(other.table, 'look'), { secret: 'guess' });
    const { status, body } = await post(address, at(table.table, 'ticket'), { secret: table.owner });
    expect([status, (body.error as unknown as { reason: string }).reason]).toEqual([429, 'tooManyTries']);
  });

  test('whose secret has been renewed elsewhere is told so once, and locks nobody out', async () => {
    const { address } = await started({ JOINS_A_MINUTE: '2' });
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const blaise = await claim(address, table.table, table.seats[1] ?? null, 'Blaise');
    await post(address, `/api/tables/${table.table}/rotate`, { secret: ada.secret });
    const states: string[] = [];
    const reason = await new Promise<string>((resolve) => {
      connect(address, table.table, ada.secret, {
        connection: (state, why) => {
          states.push(state);
          if (state === 'closed') resolve(why);
        },
      });
    });
    expect([states, reason]).toEqual([['connecting', 'closed'], 'revoked']);
    expect((await post(address, `/api/tables/${table.table}/ticket`, { secret: blaise.secret })).status).toBe(200);
  });

  test('a code read aloud leads to a seat or to a place to watch for an hour, and to nothing else', async () => {
    let hours = 0;
    const store = new (class extends MemoryStore {
      override noteAt(mark: string, now: number) {
        return super.noteAt(mark, now + hours * 3_600_000);
      }
    })();
    const { address } = await started({ JOINS_A_MINUTE: '9' }, store);
    const table = await openTable(address, { watch: 'link' });
    const [first = null, second = null] = table.seats;
    const say = async (secret: string | null) => post(address, at(table.table, 'code'), { secret });
    const hear = async (code: unknown) => post(address, '/api/code', { code });
    const [one, two] = [(await say(second)).body, (await say(table.watch)).body];
    expect(one.code).toMatch(/^\p{L}{4,}-\p{L}{4,}-\p{L}{4,}$/u);
    expect((await hear(one.code)).body).toEqual({ table: table.table, secret: second });
    expect((await hear(String(two.code).replaceAll('-', ' ').toUpperCase())).body.secret).toBe(table.watch);
    // Asking takes nothing; two seats are not reached by one code; what is held by somebody cannot be given away by it.
    expect(await claim(address, table.table, second, 'Ada')).toMatchObject({ seat: 1 });
    expect((await hear(one.code)).body.secret).not.toBe(first);
    expect([(await say(second)).status, (await say(table.owner)).status, (await say('x')).status]).toEqual([
      403, 403, 403,
    ]);
    hours = 1;
    expect((await hear(two.code)).status).toBe(403);
    // Guesses are counted with all others.
    const guesses = await Promise.all(Array.from({ length: 5 }, () => hear('babab-babab-babab')));
    expect(guesses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await hear('lusab-babad-gutih')).status).toBe(429);
    expect((await post(address, '/api/code', { code: 7 })).status).toBe(400);
  });

  test('a table takes so many wrong codes an hour, wherever they come from', async () => {
    const { address } = await started({ JOINS_A_MINUTE: '1000' });
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const tries = Array.from({ length: 30 }, () =>
      post(address, at(table.table, 'recover'), { code: 'babab-babab-babab' }),
    );
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
    expect((await post(address, at(table.table, 'recover'), { code: ada.recovery })).status).toBe(429);
  });

  test('the owner who sits at the table is both', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const ticket = (owner: string) => post(address, at(table.table, 'ticket'), { secret: ada.secret, owner });
    expect((await ticket(table.owner)).body.seat).toBe(0);
    expect((await ticket('wrong')).body.seat).toBe(0);
    const person = connect(address, table.table, ada.secret);
    await person.until(({ standing }) => standing !== null);
    expect(await person.client.command({ do: 'seat', seat: 1, program: 'random' })).toMatchObject({ fate: 'refused' });
    person.client.stop();
  });
});

describe('playing again', () => {
  test('everybody is told of the new table, and sits there by the secret they have', async () => {
    const { address } = await started();
    const { table, seats, people } = await twoPlaying(address, { options: { hands: 1 }, title: 'Soirée' });
    const early = await post(address, at(table.table, 'rematch'), { secret: seats[0]?.secret });
    expect(early.status).toBe(409);
    await playOut(people);
    const { body } = await post(address, at(table.table, 'rematch'), { secret: seats[1]?.secret, rotate: true });
    expect(body.seat).toBe(0);
    const next = body.table as unknown as string;
    await Promise.all(people.map((one) => one.until(({ standing }) => standing?.rematch === next)));
    const again = seats.map(({ secret }) => connect(address, next, secret));
    await Promise.all(again.map((one) => one.until(({ standing }) => standing !== null)));
    expect(again.map(({ client }) => client.seat)).toEqual([1, 0]);
    expect(again[0]?.client.standing).toMatchObject({ from: table.table, title: 'Soirée', phase: 'gathering' });
    expect(await again[0]?.client.command({ do: 'start' })).toMatchObject({ fate: 'recorded' });
    await again[1]?.until(({ standing }) => standing?.phase === 'playing');
    expect(again[1]?.client.standing?.chance).toMatchObject({ kind: 'audited' });
    // Asked again, or by a stranger: there is one rematch.
    expect((await post(address, at(table.table, 'rematch'), { secret: seats[0]?.secret })).status).toBe(409);
    expect((await post(address, at(table.table, 'rematch'), { secret: 'x' })).status).toBe(403);
    for (const one of [...people, ...again]) one.client.stop();
  });
});

describe('export and import', () => {
  test('a finished game is taken away, and taken up again from the middle with other people', async () => {
    const { address } = await started();
    const { table, seats, people } = await twoPlaying(address, { options: { hands: 2 }, watch: 'nobody' });
    expect((await fetch(`${address}/api/tables/${table.table}/journal`)).status).toBe(404);
    const unfinished = await post(address, at(table.table, 'export'), { secret: seats[0]?.secret });
    expect(String(unfinished.body)).toContain('"reverie":"transcript-1"');
    await playOut(people);
    for (const one of people) one.client.stop();
    expect((await fetch(`${address}/api/tables/${table.table}/journal`)).status).toBe(404);
    const { body: text } = await post(address, at(table.table, 'export'), { secret: seats[0]?.secret });
    const { journal } = readJournal(String(text));
    expect(journal?.entries.at(-1)?.do).toBe('end');

    const bring = (change: object) => post(address, '/api/tables/import', { journal: String(text), ...change });
    expect((await bring({})).body.error).toMatchObject({ reason: 'journalOver' });
    const opened = await bring({
      at: 2,
      seats: [{}, { sitter: { kind: 'program', program: 'random' } }],
      title: 'Reprise',
      watch: 'anybody',
    });
    expect(opened.body.error).toBeUndefined();
    // The game has begun: there is no link that seats everybody.
    expect(opened.body).not.toHaveProperty('guests');
    const {
      table: id,
      seats: links,
      entries,
    } = opened.body as unknown as {
      table: string;
      seats: string[];
      entries: number;
    };
    expect([entries, links[1]]).toEqual([3, null]);
    const colette = await claim(address, id, links[0] ?? null, 'Colette');
    const person = connect(address, id, colette.secret);
    await person.until(({ standing }) => standing !== null);
    expect(person.client.standing).toMatchObject({ title: 'Reprise', game: 'two-card-poker' });
    for (let i = 0; i < 40; i++) {
      await person.until(({ standing }) => standing?.phase === 'over' || (standing?.decisions.length ?? 0) > 0);
      if (person.client.standing?.phase === 'over') break;
      await person.answer(person.client.standing?.decisions[0]?.choices[0]);
    }
    const again = readJournal(await (await fetch(`${address}/api/tables/${id}/journal`)).text());
    expect(again.journal?.header.forked).toEqual({ match: table.table, entries: 3 });
    person.client.stop();
  });

  test('the journal of a game that goes on, or that is for those with a link, is refused for that reason', async () => {
    const { address } = await started();
    const { table, people } = await twoPlaying(address, { options: { hands: 1 } });
    const asked = async () => {
      const response = await fetch(`${address}/api/tables/${table.table}/journal`);
      return [response.status, ((await response.json()) as { error: { reason: string } }).error.reason];
    };
    expect(await asked()).toEqual([409, 'notOver']);
    await playOut(people);
    for (const one of people) one.client.stop();
    expect(await asked()).toEqual([403, 'journalByLink']);
  });

  test('what is no journal, or not of these seats, is refused in words', async () => {
    const { address } = await started();
    const bring = async (body: object) => (await post(address, '/api/tables/import', body)).body.error;
    expect(await bring({ journal: 'bonjour' })).toMatchObject({ reason: 'badJournal' });
    expect(await bring({ journal: 'x', seats: 'y' })).toMatchObject({ reason: 'badCommand' });
    expect(await bring({ journal: 'x'.repeat((2 << 20) + 1) })).toMatchObject({ reason: 'textLong' });
    expect((await post(address, '/api/tables/import', { journal: 'x'.repeat(5 << 20) })).status).toBe(413);
  });
});

test('open tables are listed without being loaded, and a closed one is not', async () => {
  const store = new MemoryStore();
  const { address, keeper } = await started({}, store);
  const table = await openTable(address, { watch: 'anybody', listed: true, title: 'Soirée' });
  await openTable(address, { watch: 'link', listed: true });
  await keeper.evict(Number.POSITIVE_INFINITY);
  expect((await get(address, '/api/tables')).body.tables).toMatchObject([{ title: 'Soirée', free: [0, 1] }]);
  expect(await keeper.counts()).toEqual({ tables: 0, subscribers: 0 });
  await claim(address, table.table, table.seats[1] ?? null, 'Ada');
  expect((await get(address, '/api/tables')).body.tables).toMatchObject([{ seats: [{}, { name: 'Ada' }], free: [0] }]);
  const owner = connect(address, table.table, table.owner);
  await owner.until(({ standing }) => standing !== null);
  await owner.client.command({ do: 'close' });
  expect((await get(address, '/api/tables')).body.tables).toEqual([]);
  owner.client.stop();
});

test('pages of other origins are refused, whatever they ask; those on the list, and programs, are not', async () => {
  const list = 'https://reve.example, http://127.0.0.1:5173';
  const [own, listed] = [await started(), await started({ ORIGINS: list })];
  const ask = async ({ address }: RunningServer, origin?: string) => {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    const spec = { game: 'tic-tac-toe', seats: [{ role: 'player' }, { role: 'player' }] };
    const { status, body } = await post(address, '/api/tables', spec, { ...headers, 'accept-language': 'en' });
    return status === 200 ? 200 : [status, (body.error as unknown as { reason: string; text: string }).text];
  };
  const socket = ({ address }: RunningServer, origin: string) =>
    new Promise<string>((resolve) => {
      const one = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin });
      one.on('error', ({ message }) => resolve(message));
      one.on('open', () => {
        resolve('open');
        one.terminate();
      });
    });
  const refused = [403, 'this origin is not allowed'];
  expect([await ask(own), await ask(own, own.address)]).toEqual([200, 200]);
  for (const origin of ['https://elsewhere.example', 'null', 'nonsense', `${own.address}0`]) {
    expect(await ask(own, origin)).toEqual(refused);
    expect(await socket(own, origin)).toContain('403');
  }
  expect(await socket(own, own.address)).toBe('open');
  // With a list the server's own name is no reason: behind a proxy it is not what people see.
  for (const origin of ['https://reve.example', 'http://127.0.0.1:5173']) {
    expect(await ask(listed, origin)).toBe(200);
    expect(await socket(listed, origin)).toBe('open');
  }
  for (const origin of [listed.address, 'https://reve.example.evil', 'http://reve.example']) {
    expect(await ask(listed, origin)).toEqual(refused);
    expect(await socket(listed, origin)).toContain('403');
  }
});

describe('the page', () => {
  function built(): string {
    const folder = mkdtempSync(join(tmpdir(), 'reverie-web-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Rêverie</title></head>');
    writeFileSync(join(folder, 'preview-two-card-poker.jpg'), 'picture');
    writeFileSync(join(folder, 'sw.js'), '// service worker');
    writeFileSync(join(folder, 'assets', 'index-Bx3f_9aQ.js'), '// page');
    writeFileSync(join(folder, 'assets', 'serif-C0ffee12.woff2'), 'font');
    return folder;
  }

  test('files do not use up the requests of an address', async () => {
    const { address } = await started({ WEB: built(), RATE_LIMIT: '2' });
    const status = async (path: string) => (await fetch(address + path)).status;
    for (let i = 0; i < 10; i++) expect(await status('/assets/index-Bx3f_9aQ.js')).toBe(200);
    expect([await status('/api/house'), await status('/api/house'), await status('/api/house')]).toEqual([
      200, 200, 429,
    ]);
    expect(await status('/sw.js')).toBe(200);
    for (let i = 0; i < 29; i++) await status('/sw.js');
    expect(await status('/sw.js')).toBe(429);
  });

  test('is served with what names itself by its content kept for a year, and everything else asked for anew', async () => {
    const { address } = await started({ WEB: built() });
    const ask = async (path: string, accept = '*/*') => {
      const response = await fetch(address + path, { headers: { accept } });
      return [response.status, response.headers.get('cache-control'), (await response.text()).slice(0, 15)];
    };
    const forever = 'public, max-age=31536000, immutable';
    expect(await ask('/assets/index-Bx3f_9aQ.js')).toEqual([200, forever, '// page']);
    expect(await ask('/assets/serif-C0ffee12.woff2')).toEqual([200, forever, 'font']);
    expect(await ask('/sw.js')).toEqual([200, 'no-cache', '// service work']);
    expect(await ask('/')).toEqual([200, 'no-cache', '<!doctype html>']);
    // The page finds its own way; what is no page is not found.
    expect(await ask('/t/aB_9-x', 'text/html')).toEqual([200, 'no-cache', '<!doctype html>']);
    expect((await ask('/assets/gone-00000000.js', 'text/html'))[0]).toBe(404);
    expect((await ask('/api/nothing', 'text/html'))[0]).toBe(404);
    // Chat programs ask for a link without saying what they take.
    expect((await ask('/t/aB_9-x'))[0]).toBe(200);
    expect((await ask('/../package.json', 'text/html'))[2]).not.toContain('reverie');
  });

  test('a link to a table shows its game to chat programs, and nobody who sits there', async () => {
    const { address } = await started({ WEB: built() });
    const { table, seats } = await openTable(address, { title: 'Soirée <b>' });
    await claim(address, table, seats[0] as string, 'Ada');
    const shown = async (path: string, language = 'fr') =>
      (await fetch(address + path, { headers: { 'accept-language': language } })).text();
    const french = await shown(`/t/${table}`);
    expect(french).toContain('<title>On vous invite à jouer : Poker à deux cartes</title>');
    expect(french).toContain(`<meta property="og:image" content="${address}/preview-two-card-poker.jpg">`);
    expect(french).not.toMatch(/Ada|Soirée/);
    for (const secret of seats) expect(french).not.toContain(secret);
    expect(await shown(`/t/${table}`, 'en-GB')).toContain('You are invited to play: Two-card poker');
    expect(await shown('/t/nulle-part')).not.toContain('og:');
  });

  test('may load what is its own and nothing else, and answers of the lobby are kept nowhere', async () => {
    const { address } = await started({ WEB: built() });
    const { headers } = await fetch(`${address}/`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "script-src 'self'",
      "worker-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    const { host } = new URL(address);
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
    const odd = await new Promise<string>((resolve) => {
      const asked = request(`${address}/`, { headers: { host: 'x;script-src *' } }, (answer) => {
        answer.resume();
        resolve(String(answer.headers['content-security-policy']));
      });
      asked.on('error', () => resolve('turned away'));
      asked.end();
    });
    expect(odd).not.toContain('script-src *');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await fetch(`${address}/api/house`)).headers.get('cache-control')).toBe('no-store');
  });

  test('a folder without a page is said at the start', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'reverie-web-'));
    onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
    await expect(server({ WEB: empty })).rejects.toThrow('there is no index.html');
  });
});

describe('a table that welcomes anybody', () => {
  test('is listed while a seat is free, and is sat down at without a link', async () => {
    const { address } = await started();
    const { table, seats } = await openTable(address, { welcome: true, watch: 'nobody' });
    const listed = async () => (await get(address, '/api/tables')).body.tables as unknown as { table: string }[];
    expect(await listed()).toMatchObject([{ table, welcome: true, free: [0, 1], opened: expect.any(Number) }]);
    expect((await post(address, at(table, 'look'), { secret: '' })).body.good).toEqual({ for: 'invitation', seat: 0 });
    expect((await post(address, at(table, 'claim'), { secret: '', name: 'Ada' })).body).toMatchObject({ seat: 0 });
    // Whoever was sent a link takes that very seat.
    expect((await claim(address, table, seats[1] as string, 'Blaise')).seat).toBe(1);
    expect(await listed()).toEqual([]);
    expect((await post(address, at(table, 'claim'), { secret: '', name: 'Claire' })).status).toBe(403);
  });

  test('one link seats everybody in turn, until the game begins', async () => {
    const { address } = await started();
    const { table, guests } = (await openTable(address)) as unknown as { table: string; guests: string };
    const take = (name: string) => post(address, at(table, 'claim'), { secret: guests, name });
    expect((await take('Ada')).body.seat).toBe(0);
    expect((await take('Blaise')).body.seat).toBe(1);
    const { body, status } = await take('Claire');
    expect([status, (body.error as unknown as { reason: string }).reason]).toEqual([409, 'noFreeSeat']);
  });

  test('everybody who comes at once finds a seat, as long as there are any', async () => {
    const { address } = await started();
    for (const welcome of [true, false]) {
      const { table, guests } = (await openTable(address, { welcome })) as unknown as Record<
        'table' | 'guests',
        string
      >;
      const secret = welcome ? '' : guests;
      const both = await Promise.all(
        ['Ada', 'Blaise'].map((name) => post(address, at(table, 'claim'), { secret, name })),
      );
      expect(both.map(({ status, body }) => [status, body.seat]).sort()).toEqual([
        [200, 0],
        [200, 1],
      ]);
    }
    const { table, guests } = (await openTable(address)) as unknown as Record<'table' | 'guests', string>;
    const three = await Promise.all(
      ['Ada', 'Blaise', 'Chloé'].map((name) => post(address, at(table, 'claim'), { secret: guests, name })),
    );
    expect(three.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  });

  test('a seat that a bot was taken from is free for anybody, and while it sits there for nobody', async () => {
    const { address } = await started();
    const bot = { role: 'player', sitter: { kind: 'program', program: 'random' } };
    for (const welcome of [true, false]) {
      const opened = await openTable(address, { welcome, seats: [{ role: 'player' }, bot] });
      const { table, owner, seats, guests } = opened as typeof opened & { guests: string };
      await claim(address, table, seats[0] ?? null, 'Ada');
      const secret = welcome ? '' : guests;
      const take = () => post(address, at(table, 'claim'), { secret, name: 'Blaise' });
      expect((await take()).status).toBe(welcome ? 403 : 409);
      const person = connect(address, table, owner);
      await person.client.command({ do: 'seat', seat: 1, program: null });
      person.client.stop();
      expect((await post(address, at(table, 'look'), { secret })).body).toMatchObject({
        free: [1],
        good: { for: 'invitation', seat: 1 },
      });
      expect((await take()).body.seat).toBe(1);
    }
  });

  test('others let nobody in without a link', async () => {
    const { address } = await started();
    const { table } = await openTable(address, { listed: true, watch: 'anybody' });
    expect((await post(address, at(table, 'claim'), { secret: '', name: 'Ada' })).status).toBe(403);
  });
});
