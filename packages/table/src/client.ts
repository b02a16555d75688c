/**
 * The client of a table, for pages, terminals and tests. It keeps commands until they are acknowledged, and sends them
 * again after a reconnection under the same ids: the server executes each once. It shows only what the server has
 * recorded.
 */
import { applyChange } from './change.ts';
import type { Command } from './commands.ts';
import type { FeedLine, Standing } from './feed.ts';
import type { ClientFrame, ServerFrame, WireOdds } from './protocol.ts';
import { mayReconnect, PROTOCOL } from './wire.ts';

/** The part of a WebSocket that is used: a browser's, or a library's. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  onopen: (() => void) | null;
}

/** What the client needs from its environment. */
interface ClientEnvironment {
  connect(): Socket;
  /** A new ticket for a socket. Throws `TicketRefused` where asking again is useless. */
  ticket(): Promise<string>;
  /** A new id for a command. */
  newId(): string;
  /** Calls back after a delay in milliseconds; gives a function that cancels it. */
  later(ms: number, call: () => void): () => void;
  /** A number from 0 to 1, so that clients do not reconnect all at once. */
  jitter(): number;
}

/** Tickets are refused for good: the client stops, with this reason. */
export class TicketRefused extends Error {}

/**
 * Why the server answered a request for a ticket with this status, as it says when it closes a socket. Whoever goes on
 * asking with a secret that opens nothing locks out their whole address.
 */
export function ticketError(status: number): Error {
  if (status === 404) return new TicketRefused('no table');
  return status === 403 || status === 410 ? new TicketRefused('revoked') : new Error(`ticket: ${status}`);
}

/** What became of a command. */
export type CommandStatus =
  | { readonly fate: 'recorded'; readonly seq: number }
  | { readonly fate: 'refused'; readonly text: string; readonly reason: string; readonly refusal: string }
  /** Not known to be recorded: the server could not, or the client was stopped before it heard (`stopped`). */
  | { readonly fate: 'notRecorded'; readonly why: 'notRecorded' | 'busy' | 'stopped' };

export interface Listener {
  /** New lines, in order and without gaps, and the standing after them. */
  changed?(lines: readonly FeedLine[], standing: Standing): void;
  connection?(state: 'connecting' | 'open' | 'lost' | 'closed', reason: string): void;
  presence?(seats: readonly boolean[], watchers: number): void;
  /** The table was restored to an earlier state: forget all lines, they arrive again. */
  reset?(): void;
  /** Whether the server can record at the moment; called after every welcome and on every change. */
  recording?(recording: boolean): void;
}

interface PendingCommand {
  readonly command: Command;
  readonly settle: (fate: CommandStatus) => void;
  sent: boolean;
}

interface PendingOdds {
  readonly frame: ClientFrame;
  readonly resolve: (frame: Extract<ServerFrame, { type: 'odds' }> | undefined) => void;
  sent: boolean;
}

const MAX_RETRY_DELAY = 5000;
/** The server could not read a frame or not deal with it: whatever is sent again closes the next socket, too. */
const UNREADABLE: ReadonlySet<number> = new Set([1007, 1009, 1011]);
const STOPPED: CommandStatus = { fate: 'notRecorded', why: 'stopped' };

export class TableClient {
  readonly #env: ClientEnvironment;
  readonly #listener: Listener;
  #language: 'fr' | 'en';
  readonly #unsettled = new Map<string, PendingCommand>();
  readonly #asked = new Map<string, PendingOdds>();
  #socket: Socket | null = null;
  /** Whether the server has welcomed this socket: before that, only the hello may be sent. */
  #welcome = false;
  /** Whether we asked on another client's socket to be let in here: until we are, what comes is about their table. */
  #following = false;
  #seq = -1;
  /** The time of the last line. */
  #at: number | null = null;
  #tries = 0;
  #stopped = false;
  #cancel: () => void = () => undefined;
  #standing: Standing | null = null;
  #seat: number | null = null;
  #owner = false;

  constructor(env: ClientEnvironment, listener: Listener, language: 'fr' | 'en' = 'fr') {
    this.#env = env;
    this.#listener = listener;
    this.#language = language;
  }

  get standing(): Standing | null {
    return this.#standing;
  }
  get seat(): number | null {
    return this.#seat;
  }
  /** Whether this connection has the owner's rights. */
  get owner(): boolean {
    return this.#owner;
  }
  /** The number of the last line received. */
  get seq(): number {
    return this.#seq;
  }
  /** Pending commands: how many wait for a connection, how many were sent. */
  get pending(): { readonly waiting: number; readonly sent: number } {
    const all = [...this.#unsettled.values()];
    return { waiting: all.filter(({ sent }) => !sent).length, sent: all.filter(({ sent }) => sent).length };
  }

  async open(): Promise<void> {
    if (this.#stopped) return;
    this.#listener.connection?.('connecting', '');
    let ticket: string;
    try {
      ticket = await this.#env.ticket();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof TicketRefused && !this.#stopped) this.stop(reason);
      else this.#again(reason);
      return;
    }
    if (this.#stopped) return;
    const socket = this.#env.connect();
    socket.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, ticket, ...this.#arrival });
    this.#use(socket);
  }

  /**
   * Opens with the socket of somebody at a table whose rematch this is, without a ticket; they are stopped. Where they have
   * none, or the server does not let us in like this (it may be an older one), as `open`.
   */
  follow(other: TableClient, table: string): void {
    const socket = other.#handOver();
    if (!socket) {
      void this.open();
      return;
    }
    this.#listener.connection?.('connecting', '');
    this.#following = true;
    this.#use(socket);
    this.#send({ type: 'follow', table, ...this.#arrival });
  }

  get #arrival() {
    return { after: this.#seq, language: this.#language, changes: true };
  }

  #use(socket: Socket): void {
    this.#socket = socket;
    this.#welcome = false;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerFrame);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (UNREADABLE.has(code)) this.#giveUp();
      // A reason not to follow, or one of the other table's, says nothing of what a ticket of this one is worth.
      if (code === 1008 && !this.#following && !mayReconnect(reason)) this.stop(reason);
      else this.#again(reason);
    };
  }

  /** Stops, and gives the socket away if somebody is at the table with it. */
  #handOver(): Socket | null {
    const socket = this.#welcome ? this.#socket : null;
    if (socket) this.#socket = null;
    this.stop();
    return socket;
  }

  /** Sends a command, now or after a reconnection, and resolves to what became of it. */
  command(command: Command, id = this.#env.newId()): Promise<CommandStatus> {
    if (this.#stopped) return Promise.resolve(STOPPED);
    return new Promise((settle) => {
      this.#unsettled.set(id, { command, settle, sent: false });
      this.#flush();
    });
  }

  /** The odds of an answer; null if there are none. */
  async odds(decision: number, answer: unknown): Promise<WireOdds | null> {
    return (await this.#askOdds({ decision, answer }))?.odds ?? null;
  }

  /** The odds of every choice of a decision, in order; empty if it is not open. */
  async oddsOfAll(decision: number): Promise<readonly (WireOdds | null)[]> {
    return (await this.#askOdds({ decision }))?.all ?? [];
  }

  #askOdds(about: { decision: number; answer?: unknown }): Promise<Extract<ServerFrame, { type: 'odds' }> | undefined> {
    if (this.#stopped) return Promise.resolve(undefined);
    const id = this.#env.newId();
    return new Promise((resolve) => {
      this.#asked.set(id, { frame: { type: 'odds', id, ...about } as ClientFrame, resolve, sent: false });
      this.#flush();
    });
  }

  /** Refusals come in this language from now on: reconnects to tell the server. */
  setLanguage(language: 'fr' | 'en'): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#socket?.close();
  }

  stop(reason = ''): void {
    this.#stopped = true;
    // Callers must not wait for ever.
    for (const { settle } of this.#unsettled.values()) settle(STOPPED);
    this.#unsettled.clear();
    for (const { resolve } of this.#asked.values()) resolve(undefined);
    this.#asked.clear();
    this.#cancel();
    this.#socket?.close();
    this.#socket = null;
    this.#listener.connection?.('closed', reason);
  }

  #send(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #flush(): void {
    if (!this.#socket || !this.#welcome) return;
    for (const [id, one] of this.#unsettled) {
      if (one.sent) continue;
      one.sent = true;
      this.#send({ type: 'command', id, command: one.command } as ClientFrame);
    }
    for (const one of this.#asked.values()) {
      if (one.sent) continue;
      one.sent = true;
      this.#send(one.frame);
    }
  }

  /** What was sent is not sent again. */
  #giveUp(): void {
    for (const [id, { sent }] of this.#unsettled) {
      if (sent) this.#settle(id, { fate: 'notRecorded', why: 'notRecorded' });
    }
    for (const [id, { sent, resolve }] of this.#asked) {
      if (!sent) continue;
      this.#asked.delete(id);
      resolve(undefined);
    }
  }

  #again(reason: string): void {
    if (this.#stopped) return;
    this.#following = false;
    this.#listener.connection?.('lost', reason);
    for (const one of [...this.#unsettled.values(), ...this.#asked.values()]) one.sent = false;
    const wait = Math.min(MAX_RETRY_DELAY, 100 * (1 << Math.min(this.#tries++, 6)));
    this.#cancel = this.#env.later(wait * (0.5 + this.#env.jitter() / 2), () => void this.open());
  }

  #receive(frame: ServerFrame): void {
    if (this.#following && frame.type !== 'welcome') return;
    switch (frame.type) {
      case 'welcome':
        this.#following = false;
        if (frame.standing.seq < this.#seq || frame.known !== this.#at) {
          // The server has fewer lines than it sent before, or others: it was restored from a backup, and perhaps the
          // game went on from there. Our lines belong to another log.
          this.#seq = -1;
          this.#at = null;
          this.#listener.reset?.();
          this.#socket?.close();
          return;
        }
        this.#tries = 0;
        this.#welcome = true;
        this.#seat = frame.seat;
        this.#owner = frame.owner;
        this.#listener.connection?.('open', '');
        this.#listener.recording?.(frame.recording);
        this.#take(frame.lines, frame.standing);
        this.#flush();
        return;
      case 'lines':
        this.#take(frame.lines, frame.standing);
        return;
      case 'changed':
        // Without a standing there is nothing to change: only a faulty server sends this.
        if (this.#standing) this.#take(frame.lines, applyChange(this.#standing, frame.change));
        else this.#socket?.close();
        return;
      case 'ack':
        this.#settle(frame.id, { fate: 'recorded', seq: frame.seq });
        return;
      case 'refused':
        this.#settle(frame.id, { fate: 'refused', text: frame.text, reason: frame.reason, refusal: frame.refusal });
        return;
      case 'later':
        this.#settle(frame.id, { fate: 'notRecorded', why: frame.why });
        return;
      case 'odds':
        this.#asked.get(frame.id)?.resolve(frame);
        this.#asked.delete(frame.id);
        return;
      case 'presence':
        this.#listener.presence?.(frame.seats, frame.watchers);
        return;
      case 'recording':
        this.#listener.recording?.(frame.recording);
        return;
      case 'pong':
        return;
    }
  }

  /** Drops lines already received; a gap means that some were missed, and the client reconnects from there. */
  #take(lines: readonly FeedLine[], standing: Standing): void {
    const fresh = lines.filter(({ seq }) => seq > this.#seq);
    const [first] = fresh;
    if (first && first.seq !== this.#seq + 1) {
      this.#socket?.close();
      return;
    }
    const last = fresh.at(-1);
    if (last) [this.#seq, this.#at] = [last.seq, last.at];
    this.#standing = standing;
    this.#listener.changed?.(fresh, standing);
  }

  #settle(id: string, fate: CommandStatus): void {
    this.#unsettled.get(id)?.settle(fate);
    this.#unsettled.delete(id);
  }
}
