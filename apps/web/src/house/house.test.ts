import { Fast } from '@reverie/kernel/chance/fast';
import { newDocument } from '@reverie/kernel/character';
import { lazyGames } from '@reverie/shelf/lazy';
import type { Connection } from '@reverie/table/connection';
import type { Standing } from '@reverie/table/feed';
import { readFrame } from '@reverie/table/frames';
import type { ClientFrame, ServerFrame } from '@reverie/table/protocol';
import { MemoryStore } from '@reverie/table/store';
import { expect, test } from 'vitest';
import { LocalHouse } from './house.ts';
import { smallestTable } from './smallest.ts';

class Forgetful extends MemoryStore {
  full = false;
  override async append(...given: Parameters<MemoryStore['append']>) {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    return super.append(...given);
  }
  async forget(): Promise<void> {
    await this.prune(Number.POSITIVE_INFINITY);
  }
}

function openHouse(store = new Forgetful(), hint: (table: string, seq: number) => void = () => undefined) {
  let at = 1000;
  const below = new Fast(7).below();
  const house = new LocalHouse({
    store,
    load: async (id, ...parts) => lazyGames.find((game) => game.id === id)?.load(...parts),
    now: () => at++,
    later(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    entropy: (bytes) => Uint8Array.from({ length: bytes }, () => below(256)),
    hint,
    log: () => undefined,
  });
  return { house, store };
}

async function specFor(id: string, dice = false) {
  const game = await lazyGames.find((one) => one.id === id)?.load();
  if (!game) throw new Error(id);
  return smallestTable(game, 'Ada', {}, dice);
}

/** Somebody at a table of the house, by frames alone. */
class Sitter {
  readonly frames: ServerFrame[] = [];
  /** Why the house ended the conversation. */
  readonly closed: string[] = [];
  #conversation: Connection | null = null;
  #ids = 0;
  #woken: (() => void) | null = null;

  async sit(house: LocalHouse, table: string, seat: number): Promise<void> {
    this.#conversation = await house.connect(table, seat, {
      open: true,
      send: (frame) => {
        this.frames.push(JSON.parse(frame) as ServerFrame);
        this.#woken?.();
      },
      close: (code, reason) => void this.closed.push(`${code} ${reason}`),
    });
    await this.say({ type: 'hello', protocol: 1, ticket: 'local' });
  }

  async say(frame: ClientFrame): Promise<void> {
    const read = readFrame(JSON.stringify(frame));
    if (read.type === 'malformed') throw new Error(`no frame: ${read.where}`);
    await this.#conversation?.receive(read);
  }

  get standing(): Standing {
    const last = this.frames.findLast((frame) => frame.type === 'lines' || frame.type === 'welcome');
    if (last?.type !== 'lines' && last?.type !== 'welcome') throw new Error('no standing');
    return last.standing;
  }

  /** Waits until something holds of how things stand. */
  async until(holds: (standing: Standing) => boolean): Promise<void> {
    while (!holds(this.standing)) {
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
    }
  }

  async answer(index = 0): Promise<ServerFrame | undefined> {
    const [open] = this.standing.decisions;
    const id = `c${this.#ids++}`;
    const command = { do: 'answer', decision: open?.decision.id ?? 0, answer: open?.choices[index] } as never;
    await this.say({ type: 'command', id, command });
    return this.frames.find((frame) => 'id' in frame && frame.id === id);
  }
}

test('a table opens with oneself seated and the programs playing; its game ends, and its journal verifies', async () => {
  const { house } = openHouse();
  const opened = await house.open(await specFor('two-card-poker'), 'Ada');
  if (!('table' in opened)) throw new Error(JSON.stringify(opened));
  expect(opened.seats).toEqual([0]);
  const ada = new Sitter();
  await ada.sit(house, opened.table, 0);
  while (ada.standing.phase === 'playing') {
    await ada.until(({ phase, decisions }) => phase === 'over' || decisions.length > 0);
    if (ada.standing.phase === 'playing') expect(await ada.answer()).toMatchObject({ type: 'ack' });
  }
  const journal = (await house.journal(opened.table)) ?? '';
  const length = journal.trim().split('\n').length - 1;
  expect(await house.verify(journal)).toMatchObject({ entries: length, audited: true, fault: null });
  const altered = journal.replace('"winners":[0]', '"winners":[1]').replace('"winners":[1]', '"winners":[0,1]');
  expect((await house.verify(altered)).fault?.en).toMatch(/altered/);
  expect(await house.tables()).toMatchObject([{ table: opened.table, phase: 'over', seats: [{ name: 'Ada' }, {}] }]);
});

/** A game of Ada's in which she has answered, and a program after her. */
async function begun(house: ReturnType<typeof openHouse>['house']) {
  const opened = await house.open(await specFor('tic-tac-toe'), 'Ada');
  if (!('table' in opened)) throw new Error('refused');
  const ada = new Sitter();
  await ada.sit(house, opened.table, 0);
  await ada.answer(4);
  await ada.until(({ decisions }) => decisions.length > 0);
  return { table: opened.table, ada };
}

test('every table of this device is listed, however many there are, and no chronicle among them', async () => {
  const { house } = openHouse();
  const spec = await specFor('tic-tac-toe');
  await house.chronicles.begin({ game: 'reve', title: 'Les Terres', options: {}, led: false, name: 'Ada' });
  for (let i = 0; i < 61; i++) await house.open(spec, 'Ada');
  const tables = await house.tables();
  expect(tables).toHaveLength(61);
  expect(await house.tables()).toEqual(tables);
});

test('a table is taken up by another house over the same store, as it stood', async () => {
  const { house, store } = openHouse();
  const { table, ada } = await begun(house);
  const again = new Sitter();
  await again.sit(openHouse(store).house, table, 0);
  expect(again.standing.view).toEqual(ada.standing.view);
  expect(again.standing.decisions).toEqual(ada.standing.decisions);
});

test('a game saved elsewhere goes on with draws of its own; what is no game is refused in both languages', async () => {
  const { house } = openHouse();
  const { table, ada } = await begun(house);
  const taken = await house.resume((await house.journal(table)) ?? '', 'Blaise');
  if (!('table' in taken)) throw new Error('refused');
  const blaise = new Sitter();
  await blaise.sit(house, taken.table, 0);
  expect(blaise.standing.view).toEqual(ada.standing.view);
  expect(await blaise.answer()).toMatchObject({ type: 'ack' });
  const nonsense = await house.resume('nonsense', 'Blaise');
  expect('refused' in nonsense && Object.keys(nonsense.refused)).toEqual(['fr', 'en']);
});

test('a game goes on from the seat that is named, with programs on the others', async () => {
  const { house } = openHouse();
  const { table } = await begun(house);
  const journal = (await house.journal(table)) ?? '';
  const taken = await house.resume(journal, 'Blaise', 1);
  expect(taken).toMatchObject({ seats: [1] });
  if (!('table' in taken)) throw new Error('refused');
  const blaise = new Sitter();
  await blaise.sit(house, taken.table, 1);
  await blaise.until(({ decisions }) => decisions.length > 0);
  expect(blaise.standing.seats.map(({ sitter }) => sitter)).toEqual(['program', 'person']);
});

test('odds of a whole list, and of one answer, are the same', async () => {
  const { house } = openHouse();
  const opened = await house.open(await specFor('reve'), 'Ada');
  if (!('table' in opened)) throw new Error('refused');
  const ada = new Sitter();
  await ada.sit(house, opened.table, 0);
  const [open] = ada.standing.decisions;
  const decision = open?.decision.id ?? 0;
  await ada.say({ type: 'odds', id: 'all', decision });
  await ada.say({ type: 'odds', id: 'one', decision, answer: open?.choices[0] as never });
  const frame = (id: string) => ada.frames.find((one) => one.type === 'odds' && one.id === id);
  const all = frame('all');
  const one = frame('one');
  expect(all?.type === 'odds' && all.all?.length).toBe(open?.choices.length);
  expect(one?.type === 'odds' && one.odds).toEqual(all?.type === 'odds' && all.all?.[0]);
  expect(one?.type === 'odds' && one.odds).toMatchObject({ exact: true });
});

test('a device without room says that nothing was recorded, and nothing has changed', async () => {
  const { house, store } = openHouse();
  const opened = await house.open(await specFor('tic-tac-toe'), 'Ada');
  if (!('table' in opened)) throw new Error('refused');
  const ada = new Sitter();
  await ada.sit(house, opened.table, 0);
  const before = ada.standing.view;
  store.full = true;
  expect(await ada.answer(4)).toMatchObject({ type: 'later', why: 'notRecorded' });
  expect(ada.frames.at(-1)).toMatchObject({ type: expect.stringMatching(/later|recording/) });
  expect(ada.standing.view).toEqual(before);
  await expect(house.open(await specFor('tic-tac-toe'), 'Ada')).rejects.toThrow('notRecorded');
});

test('a chronicle on this device: two evenings, what came of the first is there at the second, all of it in one file', async () => {
  const store = new Forgetful();
  const { house } = openHouse(store);
  const { chronicles } = house;
  const begun = await chronicles.begin({ game: 'reve', title: 'Les Terres', options: {}, led: false, name: 'Ada' });
  if (!('chronicle' in begun)) throw new Error(JSON.stringify(begun));
  const { chronicle } = begun;
  expect(await chronicles.welcome(chronicle, 'Blaise')).toMatchObject({ seq: 2 });
  expect(await chronicles.welcome(chronicle, 'blaise')).toMatchObject({
    refused: { fr: expect.stringContaining('nom') },
  });
  const open = async (): Promise<string> => {
    const opened = await chronicles.evening(chronicle, 'Une nuit');
    if (!('table' in opened)) throw new Error(JSON.stringify(opened));
    expect(opened.seats).toEqual([0, 1]);
    return opened.table;
  };
  const first = await open();
  // Pressed twice, it is the same evening.
  expect(await chronicles.evening(chronicle, '')).toMatchObject({ table: first });
  const ada = new Sitter();
  await ada.sit(house, first, 0);
  expect(await chronicles.end(chronicle)).toMatchObject({ seq: expect.any(Number) });
  const seen = await chronicles.look(chronicle);
  expect(seen?.evenings).toMatchObject([{ table: first, title: 'Une nuit', settledAt: expect.any(Number) }]);
  expect(seen?.members.map(({ character }) => character?.provenance)).toEqual(['whole', 'whole']);
  // Another page on the same store goes on from there.
  const again = openHouse(store).house;
  const next = await again.chronicles.evening(chronicle, '');
  if (!('table' in next)) throw new Error(JSON.stringify(next));
  const [before] = seen?.documents ?? [];
  const [home] = await again.character(next.table, 0);
  expect(home?.id).toBe(before?.document.id);
  expect(home?.chain.map(({ match }) => match)).toEqual([first, next.table]);
  const file = JSON.parse((await again.chronicles.exported(chronicle)) ?? '') as { journals: { journal: string }[] };
  expect(file.journals[0]?.journal).toContain('"end"');
  expect(await again.chronicles.list()).toMatchObject([{ chronicle, title: 'Les Terres', evenings: 2 }]);
  // A chronicle is no table.
  expect((await again.tables()).map(({ table }) => table).sort()).toEqual([first, next.table].sort());
});

test('played again on this device, a dreamer goes on from where the game left him', async () => {
  const { house } = openHouse();
  const opened = await house.alone({ game: 'reve', name: 'Ada', options: {} });
  if (!('table' in opened)) throw new Error('not opened');
  const [before] = await house.character(opened.table, 0);
  const again = await house.again(opened.table);
  if (!('table' in again)) throw new Error('not opened');
  const [after] = await house.character(again.table, 0);
  expect(after?.id).toBe(before?.id);
  expect(after?.chain.map(({ match }) => match)).toEqual([opened.table, again.table]);
});

test('who is brought to a table alone comes home as the same, and who cannot come is refused in words', async () => {
  const { house } = openHouse();
  const reve = await lazyGames.find(({ id }) => id === 'reve')?.load();
  const ready = reve?.characters?.ready[0];
  if (!reve || !ready) throw new Error('nobody is ready');
  const character = newDocument(reve, ready, '0123456789abcdef'.repeat(4));
  const opened = await house.alone({ game: 'reve', name: 'Ada', options: {}, character });
  if (!('table' in opened)) throw new Error('not opened');
  const [after] = await house.character(opened.table, 0);
  expect(after).toMatchObject({ id: character.id, name: ready.name, chain: [{ match: opened.table }] });
  expect(
    await house.alone({ game: 'reve', name: 'Ada', options: {}, character: { ...character, game: 'songe' } }),
  ).toHaveProperty('refused.fr');
});

test('a deleted table is gone for whoever sits at it, in this tab and in others', async () => {
  const store = new Forgetful();
  const told: [string, number][] = [];
  const { house } = openHouse(store, (...hint) => told.push(hint));
  const other = openHouse(store).house;
  const { table, ada } = await begun(house);
  const elsewhere = new Sitter();
  await elsewhere.sit(other, table, 0);
  await house.forget(table);
  expect(ada.closed).toEqual(['1013 not readable now']);
  const back = new Sitter();
  await back.sit(house, table, 0);
  expect(back.closed).toEqual(['1008 no table']);
  const [at, seq] = told.at(-1) ?? ['', 0];
  await other.catchUp(at, seq);
  expect(elsewhere.closed).toEqual(['1013 not readable now']);
});

test('nobody sits on the seat of a program: whoever asks for it gets the first of a person', async () => {
  const { house } = openHouse();
  const [first, second] = (await specFor('two-card-poker')).seats;
  const spec = { ...(await specFor('two-card-poker')), seats: [{ ...second }, { ...first }] as never };
  const opened = await house.open(spec, 'Ada');
  if (!('table' in opened)) throw new Error(JSON.stringify(opened));
  expect(opened.seats).toEqual([1]);
  const ada = new Sitter();
  await ada.sit(house, opened.table, 0);
  expect(ada.frames[0]).toMatchObject({ type: 'welcome', seat: 1 });
});

test('a chronicle on this device is led by whoever leads it', async () => {
  const { chronicles } = openHouse().house;
  const begun = await chronicles.begin({ game: 'reve', title: 'Les Terres', options: {}, led: true, name: 'Ada' });
  if (!('chronicle' in begun)) throw new Error(JSON.stringify(begun));
  const { chronicle } = begun;
  await chronicles.welcome(chronicle, 'Blaise');
  expect(await chronicles.tell(chronicle, { do: 'lead', member: 1 })).toHaveProperty('seq');
  expect(await chronicles.tell(chronicle, { do: 'lead', member: 0 }, 0)).toHaveProperty('refused');
  expect(await chronicles.tell(chronicle, { do: 'lead', member: 0 })).toHaveProperty('seq');
  expect(await chronicles.look(chronicle)).toMatchObject({ me: 0, master: 0 });
});
