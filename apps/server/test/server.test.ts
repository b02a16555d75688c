import { createConnection } from 'node:net';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import { readJournal } from '@reverie/kernel/journal';
import { verify } from '@reverie/kernel/verify';
import { findGame } from '@reverie/shelf/shelf';
import { MemoryStore } from '@reverie/table/store';
import { Table } from '@reverie/table/table';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { claim, connect, openTable, type Person, post, server, started, twoPlaying } from './people.ts';

/** Plays a game to its end: whoever is asked gives the choice that `pick` names. */
async function playOut(people: readonly Person[], pick: (choices: readonly unknown[]) => unknown): Promise<void> {
  for (;;) {
    await Promise.all(
      people.map((one) => one.until(({ seq }) => seq === Math.max(...people.map((p) => p.client.seq)))),
    );
    if (people[0]?.client.standing?.phase === 'over') return;
    const asked = people.find((one) => (one.client.standing?.decisions.length ?? 0) > 0);
    if (!asked) throw new Error('nobody is asked anything');
    const fate = await asked.answer(pick(asked.client.standing?.decisions[0]?.choices ?? []));
    expect(fate.fate).toBe('recorded');
    await asked.until(({ seq }) => fate.fate === 'recorded' && seq >= fate.seq);
  }
}

const last = (choices: readonly unknown[]): unknown => choices.at(-1);

describe('a game over the network', () => {
  test('two people sit down by their links and play to the end; the journal verifies', async () => {
    const { address } = await started();
    const { table, people } = await twoPlaying(address, { watch: 'anybody' });
    expect(people[0].client.standing?.chance).toMatchObject({ kind: 'audited', nonces: ['Ada', 'Blaise'] });
    expect(people[0].client.standing?.seed).toBeNull();
    await playOut(people, last);
    const text = await (await fetch(`${address}/api/tables/${table.table}/journal`)).text();
    const { journal, fault } = readJournal(text);
    expect(fault).toBeUndefined();
    expect(journal && verify(twoCardPoker.rules, journal)).toMatchObject({ audited: true });
    expect(people[1].client.standing?.seed).toMatch(/^chacha20-1:/);
    for (const one of people) one.client.stop();
  });

  test('against a program, which answers by itself', async () => {
    const { address } = await started();
    const table = await openTable(address, {
      seats: [{ role: 'player' }, { role: 'player', sitter: { kind: 'program', program: 'random' } }],
    });
    const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
    const ada = connect(address, table.table, secret);
    for (let i = 0; i < 40; i++) {
      await ada.until(({ standing }) => standing?.phase === 'over' || (standing?.decisions.length ?? 0) > 0);
      if (ada.client.standing?.phase === 'over') break;
      await ada.answer(last(ada.client.standing?.decisions[0]?.choices ?? []));
    }
    expect(ada.client.standing?.phase).toBe('over');
    ada.client.stop();
  });

  test('a connection lost in the middle of an answer loses nothing and doubles nothing', async () => {
    const { address } = await started();
    const { people } = await twoPlaying(address, { options: { hands: 8, chips: 100 } });
    const seen: number[] = [];
    let drops = 0;
    for (let i = 0; i < 30; i++) {
      await Promise.all(people.map((one) => one.until(({ standing }) => standing !== null)));
      const asked = people.find((one) => (one.client.standing?.decisions.length ?? 0) > 0);
      if (!asked || asked.client.standing?.phase === 'over') break;
      const fate = asked.answer(last(asked.client.standing?.decisions[0]?.choices ?? []));
      // Cut the line before the acknowledgement can have come: the client sends the same command again.
      if (i % 3 === 0) {
        asked.drop();
        drops++;
      }
      const done = await fate;
      if (done.fate === 'recorded') seen.push(done.seq);
      await Promise.all(people.map((one) => one.until(({ seq }) => seq >= (seen.at(-1) ?? -1))));
    }
    expect(drops).toBeGreaterThan(3);
    expect(new Set(seen).size).toBe(seen.length);
    for (const one of people) one.client.stop();
  });

  test('what each seat receives never holds the other hand', async () => {
    const { address } = await started();
    const { people } = await twoPlaying(address);
    const hands = people.map((one) =>
      JSON.stringify((one.client.standing?.view as { hand: number[] } | undefined)?.hand),
    );
    expect(hands[0]).not.toBe('null');
    expect(JSON.stringify(people[0].client.standing).includes(`"hand":${hands[1]}`)).toBe(hands[0] === hands[1]);
    for (const one of people) one.client.stop();
  });

  test('odds are told of one answer or of all choices, to the seat that may give them and to nobody else', async () => {
    const { address } = await started();
    const { people } = await twoPlaying(address);
    const { decision, choices } = people[0].client.standing?.decisions[0] ?? {};
    const id = decision?.id ?? -1;
    await people[0].answer('bet');
    await people[1].until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
    const open = people[1].client.standing?.decisions[0];
    const all = await people[1].client.oddsOfAll(open?.decision.id ?? -1);
    expect(all).toHaveLength(open?.choices.length ?? 0);
    const call = open?.choices.indexOf('call') ?? -1;
    expect(all[call]).toMatchObject({ exact: true });
    expect(await people[1].client.odds(open?.decision.id ?? -1, 'call')).toEqual(all[call]);
    // Somebody else's decision, one that is no longer open, something that is no answer.
    expect(await people[0].client.oddsOfAll(open?.decision.id ?? -1)).toEqual([]);
    expect([choices?.length, await people[0].client.odds(id, 'bet')]).toEqual([choices?.length, null]);
    expect(await people[1].client.odds(open?.decision.id ?? -1, { __proto__: 1 })).toBeNull();
    for (const one of people) one.client.stop();
  });
});

test('refusals are said in the language of who is refused', async () => {
  const { address } = await started();
  const { people } = await twoPlaying(address);
  const [ada] = people;
  const why = async () => {
    const fate = await ada.client.command({ do: 'giveBack' });
    return fate.fate === 'refused' ? fate.text : fate.fate;
  };
  expect(await why()).toBe('votre siège n’est pas tenu par un programme');
  const again = ada.lost();
  ada.client.setLanguage('en');
  await again;
  expect(await why()).toBe('no bot has taken over your seat');
  for (const one of people) one.client.stop();
});

test('who watches and speaks does so under the name they gave', async () => {
  const { address } = await started();
  const { table, people } = await twoPlaying(address);
  const { body } = await post(address, `/api/tables/${table.table}/ticket`, { secret: table.watch, name: 'Zoé\u202e' });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: body.ticket }));
    socket.send(JSON.stringify({ type: 'command', id: 'a', command: { do: 'say', text: 'bonsoir' } }));
  });
  const said = await new Promise((resolve) => {
    socket.on('message', (data) => {
      const { lines = [] } = JSON.parse(String(data)) as { lines?: { kind: string }[] };
      const line = lines.find(({ kind }) => kind === 'said');
      if (line) resolve(line);
    });
  });
  expect(said).toMatchObject({ seat: null, name: 'Zoé', text: 'bonsoir' });
  socket.terminate();
  for (const one of people) one.client.stop();
});

describe('seats and secrets', () => {
  test('a link is good once, and a revoked seat is shown out at once', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const ada = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    await expect(claim(address, table.table, table.seats[0] ?? null, 'Eve')).rejects.toThrow('notInvited');
    const closed = new Promise<string>((resolve) => {
      connect(address, table.table, ada.secret, {
        connection: (state, reason) => state === 'closed' && resolve(reason),
      });
    });
    const owner = connect(address, table.table, table.owner);
    await owner.until(({ standing }) => standing !== null);
    await owner.client.command({ do: 'revoke', seat: 0, invitation: 'a'.repeat(64) });
    expect(await closed).toBe('revoked');
    const { status } = await post(address, `/api/tables/${table.table}/ticket`, { secret: ada.secret });
    expect(status).toBe(403);
    owner.client.stop();
  });

  test('only those who may watch do', async () => {
    const { address } = await started();
    const closed = await openTable(address, { watch: 'nobody' });
    expect((await post(address, `/api/tables/${closed.table}/ticket`, {})).status).toBe(403);
    expect((await fetch(`${address}/api/tables/${closed.table}`)).status).toBe(404);
    const byLink = await openTable(address, { watch: 'link' });
    expect((await post(address, `/api/tables/${byLink.table}/ticket`, {})).status).toBe(403);
    expect((await post(address, `/api/tables/${byLink.table}/ticket`, { secret: byLink.watch })).status).toBe(200);
    const open = await openTable(address, { watch: 'anybody', listed: true, title: 'Soirée' });
    expect((await post(address, `/api/tables/${open.table}/ticket`, {})).status).toBe(200);
    const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as { tables: { title: string }[] };
    expect(tables.map(({ title }) => title)).toEqual(['Soirée']);
  });

  test('strangers who watch are shown out when it takes the link; those who came with it, and the owner, stay', async () => {
    const { address } = await started();
    const table = await openTable(address, { watch: 'anybody' });
    const closed: string[] = [];
    const there = (secret: string, who: string) =>
      connect(address, table.table, secret, {
        connection: (state, reason) => state === 'closed' && reason !== '' && closed.push(`${who}: ${reason}`),
      });
    const people = [there('', 'stranger'), there(table.watch, 'guest'), there(table.owner, 'owner')] as const;
    await Promise.all(people.map((one) => one.until(({ standing }) => standing !== null)));
    const [stranger, guest, owner] = people;
    const gone = new Promise<void>((resolve) => {
      stranger.at((state) => state === 'closed' && resolve());
    });
    await owner.client.command({ do: 'moderate', watch: 'link' });
    await gone;
    const said = await owner.client.command({ do: 'moderate', gallery: 'slow' });
    const seq = said.fate === 'recorded' ? said.seq : -1;
    await Promise.all([guest, owner].map((one) => one.until((client) => client.seq >= seq && seq > 0)));
    expect([closed, stranger.client.seq < seq]).toEqual([['stranger: revoked'], true]);
    for (const { client } of people) client.stop();
  });

  test('a post without our header, a body too large, a table that cannot be: refused in words', async () => {
    const { address } = await started();
    const bare = await fetch(`${address}/api/tables`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(bare.status).toBe(403);
    expect((await post(address, '/api/tables', { game: 'x'.repeat(20_000), seats: [] })).status).toBe(413);
    const { status, body } = await post(
      address,
      '/api/tables',
      { game: 'belote', seats: [{ role: 'player' }] },
      { 'accept-language': 'en' },
    );
    expect([status, body.error]).toEqual([
      400,
      { reason: 'unknownGame', rule: 'TABLE', text: 'there is no game “belote”' },
    ]);
    // What the game itself has against it is said in the game's words.
    const seats = [{ role: 'arpenteur' }, { role: 'conteur' }];
    const arena = await post(address, '/api/tables', { game: 'songe', options: { mode: 'arena' }, seats });
    expect(arena.body.error).toMatchObject({
      reason: 'noConteurHere',
      text: 'ce mode se joue sans Conteur (SON-X-02)',
    });
    expect((await post(address, '/api/tables', { game: 'songe', seats })).status).toBe(200);
    expect((await post(address, '/api/tables/nowhere/claim', { secret: 'x', name: 'Eve' })).status).toBe(404);
  });
});

describe('sockets', () => {
  const ends = (socket: WebSocket): Promise<[number, string]> =>
    new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
  const raw = (address: string, ...frames: (string | Buffer)[]): Promise<[number, string]> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    return ends(socket);
  };

  test('what is no frame closes the socket with the code that says why', async () => {
    const { address } = await started();
    expect(await raw(address, 'hello')).toEqual([1007, 'malformed']);
    expect(await raw(address, '{"type":"hello","protocol":9,"ticket":"x"}')).toEqual([1007, 'malformed: protocol']);
    expect(await raw(address, '{"type":"ping","n":1,"é":2}')).toEqual([1007, 'malformed: ?']);
    expect(await raw(address, '{"type":"command","id":"a","command":{"do":"nudge"}}')).toEqual([
      1007,
      'malformed: command.seat',
    ]);
    expect(await raw(address, '['.repeat(4000))).toEqual([1007, 'malformed']);
    expect(await raw(address, Buffer.from([1, 2, 3]))).toEqual([1007, 'text only']);
    expect(await raw(address, '{"type":"ping","n":1}')).toEqual([1008, 'hello first']);
    expect(await raw(address, '{"type":"hello","protocol":1,"ticket":"x"}')).toEqual([1008, 'ticket']);
    expect((await raw(address, 'x'.repeat(9000)))[0]).toBe(1009);
  });

  test('too many frames, and pages from elsewhere, are shown out', async () => {
    const { address } = await started({}, undefined, { limits: { rate: 20, burst: 3, buffer: 1 << 20 } });
    const { people } = await twoPlaying(address);
    const out = new Promise<string>((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: 'http://elsewhere.example' });
      socket.on('error', ({ message }) => resolve(message));
    });
    expect(await out).toContain('403');
    const flood = Array.from({ length: 10 }, () => '{"type":"ping","n":1}');
    expect(await raw(address, ...flood)).toEqual([1008, 'hello first']);
    for (const one of people) one.client.stop();
  });

  test('a server that stops says so, and everything acknowledged is in the store', async () => {
    // Outlives its server, as a disk does.
    class Disk extends MemoryStore {
      override async close(): Promise<void> {}
    }
    const store = new Disk();
    const one = await server({}, store);
    const { table, people } = await twoPlaying(one.address);
    const fate = await people[0].answer('bet');
    const gone = new Promise<string>((resolve) => {
      connect(one.address, table.table, table.owner, {
        connection: (state, reason) => state === 'lost' && resolve(reason),
      });
    });
    await one.stop();
    expect(await gone).toMatch(/stops|ticket|fetch/);
    const log = await store.read(table.table);
    expect(log.length - 1).toBe(fate.fate === 'recorded' ? fate.seq : -1);
    const loaded = Table.load({ game: findGame, programs: () => ['random'] }, table.table, log);
    expect(loaded.match?.pending[0]?.seat).toBe(1);
    for (const person of people) person.client.stop();
  });
});

describe('a server that stops', () => {
  test('acknowledges what was under way, then says goodbye', async () => {
    class Slow extends MemoryStore {
      come: () => void = () => undefined;
      go: Promise<void> = Promise.resolve();
      override async append(...given: Parameters<MemoryStore['append']>) {
        this.come();
        await this.go;
        return super.append(...given);
      }
    }
    const store = new Slow();
    const one = await server({}, store);
    const { table, seats } = await twoPlaying(one.address).then((playing) => {
      for (const person of playing.people) person.client.stop();
      return playing;
    });
    const { body } = await post(one.address, `/api/tables/${table.table}/ticket`, { secret: seats[0]?.secret });
    const socket = new WebSocket(`${one.address.replace('http', 'ws')}/ws`);
    const heard: string[] = [];
    const closed = new Promise<void>((resolve) => {
      socket.on('close', (code, reason) => {
        heard.push(`${code} ${reason}`);
        resolve();
      });
    });
    const welcome = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data)) as { type: string };
        if (type === 'welcome') resolve();
        if (type === 'ack') heard.push(type);
      });
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: body.ticket })));
    await welcome;
    let release = (): void => undefined;
    store.go = new Promise((resolve) => {
      release = resolve;
    });
    const come = new Promise<void>((resolve) => {
      store.come = resolve;
    });
    socket.send(JSON.stringify({ type: 'command', id: 'a', command: { do: 'say', text: 'bonsoir' } }));
    await come;
    const stopped = one.stop();
    release();
    await Promise.all([stopped, closed]);
    expect(heard).toEqual(['ack', '1001 the server stops']);
  });

  // Without an end to its patience a server would wait half a minute, longer than a system lets it.
  test('waits for nobody who does not listen', async () => {
    const one = await server();
    const deaf = createConnection(Number(new URL(one.address).port), '127.0.0.1');
    const gone = new Promise<void>((resolve) => deaf.on('close', () => resolve()));
    const greeting = new Promise<string>((resolve) => deaf.once('data', (data) => resolve(String(data))));
    deaf.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    expect(await greeting).toContain('101 Switching');
    deaf.on('data', () => undefined);
    await one.stop();
    await gone;
  }, 15_000);

  test('nor for half a request', async () => {
    const one = await server();
    const half = createConnection(Number(new URL(one.address).port), '127.0.0.1');
    const gone = new Promise<void>((resolve) => half.on('close', () => resolve()));
    half.on('error', () => undefined);
    await new Promise<void>((resolve) => half.write('GET /ws HTTP/1.1\r\nHost: x\r\n', () => resolve()));
    await fetch(`${one.address}/healthz`);
    await one.stop();
    await gone;
  }, 15_000);
});

test('health, readiness and metrics', async () => {
  const { address } = await started();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const { people } = await twoPlaying(address);
  await people[0].answer('bet');
  const quiet = await started({ METRICS: 'false' });
  expect((await fetch(`${quiet.address}/metrics`)).status).toBe(404);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/reverie_frames_total\{what="commands"\} 1/);
  expect(metrics).toMatch(/reverie_tables 1/);
  const page = await fetch(`${address}/api/games`);
  expect(page.headers.get('content-security-policy')).toContain("object-src 'none'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  for (const one of people) one.client.stop();
});
