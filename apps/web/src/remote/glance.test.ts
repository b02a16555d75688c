import { beforeEach, expect, test, vi } from 'vitest';

let sent: string[];
let reply: Response;

beforeEach(() => {
  vi.resetModules();
  const items = new Map<string, string>();
  sent = [];
  vi.stubGlobal('navigator', { language: 'fr' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { secret: string }).secret);
    return reply.clone();
  });
});

const refusal = (status: number, reason: string) => Response.json({ error: { reason, text: '' } }, { status });
const seat = { secret: 'old', seat: 0, name: 'Ada', game: 'reve', title: '', at: 1 };

test.each([
  ['a busy server', refusal(429, 'tooManyTries'), 'unreachable'],
  ['a proxy that wants a password', new Response('<html>', { status: 403 }), 'unreachable'],
  ['a server without that table', refusal(404, 'noTable'), 'gone'],
  ['a seat that was taken away', refusal(403, 'notInvited'), 'gone'],
])('%s', async (_who, told, kind) => {
  reply = told;
  const { glance } = await import('./glance.ts');
  expect(await glance('t', 'old')).toEqual({ kind });
});

test.each([
  [403, 'notInvited', ['old', 'new']],
  [410, 'seatExpired', ['old', 'new']],
  [404, 'noTable', ['old', 'old', 'new']],
  [429, 'tooManyTries', ['old', 'old', 'new']],
])('a secret that was refused (%i %s) is not sent again; a new one is', async (status, reason, all) => {
  reply = refusal(status, reason);
  const { glance } = await import('./glance.ts');
  const { keepSeat, ownSeatAt } = await import('./own-seats.ts');
  keepSeat('t', seat);
  await glance('t', 'old');
  await glance('t', 'old');
  keepSeat('t', { ...seat, ...ownSeatAt('t'), secret: 'new' });
  await glance('t', 'new');
  expect(sent).toEqual(all);
});
