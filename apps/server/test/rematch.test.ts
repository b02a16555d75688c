/** Playing again: a rematch that begins at once, and sockets that go on to it. */
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_SOCKET_LIMITS } from '../src/limits.ts';
import { claim, connect, openTable, type Person, post, started, twoPlaying } from './people.ts';

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const at = (id: string, what: string) => `/api/tables/${id}/${what}`;

interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A socket whose frames are written by hand. */
function plain(address: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  const look = () => {
    for (const wake of [...waiting]) wake();
  };
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
    look();
  });
  const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()));
  const ended = new Promise<string>((resolve) => socket.on('close', (code, reason) => resolve(`${code} ${reason}`)));
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  return {
    frames,
    opened,
    ended,
    send,
    /** Resolves to the first frame from a number on that is as wanted. */
    frame: (wanted: (frame: Frame) => boolean, from = 0) =>
      new Promise<Frame>((resolve) => {
        const wake = () => {
          const found = frames.slice(from).find(wanted);
          if (!found) return;
          waiting.delete(wake);
          resolve(found);
        };
        waiting.add(wake);
        wake();
      }),
    /** Resolves to the welcome at a table. */
    welcome(table: string) {
      return this.frame((frame) => frame.type === 'welcome' && frame.table === table);
    },
    async hello(table: string, body: object) {
      await opened;
      const ticket = await ticketFor(address, table, body);
      send({ type: 'hello', protocol: 1, ticket });
      return ticket;
    },
    follow: (table: string) => send({ type: 'follow', table }),
  };
}

async function ticketFor(address: string, table: string, body: object): Promise<string> {
  const answered = await post(address, at(table, 'ticket'), body);
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.body));
  return String(answered.body.ticket);
}

/** A game of two that somebody has given up, and who sat there; nobody is connected any more. */
async function over(address: string, change: object = {}) {
  const { table, seats, people } = await twoPlaying(address, change);
  expect(await people[1].client.command({ do: 'resign' })).toMatchObject({ fate: 'recorded' });
  for (const one of people) one.client.stop();
  return { table, seats, secrets: seats.map(({ secret }) => secret) as [string, string] };
}

async function rematch(address: string, table: string, body: object) {
  const { status, body: answer } = await post(address, at(table, 'rematch'), body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer as unknown as { table: string; seat: number | null; started: boolean };
}

describe('a rematch that begins at once', () => {
  test('begins where everybody is there; without being asked to it waits', async () => {
    const { address, keeper } = await started();
    const first = await over(address);
    const next = await rematch(address, first.table.table, { secret: first.secrets[0], rotate: true, start: true });
    expect(next).toMatchObject({ seat: 1, started: true });
    expect((await keeper.table(next.table))?.phase).toBe('playing');
    // Whoever begins it all the same, as one had to, is told that it has begun.
    expect((await post(address, at(next.table, 'start'), { secret: first.secrets[0] })).status).toBe(200);
    const second = await over(address);
    const waits = await rematch(address, second.table.table, { secret: second.secrets[0] });
    expect(waits.started).toBe(false);
    expect((await keeper.table(waits.table))?.phase).toBe('gathering');
  });

  test('is there and waits where it cannot begin; asked for twice it is refused as ever', async () => {
    const { address, keeper } = await started();
    const { table, secrets } = await over(address);
    await post(address, at(table.table, 'revoke'), { secret: table.owner, seat: 1 });
    const ask = { secret: table.owner, start: true };
    expect((await post(address, at(table.table, 'rematch'), { ...ask, secret: secrets[1] })).status).toBe(403);
    const next = await rematch(address, table.table, ask);
    expect(next).toMatchObject({ seat: null, started: false });
    expect((await keeper.table(next.table))?.phase).toBe('gathering');
    expect((await post(address, at(next.table, 'start'), { secret: table.owner })).body.error).toMatchObject({
      reason: 'seatsOpen',
    });
    expect((await post(address, at(table.table, 'rematch'), ask)).body.error).toMatchObject({ reason: 'rematched' });
    const unfinished = await twoPlaying(address);
    const early = await post(address, at(unfinished.table.table, 'rematch'), {
      secret: unfinished.table.owner,
      start: true,
    });
    expect(early.body.error).toMatchObject({ reason: 'notOver' });
    for (const one of unfinished.people) one.client.stop();
  });
});

test('two people play ten games in a row over the same two sockets, and nothing of them stays at the old tables', async () => {
  const { address, keeper } = await started();
  const { table, seats, people: first } = await twoPlaying(address);
  let people: Person[] = first;
  let id = table.table;
  let opened = 0;
  const tables = [id];
  for (let game = 0; game < 10; game++) {
    const [asks, other] = people as [Person, Person];
    await other.client.command({ do: 'resign' });
    await asks.until(({ standing }) => standing?.phase === 'over');
    expect(await asks.client.command({ do: 'rematch', rotate: game % 2 === 1, start: true })).toMatchObject({
      fate: 'recorded',
    });
    await Promise.all(people.map((one) => one.until(({ standing }) => standing?.rematch !== null)));
    id = asks.client.standing?.rematch ?? '';
    tables.push(id);
    const places = people.map(({ client }) => (game % 2 === 1 ? 1 - (client.seat ?? 0) : client.seat));
    people = people.map(({ client }, i) => {
      const next = connect(address, id, seats[i]?.secret ?? '', {}, client);
      next.at((state) => {
        if (state === 'connected' || state === 'lost') opened++;
      });
      return next;
    });
    await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
    expect(people.map(({ client }) => client.seat)).toEqual(places);
    expect((await keeper.counts()).subscribers).toBe(2);
  }
  expect([opened, new Set(tables).size]).toEqual([0, 11]);
  // The last game is played as any other, and the old tables see nobody.
  const asked = people.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0);
  expect(await asked?.answer(asked.client.standing?.decisions[0]?.choices[0])).toMatchObject({ fate: 'recorded' });
  expect(await Promise.all(tables.map((one) => keeper.connected(one)))).toEqual([
    ...tables.slice(1).map(() => [false, false]),
    [true, true],
  ]);
  for (const { client } of people) client.stop();
  await expect.poll(async () => (await keeper.counts()).subscribers).toBe(0);
});

describe('a socket that goes on', () => {
  test('hears nothing more of the old table, and first what became of its commands', async () => {
    const { address } = await started();
    const { table, secrets } = await over(address);
    const [ada, blaise] = [plain(address), plain(address)];
    await Promise.all([
      ada.hello(table.table, { secret: secrets[0] }),
      blaise.hello(table.table, { secret: secrets[1] }),
    ]);
    await Promise.all([ada.welcome(table.table), blaise.welcome(table.table)]);
    const next = await rematch(address, table.table, { secret: secrets[0], start: true });
    await ada.frame(({ lines }) => JSON.stringify(lines ?? '').includes('rematched'));
    ada.send({ type: 'command', id: 'a', command: { do: 'say', text: 'à tout de suite' } });
    ada.follow(next.table);
    ada.send({ type: 'command', id: 'b', command: { do: 'say', text: 'me voici' } });
    await ada.frame(({ type, id }) => type === 'ack' && id === 'b');
    blaise.send({ type: 'command', id: 'c', command: { do: 'say', text: 'encore là' } });
    await blaise.frame(({ type, id }) => type === 'ack' && id === 'c');
    ada.send({ type: 'ping', n: 7 });
    await ada.frame(({ type }) => type === 'pong');
    const from = ada.frames.findIndex((frame) => frame.type === 'welcome' && frame.table === next.table);
    const [before, after] = [ada.frames.slice(0, from), ada.frames.slice(from)].map((some) => JSON.stringify(some));
    expect(before).toContain('"ack","id":"a"');
    expect(before).toContain('à tout de suite');
    expect(after).toContain('me voici');
    expect(after).not.toContain('encore là');
    expect(ada.frames[from]).toMatchObject({ seat: 0, owner: false, standing: { phase: 'playing' } });
    // Blaise, who is still there, sees that Ada has left.
    expect(blaise.frames.findLast(({ type }) => type === 'presence')).toMatchObject({ seats: [false, true] });
  });

  test('by a ticket is whom the ticket is for, and nothing of before; a ticket is still good once', async () => {
    const { address, keeper } = await started();
    const here = await openTable(address);
    const there = await openTable(address, { watch: 'anybody' });
    const ada = await claim(address, here.table, here.seats[0] ?? null, 'Ada');
    const eve = await claim(address, there.table, there.seats[1] ?? null, 'Eve');
    const one = plain(address);
    const used = await one.hello(here.table, { secret: ada.secret, owner: here.owner });
    expect(await one.welcome(here.table)).toMatchObject({ seat: 0, owner: true });
    // A ticket is whoever has it.
    await one.hello(there.table, { secret: eve.secret });
    expect(await one.welcome(there.table)).toMatchObject({ seat: 1, owner: false });
    one.send({ type: 'command', id: 'x', command: { do: 'close' } });
    expect(await one.frame(({ type }) => type === 'refused')).toMatchObject({ reason: 'ownerOnly' });
    await one.hello(there.table, { name: 'Ada' });
    const from = one.frames.length;
    one.send({ type: 'command', id: 'y', command: { do: 'rename', name: 'Zoé' } });
    expect(await one.frame(({ type }) => type === 'refused', from)).toMatchObject({ reason: 'notSeated' });
    expect([(await keeper.counts()).subscribers, await keeper.connected(there.table)]).toEqual([1, [false, false]]);
    one.send({ type: 'hello', protocol: 1, ticket: used });
    expect(await one.ended).toBe('1008 ticket');
    await expect.poll(async () => (await keeper.counts()).subscribers).toBe(0);
  });

  test('is shown out where the seat is not its own any more, at the new table or the old one', async () => {
    const { address } = await started();
    const lose = {
      revoked: (id: string, owner: string) => post(address, at(id, 'revoke'), { secret: owner, seat: 0 }),
      rekeyed: (id: string, _: string, secret: string) => post(address, at(id, 'rotate'), { secret }),
      handedOver: async (id: string, _: string, secret: string) => {
        const { body } = await post(address, at(id, 'handover'), { secret });
        return claim(address, id, String(body.invitation), 'Zoé');
      },
    };
    for (const [how, loses] of Object.entries(lose)) {
      const { table, secrets } = await over(address);
      const ada = plain(address);
      await ada.hello(table.table, { secret: secrets[0] });
      await ada.welcome(table.table);
      const next = await rematch(address, table.table, { secret: secrets[0], start: true });
      await loses(next.table, table.owner, secrets[0]);
      ada.follow(next.table);
      expect(await ada.ended, how).toBe('1008 ticket');
      expect(ada.frames.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    }
    for (const how of ['revoked', 'rekeyed'] as const) {
      const { table, secrets } = await over(address);
      const ada = plain(address);
      await ada.hello(table.table, { secret: secrets[0] });
      await ada.welcome(table.table);
      const next = await rematch(address, table.table, { secret: secrets[0], start: true });
      const lost = lose[how](table.table, table.owner, secrets[0]);
      expect(await ada.ended).toBe('1008 revoked');
      await lost;
      if (how === 'revoked') continue;
      // With the new secret of the old table nobody gets in at the new one, where the old secret is good.
      const { body } = await lost;
      const again = plain(address);
      await again.hello(table.table, { secret: body.secret });
      await again.welcome(table.table);
      again.follow(next.table);
      expect(await again.ended).toBe('1008 ticket');
    }
  });

  test('follows to the rematch of its own table and to no other, and not before it is let in', async () => {
    const { address } = await started();
    const [mine, strange] = [await over(address, { watch: 'anybody' }), await over(address, { watch: 'anybody' })];
    const next = await rematch(address, mine.table.table, { secret: mine.secrets[0], start: true });
    const strangers = await rematch(address, strange.table.table, { secret: strange.secrets[0], start: true });
    for (const to of [strangers.table, strange.table.table, mine.table.table, 'nowhere', '']) {
      const ada = plain(address);
      await ada.hello(mine.table.table, { secret: mine.secrets[0] });
      await ada.welcome(mine.table.table);
      ada.follow(to);
      ada.follow(next.table);
      expect(await ada.ended).toBe('1008 ticket');
      expect(ada.frames.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    }
    const back = plain(address);
    await back.hello(mine.table.table, { secret: mine.secrets[0] });
    back.follow(next.table);
    await back.welcome(next.table);
    back.follow(mine.table.table);
    expect(await back.ended).toBe('1008 ticket');
    const nobody = plain(address);
    await nobody.opened;
    nobody.follow(next.table);
    expect(await nobody.ended).toBe('1008 hello first');
  });

  test('watches on as far as its link goes; who was removed does not, and the owner stays the owner', async () => {
    const { address } = await started();
    const watcher = async (id: string, body: object) => {
      const one = plain(address);
      await one.hello(id, body);
      await one.welcome(id);
      return one;
    };
    const { table, secrets } = await over(address, { watch: 'anybody' });
    const guest = await watcher(table.table, { secret: table.watch, name: 'Guy' });
    const stranger = await watcher(table.table, { name: 'Tom' });
    const removed = await watcher(table.table, { secret: table.watch, name: 'Max' });
    const muted = await watcher(table.table, { secret: table.watch, name: 'Lou' });
    const gone = await watcher(table.table, { secret: table.watch, name: 'Bob' });
    const owner = await watcher(table.table, { secret: table.owner });
    owner.send({ type: 'command', id: 'g', command: { do: 'moderate', remove: 'Bob' } });
    expect(await gone.ended).toBe('1008 revoked');
    const next = await rematch(address, table.table, { secret: secrets[0], start: true });
    owner.follow(next.table);
    expect(await owner.welcome(next.table)).toMatchObject({ seat: null, owner: true });
    const orders = [{ watch: 'link' }, { remove: 'Max' }, { mute: { who: 'Lou', on: true } }];
    for (const [i, order] of orders.entries()) {
      owner.send({ type: 'command', id: `m${i}`, command: { do: 'moderate', ...order } });
      await owner.frame(({ type, id }) => type === 'ack' && id === `m${i}`);
    }
    for (const one of [guest, stranger, removed, muted]) one.follow(next.table);
    expect(await guest.welcome(next.table)).toMatchObject({ seat: null, owner: false });
    expect(await Promise.all([stranger.ended, removed.ended])).toEqual(['1008 ticket', '1008 ticket']);
    await muted.welcome(next.table);
    muted.send({ type: 'command', id: 'l', command: { do: 'say', text: 'ha' } });
    expect(await muted.frame(({ type }) => type === 'refused')).toMatchObject({ reason: 'muted' });
  });

  test('counts at its new table like any other, and no more at the old one', async () => {
    const limits = { ...DEFAULT_SOCKET_LIMITS, perSeat: 1 };
    const { address } = await started({}, undefined, { limits });
    const { table, secrets } = await over(address);
    const next = await rematch(address, table.table, { secret: secrets[0], start: true });
    const [first, second] = [plain(address), plain(address)];
    await first.hello(table.table, { secret: secrets[0] });
    await first.welcome(table.table);
    // Its own place is free for it when it comes again.
    await first.hello(table.table, { secret: secrets[0] });
    await first.frame(({ type }) => type === 'welcome', first.frames.length);
    first.follow(next.table);
    await first.welcome(next.table);
    await second.hello(table.table, { secret: secrets[0] });
    await second.welcome(table.table);
    second.follow(next.table);
    expect(await second.ended).toBe('1008 too many sockets');
    first.send({ type: 'ping', n: 1 });
    await first.frame(({ type }) => type === 'pong');
  });

  test('is held up by the limits of frames, and follows no oftener than it could ask for tickets', async () => {
    const flooded = await started();
    const { table, secrets } = await over(flooded.address);
    const flood = plain(flooded.address);
    await flood.hello(table.table, { secret: secrets[0] });
    await flood.welcome(table.table);
    for (let i = 0; i < 200; i++) flood.send({ type: 'hello', protocol: 1, ticket: `wrong${i}` });
    expect(await flood.ended).toMatch(/^1008 (ticket|too many frames)$/);
    expect(flood.frames.filter(({ type }) => type === 'welcome')).toHaveLength(1);

    const { address } = await started({ RATE_LIMIT: '12' }, undefined, {
      limits: { ...DEFAULT_SOCKET_LIMITS, burst: 1000 },
    });
    const again = await twoPlaying(address);
    const ada = plain(address);
    await ada.hello(again.table.table, { secret: again.seats[0]?.secret });
    let id = again.table.table;
    for (let game = 0; game < 13; game++) {
      await ada.welcome(id);
      const from = ada.frames.length;
      ada.send({ type: 'command', id: `r${game}`, command: { do: 'resign' } });
      await ada.frame(({ type }) => type === 'ack', from);
      ada.send({ type: 'command', id: `a${game}`, command: { do: 'rematch', start: true } });
      const told = await ada.frame(({ lines }) => JSON.stringify(lines ?? '').includes('"rematched"'), from);
      const line = (told.lines as { kind: string; table: string }[]).find(({ kind }) => kind === 'rematched');
      id = line?.table ?? '';
      ada.follow(id);
    }
    expect(await ada.ended).toBe('1008 ticket');
    expect(ada.frames.filter(({ type }) => type === 'welcome')).toHaveLength(13);
    for (const one of again.people) one.client.stop();
  });
});
