/**
 * One connection to a table over any transport: hello with a ticket, then commands in and lines out. A server runs it over
 * WebSockets, a page with tables of its own over a message port.
 */
import type { Viewer } from '@reverie/kernel/game';
import { tooDeep } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import type { z } from 'zod';
import type { Actor, Command } from './commands.ts';
import { linesAfter, type Standing, standingOf } from './feed.ts';
import type { Keeper } from './keeper.ts';
import type { Subscriber } from './loaded-table.ts';
import { CLOSE, clientFrameSchema, type ServerFrame, type WireOdds } from './protocol.ts';
import type { SubmitResult, Table } from './table.ts';
import { textRefusal } from './text.ts';
import { sayRefusal } from './texts/say.ts';
import { PROTOCOL, RETRYABLE } from './wire.ts';

/** What a ticket grants. */
export interface Admission {
  readonly table: string;
  readonly who: Viewer;
  readonly owner: boolean;
  readonly name: string;
  /** Of the hashes of the secrets that got the ticket. It no longer matches once the seat is revoked, or owned by another. */
  readonly proof: string;
}

/** The other end. */
export interface Peer {
  readonly open: boolean;
  /** Sends a frame, written as JSON. */
  send(frame: string, sent?: () => void): void;
  close(code: number, reason: string): void;
}

/** A command of somebody at a table. */
export interface SubmitRequest {
  readonly table: Table;
  readonly actor: Actor;
  readonly command: Command;
  /** Unique at this table. */
  readonly id: string;
  /** See `TableRequest.stillAllowed`. */
  readonly stillAllowed?: (table: Table) => boolean;
}

export interface ConnectionHost {
  readonly keeper: Keeper;
  /** How many connections one seat may have, and how many spectators one table. */
  readonly limits: { readonly perSeat?: number; readonly watchers?: number };
  redeem(ticket: string): Promise<Admission | undefined>;
  /** Whether the secret behind a ticket is still valid. */
  proves(table: Table, admission: Admission): boolean;
  now(): number;
  submit(request: SubmitRequest): Promise<SubmitResult | null>;
  /** The odds of one answer, or of all choices, to a decision that is open for this viewer. */
  odds(table: Table, who: Viewer, decision: number, answer: unknown): Promise<readonly (WireOdds | null)[]>;
  count(what: 'commands' | 'refused' | 'later'): void;
}

/** A command whose only fault is the length of a text. People type those: it is refused, not a reason to disconnect. */
interface UnfitCommand {
  readonly type: 'unfit';
  readonly id: string;
  readonly refusal: Refusal;
}

export type IncomingFrame = z.infer<typeof clientFrameSchema> | UnfitCommand;
type FrameOf<T extends IncomingFrame['type']> = Extract<IncomingFrame, { type: T }>;

/** What is no frame, and where it is not as the schema says; empty where it is no JSON at all. */
interface MalformedFrame {
  readonly type: 'malformed';
  readonly where: string;
}

/** Why a socket is closed that sent such a thing. A reason has 123 bytes at most, so a long place is cut. */
export const malformedReason = ({ where }: MalformedFrame): string =>
  where === '' ? 'malformed' : `malformed: ${where.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100)}`;

/** Parses a frame. */
export function readFrame(text: string): IncomingFrame | MalformedFrame {
  const data = parse(text);
  if (data === undefined) return { type: 'malformed', where: '' };
  const { success, data: frame, error } = clientFrameSchema.safeParse(data);
  if (success) return frame;
  const command = error.issues.every(({ path }) => path[0] === 'command');
  const refusal = command ? textRefusal(error) : undefined;
  if (refusal) return { type: 'unfit', id: (data as { id: string }).id, refusal };
  const { where, unknown } = misshape(error);
  return { type: 'malformed', where: [where, unknown].filter(Boolean).join('.') };
}

/** Lines per frame: a client that is new to a long game gets the log in pieces. */
const LINES_PER_FRAME = 500;

/** Odds requests that may wait on one connection; further ones get no odds. */
const MAX_PENDING_ODDS = 20;

export class Connection {
  readonly #peer: Peer;
  readonly #host: ConnectionHost;
  #admission: Admission | null = null;
  /** Pending until the client is let in; frames that arrive meanwhile wait for it. */
  #greeting: Promise<void> | null = null;
  #language: 'fr' | 'en' = 'fr';
  #unsubscribe: (() => void) | null = null;
  /** Odds are computed one at a time for each connection, so that a greedy client does not delay others. */
  #oddsQueue: Promise<unknown> = Promise.resolve();
  #pendingOdds = 0;
  /** Commands of this connection that are not answered yet. */
  #unanswered = 0;
  #revoked = false;

  constructor(peer: Peer, host: ConnectionHost) {
    this.#peer = peer;
    this.#host = host;
  }

  /** Whether a hello has arrived. */
  get greeted(): boolean {
    return this.#greeting !== null;
  }

  async receive(frame: IncomingFrame): Promise<void> {
    if (frame.type === 'hello') {
      if (this.#greeting) return this.#refuseConnection('hello twice');
      this.#language = frame.language;
      this.#greeting = this.#hello(frame);
      return this.#greeting;
    }
    if (this.#greeting) await this.#greeting;
    if (!this.#peer.open) return;
    const admission = this.#admission;
    if (!admission) return this.#refuseConnection('hello first');
    if (frame.type === 'ping') return this.#send({ type: 'pong', n: frame.n });
    const table = await this.#host.keeper.table(admission.table);
    if (!table) return this.#refuseConnection('no table');
    if (frame.type === 'odds') return this.#odds(frame, admission);
    this.#host.count('commands');
    if (frame.type === 'unfit') return this.#refuse(table, frame.id, frame.refusal);
    return this.#command(frame, table, admission);
  }

  /** The peer is gone. */
  end(): void {
    this.#unsubscribe?.();
  }

  // ------------------------------------------------------------------------------------------------------------------

  #send(frame: ServerFrame, sent?: () => void): void {
    this.#peer.send(JSON.stringify(frame), sent);
  }

  #refuseConnection(reason: string): void {
    this.#peer.close(CLOSE.policy, reason);
  }

  async #hello({ ticket, after, changes }: FrameOf<'hello'>): Promise<void> {
    const { keeper } = this.#host;
    const admission = await this.#host.redeem(ticket);
    if (!admission) return this.#refuseConnection(RETRYABLE.ticket);
    let next = after;
    const greet = (table: Table, sent?: () => void): Standing => {
      const { frame, standing } = this.#welcome(table, admission, { after, next });
      this.#send(this.#admission ? { type: 'lines', lines: frame.lines, standing } : frame, sent);
      this.#admission = admission;
      next = frame.lines.at(-1)?.seq ?? next;
      return standing;
    };
    // A long log goes out piece by piece, each when the one before has left.
    for (;;) {
      const table = await keeper.table(admission.table);
      if (!table) return this.#refuseConnection('no table');
      if (!this.#host.proves(table, admission)) return this.#refuseConnection('revoked');
      if (table.seq - next <= LINES_PER_FRAME || !this.#peer.open) break;
      await new Promise<void>((sent) => greet(table, sent));
    }
    this.#unsubscribe = await keeper.subscribe(admission.table, (table, others) => {
      if (!this.#peer.open) return null;
      const obstacle = this.#obstacle(table, admission, others);
      if (obstacle === undefined) return this.#subscriber(table, admission, greet(table), changes);
      this.#refuseConnection(obstacle);
      return null;
    });
    if (!this.#peer.open) this.#unsubscribe?.();
    else if (!this.#unsubscribe && !this.#admission) this.#refuseConnection('no table');
  }

  #welcome(
    table: Table,
    { who, owner }: Admission,
    { after, next }: { readonly after: number; readonly next: number },
  ) {
    const standing = standingOf(table, who, this.#host.now());
    const frame = {
      type: 'welcome',
      protocol: PROTOCOL,
      table: table.id,
      seat: typeof who === 'number' ? who : null,
      owner,
      known: after < 0 ? null : (table.since(after, 1)[0]?.at ?? null),
      lines: linesAfter(table, who, next, LINES_PER_FRAME),
      standing,
      recording: this.#host.keeper.recording,
    } as const;
    return { frame, standing };
  }

  /** Why this client may not join the others, if so. */
  #obstacle(table: Table, admission: Admission, others: ReadonlySet<Subscriber>): string | undefined {
    if (!this.#host.proves(table, admission)) return 'revoked';
    const { who } = admission;
    const most = who === 'spectator' ? this.#host.limits.watchers : this.#host.limits.perSeat;
    const full = most !== undefined && [...others].filter((one) => one.who === who).length >= most;
    return full ? 'too many sockets' : undefined;
  }

  #subscriber(table: Table, admission: Admission, standing: Standing, changes: boolean): Subscriber {
    const { who, owner } = admission;
    let known = standing;
    const peer = this.#peer;
    return {
      who,
      owner,
      seq: table.seq,
      update: (update) => {
        peer.send(changes ? update.since(known) : update.whole);
        known = update.standing;
      },
      presence: (seats, watchers) => this.#send({ type: 'presence', seats, watchers }),
      recording: (recording) => this.#send({ type: 'recording', recording }),
      revoked: () => this.#revoke(),
      recheck: () => {
        void this.#host.keeper
          .inspect(admission.table, (now) => this.#host.proves(now, admission))
          .then((proven) => proven || this.#refuseConnection('revoked'));
      },
      unavailable: () => peer.close(CLOSE.tryLater, 'not readable now'),
    };
  }

  async #odds({ id, decision, answer }: FrameOf<'odds'>, { table, who }: Admission): Promise<void> {
    let fits = true;
    const compute = async () => {
      // Against the table as it is when its turn comes; a client that is gone by then needs nothing.
      const now = this.#peer.open ? await this.#host.keeper.table(table) : null;
      fits = answer === undefined || now?.game.rules.answers.safeParse(answer).success !== false;
      return now ? this.#host.odds(now, who, decision, answer) : [];
    };
    let odds: readonly (WireOdds | null)[] = [];
    const busy = this.#pendingOdds >= MAX_PENDING_ODDS;
    if (!busy) {
      this.#pendingOdds++;
      const turn = this.#oddsQueue.then(compute).finally(() => this.#pendingOdds--);
      this.#oddsQueue = turn.catch(() => undefined);
      odds = await turn;
    }
    const one = answer === undefined ? null : (odds[0] ?? null);
    const missing = busy ? 'busy' : odds.length === 0 ? 'notOpen' : fits ? 'none' : 'unfit';
    this.#send({
      type: 'odds',
      id,
      odds: one,
      ...(answer === undefined && { all: odds }),
      ...(odds.every((some) => some === null) && { why: missing }),
    });
  }

  /** Whoever gave the very command that ends a connection hears first how it went; news they get no more. */
  #revoke(): void {
    this.#revoked = true;
    this.#unsubscribe?.();
    if (this.#unanswered === 0) this.#refuseConnection('revoked');
  }

  async #command(frame: FrameOf<'command'>, table: Table, admission: Admission): Promise<void> {
    this.#unanswered++;
    try {
      await this.#submit(frame, table, admission);
    } finally {
      this.#unanswered--;
    }
    if (this.#revoked && this.#unanswered === 0) this.#refuseConnection('revoked');
  }

  async #submit({ id, command }: FrameOf<'command'>, table: Table, admission: Admission): Promise<void> {
    const done = await this.#host.submit({
      table,
      actor: actorOf(admission),
      command,
      id: `${admission.who}-${id}`,
      stillAllowed: (now) => this.#host.proves(now, admission),
    });
    if (!done) return this.#refuseConnection('no table');
    if ('seq' in done) return this.#send({ type: 'ack', id, seq: done.seq });
    if ('refusal' in done) return this.#refuse(table, id, done.refusal);
    this.#host.count('later');
    this.#send({ type: 'later', id, why: done.later });
  }

  #refuse(table: Table, id: string, refused: Refusal): void {
    this.#host.count('refused');
    const { refusal, rule, reason } = refused;
    const text = sayRefusal(this.#language, refused, table.game.texts[this.#language]);
    this.#send({ type: 'refused', id, refusal, rule, reason, text });
  }
}

/** Parses JSON; undefined if it is malformed or nested too deeply. */
function parse(text: string): unknown {
  if (tooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function actorOf({ who, owner, name }: Admission): Actor {
  if (typeof who === 'number') return { kind: 'seat', seat: who, ...(owner && { owner: true as const }) };
  return owner ? { kind: 'owner' } : { kind: 'spectator', name };
}
