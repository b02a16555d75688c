/** People at a server under test: they open tables, take seats and play, over real sockets on a port of the system's choosing. */
import { randomUUID } from 'node:crypto';
import { type CommandStatus, type Listener, type Socket, TableClient, ticketError } from '@reverie/table/client';
import { MemoryStore, type Store } from '@reverie/table/store';
import { serverFrameSchema } from '@reverie/table/wire-schemas';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, readConfig } from '../src/config.ts';
import { errorSchema, ROUTES, type Route, type RouteName } from '../src/lobby/api.ts';
import { CodeHasher } from '../src/secrets.ts';
import { type RunningServer, type ServerExtras, startServer } from '../src/server.ts';
import type { Hints } from '../src/stores/hints.ts';

/** Most tests take seats, and none of those guesses at a code: the slow hash is for tests of the doors. */
export const quickHasher = (): CodeHasher => new CodeHasher(2);

export async function server(
  settings: Partial<Record<keyof Config, string>> = {},
  store: Store = new MemoryStore(),
  extras: ServerExtras = {},
  hints: Hints | null = null,
): Promise<RunningServer> {
  const config = readConfig(
    { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '100000', TABLES_AN_HOUR: '100000', ...settings },
    [],
  );
  if (typeof config === 'string') throw new Error(config);
  return startServer(config, store, hints, { hasher: quickHasher(), ...extras });
}

/** A server for one test; it may stop before. */
export async function started(...args: Parameters<typeof server>): Promise<RunningServer> {
  const one = await server(...args);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= one.stop());
  onTestFinished(stop);
  return { ...one, stop };
}

export async function post(address: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1', ...headers },
    body: JSON.stringify(body),
  });
  const answered = response.headers.get('content-type')?.includes('json;')
    ? await response.json()
    : await response.text();
  expectDocumented(`POST ${path}`, response.status, answered);
  // Whoever is turned away for a while is told for how long.
  if (response.status === 429 && !(Number(response.headers.get('retry-after')) > 0))
    throw new Error(`POST ${path} does not say when to try again`);
  return { status: response.status, body: answered as Record<string, never> & { [key: string]: unknown } };
}

/** Every answer that any test receives is of the shape that is published. */
function expectDocumented(asked: string, status: number, body: unknown): void {
  const name = asked.replace(/(\/api\/(?:tables|chronicles|lab)\/)(?!import)[\w.-]+/, '$1{id}') as RouteName;
  const route: Route | undefined = ROUTES[name];
  if (!route) return;
  if (status !== 200) {
    errorSchema.parse(body);
    if (![400, 403, 413, 415, 429, ...route.errors].includes(status))
      throw new Error(`${name} is not said to answer ${status}`);
  } else if (route.answer !== 'text') route.answer.parse(body);
}

export async function get(address: string, path: string) {
  const response = await fetch(address + path);
  const body = await response.json();
  expectDocumented(`GET ${path}`, response.status, body);
  return { status: response.status, body: body as Record<string, never> & { [key: string]: unknown } };
}

/** A table of poker for two people unless said otherwise. */
export async function openTable(address: string, change: object = {}) {
  const { status, body } = await post(address, '/api/tables', {
    game: 'two-card-poker',
    options: { hands: 3 },
    seats: [{ role: 'player' }, { role: 'player' }],
    ...change,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as { table: string; owner: string; watch: string; seats: (string | null)[] };
}

export async function claim(
  address: string,
  table: string,
  invitation: string | null,
  name: string,
): Promise<{ seat: number; secret: string; recovery: string }> {
  const { status, body } = await post(address, `/api/tables/${table}/claim`, { secret: invitation, name, nonce: name });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as { seat: number; secret: string; recovery: string };
}

/**
 * A client that comes back by itself; `drop` cuts its connection without a word. Whoever was at the table whose rematch
 * this is (`before`) goes on with their socket.
 */
export function connect(address: string, table: string, secret: string, listener: Listener = {}, before?: TableClient) {
  let socket: WebSocket | null = null;
  const client = new TableClient(
    {
      connect: () => {
        socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
        socket.on('error', () => undefined);
        // Between the two: the socket is there, and nobody has let us in yet.
        queueMicrotask(() => tell('connected'));
        // Every frame that any test receives is of the shape that is published.
        socket.on('message', (data) => serverFrameSchema.parse(JSON.parse(String(data))));
        return socket as unknown as Socket;
      },
      ticket: async () => {
        const { status, body } = await post(address, `/api/tables/${table}/ticket`, { secret });
        if (status !== 200) throw ticketError(status);
        return String(body.ticket);
      },
      newId: randomUUID,
      later: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      jitter: () => 0,
    },
    {
      ...listener,
      connection(state, reason) {
        listener.connection?.(state, reason);
        tell(state);
      },
      changed(lines, standing) {
        listener.changed?.(lines, standing);
        for (const wake of [...waiting]) wake();
      },
    },
  );
  const waiting = new Set<() => void>();
  const states = new Set<(state: string) => void>();
  const tell = (state: string): void => {
    for (const heard of [...states]) heard(state);
  };
  const at = (heard: (state: string) => void): (() => void) => {
    states.add(heard);
    return () => states.delete(heard);
  };
  if (before) client.follow(before, table);
  else void client.open();
  return {
    client,
    drop: () => socket?.terminate(),
    /** Calls at every step of a connection, until told to stop. */
    at,
    lost: () =>
      new Promise<void>((resolve) => {
        const stop = at((state) => {
          if (state !== 'lost') return;
          stop();
          resolve();
        });
      }),
    /** Resolves when what is shown satisfies a wish. */
    until: (wish: (client: TableClient) => boolean) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!wish(client)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    answer: (answer: unknown): Promise<CommandStatus> => {
      const decision = client.standing?.decisions[0]?.decision.id ?? -1;
      return client.command({ do: 'answer', decision, answer: answer as string });
    },
  };
}

export type Person = ReturnType<typeof connect>;

/** Two people at a table whose game has begun. */
export async function twoPlaying(address: string, change: object = {}) {
  const table = await openTable(address, change);
  const seats = await Promise.all(
    [0, 1].map((i) => claim(address, table.table, table.seats[i] ?? null, ['Ada', 'Blaise'][i] as string)),
  );
  const started = await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  const people = seats.map(({ secret }) => connect(address, table.table, secret)) as [Person, Person];
  await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
  return { table, seats, people };
}
