/** Every game on the shelf, at tables of every sort of seats; and keepers for them without a network. */
import { createHash } from 'node:crypto';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { examples, findGame, games } from '@reverie/shelf/shelf';
import { Keeper } from '@reverie/table/keeper';
import { specSchema } from '@reverie/table/spec';
import type { Store } from '@reverie/table/store';
import { type House, type SecretHashes, Table } from '@reverie/table/table';
import { packing } from '../../src/packing.ts';

export const shelf: readonly Game[] = [...games, ...examples];
/** Games of a test's own, besides those on the shelf. */
export const besides = new Map<string, Game>();
export const house: House = { game: (id) => besides.get(id) ?? findGame(id), programs: () => ['random'], packing };
export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As few as the rules want, and that with one more of each role that may have one. */
function seatings({ rules }: Game): string[][] {
  const fewest = rules.seats.flatMap(({ role, min }) => new Array<string>(min).fill(role));
  const more = rules.seats
    .filter(({ role, max }) => fewest.filter((one) => one === role).length < max)
    .map(({ role }) => [...fewest, role]);
  return [...(fewest.length > 0 ? [fewest] : []), ...more];
}

const taken = new Map<Game, string[][]>();

/** The seatings that the game takes with its usual options. */
export function tablesOf(game: Game): string[][] {
  const known = taken.get(game) ?? findTables(game);
  taken.set(game, known);
  return known;
}

function findTables(game: Game): string[][] {
  const possible = seatings(game).filter((roles) => !isRefusal(opened('x', game, roles, {})));
  if (possible.length === 0) throw new Error(`no table of ${game.rules.id} can be opened with the usual options`);
  return possible;
}

function opened(id: string, game: Game, roles: readonly string[], options: object, secrets?: SecretHashes) {
  const seats = roles.map((role) => ({ role }));
  const spec = specSchema.parse({ game: game.rules.id, options, seats, watch: 'anybody' });
  const usual = {
    owner: hash('owner'),
    watch: hash('watch'),
    invitations: roles.map((_, i) => hash(`invitation ${i}`)),
  };
  return Table.open(house, id, spec, secrets ?? usual, { id: 'open', at: 0 });
}

export interface Begin {
  readonly id: string;
  readonly game: Game;
  readonly roles: readonly string[];
  readonly options?: object;
  readonly secrets?: SecretHashes;
  /** Of each seat, as it would be stored. */
  readonly seatSecrets?: readonly string[];
  readonly seed: string;
}

/** A table whose seats are taken and whose game has begun. */
export function begun({ id, game, roles, options = {}, secrets, seatSecrets, seed }: Begin): Table {
  const table = opened(id, game, roles, options, secrets);
  if (isRefusal(table)) throw new Error(table.reason);
  for (const seat of roles.keys()) {
    const secret = seatSecrets?.[seat] ?? hash(`seat ${seat}`);
    const done = table.execute({
      command: { do: 'claim', seat, name: `P${seat}`, nonce: `n${seat}`, secret },
      actor: { kind: 'invited', seat },
      id: `claim-${seat}`,
      at: 1,
    });
    if (isRefusal(done)) throw new Error(done.reason);
  }
  const started = table.execute({ command: { do: 'start' }, actor: { kind: 'owner' }, id: 'start', at: 2, seed });
  if (isRefusal(started)) throw new Error(started.reason);
  return table;
}

/** Stores a table that was made in memory, command by command. */
export async function put(store: Store, table: Table): Promise<void> {
  const { log } = table;
  for (let from = 0; from < log.length; ) {
    let to = from + 1;
    while (log[to]?.command === log[from]?.command) to++;
    const done = await store.append(table.id, from - 1, log.slice(from, to));
    if (done !== 'stored') throw new Error(`not stored: ${JSON.stringify(done)}`);
    from = to;
  }
}

function later(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** A keeper without programs or hints; its clock stands still, and what is to be done later may be in a test's hands. */
export function keeperOf(
  store: Store,
  log: (what: string, details: object) => void = () => undefined,
  after: typeof later = later,
): Keeper {
  return new Keeper({
    store,
    house,
    think: async () => ({ answer: undefined }),
    now: () => 1000,
    later: after,
    seed: () => 1,
    hint: () => undefined,
    log,
  });
}

/** A random answer that somebody at the table may give, of those on offer; undefined when the game is over. */
export function anyAnswer(table: Table, below: (n: number) => number) {
  const open = table.match?.pending ?? [];
  const decision = open[below(Math.max(1, open.length))];
  if (!decision || !table.match) return undefined;
  const choices = table.match.choices(decision);
  if (choices.length === 0) return undefined;
  return { decision: decision.id, seat: decision.seat, answer: choices[below(choices.length)] as never };
}

export const belowOf = (seed: number): ((n: number) => number) => new Fast(seed).below();
export const seedOf = (n: number): string => `chacha20-1:${hash(`seed ${n}`)}`;
