/** Poisoned frames at the very handler that sockets get, without a network: quick enough for a million. */
import { EventEmitter } from 'node:events';
import type { Game } from '@reverie/kernel/game';
import { hashOf } from '@reverie/kernel/plain';
import { replay } from '@reverie/kernel/replay';
import { computeOdds, oddsRequest } from '@reverie/table/compute';
import type { Keeper } from '@reverie/table/keeper';
import { MAX_FRAME } from '@reverie/table/protocol';
import { MemoryStore } from '@reverie/table/store';
import { Table } from '@reverie/table/table';
import type { WebSocket } from 'ws';
import { proofOf } from '../../src/admission.ts';
import { serveSocket } from '../../src/sockets.ts';
import { commandSubmitter } from '../../src/submit.ts';
import { Tickets } from '../../src/tickets.ts';
import { isText, poison, realFrame } from './frames.ts';
import { begun, belowOf, house, keeperOf, put, seedOf, tablesOf } from './games.ts';

/** As much of a socket as the handler uses; what is sent and why it was closed is kept. */
export class Wire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closed: { readonly code: number; readonly reason: string } | null = null;
  #heard: (text: string) => void = () => undefined;
  readonly #each: ((text: string) => void) | undefined;

  constructor(each?: (text: string) => void) {
    super();
    this.#each = each;
  }

  send(text: string): void {
    this.#each?.(text);
    if (!/^\{"type":"(lines|changed|presence)"/.test(text)) this.#heard(text);
  }

  close(code: number, reason: string): void {
    if (this.closed) return;
    this.closed = { code, reason };
    this.readyState = 2;
    queueMicrotask(() => this.emit('close', code, reason));
    this.#heard('');
  }

  /** Sends a frame, and gives the answer: text, or nothing if the socket was closed. */
  ask(data: Buffer | string, isBinary = false): Promise<string> {
    return new Promise((resolve) => {
      this.#heard = resolve;
      this.emit('message', Buffer.isBuffer(data) ? data : Buffer.from(data), isBinary);
    });
  }
}

export const WIDE = { rate: 1e9, burst: 1e9, buffer: 1 << 30 };

interface LetInOptions {
  /** Called with every frame that is sent. */
  readonly each?: (text: string) => void;
  readonly after?: number;
  readonly changes?: boolean;
}

/** Somebody let in at a table, over a wire. */
export async function letIn(
  { keeper, tickets }: { readonly keeper: Keeper; readonly tickets: Tickets },
  table: string,
  who: number | 'spectator',
  { each, after = -1, changes = false }: LetInOptions = {},
): Promise<Wire> {
  const wire = new Wire(each);
  const now = () => 1000;
  const whole = { cork: () => undefined, uncork: () => undefined };
  serveSocket(wire as unknown as WebSocket, whole, {
    keeper,
    redeem: (ticket) => tickets.redeem(ticket),
    follow: async () => undefined,
    limits: WIDE,
    now,
    submit: commandSubmitter(keeper, house, { take: async () => undefined }, now),
    odds: async (at, ...asked) => {
      const request = oddsRequest(at, ...asked);
      return [(request && computeOdds(() => at.game, request)[0]) ?? null];
    },
    count: () => undefined,
  });
  const seats = (await keeper.table(table))?.seats;
  const proof = typeof who === 'number' ? proofOf(seats?.[who]?.secret ?? '') : '';
  const ticket = tickets.issue({ table, who, owner: false, name: 'Eve', proof });
  await wire.ask(JSON.stringify({ type: 'hello', protocol: 1, ticket, after, changes }));
  return wire;
}

export interface Poisoned {
  readonly frames: number;
  /** Closes by code, refusals and acknowledgements. */
  readonly answers: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
  /** Microseconds for each frame that was not taken, on the average. */
  readonly each: number;
}

export async function poisonedFrames(
  game: Game,
  count: number,
  seed: number,
  say: (text: string) => void = () => undefined,
): Promise<Poisoned> {
  const below = belowOf(seed);
  const store = new MemoryStore();
  const problems: string[] = [];
  const answers: Record<string, number> = {};
  const keeper = keeperOf(store, (what, details) => {
    const { error } = details as { error?: unknown };
    problems.push(`${what}: ${error instanceof Error ? error.stack : String(error)}`);
  });
  const tickets = new Tickets({ now: () => 1000 });
  const roles = tablesOf(game).at(-1) as string[];
  let tables = 0;
  let spent = 0;
  let refused = 0;
  let table = '';
  let wire: Wire | null = null;
  let length = 0;
  for (let i = 0; i < count && problems.length === 0; i++) {
    // A new table now and then: what may be sent brings games to their end.
    if (i % 2000 === 0) {
      if (table !== '') problems.push(...(await faultsOf(store, keeper, table)));
      table = `t${++tables}`;
      const fresh = begun({ id: table, game, roles, seed: seedOf(seed + tables) });
      await put(store, fresh);
      length = fresh.log.length;
      wire = null;
      say(`${i} frames`);
    }
    if (!wire || wire.closed) {
      // What a socket leaves for later is done before the next comes; programs, who would change something, have no turn.
      await new Promise<void>((done) => process.nextTick(done));
      wire = await letIn({ keeper, tickets }, table, 0, { after: length });
    }
    const held = (await keeper.table(table)) as Table;
    const { data, binary, how, code } = poison(realFrame(held, below), below);
    // These never come to the handler: the WebSocket library itself shows them out, which is tried over real sockets.
    if (!binary && (data.length > MAX_FRAME || !isText(data))) continue;
    const start = performance.now();
    const answer = await wire.ask(data, binary);
    const took = performance.now() - start;
    const kind = wire.closed ? String(wire.closed.code) : (JSON.parse(answer) as { type: string }).type;
    answers[kind] = (answers[kind] ?? 0) + 1;
    const now = (await keeper.table(table))?.log.length ?? 0;
    const wrong = (why: string): unknown =>
      problems.push(`${why} (${how}, seed ${seed}, frame ${i}): ${data.toString('utf8').slice(0, 300)}`);
    if (wire.closed && ![1007, 1008].includes(wire.closed.code))
      wrong(`closed with ${wire.closed.code} ${wire.closed.reason}`);
    if (code !== null && wire.closed?.code !== code) wrong(`${kind} in place of ${code}`);
    if (kind !== 'ack' && now !== length) wrong(`${kind}, and something changed`);
    if (kind === 'ack' && now === length && !/"id":/.test(answer)) wrong('acknowledged, and nothing changed');
    length = now;
    if (kind !== 'ack') {
      refused++;
      spent += took;
    }
  }
  if (table !== '') problems.push(...(await faultsOf(store, keeper, table)));
  if (Reflect.get({}, 'polluted') !== undefined || Reflect.get({}, 'owner') !== undefined)
    problems.push('Object.prototype was changed');
  await keeper.stop();
  return { frames: count, answers, problems, each: (spent / refused) * 1000 };
}

/** The table in memory, the log and its replay are one and the same. */
async function faultsOf(store: MemoryStore, keeper: Keeper, id: string): Promise<string[]> {
  const held = await keeper.table(id);
  const loaded = Table.load(house, id, await store.read(id));
  const again = loaded.match && replay(loaded.game.rules, loaded.match.journal as never);
  const hashes = [held?.match?.state, loaded.match?.state, again?.match?.state].map((state) => hashOf(state ?? null));
  return new Set(hashes).size === 1 && !again?.fault ? [] : [`table ${id} is not what its log says`];
}
