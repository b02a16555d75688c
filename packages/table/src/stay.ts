/** What a connection does at one table: from the welcome until its client goes on to another, or is gone. */
import type { Refusal } from '@reverie/kernel/refusal';
import type { Actor } from './commands.ts';
import type { Admission, ConnectionHost, Peer } from './connection-host.ts';
import { linesAfter, type Standing, standingOf } from './feed.ts';
import type { FrameOf, IncomingFrame } from './frames.ts';
import type { Subscriber } from './loaded-table.ts';
import { CLOSE, type ServerFrame, type WireOdds } from './protocol.ts';
import type { Table } from './table.ts';
import { sayRefusal } from './texts/say.ts';
import { PROTOCOL } from './wire.ts';

/** Lines per frame: a client that is new to a long game gets the log in pieces. */
const LINES_PER_FRAME = 500;

/** Odds requests that may wait on one connection; further ones get no odds. */
const MAX_PENDING_ODDS = 20;

/** How the client wants to be told. */
type Manner = Pick<FrameOf<'hello'>, 'language' | 'changes'>;

export class Stay {
  readonly admission: Admission;
  readonly #peer: Peer;
  readonly #host: ConnectionHost;
  readonly #manner: Manner;
  #unsubscribe: (() => void) | null = null;
  /** Odds are computed one at a time for each connection, so that a greedy client does not delay others. */
  #oddsQueue: Promise<unknown> = Promise.resolve();
  #pendingOdds = 0;
  /** Commands that are not answered yet, and what waits until all of them are. */
  #unanswered = 0;
  #whenAnswered: (() => void) | null = null;
  #revoked = false;
  /** The client is at another table by now, or gone: it is told nothing more of this one. */
  #over = false;

  constructor(peer: Peer, host: ConnectionHost, admission: Admission, manner: Manner) {
    this.#peer = peer;
    this.#host = host;
    this.admission = admission;
    this.#manner = manner;
  }

  /** Lets the client in, or closes the connection. */
  async arrive(after: number): Promise<void> {
    const { keeper } = this.#host;
    const { table: id } = this.admission;
    let next = after;
    let welcome = true;
    const greet = (table: Table, sent?: () => void): Standing => {
      const { frame, standing } = this.#welcome(table, { after, next });
      this.#send(welcome ? frame : { type: 'lines', lines: frame.lines, standing }, sent);
      welcome = false;
      next = frame.lines.at(-1)?.seq ?? next;
      return standing;
    };
    // A long log goes out piece by piece, each when the one before has left.
    for (;;) {
      const table = await keeper.table(id);
      if (!table) return this.#refuseConnection('no table');
      if (!this.#host.proves(table, this.admission)) return this.#refuseConnection('revoked');
      if (table.seq - next <= LINES_PER_FRAME || !this.#peer.open) break;
      await new Promise<void>((sent) => greet(table, sent));
    }
    this.#unsubscribe = await keeper.subscribe(id, (table, others) => {
      if (!this.#peer.open) return null;
      const obstacle = this.#obstacle(table, others);
      if (obstacle === undefined) return this.#subscriber(table, greet(table));
      this.#refuseConnection(obstacle);
      return null;
    });
    if (!this.#peer.open) this.end();
    else if (!this.#unsubscribe && welcome) this.#refuseConnection('no table');
  }

  async receive(frame: Exclude<IncomingFrame, { type: 'hello' | 'follow' }>): Promise<void> {
    if (frame.type === 'ping') return this.#send({ type: 'pong', n: frame.n });
    if (frame.type === 'odds') return this.#odds(frame);
    this.#unanswered++;
    try {
      await this.#command(frame);
    } finally {
      this.#unanswered--;
      if (this.#unanswered === 0) this.#answered();
    }
  }

  /** The client goes on to another table, when the commands that they gave at this one are answered. */
  async leave(): Promise<void> {
    if (this.#unanswered > 0) {
      await new Promise<void>((answered) => {
        this.#whenAnswered = answered;
      });
    }
    this.end();
  }

  end(): void {
    this.#over = true;
    this.#unsubscribe?.();
  }

  // ------------------------------------------------------------------------------------------------------------------

  #send(frame: ServerFrame, sent?: () => void): void {
    this.#peer.send(JSON.stringify(frame), sent);
  }

  #refuseConnection(reason: string): void {
    this.#peer.close(CLOSE.policy, reason);
  }

  #welcome(table: Table, { after, next }: { readonly after: number; readonly next: number }) {
    const { who, owner } = this.admission;
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
  #obstacle(table: Table, others: ReadonlySet<Subscriber>): string | undefined {
    if (!this.#host.proves(table, this.admission)) return 'revoked';
    const { who } = this.admission;
    const most = who === 'spectator' ? this.#host.limits.watchers : this.#host.limits.perSeat;
    const full = most !== undefined && [...others].filter((one) => one.who === who).length >= most;
    return full ? 'too many sockets' : undefined;
  }

  #subscriber(table: Table, standing: Standing): Subscriber {
    const { who, owner } = this.admission;
    const { changes } = this.#manner;
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
          .inspect(table.id, (now) => this.#host.proves(now, this.admission))
          .then((proven) => proven || this.#over || this.#refuseConnection('revoked'));
      },
      unavailable: () => peer.close(CLOSE.tryLater, 'not readable now'),
    };
  }

  async #odds({ id, decision, answer }: FrameOf<'odds'>): Promise<void> {
    const { table, who } = this.admission;
    if (!(await this.#host.keeper.table(table))) return this.#refuseConnection('no table');
    let fits = true;
    const compute = async () => {
      // Against the table as it is when its turn comes; a client that is gone by then needs nothing.
      const now = this.#peer.open && !this.#over ? await this.#host.keeper.table(table) : null;
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
    if (this.#over) return;
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

  #answered(): void {
    if (this.#revoked) this.#refuseConnection('revoked');
    this.#whenAnswered?.();
  }

  async #command(frame: FrameOf<'command' | 'unfit'>): Promise<void> {
    const table = await this.#host.keeper.table(this.admission.table);
    if (!table) return this.#refuseConnection('no table');
    this.#host.count('commands');
    if (frame.type === 'unfit') return this.#refuse(table, frame.id, frame.refusal);
    const { id, command } = frame;
    const done = await this.#host.submit({
      table,
      actor: actorOf(this.admission),
      command,
      id: `${this.admission.who}-${id}`,
      stillAllowed: (now) => this.#host.proves(now, this.admission),
    });
    if (!done) return this.#refuseConnection('no table');
    if ('seq' in done) return this.#send({ type: 'ack', id, seq: done.seq });
    if ('refusal' in done) return this.#refuse(table, id, done.refusal);
    this.#host.count('later');
    this.#send({ type: 'later', id, why: done.later });
  }

  #refuse(table: Table, id: string, refused: Refusal): void {
    const { language } = this.#manner;
    this.#host.count('refused');
    const { refusal, rule, reason } = refused;
    const text = sayRefusal(language, refused, table.game.texts[language]);
    this.#send({ type: 'refused', id, refusal, rule, reason, text });
  }
}

function actorOf({ who, owner, name }: Admission): Actor {
  if (typeof who === 'number') return { kind: 'seat', seat: who, ...(owner && { owner: true as const }) };
  return owner ? { kind: 'owner' } : { kind: 'spectator', name };
}
