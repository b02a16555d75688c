/** One socket at a table: hello with a ticket, then commands in and lines out, within limits. */

import { tooDeep } from '@reverie/kernel/plain';
import type { Actor, Command } from '@reverie/table/commands';
import { linesAfter, standingOf } from '@reverie/table/feed';
import { CLOSE, type FromServer, fromClientSchema, PROTOCOL, type WireOdds } from '@reverie/table/protocol';
import { Unplayable } from '@reverie/table/record';
import type { Table } from '@reverie/table/table';
import { sayRefusal } from '@reverie/table/texts/say';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { proves } from './admission.ts';
import type { Keeper, Submitted, Watching } from './keeper.ts';
import { Bucket } from './limits.ts';
import { NotRead } from './stores/errors.ts';
import type { Admission, Tickets } from './tickets.ts';

export interface SocketLimits {
  /** Frames a second that may come on the average, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that may wait to be read by the client. */
  readonly buffer: number;
  /** Sockets of one seat, and of those who watch one table. */
  readonly perSeat?: number;
  readonly watchers?: number;
  /** How long a socket may wait before it says hello, in milliseconds. */
  readonly hello?: number;
}

export const USUAL_LIMITS: Required<SocketLimits> = {
  rate: 20,
  burst: 40,
  buffer: 1 << 20,
  perSeat: 10,
  watchers: 200,
  hello: 10_000,
};

export interface SocketHouse {
  readonly keeper: Keeper;
  readonly tickets: Tickets;
  readonly limits: SocketLimits;
  now(): number;
  /** Does what somebody asks of a table. */
  act(table: Table, actor: Actor, command: Command, id: string): Promise<Submitted | null>;
  /** The odds of answers to a decision that is open for this viewer. */
  odds(table: Table, who: Admission['who'], decision: number, answer: unknown): Promise<readonly (WireOdds | null)[]>;
  /** Counts for /metrics. */
  count(what: 'commands' | 'refused' | 'later' | 'malformed' | 'sent'): void;
}

type Frame = z.infer<typeof fromClientSchema>;

/** How many lines go into one frame: those who come for the first time to a long game get it in pieces. */
const LINES_AT_ONCE = 500;

/** What a frame takes out of a socket's bucket: odds are worked out for one alone. */
export function costOf(frame: Frame): number {
  if (frame.type !== 'odds') return 1;
  return frame.answer === undefined ? 10 : 4;
}

export function serve(socket: WebSocket, house: SocketHouse): void {
  let admission: Admission | null = null;
  /** While somebody is being let in: what they send in the meantime waits. */
  let greeting: Promise<void> | null = null;
  let language: 'fr' | 'en' = 'fr';
  let leave: (() => void) | null = null;
  const bucket = new Bucket(house.limits, house.now());

  const close = (code: number, reason: string): void => socket.close(code, reason);
  const send = (frame: FromServer, sent?: () => void): void => {
    if (socket.bufferedAmount > house.limits.buffer) {
      close(CLOSE.tryLater, 'too slow');
      leave?.();
    }
    if (socket.readyState !== socket.OPEN) {
      sent?.();
      return;
    }
    house.count('sent');
    socket.send(JSON.stringify(frame), sent && (() => sent()));
  };

  const late =
    house.limits.hello === undefined
      ? null
      : setTimeout(() => greeting ?? close(CLOSE.policy, 'no hello'), house.limits.hello).unref();

  const hello = async (ticket: string, after: number): Promise<void> => {
    const admitted = await house.tickets.redeem(ticket);
    if (!admitted) return close(CLOSE.policy, 'ticket');
    const { who, owner } = admitted;
    let next = after;
    const greet = (table: Table, sent?: () => void): void => {
      const lines = linesAfter(table, who, next, LINES_AT_ONCE);
      const standing = standingOf(table, who, house.now());
      const seat = typeof who === 'number' ? who : null;
      const { recording } = house.keeper;
      const first = {
        type: 'welcome',
        protocol: PROTOCOL,
        table: table.id,
        seat,
        owner,
        lines,
        standing,
        recording,
      } as const;
      send(admission ? { type: 'lines', lines, standing } : first, sent);
      admission = admitted;
      next = lines.at(-1)?.seq ?? next;
    };
    // A long past is sent piece by piece, each when the one before has left.
    for (;;) {
      const table = await house.keeper.table(admitted.table);
      if (!table) return close(CLOSE.policy, 'no table');
      if (!proves(table, admitted)) return close(CLOSE.policy, 'revoked');
      if (table.seq - next <= LINES_AT_ONCE || socket.readyState !== socket.OPEN) break;
      await new Promise<void>((sent) => greet(table, sent));
    }
    leave = await house.keeper.watch(admitted.table, (table, others) => {
      if (socket.readyState !== socket.OPEN) return null;
      if (!proves(table, admitted)) {
        close(CLOSE.policy, 'revoked');
        return null;
      }
      const most = who === 'spectator' ? house.limits.watchers : house.limits.perSeat;
      if (most !== undefined && [...others].filter((one) => one.who === who).length >= most) {
        close(CLOSE.policy, 'too many sockets');
        return null;
      }
      greet(table);
      const watching: Watching = {
        who,
        owner,
        seq: table.seq,
        lines: (lines, standing) => send({ type: 'lines', lines, standing }),
        presence: (seats, watchers) => send({ type: 'presence', seats, watchers }),
        recording: (recording) => send({ type: 'recording', recording }),
        revoked: () => close(CLOSE.policy, 'revoked'),
      };
      return watching;
    });
    if (socket.readyState !== socket.OPEN) leave?.();
  };

  const receive = async (asked: Frame): Promise<void> => {
    if (asked.type === 'hello') {
      if (greeting) return close(CLOSE.policy, 'hello twice');
      language = asked.language;
      greeting = hello(asked.ticket, asked.after);
      return greeting;
    }
    if (greeting) await greeting;
    if (socket.readyState !== socket.OPEN) return;
    if (!admission) return close(CLOSE.policy, 'hello first');
    if (asked.type === 'ping') return send({ type: 'pong', n: asked.n });
    const table = await house.keeper.table(admission.table);
    if (!table) return close(CLOSE.policy, 'no table');
    if (asked.type === 'odds') {
      const odds = await house.odds(table, admission.who, asked.decision, asked.answer);
      const one = asked.answer === undefined ? null : (odds[0] ?? null);
      return send({ type: 'odds', id: asked.id, odds: one, ...(asked.answer === undefined && { all: odds }) });
    }
    house.count('commands');
    const done = await house.act(table, actorOf(admission), asked.command, `${admission.who}-${asked.id}`);
    if (!done) return close(CLOSE.policy, 'no table');
    if ('seq' in done) return send({ type: 'ack', id: asked.id, seq: done.seq });
    if ('later' in done) {
      house.count('later');
      return send({ type: 'later', id: asked.id, why: done.later });
    }
    house.count('refused');
    const { refusal, rule, reason } = done.refusal;
    const text = sayRefusal(language, done.refusal, table.game.texts[language]);
    send({ type: 'refused', id: asked.id, refusal, rule, reason, text });
  };

  socket.on('message', (data, isBinary) => {
    // What comes after a socket was closed by us is nobody's.
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return close(CLOSE.malformed, 'text only');
    const frame = fromClientSchema.safeParse(parse(String(data)));
    if (!bucket.take(frame.success ? costOf(frame.data) : 1, house.now()))
      return close(CLOSE.policy, 'too many frames');
    if (!frame.success) {
      house.count('malformed');
      return close(CLOSE.malformed, 'malformed');
    }
    receive(frame.data).catch((error: unknown) => {
      if (error instanceof NotRead) return close(CLOSE.tryLater, 'not readable now');
      if (error instanceof Unplayable) return close(CLOSE.policy, 'other rules');
      house.keeper.fault('socket', error);
      return close(1011, 'fault');
    });
  });
  const gone = (): void => {
    if (late) clearTimeout(late);
    leave?.();
  };
  socket.on('close', gone);
  socket.on('error', gone);
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
