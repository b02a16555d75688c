/**
 * Hints between nodes: "table T has reached entry N", so that nodes need not wait for their next poll. Hints may be
 * lost, duplicated or late, and a publisher may receive its own: the log is authoritative, and nothing depends on a
 * hint.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Client, ClientConfig } from 'pg';
import { within } from '../deadline.ts';

export type HintListener = (table: string, seq: number) => void;

export interface Hints {
  /** Sends once, to whoever is reachable. Never fails, never waits. */
  publish(table: string, seq: number): void;
  subscribe(listener: HintListener): void;
  close(): Promise<void>;
}

const formatHint = (table: string, seq: number): string => `${table} ${seq}`;

function deliver(listeners: Iterable<HintListener>, text: string): void {
  const space = text.lastIndexOf(' ');
  const seq = Number(text.slice(space + 1));
  if (space < 1 || !Number.isSafeInteger(seq)) return;
  for (const listener of listeners) listener(text.slice(0, space), seq);
}

/** Random, so that nodes that lost the same server do not reconnect all at once. */
const reconnectDelay = (): number => 100 + Math.random() * 150;

/** How long a connection may take to end, in milliseconds. */
const CLOSE_TIMEOUT = 500;

const CHANNEL = 'reverie_table';

/**
 * LISTEN and NOTIFY over one connection, which reconnects when it breaks. Commits with a NOTIFY are serialized in the
 * whole database, so hints are never part of an append's transaction, and hints that arrive during a send are batched.
 */
export class PostgresHints implements Hints {
  readonly #config: ClientConfig;
  readonly #listeners = new Set<HintListener>();
  /** Unsent hints: only the latest of each table. */
  readonly #pending = new Map<string, number>();
  readonly #closing = new AbortController();
  #client: Client | undefined;
  /** Drops the current connection. */
  #giveUp: () => void = () => undefined;
  #sending = false;
  #running: Promise<void> | undefined;

  private constructor(to: string | ClientConfig) {
    const config = typeof to === 'string' ? { connectionString: to } : to;
    this.#config = {
      application_name: 'reverie hints',
      connectionTimeoutMillis: 1000,
      query_timeout: 1000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      ...config,
    };
  }

  /** Resolves after the first attempt, connected or not; it keeps trying. */
  static async connect(to: string | ClientConfig): Promise<PostgresHints> {
    const hints = new PostgresHints(to);
    await new Promise<void>((tried) => {
      hints.#running = hints.#stayConnected(tried);
    });
    return hints;
  }

  publish(table: string, seq: number): void {
    if (!this.#client) return;
    this.#pending.set(table, seq);
    if (!this.#sending) void this.#send();
  }

  subscribe(listener: HintListener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = this.#client;
    // A server that no longer answers does not say goodbye either.
    if (client && !(await within(CLOSE_TIMEOUT, () => client.end()))) this.#giveUp();
    await within(CLOSE_TIMEOUT, async () => this.#running);
  }

  async #stayConnected(tried: () => void): Promise<void> {
    const { signal } = this.#closing;
    // Imported on demand: a server without PostgreSQL starts faster.
    const { Client } = await import('pg');
    while (!signal.aborted) {
      const client = new Client(this.#config);
      const ended = new Promise<void>((resolve) => {
        this.#giveUp = resolve;
        client.once('end', resolve).on('error', () => resolve());
      });
      client.on('notification', ({ payload = '' }) => deliver(this.#listeners, payload));
      try {
        await client.connect();
        await client.query(`LISTEN ${CHANNEL}`);
        this.#client = client;
        tried();
        if (!signal.aborted) await ended;
      } catch {
        // Unreachable: retried below.
      }
      this.#client = undefined;
      this.#pending.clear();
      client.end().catch(() => {});
      tried();
      await wait(reconnectDelay(), undefined, { signal }).catch(() => {});
    }
  }

  async #send(): Promise<void> {
    this.#sending = true;
    const client = this.#client;
    while (client && this.#pending.size > 0) {
      const payloads = [...this.#pending].map(([table, seq]) => formatHint(table, seq));
      this.#pending.clear();
      try {
        await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [CHANNEL, payloads]);
      } catch {
        // A connection that cannot send does not receive either: it is replaced. It may never report that it ended.
        if (client === this.#client) this.#giveUp();
        break;
      }
    }
    this.#sending = false;
  }
}

const SUBJECT = 'reverie.table';

/** Hints over NATS: faster than LISTEN/NOTIFY. */
export class NatsHints implements Hints {
  readonly #servers: string[];
  readonly #listeners = new Set<HintListener>();
  readonly #closing = new AbortController();
  #nats: NatsConnection | undefined;
  /** Hints are dropped while disconnected: queued ones would be outdated on arrival. */
  #connected = false;
  #running: Promise<void> | undefined;

  private constructor(servers: string) {
    this.#servers = servers.split(',');
  }

  /** Resolves after the first attempt, connected or not; it keeps trying. */
  static async connect(servers: string): Promise<NatsHints> {
    const hints = new NatsHints(servers);
    await new Promise<void>((tried) => {
      hints.#running = hints.#stayConnected(tried);
    });
    return hints;
  }

  publish(table: string, seq: number): void {
    if (this.#connected) this.#nats?.publish(SUBJECT, formatHint(table, seq));
  }

  subscribe(listener: HintListener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await within(CLOSE_TIMEOUT, async () => this.#nats?.close());
    await within(CLOSE_TIMEOUT, async () => this.#running);
  }

  /** The client reconnects by itself after its first connection; the first one is up to us. */
  async #stayConnected(tried: () => void): Promise<void> {
    const { signal } = this.#closing;
    const { connect } = await import('@nats-io/transport-node');
    while (!signal.aborted) {
      try {
        const nats = await connect({
          servers: this.#servers,
          name: 'reverie',
          maxReconnectAttempts: -1,
          reconnectDelayHandler: reconnectDelay,
          timeout: 2000,
          pingInterval: 5000,
        });
        await this.#use(nats, tried);
      } catch {
        // Unreachable: retried below.
      }
      tried();
      await wait(reconnectDelay(), undefined, { signal }).catch(() => {});
    }
  }

  /** Runs until the connection is closed. */
  async #use(nats: NatsConnection, tried: () => void): Promise<void> {
    this.#nats = nats;
    this.#connected = true;
    const changes = nats.status();
    nats.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (!error) deliver(this.#listeners, message.string());
      },
    });
    // The server knows a subscription once it has answered something sent after it.
    await nats.flush();
    tried();
    if (this.#closing.signal.aborted) await nats.close();
    for await (const { type } of changes) {
      if (type === 'disconnect') this.#connected = false;
      if (type === 'reconnect') this.#connected = true;
    }
    this.#connected = false;
  }
}
