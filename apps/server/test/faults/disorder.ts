/**
 * Commands that come twice or three times, late and out of order, at two nodes that share a log. Whatever order comes of
 * it, the table must be the one that the same commands make when each is sent once, in that order; and where only one
 * answer is possible at a time, the one that they make in the order in which they were meant.
 */
import type { Game } from '@reverie/kernel/game';
import { hashOf } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import type { TableEntry } from '@reverie/table/entries';
import { type AppendResult, MemoryStore } from '@reverie/table/store';
import type { SubmitResult } from '@reverie/table/table';
import { Table, type TableRequest } from '@reverie/table/table';
import { anyAnswer, begun, belowOf, house, keeperOf, put, seedOf, tablesOf } from './games.ts';

export interface Soup {
  readonly seed: number;
  readonly commands: number;
  /** For each command in turn (and again from the start): how often it is sent, how late, and to which node. */
  readonly copies: readonly { readonly late: readonly number[]; readonly node: number }[];
  /** How many are on their way at once. */
  readonly together: number;
}

/** Answers after a turn or two of the loop, as a disk does; now and then it forgets to say that it has stored something. */
class Languid extends MemoryStore {
  readonly #below: (n: number) => number;

  constructor(below: (n: number) => number) {
    super();
    this.#below = below;
  }

  override async append(...given: Parameters<MemoryStore['append']>): Promise<AppendResult> {
    if (this.#below(4) === 0) await new Promise(setImmediate);
    const done = await super.append(...given);
    if (this.#below(8) === 0) throw new Error('the connection broke');
    return done;
  }
}

/** What somebody meant to do, in order, and the table that this makes. */
function meant(
  game: Game,
  soup: Soup,
): { table: Table; begin: readonly TableEntry[]; requests: TableRequest[]; alone: boolean } {
  const below = belowOf(soup.seed);
  const all = tablesOf(game);
  const roles = all[soup.seed % all.length] as string[];
  const table = begun({ id: 't', game, roles, seed: seedOf(soup.seed) });
  const begin = [...table.log];
  const requests: TableRequest[] = [];
  let alone = true;
  for (let i = 0; i < soup.commands; i++) {
    const talk = below(5) === 0;
    alone &&= (table.match?.pending.length ?? 0) <= 1;
    const chosen = talk ? undefined : anyAnswer(table, below);
    const seat = chosen?.seat ?? below(roles.length);
    const command = chosen
      ? ({ do: 'answer', decision: chosen.decision, answer: chosen.answer } as const)
      : ({ do: 'say', text: `word ${i}` } as const);
    const request: TableRequest = { command, actor: { kind: 'seat', seat }, id: `${seat}-${i}`, at: 100 + i };
    if (isRefusal(table.execute(request))) continue;
    requests.push(request);
  }
  return { table, begin, requests, alone };
}

/** Sends it all as the soup says; gives what is wrong with what came of it, or undefined. */
export async function stir(game: Game, soup: Soup): Promise<string | undefined> {
  const { table: wanted, begin, requests, alone } = meant(game, soup);
  const store = new Languid(belowOf(soup.seed + 1));
  // The beginning is stored without any of that.
  await put(
    {
      append: (...given: Parameters<MemoryStore['append']>) => MemoryStore.prototype.append.apply(store, given),
    } as never,
    Table.load(house, 't', begin),
  );
  const nodes = [keeperOf(store), keeperOf(store)] as const;
  const acknowledged = new Map<string, number>();
  const problems: string[] = [];
  const send = async (request: TableRequest, node: number): Promise<void> => {
    const done: SubmitResult | null = await (nodes[node % 2] ?? nodes[0]).submit('t', request);
    if (!done || !('seq' in done)) return;
    const before = acknowledged.get(request.id);
    if (before !== undefined && before !== done.seq)
      problems.push(`${request.id} acknowledged as ${before} and ${done.seq}`);
    acknowledged.set(request.id, done.seq);
  };
  const copy = (i: number) => soup.copies[i % soup.copies.length] ?? { late: [0], node: 0 };
  const frames = requests
    .flatMap((request, i) => copy(i).late.map((late, k) => ({ request, when: i + late, node: copy(i).node + k })))
    .sort((a, b) => a.when - b.when);
  for (let i = 0; i < frames.length; i += soup.together) {
    await Promise.all(frames.slice(i, i + soup.together).map(({ request, node }) => send(request, node)));
  }
  // Whoever was not acknowledged sends again, as clients do, until it is or until it is too late for it.
  for (let round = 0; round < 6; round++) {
    for (const request of requests) if (!acknowledged.has(request.id)) await send(request, round);
  }

  const log = await store.read('t');
  for (const [i, { seq }] of log.entries()) if (seq !== i) problems.push(`number ${seq} at ${i}`);
  for (const [id, seq] of acknowledged) if (log[seq]?.command !== id) problems.push(`${id} is not at ${seq}`);
  const order = log.map(({ command }) => command).filter((command, i, all) => command !== all[i - 1]);
  if (new Set(order).size !== order.length) problems.push('a command was taken twice');

  // The same commands, once each, in the order of the log.
  const again = Table.load(house, 't', begin);
  for (const id of order.slice(new Set(begin.map(({ command }) => command)).size)) {
    const request = requests.find((one) => one.id === id);
    if (!request || isRefusal(again.execute(request)))
      problems.push(`${id} is in the log and could not have been done`);
  }
  if (JSON.stringify(again.log) !== JSON.stringify(log)) problems.push('not what the same commands make in that order');
  if (alone) {
    if (acknowledged.size !== requests.length)
      problems.push(`${requests.length - acknowledged.size} never acknowledged`);
    if (hashOf(again.match?.state) !== hashOf(wanted.match?.state)) problems.push('not the game that was meant');
  }
  for (const node of nodes) {
    await node.catchUp('t');
    const held = await node.table('t');
    if (hashOf(held?.match?.state ?? null) !== hashOf(again.match?.state ?? null))
      problems.push('a node holds another table');
    await node.stop();
  }
  return problems[0];
}
