/** What a client remembers of honest tables holds; what a lying one shows does not. */

import { seedString } from '@reverie/kernel/chance/audited';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import { readJournal, writeJournal } from '@reverie/kernel/journal';
import type { Receipt } from '@reverie/kernel/receipt';
import { isRefusal } from '@reverie/kernel/refusal';
import { verify } from '@reverie/kernel/verify';
import { expect, test } from 'vitest';
import { hash, house, OWNER, playOn, secrets, seed, sits } from '../test/given.ts';
import type { Command } from './commands.ts';
import { cardOf, linesAfter } from './feed.ts';
import { branch, branchEntries, openRematch } from './follow-up.ts';
import { receiptOf, remember } from './receipt.ts';
import { specSchema } from './spec.ts';
import { Table } from './table.ts';

const spec = specSchema.parse({
  game: 'two-card-poker',
  options: { hands: 3 },
  seats: [{ role: 'player' }, { role: 'player' }],
});
const { rules } = twoCardPoker;

function must<T>(made: T): Exclude<T, { refusal: unknown }> {
  if (isRefusal(made)) throw new Error(made.reason);
  return made as never;
}

let n = 0;
const ask = (table: Table, command: Command, actor: Parameters<Table['execute']>[0]['actor']) =>
  table.execute({ command, actor, id: `c${++n}`, at: 1000 * n });

/** A device at a seat: it gives a nonce after it has seen the commitment, then reads whatever arrives. */
class Device {
  receipt: Receipt;
  #seq = -1;
  readonly #table: Table;
  readonly #seat: number;

  constructor(table: Table, seat: number, nonce: string) {
    this.#table = table;
    this.#seat = seat;
    this.receipt = receiptOf(table.id, cardOf(table).commitment, nonce);
    if (table.seats[seat]?.secret === null) {
      const command = { do: 'claim', seat, name: `P${seat}`, secret: hash(10 + seat), nonce } as const;
      must(ask(table, command, { kind: 'invited', seat }));
    } else must(ask(table, { do: 'nonce', nonce }, sits(seat)));
  }

  read(): void {
    const lines = JSON.parse(JSON.stringify(linesAfter(this.#table, this.#seat, this.#seq)));
    this.#seq = this.#table.seq;
    this.receipt = remember(this.receipt, this.#seat, lines);
  }
}

/** Plays to the end while the devices look on, some more often than others; some answers are taken back. */
function playAll(table: Table, devices: readonly Device[]): void {
  for (let i = 0; i < 300 && table.phase === 'playing'; i++) {
    playOn(table, 1, i + 1);
    for (const [j, device] of devices.entries()) if (i % (j + 1) === 0) device.read();
    if (i % 5 === 0)
      for (const seat of [0, 1]) if (table.match?.takeBack(seat)?.free) ask(table, { do: 'takeBack' }, sits(seat));
  }
  for (const device of devices) device.read();
}

const journalOf = (table: Table) => {
  const { journal } = readJournal(writeJournal((table.match as NonNullable<Table['match']>).journal));
  if (!journal) throw new Error('no journal');
  return journal;
};

const check = (table: Table, { receipt }: Device) => verify(rules, journalOf(table), { receipt });

function firstGame() {
  const table = must(Table.open(house, 'T1', spec, secrets, { id: 'open', at: 0, seed }));
  const devices = [0, 1].map((seat) => new Device(table, seat, `nonce-${seat}`));
  must(ask(table, { do: 'start' }, OWNER));
  playAll(table, devices);
  return { table, devices };
}

test('a game, its rematch and a branch of it hold for everybody who sat there', () => {
  const { table, devices } = firstGame();
  for (const device of devices) {
    expect(device.receipt).toMatchObject({ nonces: ['nonce-0', 'nonce-1'], header: { match: 'T1' } });
    expect(check(table, device).fault).toBeUndefined();
    expect(check(table, device)).toMatchObject({ audited: true, silent: [] });
  }
  const again = openRematch(house, table, 'T2', [1, 0], {
    id: 'open',
    at: 0,
    seed: seedString(new Uint8Array(32).fill(6)),
  });
  expect(again.seats.map(({ nonce }) => nonce)).toEqual(['', '']);
  const rematch = [0, 1].map((seat) => new Device(again, seat, `again-${seat}`));
  expect(ask(again, { do: 'nonce', nonce: 'twice' }, sits(0))).toMatchObject({ reason: 'nonceGiven' });
  must(ask(again, { do: 'start' }, OWNER));
  expect(ask(again, { do: 'nonce', nonce: 'late' }, sits(0))).toMatchObject({ reason: 'nonceGiven' });
  playAll(again, rematch);
  for (const device of rematch) {
    expect(check(again, device).fault).toBeUndefined();
    expect(check(again, device)).toMatchObject({ audited: true, silent: [] });
  }
  expect(check(again, devices[0] as Device).fault?.reason).toBe('otherMatch');
});

function branched() {
  const { table } = firstGame();
  const made = branch(house.game('two-card-poker') as never, journalOf(table), {
    at: 6,
    match: 'T3',
    seed: seedString(new Uint8Array(32).fill(8)),
    say: (fault) => fault.reason,
  });
  const log = branchEntries(house, spec, secrets, must(made), { id: 'open', at: 0 });
  return { parent: journalOf(table), table: Table.load(house, 'T3', must(log)) };
}

test('people who sit down at a branch add their nonces, and the log shows them', () => {
  const { parent, table } = branched();
  expect(cardOf(table).commitment).toMatch(/^[0-9a-f]{64}$/);
  const devices = [0, 1].map((seat) => new Device(table, seat, `branch-${seat}`));
  expect(cardOf(table).commitment).toBeNull();
  expect(linesAfter(table, 'spectator', -1).filter(({ kind }) => kind === 'nonce')).toMatchObject([
    { seat: 0, nonce: 'branch-0' },
    { seat: 1, nonce: 'branch-1' },
  ]);
  playAll(table, devices);
  for (const device of devices) {
    expect(check(table, device).fault).toBeUndefined();
    expect(check(table, device)).toMatchObject({ audited: false, silent: [] });
    expect(verify(rules, journalOf(table), { receipt: device.receipt, parent }).audited).toBe(true);
  }
  const copy = Table.load(house, 'T3', JSON.parse(JSON.stringify(table.log)));
  expect(writeJournal(journalOf(copy))).toBe(writeJournal(journalOf(table)));
});

test('a table loaded in the middle of a branch goes on with the same draws', () => {
  const { table } = branched();
  for (const seat of [0, 1]) new Device(table, seat, `branch-${seat}`);
  const copy = Table.load(house, 'T3', JSON.parse(JSON.stringify(table.log)), table.snapshot());
  for (const one of [table, copy]) playOn(one, 100, 4);
  expect(writeJournal(journalOf(copy))).toBe(writeJournal(journalOf(table)));
});

test('a seal, a line or a nonce that changes on the way is remembered', () => {
  const { table, devices } = firstGame();
  const [ada] = devices as [Device];
  const lines = linesAfter(table, 0, -1);
  const last = lines.findLast((line) => line.kind === 'played');
  if (last?.kind !== 'played') throw new Error('nothing played');
  const rewritten = remember(ada.receipt, 0, [{ ...last, seal: '0'.repeat(32) }]);
  expect(verify(rules, journalOf(table), { receipt: rewritten }).fault?.reason).toBe('pastRewritten');
  // Read again from the start, nothing is new, and nothing is held against the house.
  expect(remember(ada.receipt, 0, lines)).toBe(ada.receipt);
  const lie = lines.map((line) => (line.kind === 'claimed' && line.seat === 1 ? { ...line, nonce: 'other' } : line));
  const deceived = remember(receiptOf('T1', ada.receipt.commitment, 'nonce-0'), 0, lie);
  expect(verify(rules, journalOf(table), { receipt: deceived }).fault?.reason).toBe('otherNonces');
});
