/** People who are away are told that a table waits for them: if they asked for it, once, and without a word of the game. */
import { createECDH } from 'node:crypto';
import { MemoryStore } from '@reverie/table/store';
import type { Table } from '@reverie/table/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Alerts } from '../src/alerts/alerts.ts';
import { isAllowed } from '../src/alerts/destinations.ts';
import { Outbox } from '../src/alerts/outbox.ts';
import { type QuietHours, quietFor, Subscriptions } from '../src/alerts/subscriptions.ts';
import { encrypt } from '../src/alerts/web-push.ts';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { claim, connect, get, openTable, post, quickHasher } from './people.ts';
import { claimsOf, type PushService, pushBrowser, pushService } from './push-service.ts';

let service: PushService;
let store: MemoryStore;
let running: RunningServer;

async function start(): Promise<RunningServer> {
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    ALERT_ORIGINS: service.origin,
    PUSH_CONTACT: 'mailto:ada@example.org',
  };
  const config = readConfig({ ...settings, RATE_LIMIT: '100000', TABLES_AN_HOUR: '100000' }, []);
  if (typeof config === 'string') throw new Error(config);
  return startServer(config, store, null, { alertAfter: 20, hasher: quickHasher() });
}

beforeEach(async () => {
  service = await pushService();
  store = new MemoryStore();
  running = await start();
});
afterEach(async () => {
  await running.stop();
  await service.close();
});

/** Ada has answered and Blaise is away: his seat, and a browser that subscribed for it. */
async function blaiseAway(change: object = {}) {
  const { address } = running;
  const table = await openTable(address, { game: 'tic-tac-toe', options: {}, title: 'Soirée de mardi', ...change });
  const [ada, blaise] = await Promise.all(
    [0, 1].map((i) => claim(address, table.table, table.seats[i] ?? null, ['Ada', 'Blaise'][i] as string)),
  );
  if (!ada || !blaise) throw new Error('nobody sits there');
  const browser = pushBrowser(service.origin);
  const wish = { ...browser.subscription, language: 'fr', quiet: null, secret: blaise.secret };
  const asked = await post(address, `/api/tables/${table.table}/alerts`, wish);
  expect(asked.status).toBe(200);
  await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
  const person = connect(address, table.table, ada.secret);
  await person.until(({ standing }) => standing?.phase === 'playing');
  return { address, table, ada, blaise, browser, wish, person };
}

test('a turn is told by an encrypted message that only this browser can read, and says nothing of the game', async () => {
  const { table, blaise, browser, person } = await blaiseAway();
  expect((await person.answer(4)).fate).toBe('recorded');
  await service.until(1);
  const { headers, body } = service.messages[0] as (typeof service.messages)[number];
  expect(JSON.parse(browser.open(body))).toEqual({
    title: 'À vous de jouer',
    body: 'Soirée de mardi',
    table: table.table,
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(claimsOf(headers.authorization ?? '')).toMatchObject({ aud: service.origin, sub: 'mailto:ada@example.org' });
  expect(() => pushBrowser(service.origin).open(body)).toThrow();
  // Neither in clear nor behind the encryption.
  for (const secret of [blaise.secret, table.owner, 'Ada', 'Blaise', 'case']) {
    expect(body.includes(secret)).toBe(false);
    expect(browser.open(body)).not.toContain(secret);
  }
  // Every message is as long as any other.
  expect(body.length).toBe(16 + 4 + 1 + 65 + 1024 + 1 + 16);
  // The same question again, however much is said meanwhile, is told no more.
  for (const text of ['bonsoir', 'alors ?']) await person.client.command({ do: 'say', text });
  await person.client.command({ do: 'nudge', seat: 1 });
  await service.until(2);
  expect(service.messages).toHaveLength(2);
  expect(JSON.parse(browser.open(service.messages[1]?.body as Buffer)).title).toBe('On vous attend');
});

test('whoever is to let a move be taken back is told when they are nudged, and not before', async () => {
  const { address, table, ada, blaise, browser, person } = await blaiseAway();
  const there = connect(address, table.table, blaise.secret);
  await there.until(({ standing }) => standing !== null);
  expect((await person.answer(4)).fate).toBe('recorded');
  await there.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  expect((await there.answer(0)).fate).toBe('recorded');
  const gone = new Promise<void>((resolve) => {
    const other = connect(address, table.table, ada.secret, {
      presence: (seats) => {
        if (seats[1]) return there.client.stop();
        other.client.stop();
        resolve();
      },
    });
  });
  await gone;
  await person.client.command({ do: 'takeBack' });
  await person.until(({ standing }) => standing?.back?.waitingFor.includes(1) === true);
  await person.client.command({ do: 'say', text: 'alors ?' });
  expect(await person.client.command({ do: 'nudge', seat: 1 })).toMatchObject({ fate: 'recorded' });
  await service.until(1);
  expect(service.messages.map(({ body }) => JSON.parse(browser.open(body)).title)).toEqual(['On vous attend']);
  person.client.stop();
});

test('whoever is connected, has given alerts up, or whose seat has another holder is not told', async () => {
  const { address, table, ada, blaise, wish, person } = await blaiseAway();
  const { endpoint } = wish;
  const path = `/api/tables/${table.table}`;
  expect((await post(address, `${path}/silence`, { secret: ada.secret, endpoint })).body).toEqual({ removed: false });
  expect((await post(address, `${path}/silence`, { secret: blaise.secret, endpoint })).body).toEqual({ removed: true });
  await person.answer(4);
  // Ada wants to hear, and is here.
  const there = pushBrowser(service.origin);
  await post(address, `${path}/alerts`, { ...wish, ...there.subscription, secret: ada.secret });
  const blaiseHere = connect(address, table.table, blaise.secret);
  await blaiseHere.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  await blaiseHere.answer(0);
  await person.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  // Blaise again, with a subscription of before his key was changed.
  await post(address, `${path}/alerts`, wish);
  await post(address, `${path}/rotate`, { secret: blaise.secret });
  blaiseHere.client.stop();
  await person.answer(8);
  await new Promise((done) => setTimeout(done, 150));
  expect(service.messages).toEqual([]);
});

test('a subscription that the service has ended is forgotten', async () => {
  const { address, table, blaise, wish, person } = await blaiseAway();
  service.answer(410);
  await person.answer(4);
  await service.until(1);
  const { endpoint } = wish;
  await expect
    .poll(
      async () => (await post(address, `/api/tables/${table.table}/silence`, { secret: blaise.secret, endpoint })).body,
    )
    .toEqual({ removed: false });
});

test('the key of a server is made once and outlives it', async () => {
  const { push } = (await get(running.address, '/api/house')).body as unknown as { push: string };
  expect(Buffer.from(push, 'base64url')).toHaveLength(65);
  await running.stop();
  // Stopping a server closes its store: this one keeps its marks.
  const kept = new MemoryStore();
  store = kept;
  running = await start();
  const first = ((await get(running.address, '/api/house')).body as unknown as { push: string }).push;
  const key = await kept.noteAt('push-key', Date.now());
  const again = new MemoryStore();
  await again.spend('push-key', 8e15, key ?? '');
  await running.stop();
  store = again;
  running = await start();
  expect(((await get(running.address, '/api/house')).body as unknown as { push: string }).push).toBe(first);
});

test('the owner’s channel hears who is awaited, and the end', async () => {
  const { address, table, person, ada } = await blaiseAway();
  const path = `/api/tables/${table.table}/webhook`;
  const url = `${service.origin}/channel`;
  expect((await post(address, path, { secret: ada.secret, url, language: 'fr' })).status).toBe(403);
  expect((await post(address, path, { secret: table.owner, url: 'http://10.0.0.1/', language: 'fr' })).status).toBe(
    400,
  );
  expect((await post(address, path, { secret: table.owner, url, language: 'fr' })).body).toEqual({ set: true });
  await person.answer(4);
  // Ada may have been awaited for long enough to be told of, too.
  await expect
    .poll(() => service.messages.map(({ body }) => body.toString()).findLast((text) => text.startsWith('{')))
    .toEqual(
      JSON.stringify({
        content: 'Soirée de mardi : à Blaise de jouer.',
        text: 'Soirée de mardi : à Blaise de jouer.',
        table: table.table,
      }),
    );
});

test('a game by letter gives each answer its time anew', async () => {
  const clock = { seconds: 3 * 86_400, perAnswer: true };
  const { person } = await blaiseAway({ clock });
  const left = () => person.client.standing?.clock ?? [];
  expect(left().every((ms) => ms > 3 * 86_400_000 - 10_000)).toBe(true);
  await person.answer(4);
  await person.until(() => left()[0] === 3 * 86_400_000);
});

test('the example of RFC 8291 comes out as printed there', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const body = encrypt(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'), ecdh, padded: 0 },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('quiet hours may go over midnight, wherever one lives', () => {
  const at = (time: string) => Date.parse(`2026-07-01T${time}:00Z`);
  const night = { from: 22, to: 8, zone: 'Europe/Paris' };
  expect(quietFor(night, at('19:59'))).toBe(0);
  expect(quietFor(night, at('20:30'))).toBe(9.5 * 3_600_000);
  expect(quietFor(night, at('05:00'))).toBe(3_600_000);
  expect(quietFor(night, at('06:00'))).toBe(0);
  expect(quietFor({ from: 9, to: 9, zone: 'UTC' }, at('09:00'))).toBe(0);
  expect(quietFor(null, at('03:00'))).toBe(0);
});

test('alerts go to the public internet, or where the operator allows', () => {
  for (const url of ['https://push.example.org/x', 'https://8.8.8.8/x', 'http://127.0.0.1:99/x'])
    expect([url, isAllowed(url, ['http://127.0.0.1:99'])]).toEqual([url, true]);
  for (const url of [
    'http://push.example.org/x',
    'https://localhost/x',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://u:p@push.example.org/',
    'file:///etc/passwd',
    'x',
  ])
    expect([url, isAllowed(url, [])]).toEqual([url, false]);
});

test('a service in trouble is asked again, three times, later and later', async () => {
  const waits: number[] = [];
  let tried = 0;
  const outbox = new Outbox({
    post: async () => {
      tried++;
      if (tried === 2) throw new Error('no answer');
      return { status: 503, retryAfter: tried === 1 ? 30 : null };
    },
    later(ms, call) {
      waits.push(ms);
      queueMicrotask(call);
      return () => undefined;
    },
    log: () => undefined,
  });
  outbox.send({ url: 'https://push.example.org/', headers: {}, body: '' });
  await expect.poll(() => tried).toBe(4);
  expect(waits).toEqual([30_000, 60_000, 600_000]);
});

/** Blaise is asked something by letter from noon on, with a day for his answer; his devices have these quiet hours. */
async function byLetter(quiets: readonly (QuietHours | null)[]) {
  const noon = Date.UTC(2026, 0, 1, 12);
  const DAY = 86_400_000;
  let time = noon;
  const timers = new Set<{ readonly at: number; call(): void }>();
  const sent: string[] = [];
  const subscriptions = new Subscriptions(store, () => time, 180);
  const devices = quiets.map((quiet) => ({ ...pushBrowser(service.origin), quiet }));
  for (const { subscription, quiet } of devices)
    await subscriptions.keep('t', 1, 'holder', { ...subscription, language: 'en', quiet });
  const table = {
    ...{ id: 't', spec: { clock: { seconds: DAY / 1000, increment: 0, perAnswer: true } }, phase: 'playing' },
    seats: [0, 1].map(() => ({ sitter: { kind: 'person' }, standIn: null, resigned: false, secret: 'holder' })),
    ...{ paused: false, waitingFor: [], match: { pending: [{ id: 7, seat: 1, kind: 'mark' }] } },
    clock: { deadline: ([seat]: readonly number[]) => (seat === 1 ? noon + DAY : null) },
    game: { texts: { fr: { title: 'Morpion' }, en: { title: 'Tic-tac-toe' } } },
  } as unknown as Table;
  const node = () =>
    new Alerts({
      keeper: {
        inspect: async (_: string, use: (table: Table) => never) => use(table),
        connected: async () => [true, false],
      },
      ...{ subscriptions, contact: '', after: 0, now: () => time },
      outbox: {
        send({ url, body }: { url: string; body: Buffer }) {
          const device = devices.findIndex(({ subscription }) => subscription.endpoint === url);
          const { title } = JSON.parse(devices[device]?.open(body) ?? '');
          sent.push(`${new Date(time).getUTCHours()} h, device ${device}: ${title}`);
        },
      } as unknown as Outbox,
      later: (ms, call) => {
        const timer = { at: time + ms, call };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      log: (what, details) => expect([what, details]).toBe('nothing to log'),
    });
  /** Lets a day go by, timer by timer. */
  const aDay = async (): Promise<void> => {
    for (;;) {
      const [next] = [...timers].sort((a, b) => a.at - b.at);
      if (!next || next.at > noon + DAY) return;
      timers.delete(next);
      time = next.at;
      next.call();
      // What a timer does goes through the store in memory: it is done before the next task.
      await new Promise((done) => setImmediate(done));
    }
  };
  return { table, node, sent, aDay };
}

test('a reminder that falls into quiet hours comes when they end, once', async () => {
  const { table, node, sent, aDay } = await byLetter([{ from: 4, to: 9, zone: 'UTC' }]);
  for (const alerts of [node(), node()]) alerts.remind(table);
  await aDay();
  expect(sent).toEqual(['9 h, device 0: Little time is left']);
});

test('of several devices, those in their quiet hours are told later, and the others not again', async () => {
  const night = { zone: 'UTC', from: 11 } as const;
  const { table, node, sent, aDay } = await byLetter([null, { ...night, to: 14 }, { ...night, to: 15 }]);
  node().stored(table, []);
  await aDay();
  expect(sent.filter((one) => one.endsWith('Your turn'))).toEqual(
    [12, 14, 15].map((hour, device) => `${hour} h, device ${device}: Your turn`),
  );
});

test('games by letter are reminded of once, when a quarter of the time is left, also after a start', async () => {
  const { table, node, sent, aDay } = await byLetter([null]);
  // Two nodes start at once.
  for (const alerts of [node(), node()]) alerts.remind(table);
  await aDay();
  expect(sent).toEqual(['6 h, device 0: Little time is left']);
});
