/**
 * One connection at a table, whatever carries it: hello with a ticket, then commands in and lines out. A server speaks it over
 * WebSockets, a page with a table of its own over a port.
 */
import type { Viewer } from '@reverie/kernel/game';
import { tooDeep } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import type { z } from 'zod';
import type { Actor, Command } from './commands.ts';
import { linesAfter, type Standing, standingOf } from './feed.ts';
import type { Keeper, SubmitResult } from './keeper.ts';
import type { Subscriber } from './loaded-table.ts';
import { CLOSE, clientFrameSchema, type ServerFrame, type WireOdds } from './protocol.ts';
import type { Table } from './table.ts';
import { textRefusal } from './text.ts';
import { sayRefusal } from './texts/say.ts';
import { PROTOCOL, RETRYABLE } from './wire.ts';

/** What a ticket admits to. */
export interface Admission {
  readonly table: string;
  readonly who: Viewer;
  readonly owner: boolean;
  readonly name: string;
  /** The beginning of the hash of the secret that was shown, so that a seat revoked since then stays shut. */
  readonly proof: string;
}

/** The other end. */
export interface Peer {
  readonly open: boolean;
  send(frame: ServerFrame, sent?: () => void): void;
  close(code: number, reason: string): void;
}

export interface ConnectionHost {
  readonly keeper: Keeper;
  /** Connections of one seat, and of those who watch one table. */
  readonly limits: { readonly perSeat?: number; readonly watchers?: number };
  redeem(ticket: string): Promise<Admission | undefined>;
  /** Whether what a ticket was issued for still holds. */
  proves(table: Table, admission: Admission): boolean;
  now(): number;
  /** Does what somebody asks of a table, if it `holds` then that they may. */
  act(
    table: Table,
    actor: Actor,
    command: Command,
    id: string,
    holds: (table: Table) => boolean,
  ): Promise<SubmitResult | null>;
  /** The odds of answers to a decision that is open for this viewer. */
  odds(table: Table, who: Viewer, decision: number, answer: unknown): Promise<readonly (WireOdds | null)[]>;
  count(what: 'commands' | 'refused' | 'later'): void;
}

/** A command with which nothing is wrong but the length of what somebody typed: no reason to show them out. */
interface UnfitCommand {
  readonly type: 'unfit';
  readonly id: string;
  readonly refusal: Refusal;
}

export type IncomingFrame = z.infer<typeof clientFrameSchema> | UnfitCommand;

export interface Connection {
  /** Whether a hello has come. */
  readonly greeted: boolean;
  receive(frame: IncomingFrame): Promise<void>;
  /** The other end is gone. */
  end(): void;
}

/** How many lines go into one frame: those who come for the first time to a long game get it in pieces. */
const LINES_PER_FRAME = 500;

/** More questions about odds than this waiting on one connection are answered with none. */
const MAX_PENDING_ODDS = 20;

/** A frame out of its text; undefined for what is none. */
export function readFrame(text: string): IncomingFrame | undefined {
  const data = parse(text);
  const { success, data: frame, error } = clientFrameSchema.safeParse(data);
  if (success) return frame;
  const command = error.issues.every(({ path }) => path[0] === 'command');
  const refusal = command ? textRefusal(error) : undefined;
  return refusal && { type: 'unfit', id: (data as { id: string }).id, refusal };
}

export function openConnection(peer: Peer, house: ConnectionHost): Connection {
  let admission: Admission | null = null;
  /** While somebody is being let in: what they send in the meantime waits. */
  let greeting: Promise<void> | null = null;
  let language: 'fr' | 'en' = 'fr';
  let leave: (() => void) | null = null;
  /** Odds are worked out one after another for each connection: however much one asks, the others have their turn. */
  let weighing: Promise<unknown> = Promise.resolve();
  let unweighed = 0;
  const close = (code: number, reason: string): void => peer.close(code, reason);
  const send: Peer['send'] = (frame, sent) => peer.send(frame, sent);

  const hello = async ({ ticket, after, changes }: Extract<IncomingFrame, { type: 'hello' }>): Promise<void> => {
    const admitted = await house.redeem(ticket);
    if (!admitted) return close(CLOSE.policy, RETRYABLE.ticket);
    const { who, owner } = admitted;
    let next = after;
    const greet = (table: Table, sent?: () => void): Standing => {
      const lines = linesAfter(table, who, next, LINES_PER_FRAME);
      const standing = standingOf(table, who, house.now());
      const seat = typeof who === 'number' ? who : null;
      const { recording } = house.keeper;
      const first = {
        type: 'welcome',
        protocol: PROTOCOL,
        table: table.id,
        seat,
        owner,
        known: after < 0 ? null : (table.since(after, 1)[0]?.at ?? null),
        lines,
        standing,
        recording,
      } as const;
      send(admission ? { type: 'lines', lines, standing } : first, sent);
      admission = admitted;
      next = lines.at(-1)?.seq ?? next;
      return standing;
    };
    // A long past is sent piece by piece, each when the one before has left.
    for (;;) {
      const table = await house.keeper.table(admitted.table);
      if (!table) return close(CLOSE.policy, 'no table');
      if (!house.proves(table, admitted)) return close(CLOSE.policy, 'revoked');
      if (table.seq - next <= LINES_PER_FRAME || !peer.open) break;
      await new Promise<void>((sent) => greet(table, sent));
    }
    leave = await house.keeper.subscribe(admitted.table, (table, others) => {
      if (!peer.open) return null;
      if (!house.proves(table, admitted)) {
        close(CLOSE.policy, 'revoked');
        return null;
      }
      const most = who === 'spectator' ? house.limits.watchers : house.limits.perSeat;
      if (most !== undefined && [...others].filter((one) => one.who === who).length >= most) {
        close(CLOSE.policy, 'too many sockets');
        return null;
      }
      let known = greet(table);
      const watching: Subscriber = {
        who,
        owner,
        seq: table.seq,
        update: (news) => {
          send(changes ? news.since(known) : news.whole);
          known = news.standing;
        },
        presence: (seats, watchers) => send({ type: 'presence', seats, watchers }),
        recording: (recording) => send({ type: 'recording', recording }),
        revoked: () => close(CLOSE.policy, 'revoked'),
        unavailable: () => close(CLOSE.tryLater, 'not readable now'),
      };
      return watching;
    });
    if (!peer.open) leave?.();
    else if (!leave && !admission) close(CLOSE.policy, 'no table');
  };

  const tellOdds = async (
    { id, decision, answer }: Extract<IncomingFrame, { type: 'odds' }>,
    { table, who }: Admission,
  ) => {
    const ask = async () => {
      // As things stand when its turn has come; whoever is gone by then wants nothing any more.
      const now = peer.open ? await house.keeper.table(table) : null;
      return now ? house.odds(now, who, decision, answer) : [];
    };
    let odds: readonly (WireOdds | null)[] = [];
    if (unweighed < MAX_PENDING_ODDS) {
      unweighed++;
      const turn = weighing.then(ask).finally(() => unweighed--);
      weighing = turn.catch(() => undefined);
      odds = await turn;
    }
    const one = answer === undefined ? null : (odds[0] ?? null);
    send({ type: 'odds', id, odds: one, ...(answer === undefined && { all: odds }) });
  };

  const receive = async (asked: IncomingFrame): Promise<void> => {
    if (asked.type === 'hello') {
      if (greeting) return close(CLOSE.policy, 'hello twice');
      language = asked.language;
      greeting = hello(asked);
      return greeting;
    }
    if (greeting) await greeting;
    if (!peer.open) return;
    if (!admission) return close(CLOSE.policy, 'hello first');
    if (asked.type === 'ping') return send({ type: 'pong', n: asked.n });
    const table = await house.keeper.table(admission.table);
    if (!table) return close(CLOSE.policy, 'no table');
    if (asked.type === 'odds') return tellOdds(asked, admission);
    house.count('commands');
    const refuse = (refused: Refusal): void => {
      house.count('refused');
      const { refusal, rule, reason } = refused;
      const text = sayRefusal(language, refused, table.game.texts[language]);
      send({ type: 'refused', id: asked.id, refusal, rule, reason, text });
    };
    if (asked.type === 'unfit') return refuse(asked.refusal);
    const admitted = admission;
    const holds = (now: Table): boolean => house.proves(now, admitted);
    const done = await house.act(table, actorOf(admitted), asked.command, `${admitted.who}-${asked.id}`, holds);
    if (!done) return close(CLOSE.policy, 'no table');
    if ('seq' in done) return send({ type: 'ack', id: asked.id, seq: done.seq });
    if ('later' in done) {
      house.count('later');
      return send({ type: 'later', id: asked.id, why: done.later });
    }
    refuse(done.refusal);
  };

  return {
    get greeted() {
      return greeting !== null;
    },
    receive,
    end: () => leave?.(),
  };
}

/** Text into data; undefined for what is no JSON or nested beyond reason. */
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
  return owner ? { kind: 'owner' } : { kind: 'watcher', name };
}
