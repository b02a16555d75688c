/** Chronicles over HTTP: evenings that follow one another, over a restart, with everything that may go wrong between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CharacterDocument, newDocument } from '@reverie/kernel/character';
import { hashOf as hashPlain } from '@reverie/kernel/plain';
import { findGame } from '@reverie/shelf/shelf';
import type { ChronicleView } from '@reverie/table/chronicle/view';
import type { FeedLine } from '@reverie/table/feed';
import { MemoryStore, type Store } from '@reverie/table/store';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../src/secrets.ts';
import type { RunningServer } from '../src/server.ts';
import { openSqlite } from '../src/stores/sqlite.ts';
import { claim, connect, openTable, type Person, post, server } from './people.ts';
import { pushService } from './push-service.ts';

let running: RunningServer[] = [];
const started = async (store: Store = new MemoryStore(), settings: object = {}): Promise<RunningServer> => {
  const one = await server({ JOINS_A_MINUTE: '10000', ...settings }, store);
  running.push(one);
  return one;
};
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});

interface Keys {
  readonly member: number;
  readonly secret: string;
  readonly recovery: string;
}
interface Group {
  readonly chronicle: string;
  readonly invitation: string;
  readonly keys: Record<string, Keys>;
}

let ids = 0;
const at = (id: string, what: string) => `/api/chronicles/${id}/${what}`;

async function begin(address: string, names = ['Ada', 'Blaise', 'Claire'], game = 'songe'): Promise<Group> {
  const [first = '', ...others] = names;
  const { status, body } = await post(address, '/api/chronicles', { game, title: 'Les Brumes', name: first });
  expect(status).toBe(200);
  const { chronicle, invitation, ...keys } = body as unknown as Keys & { chronicle: string; invitation: string };
  const group: Group = { chronicle, invitation, keys: { [first]: keys } };
  for (const name of others) await joinGroup(address, group, name);
  return group;
}

async function joinGroup(address: string, { chronicle, invitation, keys }: Group, name: string): Promise<void> {
  const { status, body } = await post(address, at(chronicle, 'join'), { secret: invitation, name });
  expect(status).toBe(200);
  keys[name] = body as unknown as Keys;
}

/** Asks for something as a member; the reason, if it is refused. */
async function tell(address: string, { chronicle, keys }: Group, who: string, command: object): Promise<unknown> {
  const { status, body } = await post(address, at(chronicle, 'do'), {
    secret: keys[who]?.secret ?? '',
    id: `c${ids++}`,
    command,
  });
  return status === 200 ? null : (body.error as unknown as { reason: string }).reason;
}

async function look(address: string, { chronicle, keys }: Group, who: string): Promise<ChronicleView> {
  const { status, body } = await post(address, at(chronicle, 'look'), { secret: keys[who]?.secret ?? '' });
  expect(status).toBe(200);
  return (body as unknown as { chronicle: ChronicleView }).chronicle;
}

async function openEvening(address: string, { chronicle, keys }: Group, who = 'Ada') {
  const { status, body } = await post(address, at(chronicle, 'evening'), {
    secret: keys[who]?.secret ?? '',
    id: `c${ids++}`,
  });
  return { status, body: body as unknown as { table: string; seat: number; error?: { reason: string; text: string } } };
}

const ready = (n: number): CharacterDocument => {
  const songe = findGame('songe');
  const character = songe?.characters?.ready[n];
  if (!songe || !character) throw new Error('nobody is ready');
  return newDocument(songe, character, hashPlain(['character', n, ids++]));
};

/** Gives an answer to the open question of a kind. */
async function answer(person: Person, kind: string, given: object): Promise<void> {
  await person.until(({ standing }) => standing?.decisions.some(({ decision }) => decision.kind === kind) === true);
  const open = person.client.standing?.decisions.find(({ decision }) => decision.kind === kind);
  const fate = await person.client.command({
    do: 'answer',
    decision: open?.decision.id ?? -1,
    answer: given as never,
  });
  expect(fate).toMatchObject({ fate: 'recorded' });
}

/** An evening: everybody sits down, the Conteuse begins it; `play` is the rest. */
async function evening(
  address: string,
  group: Group,
  play: (people: Record<string, Person>, table: string) => Promise<void>,
): Promise<void> {
  const { status, body } = await openEvening(address, group);
  expect(status, JSON.stringify(body)).toBe(200);
  const { table } = body;
  const view = await look(address, group, 'Ada');
  const seated = view.evenings.at(-1)?.seats ?? [];
  const names = Object.keys(group.keys).filter((name) => seated.includes(group.keys[name]?.member ?? -1));
  const people = Object.fromEntries(
    names.map((name) => [name, connect(address, table, group.keys[name]?.secret ?? '')]),
  );
  await post(address, `/api/tables/${table}/start`, { secret: group.keys.Ada?.secret });
  await Promise.all(Object.values(people).map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
  await play(people, table);
  for (const { client } of Object.values(people)) client.stop();
}

const XP = (amount: number) => ({ do: 'xp', amount });
const xpOf = (document: CharacterDocument | undefined) =>
  (document?.body as { readonly xp: { readonly total: number } } | undefined)?.xp.total;
const own = (view: ChronicleView): CharacterDocument | undefined =>
  view.documents.find(({ member, proposed }) => member === view.me && !proposed)?.document;

test('evenings follow one another over a restart: experience stays, a latecomer, a death, a correction', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-chronicle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const file = join(folder, 'tables.sqlite');
  const first = await started(await openSqlite(file));
  const group = await begin(first.address);
  expect(await tell(first.address, group, 'Blaise', { do: 'bring', character: ready(0) })).toBeNull();
  // Nobody comes to a table with a character that waits.
  const early = await openEvening(first.address, group);
  expect([early.status, early.body.error?.reason]).toEqual([409, 'characterWaits']);
  expect(await tell(first.address, group, 'Ada', { do: 'consent', member: 1, agree: true })).toBeNull();
  await evening(first.address, group, async ({ Ada, Blaise }) => {
    await answer(Ada as Person, 'preside', XP(3));
    await answer(Ada as Person, 'preside', { do: 'close' });
    await (Blaise as Person).until(({ standing }) => standing?.phase === 'over');
  });
  const one = await look(first.address, group, 'Blaise');
  expect(one.evenings).toMatchObject([{ settledAt: expect.any(Number), seats: [1, 2, null, null, 0] }]);
  expect(one.evenings[0]?.changes.find(({ member }) => member === 1)?.lines[0]?.fr).toMatch(/expérience.*3/);
  expect(one.evenings[0]?.date?.fr).toMatch(/jour/);
  expect(xpOf(own(one))).toBe(3);
  // Claire brought nobody: whom the table gave her is hers from now on.
  expect(one.members[2]?.character?.name).toBeTypeOf('string');
  await first.stop();
  running = [];

  const { address } = await started(await openSqlite(file));
  await joinGroup(address, group, 'Denis');
  const late = await look(address, group, 'Denis');
  expect(late.evenings).toHaveLength(1);
  expect(late.documents).toEqual([]);
  expect(
    await tell(address, group, 'Ada', { do: 'plan', title: 'Le bal', text: 'On entre masqué.', at: null }),
  ).toBeNull();
  expect(await tell(address, group, 'Claire', { do: 'reply', comes: false })).toBeNull();
  await evening(address, group, async ({ Ada, Blaise, Denis }) => {
    expect(Denis?.client.standing?.seats.flatMap(({ name, spare }) => (spare ? [] : [name]))).toEqual([
      ...['Blaise', 'Denis', 'Ada'],
    ]);
    expect(Denis?.client.standing?.title).toBe('Le bal');
    await answer(Ada as Person, 'preside', XP(2));
    // A correction by whoever leads is an event of the game, and comes home like everything else.
    await answer(Ada as Person, 'preside', { do: 'judge', to: 0, cases: 2 });
    await answer(Denis as Person, 'act', { do: 'die', text: 'pour elle' });
    await answer(Ada as Person, 'preside', { do: 'close' });
    await (Blaise as Person).until(({ standing }) => standing?.phase === 'over');
  });
  const two = await look(address, group, 'Blaise');
  expect(xpOf(own(two))).toBe(5);
  expect(own(two)?.chain).toHaveLength(2);
  expect(
    two.evenings[1]?.changes
      .find(({ member }) => member === 1)
      ?.lines.map(({ fr }) => fr)
      .join(),
  ).toMatch(/Karma/);
  expect(two.members[3]?.character).toMatchObject({ retired: true, provenance: 'whole' });
  // Claire stayed away: nothing changed for her.
  expect(two.members[2]?.character).toEqual(one.members[2]?.character);

  // The dead do not come; somebody else does.
  const dead = await openEvening(address, group);
  expect([dead.status, dead.body.error?.reason]).toEqual([409, 'characterDead']);
  expect(await tell(address, group, 'Denis', { do: 'bring', character: ready(2) })).toBeNull();
  expect(await tell(address, group, 'Ada', { do: 'consent', member: 3, agree: true })).toBeNull();
  await evening(address, group, async ({ Ada }, table) => {
    await answer(Ada as Person, 'preside', XP(1));
    // Ended from the chronicle, in the middle of it.
    const ended = await post(address, at(group.chronicle, 'end'), { secret: group.keys.Ada?.secret, id: 'end' });
    expect(ended.status).toBe(200);
    const mine = await post(address, `/api/tables/${table}/character`, { secret: group.keys.Blaise?.secret });
    expect(xpOf(mine.body.character as unknown as CharacterDocument)).toBe(6);
  });
  const three = await look(address, group, 'Ada');
  expect(three.evenings).toHaveLength(3);
  expect(three.documents.map(({ document }) => xpOf(document))).toEqual([6, 4, 1]);

  // All of it in one file, and an evening by itself, for those who were not there too.
  const exported = await post(address, at(group.chronicle, 'export'), { secret: group.keys.Claire?.secret });
  const written = exported.body as unknown as ChronicleView & { journals: { journal: string }[] };
  expect(written).toMatchObject({ reverie: 'chronicle-1', title: 'Les Brumes' });
  expect(written.journals.map(({ journal }) => journal.split('\n').length > 3)).toEqual([true, true, true]);
  expect(written.documents).toHaveLength(1);
  const journal = await post(address, at(group.chronicle, 'journal'), {
    secret: group.keys.Claire?.secret,
    evening: 1,
  });
  expect(String(journal.body)).toBe(written.journals[1]?.journal);
});

describe('bad input is refused in words, and nothing is overwritten', () => {
  test('documents of another game, forged, changed by hand, or seated elsewhere', async () => {
    const { address } = await started();
    const group = await begin(address);
    const mine = ready(0);
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: { ...mine, game: 'reve' } })).toBe(
      'characterGame',
    );
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: { ...mine, body: { sheet: {} } } })).toBe(
      'characterShape',
    );
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: mine })).toBeNull();
    expect(await tell(address, group, 'Claire', { do: 'bring', character: mine })).toBe('characterTaken');
    await tell(address, group, 'Ada', { do: 'consent', member: 1, agree: true });
    // The same character sits down at an ordinary table meanwhile.
    const spec = { game: 'songe', options: {}, seats: [{ role: 'arpenteur' }, { role: 'conteur' }] };
    const table = await openTable(address, spec);
    const sat = await post(address, `/api/tables/${table.table}/claim`, {
      ...{ secret: table.seats[0], name: 'Blaise', nonce: 'b', character: mine },
    });
    expect(sat.status).toBe(200);
    const elsewhere = await openEvening(address, group);
    expect([elsewhere.status, elsewhere.body.error?.reason]).toEqual([409, 'characterElsewhere']);
    expect(elsewhere.body.error?.text).toMatch(/autre table/);
    expect((await look(address, group, 'Ada')).evenings).toEqual([]);
    // The Conteuse of that table has to agree; until then the game does not begin.
    await claim(address, table.table, table.seats[1] ?? null, 'Eve');
    const begun = await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
    expect([begun.status, begun.body.error]).toMatchObject([409, { reason: 'characterWaits' }]);
    const left = await post(address, `/api/tables/${table.table}/release`, { secret: sat.body.secret });
    expect(left.status).toBe(200);
    expect((await openEvening(address, group)).status).toBe(200);
  });

  test('a document that was edited is accepted only as such, and the game master is told', async () => {
    const { address } = await started();
    const group = await begin(address);
    await evening(address, group, async ({ Ada, Blaise }) => {
      await answer(Ada as Person, 'preside', { do: 'close' });
      await (Blaise as Person).until(({ standing }) => standing?.phase === 'over');
    });
    const home = own(await look(address, group, 'Blaise')) as CharacterDocument;
    expect((await look(address, group, 'Ada')).members[1]?.character?.provenance).toBe('whole');
    const body = home.body as { readonly karma: number };
    const edited = { ...home, body: { ...body, karma: body.karma + 4 } };
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: edited })).toBeNull();
    const seen = await look(address, group, 'Ada');
    expect(seen.members[1]).toMatchObject({ proposed: { provenance: 'changed' }, character: { provenance: 'whole' } });
    const [station] = home.chain;
    const forged = { ...home, chain: [{ ...station, title: 'Ailleurs' }] };
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: forged })).toBeNull();
    expect((await look(address, group, 'Ada')).members[1]?.proposed?.provenance).toBe('forged');
    expect(await tell(address, group, 'Ada', { do: 'consent', member: 1, agree: false })).toBeNull();
    expect(own(await look(address, group, 'Blaise'))).toEqual(home);
  });

  test('somebody who was removed is told so, loses the seat, and leaves the past as it was', async () => {
    const { address } = await started();
    const group = await begin(address);
    const { body } = await openEvening(address, group);
    expect(await tell(address, group, 'Claire', { do: 'remove', member: 1 })).toBe('masterOnly');
    expect(await tell(address, group, 'Ada', { do: 'remove', member: 2 })).toBeNull();
    const gone = await post(address, at(group.chronicle, 'look'), { secret: group.keys.Claire?.secret });
    expect([gone.status, gone.body.error]).toMatchObject([410, { reason: 'memberRemoved' }]);
    const seat = await post(address, `/api/tables/${body.table}/look`, { secret: group.keys.Claire?.secret });
    expect(seat.status).toBe(404);
    expect((await look(address, group, 'Ada')).evenings[0]?.seats).toEqual([1, 2, null, null, 0]);
    // A guess is a guess, and a table is no chronicle.
    const guessed = await post(address, at(group.chronicle, 'look'), { secret: 'x' });
    expect(guessed.status).toBe(403);
    expect((await post(address, at(body.table, 'look'), { secret: 'x' })).status).toBe(404);
    expect((await post(address, `/api/tables/${group.chronicle}/look`, { secret: '' })).status).toBe(404);
  });

  test('a member finds their place again by a code, once, and their seat with it', async () => {
    const { address } = await started();
    const group = await begin(address, ['Ada', 'Blaise']);
    const { body } = await openEvening(address, group);
    const code = group.keys.Blaise?.recovery;
    const found = await post(address, at(group.chronicle, 'recover'), { code });
    expect(found.status).toBe(200);
    const { secret } = found.body as unknown as Keys;
    expect((await post(address, at(group.chronicle, 'recover'), { code })).status).toBe(403);
    expect((await post(address, at(group.chronicle, 'look'), { secret: group.keys.Blaise?.secret })).status).toBe(403);
    expect((await post(address, `/api/tables/${body.table}/look`, { secret })).body.good).toEqual({
      for: 'seat',
      seat: 0,
    });
    // A new link replaces the old one.
    expect((await post(address, at(group.chronicle, 'invite'), { secret })).status).toBe(409);
    const link = await post(address, at(group.chronicle, 'invite'), { secret: group.keys.Ada?.secret });
    expect(link.status).toBe(200);
    const old = await post(address, at(group.chronicle, 'join'), { secret: group.invitation, name: 'Eve' });
    expect(old.status).toBe(403);
  });
});

test('who left and came back with the same character keeps what the next evening brings', async () => {
  const { address } = await started();
  const group = await begin(address, ['Ada', 'Blaise']);
  const mine = ready(0);
  for (const member of [1, 2]) {
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: mine })).toBeNull();
    expect(await tell(address, group, 'Ada', { do: 'consent', member, agree: true })).toBeNull();
    if (member === 2) continue;
    expect(await tell(address, group, 'Blaise', { do: 'leave' })).toBeNull();
    await joinGroup(address, group, 'Blaise');
  }
  await evening(address, group, async ({ Ada }) => {
    await answer(Ada as Person, 'preside', XP(3));
    await answer(Ada as Person, 'preside', { do: 'close' });
  });
  const view = await look(address, group, 'Blaise');
  expect([view.me, xpOf(own(view)), view.evenings[0]?.changes.map(({ member }) => member)]).toEqual([2, 3, [2]]);
});

describe('an evening belongs to whoever leads its chronicle', () => {
  const owns = ({ client }: Person) => [client.seat, client.owner];
  const slower = { do: 'moderate', gallery: 'slow' } as const;

  test('to the next one at once, and no longer to the one who handed over', async () => {
    const { address } = await started();
    const group = await begin(address, ['Ada', 'Blaise']);
    const { table } = (await openEvening(address, group)).body;
    const [ada, blaise] = ['Ada', 'Blaise'].map((name) => connect(address, table, group.keys[name]?.secret ?? ''));
    if (!ada || !blaise) throw new Error('nobody is there');
    await Promise.all([ada, blaise].map((one) => one.until(({ standing }) => standing !== null)));
    expect([owns(ada), owns(blaise)]).toEqual([
      [3, true],
      [0, false],
    ]);
    expect(await tell(address, group, 'Ada', { do: 'lead', member: 1 })).toBeNull();
    // Whoever is there comes back by themselves.
    await Promise.all([ada.until(({ owner }) => !owner), blaise.until(({ owner }) => owner)]);
    expect(await ada.client.command(slower)).toMatchObject({ fate: 'refused', reason: 'ownerOnly' });
    expect(await blaise.client.command(slower)).toMatchObject({ fate: 'recorded' });
    for (const { client } of [ada, blaise]) client.stop();
    expect(await tell(address, group, 'Blaise', { do: 'remove', member: 0 })).toBeNull();
    expect((await post(address, `/api/tables/${table}/ticket`, { secret: group.keys.Ada?.secret })).status).toBe(403);
  });

  test('with the secret that they have now, and not with the one that they lost', async () => {
    const { address } = await started();
    const group = await begin(address, ['Ada', 'Blaise']);
    const { table } = (await openEvening(address, group)).body;
    const { secret: lost = '', recovery } = group.keys.Ada ?? {};
    const { body } = await post(address, at(group.chronicle, 'recover'), { code: recovery });
    expect((await post(address, `/api/tables/${table}/ticket`, { secret: lost })).status).toBe(403);
    const ada = connect(address, table, String(body.secret));
    await ada.until(({ standing }) => standing !== null);
    expect(owns(ada)).toEqual([3, true]);
    expect(await ada.client.command(slower)).toMatchObject({ fate: 'recorded' });
    ada.client.stop();
  });
});

/** A store whose next write of one log fails. */
class FailsOnce extends MemoryStore {
  log = '';
  override async append(...asked: Parameters<MemoryStore['append']>) {
    if (asked[0] !== this.log) return super.append(...asked);
    this.log = '';
    throw new Error('disk full');
  }
}

describe('where the second of two writes fails, asking again leads to the table that the first one stored', () => {
  test.each(['the same command', 'another command'])('an evening, with %s', async (how) => {
    const store = new FailsOnce();
    const { address } = await started(store);
    const group = await begin(address, ['Ada', 'Blaise']);
    expect(await tell(address, group, 'Blaise', { do: 'bring', character: ready(0) })).toBeNull();
    expect(await tell(address, group, 'Ada', { do: 'consent', member: 1, agree: true })).toBeNull();
    const open = (id: string) =>
      post(address, at(group.chronicle, 'evening'), { secret: group.keys.Ada?.secret ?? '', id });
    store.log = group.chronicle;
    expect((await open('first')).status).toBe(503);
    const { status, body } = await open(how === 'the same command' ? 'first' : 'second');
    expect([status, body.error]).toEqual([200, undefined]);
    const { evenings } = await look(address, group, 'Blaise');
    expect(evenings).toMatchObject([{ table: body.table, seats: [1, null, null, 0] }]);
    // What is played there is what is stored: the seed of the first try, not of the second.
    const table = String(body.table);
    expect((await post(address, `/api/tables/${table}/start`, { secret: group.keys.Ada?.secret })).status).toBe(200);
    const again = await started(store);
    const blaise = connect(again.address, table, group.keys.Blaise?.secret ?? '');
    await blaise.until(({ standing }) => standing?.phase === 'playing');
    blaise.client.stop();
  });

  test('and whoever leads owns the evening as soon as anybody looks', async () => {
    const store = new FailsOnce();
    const { address } = await started(store);
    const group = await begin(address, ['Ada', 'Blaise']);
    const { table } = (await openEvening(address, group)).body;
    const revokes = async (name: string) =>
      (await post(address, `/api/tables/${table}/revoke`, { secret: group.keys[name]?.secret, seat: 1 })).status;
    store.log = table;
    expect(await tell(address, group, 'Ada', { do: 'lead', member: 1 })).toBeNull();
    expect([store.log, await revokes('Blaise')]).toEqual(['', 403]);
    await look(address, group, 'Blaise');
    expect([await revokes('Ada'), await revokes('Blaise')]).toEqual([403, 200]);
  });

  test('a rematch', async () => {
    const store = new FailsOnce();
    const { address } = await started(store);
    const roles = [{ role: 'arpenteur' }, { role: 'conteur' }];
    const { table, seats, owner } = await openTable(address, { game: 'songe', options: {}, seats: roles });
    const blaise = await claim(address, table, seats[0] ?? null, 'Blaise');
    const claire = await claim(address, table, seats[1] ?? null, 'Claire');
    await post(address, `/api/tables/${table}/bring`, { secret: blaise.secret, character: ready(1) });
    const leads = connect(address, table, claire.secret);
    await leads.until(({ standing }) => standing?.seats[0]?.character?.waits === true);
    await leads.client.command({ do: 'admit', seat: 0, agree: true });
    await post(address, `/api/tables/${table}/start`, { secret: owner });
    await answer(leads, 'preside', { do: 'close' });
    await leads.until(({ standing }) => standing?.phase === 'over');
    const rematch = () => post(address, `/api/tables/${table}/rematch`, { secret: claire.secret });
    store.log = table;
    expect((await rematch()).status).toBe(503);
    expect(await rematch()).toMatchObject({ status: 200, body: { table: expect.any(String) } });
    leads.client.stop();
  });
});

test('who joins while an evening goes on sits down at a free place, once the game master agrees, and goes home with the others', async () => {
  const { address } = await started();
  const group = await begin(address, ['Ada', 'Blaise']);
  await evening(address, group, async ({ Ada }, table) => {
    await joinGroup(address, group, 'Denis');
    expect(await tell(address, group, 'Denis', { do: 'sit' })).toBe('nobodyToPlay');
    const varthos = ready(2);
    expect(await tell(address, group, 'Denis', { do: 'bring', character: varthos })).toBeNull();
    expect(await tell(address, group, 'Denis', { do: 'sit' })).toBeNull();
    expect(await tell(address, group, 'Denis', { do: 'sit' })).toBe('characterPlays');
    const seats = (await look(address, group, 'Denis')).evenings.at(-1)?.seats ?? [];
    const seat = seats.indexOf(group.keys.Denis?.member ?? -1);
    expect(seat).toBeGreaterThan(0);
    const denis = connect(address, table, group.keys.Denis?.secret ?? '');
    await Ada?.until(({ standing }) => standing?.seats[seat]?.coming?.name === varthos.name);
    expect(await Ada?.client.command({ do: 'admit', seat, agree: true })).toMatchObject({ fate: 'recorded' });
    await denis.until(({ standing }) => standing?.decisions.some(({ decision }) => decision.kind === 'act') === true);
    await answer(Ada as Person, 'preside', XP(3));
    await answer(Ada as Person, 'preside', { do: 'close' });
    denis.client.stop();
  });
  const home = await look(address, group, 'Denis');
  expect([own(home)?.name, xpOf(own(home)), home.members[home.me]?.proposed]).toEqual(['Varthos', 3, null]);
  expect(home.evenings.at(-1)?.changes.map(({ member }) => member)).toContain(home.me);
  // Two places were free: the third who comes waits for the next evening.
  await evening(address, group, async ({ Ada }) => {
    const said: unknown[] = [];
    for (const [n, name] of ['Édith', 'Félix', 'Gaspard'].entries()) {
      await joinGroup(address, group, name);
      await tell(address, group, name, { do: 'bring', character: ready(n) });
      said.push(await tell(address, group, name, { do: 'sit' }));
    }
    expect(said).toEqual([null, null, 'noFreePlace']);
    await answer(Ada as Person, 'preside', { do: 'close' });
  });
});

test('what is for one member alone reaches nobody else, and no secret reaches the store', async () => {
  const kept: string[] = [];
  const store = new (class extends MemoryStore {
    override async append(...given: Parameters<MemoryStore['append']>) {
      kept.push(JSON.stringify(given));
      return super.append(...given);
    }
  })();
  const { address } = await started(store);
  const group = await begin(address);
  await tell(address, group, 'Ada', { do: 'note', note: null, own: true, text: 'canary of Ada' });
  await tell(address, group, 'Blaise', { do: 'note', note: null, own: true, text: 'canary of Blaise' });
  await tell(address, group, 'Ada', { do: 'hook', url: 'https://canary.example/hook', language: 'fr' });
  await tell(address, group, 'Blaise', { do: 'bring', character: { ...ready(0), name: 'Canary sheet' } });
  const everything = async (who: string): Promise<string> => {
    const { secret } = group.keys[who] as Keys;
    const file = await post(address, at(group.chronicle, 'export'), { secret });
    return JSON.stringify([await look(address, group, who), file.body]);
  };
  const [ada, blaise, claire] = [await everything('Ada'), await everything('Blaise'), await everything('Claire')];
  expect(ada).toContain('canary of Ada');
  expect(ada + claire).not.toContain('canary of Blaise');
  expect(blaise + claire).not.toContain('canary of Ada');
  // That somebody brings a character everybody sees; the sheet itself only whoever plays it and whoever leads.
  expect(claire).not.toContain('"body"');
  for (const all of [ada, blaise]) expect(all).toContain('body');
  for (const all of [ada, blaise, claire]) {
    expect(all).not.toContain('canary.example');
    for (const { secret, recovery } of Object.values(group.keys)) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(hashOf(secret));
      expect(all).not.toContain(recovery);
    }
  }
  for (const { secret, recovery } of Object.values(group.keys)) {
    expect(kept.join()).not.toContain(secret);
    expect(kept.join()).not.toContain(recovery);
  }
  expect(kept.join()).not.toContain(group.invitation);
});

test('a channel hears of evenings once whoever leads has named it, and no address inside the network is taken', async () => {
  const service = await pushService();
  onTestFinished(() => service.close());
  const { address } = await started(new MemoryStore(), { ALERT_ORIGINS: service.origin });
  const group = await begin(address, ['Ada', 'Blaise']);
  const heard = () => service.messages.map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text);
  const over = async (): Promise<void> => {
    await evening(address, group, async ({ Ada, Blaise }) => {
      await answer(Ada as Person, 'preside', XP(3));
      await answer(Ada as Person, 'preside', { do: 'close' });
      await (Blaise as Person).until(({ standing }) => standing?.phase === 'over');
    });
    await look(address, group, 'Ada');
  };
  await over();
  expect(await tell(address, group, 'Ada', { do: 'hook', url: 'http://10.0.0.1/x' })).toBe('alertAddress');
  expect(await tell(address, group, 'Blaise', { do: 'hook', url: `${service.origin}/c` })).toBe('masterOnly');
  expect(await tell(address, group, 'Ada', { do: 'hook', url: `${service.origin}/c` })).toBeNull();
  expect(heard()).toEqual([]);
  expect(await tell(address, group, 'Ada', { do: 'plan', title: 'Le bal' })).toBeNull();
  await over();
  await expect
    .poll(heard)
    .toEqual(
      expect.arrayContaining([
        'Les Brumes : prochaine soirée, « Le bal ».',
        'Les Brumes : la soirée « Le bal » s’ouvre.',
        expect.stringMatching(/^Les Brumes : la soirée « Le bal » est finie\. .* : expérience gagnée : 3\.$/),
      ]),
    );
  expect(await tell(address, group, 'Ada', { do: 'hook', url: null })).toBeNull();
  const before = heard().length;
  expect(await tell(address, group, 'Ada', { do: 'plan', title: 'Autre' })).toBeNull();
  expect(heard()).toHaveLength(before);
});

describe('a chronicle out of its file', () => {
  const bringing = (address: string, file: string) => post(address, '/api/chronicles/import', { file });

  test('goes on at another server as such: the past, the characters byte for byte, one’s own notes, nobody else’s secrets', async () => {
    const { address } = await started();
    const group = await begin(address);
    await tell(address, group, 'Blaise', { do: 'bring', character: ready(1) });
    await tell(address, group, 'Ada', { do: 'consent', member: 1, agree: true });
    await tell(address, group, 'Ada', { do: 'note', note: null, own: true, text: 'Le comte ment.' });
    await tell(address, group, 'Blaise', { do: 'note', note: null, own: true, text: 'La clef ouvre la volière.' });
    await tell(address, group, 'Ada', { do: 'note', note: null, own: false, text: 'Qui achète les noms ?' });
    await evening(address, group, async ({ Ada }) => {
      await answer(Ada as Person, 'preside', XP(3));
      await answer(Ada as Person, 'preside', { do: 'close' });
    });
    const before = await look(address, group, 'Ada');
    const exported = await post(address, at(group.chronicle, 'export'), { secret: group.keys.Ada?.secret });
    const file = `${JSON.stringify(exported.body)}\n`;
    expect(file).not.toContain('volière');
    for (const { secret, recovery } of Object.values(group.keys))
      for (const hidden of [secret, recovery, hashOf(secret)]) expect(file).not.toContain(hidden);

    const store = new MemoryStore();
    const other = (await started(store)).address;
    const { status, body } = await bringing(other, file);
    expect(status, JSON.stringify(body)).toBe(200);
    const { chronicle, invitation, member, secret } = body as unknown as Keys & {
      chronicle: string;
      invitation: string;
    };
    const taken: Group = { chronicle, invitation, keys: { Ada: { member, secret, recovery: '' } } };
    expect([chronicle === group.chronicle, member]).toEqual([false, 0]);
    const after = await look(other, taken, 'Ada');
    expect(after).toMatchObject({ imported: true, master: 0, me: 0, title: before.title, game: 'songe', led: true });
    const past = ({ evenings }: ChronicleView) => evenings.map(({ table: _, imported: __, ...evening }) => evening);
    expect(past(after)).toEqual(past(before));
    expect(after.evenings.map(({ imported }) => imported)).toEqual([{ journal: true }]);
    expect(hashPlain(after.documents)).toBe(hashPlain(before.documents));
    expect(after.notes.map(({ text, own: mine }) => [text, mine])).toEqual(
      before.notes.map(({ text, own: mine }) => [text, mine]),
    );
    expect(after.members.map(({ name, awaited }) => [name, awaited])).toEqual([
      ['Ada', false],
      ['Blaise', true],
      ['Claire', true],
    ]);
    // The evening is seen again from its journal; nothing leads to a table.
    const seen = await fetch(`${other}${at(chronicle, 'journal')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-reverie': '1' },
      body: JSON.stringify({ secret, evening: 0 }),
    });
    expect((await seen.text()).split('\n').length).toBeGreaterThan(3);
    // Blaise comes back under his name, to his place and his character; his notes stayed where he wrote them.
    await joinGroup(other, taken, 'Blaise');
    expect(taken.keys.Blaise?.member).toBe(1);
    const blaise = await look(other, taken, 'Blaise');
    expect(xpOf(own(blaise))).toBe(3);
    expect(JSON.stringify(blaise.notes)).not.toContain('comte');
    // And the next evening goes on from there.
    await evening(other, taken, async ({ Ada }) => {
      await answer(Ada as Person, 'preside', XP(1));
      await answer(Ada as Person, 'preside', { do: 'close' });
    });
    const next = await look(other, taken, 'Blaise');
    expect([next.evenings.length, xpOf(own(next))]).toEqual([2, 4]);
    expect(own(next)?.chain).toHaveLength(2);
    // At the house that made the file it is a new one too; the old one is as it was.
    expect((await bringing(address, file)).status).toBe(200);
    expect(await look(address, group, 'Ada')).toEqual(before);
    // A file of a chronicle that came from a file.
    const again = await post(other, at(chronicle, 'export'), { secret });
    expect(
      (again.body.journals as unknown as { journal: string | null }[]).map(({ journal }) => journal !== null),
    ).toEqual([true, true]);
  });

  test('other files, cut, huge, hostile: said in words, and nothing is begun', async () => {
    const store = new MemoryStore();
    const { address } = await started(store);
    const group = await begin(address, ['Ada', 'Blaise']);
    const whole = (await post(address, at(group.chronicle, 'export'), { secret: group.keys.Ada?.secret })).body;
    const known = (await store.list(100)).length;
    const why = async (file: string) => {
      const { status, body } = await bringing(address, file);
      const { reason, text } = body.error as unknown as { reason: string; text: string };
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/undefined|\[object/);
      return reason;
    };
    const changed = (change: object) => JSON.stringify({ ...whole, ...change });
    expect(await why('')).toBe('chronicleCut');
    expect(await why(JSON.stringify(whole).slice(0, -40))).toBe('chronicleCut');
    expect(await why('[]')).toBe('noChronicleFile');
    expect(await why('null')).toBe('noChronicleFile');
    expect(await why(JSON.stringify(ready(1)))).toBe('noChronicleFile');
    expect(await why(changed({ reverie: 'chronicle-2' }))).toBe('noChronicleFile');
    expect(await why(`${'['.repeat(5000)}`)).toBe('chronicleFile');
    expect(await why(`"${'x'.repeat((3 << 20) + 1)}"`)).toBe('chronicleHuge');
    expect(await why(changed({ game: 'chess' }))).toBe('unknownGame');
    expect(await why(changed({ game: 'two-card-poker' }))).toBe('noCharacters');
    expect(await why(changed({ me: 7 }))).toBe('chronicleFile');
    expect(await why(changed({ title: '' }))).toBe('chronicleFile');
    expect(
      await why(
        changed({
          members: [
            { name: 'Ada', here: true },
            { name: 'ada', here: true },
          ],
        }),
      ),
    ).toBe('chronicleFile');
    // No evening of a file leads to somebody's table.
    const strangers = await openTable(address, {
      game: 'songe',
      options: {},
      seats: [{ role: 'arpenteur' }, { role: 'conteur' }],
    });
    const evenings = [
      {
        ...{ table: strangers.table, title: 'X', text: '', openedAt: 1, settledAt: null, seats: [0] },
        changes: [],
        date: null,
        calendar: '',
      },
    ];
    const forged = await bringing(
      address,
      changed({ evenings, journals: [{ table: strangers.table, journal: null }] }),
    );
    expect(forged.status).toBe(200);
    const { chronicle, secret } = forged.body as unknown as { chronicle: string; secret: string };
    const view = (await post(address, at(chronicle, 'look'), { secret })).body.chronicle as unknown as ChronicleView;
    expect(view.evenings).toMatchObject([{ table: 'file-0', settledAt: 1, imported: { journal: false } }]);
    expect((await post(address, at(chronicle, 'journal'), { secret, evening: 0 })).status).toBe(404);
    const lied = changed({ evenings, journals: [{ table: 'x', journal: '{"reverie":"journal-1"}\n' }] });
    expect(await why(lied)).toBe('chronicleJournal');
    const documents = [{ member: 1, proposed: false, document: { ...ready(1), game: 'reve' } }];
    expect(await why(changed({ documents }))).toBe('characterGame');
    expect((await store.list(100)).length).toBe(known + 2);
  });
});

describe('at an ordinary table', () => {
  const bot = { role: 'arpenteur', sitter: { kind: 'program', program: 'random' } };
  const person = { role: 'arpenteur' };
  const at = (table: string, what: string) => `/api/tables/${table}/${what}`;

  test('a seat says whom it plays, the game master lets them in, and they come home as they are', async () => {
    const { address } = await started();
    const table = await openTable(address, { game: 'songe', options: {}, seats: [person, { role: 'conteur' }] });
    const mine = ready(1);
    const blaise = await claim(address, table.table, table.seats[0] ?? null, 'Blaise');
    const claire = await claim(address, table.table, table.seats[1] ?? null, 'Claire');
    const none = await post(address, at(table.table, 'bring'), { secret: claire.secret, character: mine });
    expect([none.status, none.body.error]).toMatchObject([409, { reason: 'noCharacterHere' }]);
    expect((await post(address, at(table.table, 'bring'), { secret: blaise.secret, character: mine })).status).toBe(
      200,
    );
    const heard: FeedLine[] = [];
    const b = connect(address, table.table, blaise.secret, { changed: (lines) => void heard.push(...lines) });
    const c = connect(address, table.table, claire.secret);
    await c.until(({ standing }) => standing?.seats[0]?.character?.waits === true);
    // The card says whom; the sheet is nobody else's yet.
    expect(JSON.stringify(c.client.standing)).not.toContain('"body"');
    expect(await b.client.command({ do: 'admit', seat: 0, agree: true })).toMatchObject({ fate: 'refused' });
    expect(await c.client.command({ do: 'admit', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    expect((await post(address, at(table.table, 'start'), { secret: blaise.secret })).status).toBe(200);
    await answer(c, 'preside', XP(2));
    const home = async (secret: string) => (await post(address, at(table.table, 'character'), { secret })).body;
    expect(await home(blaise.secret)).toMatchObject({ character: null, home: 'waits' });
    expect(await c.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'refused' });
    expect(await b.client.command({ do: 'pause' })).toMatchObject({ fate: 'recorded' });
    // Nobody but the game master lets them go.
    expect(await b.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'refused' });
    expect(await c.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    await b.until(({ standing }) => standing?.seats[0]?.home === 'agreed');
    expect(heard.at(-1)).toMatchObject({ kind: 'home', seat: 0, by: 1, agree: true });
    const { character, home: said } = await home(blaise.secret);
    const document = character as unknown as CharacterDocument;
    expect(said).toBe('agreed');
    expect(document).toMatchObject({ id: mine.id, name: mine.name, chain: [{ match: table.table, seat: 0 }] });
    expect(xpOf(document)).toBe(2);
    expect((await home(claire.secret)).character).toBeNull();
    // What was said at a pause does not hold for what was played since; a refusal keeps the old document.
    expect(await c.client.command({ do: 'resume' })).toMatchObject({ fate: 'recorded' });
    await answer(c, 'preside', XP(3));
    await answer(c, 'preside', { do: 'close' });
    await b.until(({ standing }) => standing?.phase === 'over' && standing.seats[0]?.home === 'waits');
    expect(await home(blaise.secret)).toMatchObject({ character: null, home: 'waits' });
    expect(await c.client.command({ do: 'home', seat: 0, agree: false })).toMatchObject({ fate: 'recorded' });
    expect(await home(blaise.secret)).toMatchObject({ character: null, home: 'refused' });
    const owner = connect(address, table.table, table.owner);
    await owner.until(({ standing }) => standing?.phase === 'over');
    expect(await owner.client.command({ do: 'close' })).toMatchObject({ fate: 'recorded' });
    // A closed table still takes his word, and another word of his.
    expect(await c.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    expect(xpOf((await home(blaise.secret)).character as unknown as CharacterDocument)).toBe(5);
    for (const { client } of [b, c, owner]) client.stop();
  });

  test('somebody who comes late takes the place of a bot where a game master leads, and nowhere else', async () => {
    const { address } = await started();
    const open = async (seats: object[]) => {
      const table = await openTable(address, { game: 'songe', options: {}, seats });
      for (const [i, secret] of table.seats.entries()) if (secret) await claim(address, table.table, secret, `P${i}`);
      expect((await post(address, at(table.table, 'start'), { secret: table.owner })).status).toBe(200);
      return table;
    };
    const led = await open([bot, { role: 'conteur' }]);
    const freed = await post(address, at(led.table, 'revoke'), { secret: led.owner, seat: 0 });
    expect(freed.status).toBe(200);
    const seat = await claim(address, led.table, String(freed.body.invitation), 'Denis');
    expect(seat.seat).toBe(0);
    const home = await post(address, at(led.table, 'character'), { secret: seat.secret });
    expect(home.body).toMatchObject({ character: null, home: 'waits' });
    const duel = await open([bot, person]);
    const refused = await post(address, at(duel.table, 'revoke'), { secret: duel.owner, seat: 0 });
    expect([refused.status, refused.body.error]).toMatchObject([409, { reason: 'seatProgram' }]);
  });

  test('a latecomer comes with a character of their own, once the game master agrees; the leaver’s goes home', async () => {
    const { address } = await started();
    const seats = [person, person, { role: 'conteur' }];
    const table = await openTable(address, { game: 'songe', options: {}, seats });
    const [mine, hers] = [ready(1), ready(2)];
    const blaise = await claim(address, table.table, table.seats[0] ?? null, 'Blaise');
    const denis = await claim(address, table.table, table.seats[1] ?? null, 'Denis');
    const claire = await claim(address, table.table, table.seats[2] ?? null, 'Claire');
    await post(address, at(table.table, 'bring'), { secret: blaise.secret, character: mine });
    const c = connect(address, table.table, claire.secret);
    await c.until(({ standing }) => standing?.seats[0]?.character?.waits === true);
    expect(await c.client.command({ do: 'admit', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    expect((await post(address, at(table.table, 'start'), { secret: table.owner })).status).toBe(200);
    await answer(c, 'preside', XP(2));
    const b = connect(address, table.table, blaise.secret);
    await b.until(({ standing }) => standing?.phase === 'playing');
    expect(await b.client.command({ do: 'resign' })).toMatchObject({ fate: 'recorded' });
    await c.until(({ standing }) => standing?.seats[0]?.home === 'waits');
    expect(await c.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    const left = await post(address, at(table.table, 'character'), { secret: blaise.secret });
    expect(xpOf(left.body.character as unknown as CharacterDocument)).toBe(2);
    // His seat is free again; nobody can bring a character that plays there already.
    const freed = await post(address, at(table.table, 'revoke'), { secret: table.owner, seat: 0 });
    const invitation = String(freed.body.invitation);
    const sits = (character: unknown) =>
      post(address, at(table.table, 'claim'), { secret: invitation, name: 'Édith', character });
    expect((await sits({ ...hers, game: 'reve' })).status).toBe(400);
    const edith = await sits(hers);
    expect(edith.status).toBe(200);
    const e = connect(address, table.table, String(edith.body.secret));
    await c.until(({ standing }) => standing?.seats[0]?.coming?.name === hers.name);
    expect(await e.client.command({ do: 'admit', seat: 0, agree: true })).toMatchObject({ fate: 'refused' });
    // Until then she has no part in it, and takes nobody's character home.
    expect(
      (await post(address, at(table.table, 'character'), { secret: edith.body.secret })).body.character,
    ).toBeNull();
    expect(await c.client.command({ do: 'admit', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    await e.until(({ standing }) => standing?.decisions.some(({ decision }) => decision.kind === 'act') === true);
    expect(e.client.standing?.seats[0]).toMatchObject({ resigned: false, character: { name: hers.name } });
    await answer(c, 'preside', XP(3));
    await answer(c, 'preside', { do: 'close' });
    for (const seat of [0, 1])
      expect(await c.client.command({ do: 'home', seat, agree: true })).toMatchObject({ fate: 'recorded' });
    const home = async (secret: unknown) =>
      (await post(address, at(table.table, 'character'), { secret })).body.character as unknown as CharacterDocument;
    const came = await home(edith.body.secret);
    expect([came.id, xpOf(came), came.chain.length]).toEqual([hers.id, 3, 1]);
    expect(xpOf(await home(denis.secret))).toBe(5);
    for (const { client } of [b, c, e]) client.stop();
  });

  test('a seat is handed over, the Conteur’s too: it stays one’s own until somebody claims it', async () => {
    const { address } = await started();
    const table = await openTable(address, { game: 'songe', options: {}, seats: [person, { role: 'conteur' }] });
    const claimed = await Promise.all(table.seats.map((secret, i) => claim(address, table.table, secret, `P${i}`)));
    expect((await post(address, at(table.table, 'start'), { secret: table.owner })).status).toBe(200);
    const claire = claimed[1] as (typeof claimed)[number];
    const c = connect(address, table.table, claire.secret);
    await answer(c, 'preside', XP(1));
    const handed = await post(address, at(table.table, 'handover'), { secret: claire.secret });
    expect(handed.status).toBe(200);
    // Still hers.
    await answer(c, 'preside', XP(1));
    const denis = await claim(address, table.table, String(handed.body.invitation), 'Denis');
    expect(denis.seat).toBe(1);
    const d = connect(address, table.table, denis.secret);
    await answer(d, 'preside', XP(1));
    expect((await post(address, at(table.table, 'handover'), { secret: claire.secret })).status).toBe(403);
    const again = await post(address, at(table.table, 'claim'), { secret: handed.body.invitation, name: 'Zoé' });
    expect(again.status).toBe(403);
    for (const { client } of [c, d]) client.stop();
  });

  test('who came in place of one who died has a document of his own, and the dead one goes home dead', async () => {
    const { address } = await started();
    const table = await openTable(address, { game: 'songe', options: {}, seats: [person, { role: 'conteur' }] });
    const mine = ready(1);
    const blaise = await claim(address, table.table, table.seats[0] ?? null, 'Blaise');
    const claire = await claim(address, table.table, table.seats[1] ?? null, 'Claire');
    await post(address, at(table.table, 'bring'), { secret: blaise.secret, character: mine });
    const [b, c] = [blaise, claire].map(({ secret }) => connect(address, table.table, secret)) as [Person, Person];
    await c.until(({ standing }) => standing?.seats[0]?.character?.waits === true);
    await c.client.command({ do: 'admit', seat: 0, agree: true });
    expect((await post(address, at(table.table, 'start'), { secret: table.owner })).status).toBe(200);
    await answer(b, 'act', { do: 'die' });
    await answer(c, 'preside', { do: 'newCharacter', to: 0, as: 'replacement' });
    await answer(c, 'preside', { do: 'close' });
    expect(await c.client.command({ do: 'home', seat: 0, agree: true })).toMatchObject({ fate: 'recorded' });
    const { body } = await post(address, at(table.table, 'character'), { secret: blaise.secret });
    const { character, former } = body as unknown as { character: CharacterDocument; former: CharacterDocument[] };
    expect(former).toMatchObject([{ id: mine.id, name: mine.name, body: { out: 'dead' } }]);
    expect(character).toMatchObject({ body: { out: null }, chain: [{ match: table.table }] });
    expect([mine.id, mine.name]).not.toContain(character.id);
    expect(character.name).not.toBe(mine.name);
    for (const { client } of [b, c]) client.stop();
  });
});
