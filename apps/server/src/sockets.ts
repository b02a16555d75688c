/** One socket at a table: hello with a ticket, then commands in and lines out, within limits. */

import { tooDeep } from '@reverie/kernel/plain';
import type { Actor } from '@reverie/table/commands';
import { linesAfter, standingOf } from '@reverie/table/feed';
import { CLOSE, type FromServer, fromClientSchema, PROTOCOL } from '@reverie/table/protocol';
import { sayRefusal } from '@reverie/table/texts/say';
import type { WebSocket } from 'ws';
import type { Keeper } from './keeper.ts';
import { oddsFrame } from './odds.ts';
import { NotRead } from './stores/errors.ts';
import type { Admission, Tickets } from './tickets.ts';

export interface SocketLimits {
  /** Frames a second that may come on the average, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that may wait to be read by the client. */
  readonly buffer: number;
}

export const USUAL_LIMITS: SocketLimits = { rate: 20, burst: 40, buffer: 1 << 20 };

export interface SocketHouse {
  readonly keeper: Keeper;
  readonly tickets: Tickets;
  readonly limits: SocketLimits;
  now(): number;
  /** Counts for /metrics. */
  count(what: 'commands' | 'refused' | 'later' | 'malformed' | 'sent'): void;
}

export function serve(socket: WebSocket, house: SocketHouse): void {
  let admission: Admission | null = null;
  let language: 'fr' | 'en' = 'fr';
  let leave: (() => void) | null = null;
  /** While somebody is being let in: what they send in the meantime waits. */
  let greeting: Promise<void> | null = null;
  let allowance = house.limits.burst;
  let last = house.now();

  const close = (code: number, reason: string): void => socket.close(code, reason);
  const send = (frame: FromServer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > house.limits.buffer) {
      close(CLOSE.tryLater, 'too slow');
      leave?.();
      return;
    }
    house.count('sent');
    socket.send(JSON.stringify(frame));
  };

  /** A bucket that fills at the rate allowed: whoever empties it is shown out. */
  const tooMany = (): boolean => {
    const now = house.now();
    allowance = Math.min(house.limits.burst, allowance + ((now - last) / 1000) * house.limits.rate);
    last = now;
    allowance -= 1;
    return allowance < 0;
  };

  const hello = async (ticket: string, after: number): Promise<void> => {
    const admitted = house.tickets.redeem(ticket);
    if (!admitted) return close(CLOSE.policy, 'ticket');
    leave = await house.keeper.watch(admitted.table, (table) => {
      admission = admitted;
      send({
        type: 'welcome',
        protocol: PROTOCOL,
        table: table.id,
        seat: typeof admitted.who === 'number' ? admitted.who : null,
        owner: admitted.owner,
        lines: linesAfter(table, admitted.who, after),
        standing: standingOf(table, admitted.who, house.now()),
      });
      return {
        who: admitted.who,
        owner: admitted.owner,
        seq: table.seq,
        lines: (lines, standing) => send({ type: 'lines', lines, standing }),
        presence: (seats, watchers) => send({ type: 'presence', seats, watchers }),
        revoked: () => close(CLOSE.policy, 'revoked'),
      };
    });
    if (!leave) return close(CLOSE.policy, 'no table');
    if (socket.readyState !== socket.OPEN) leave();
  };

  const receive = async (data: string): Promise<void> => {
    const frame = fromClientSchema.safeParse(parse(data));
    if (!frame.success) {
      house.count('malformed');
      return close(CLOSE.malformed, 'malformed');
    }
    const { data: asked } = frame;
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
    const { who } = admission;
    if (asked.type === 'odds') {
      const { id, decision, answer } = asked;
      const odds = await house.keeper.look(admission.table, (table) => oddsFrame(table, who, decision, answer));
      return send({ type: 'odds', id, odds });
    }
    house.count('commands');
    const request = {
      command: asked.command,
      actor: actorOf(admission),
      id: `${admission.who}-${asked.id}`,
      at: house.now(),
    };
    const done = await house.keeper.submit(admission.table, request);
    if (!done) return close(CLOSE.policy, 'no table');
    if ('seq' in done) return send({ type: 'ack', id: asked.id, seq: done.seq });
    if ('later' in done) {
      house.count('later');
      return send({ type: 'later', id: asked.id, why: done.later });
    }
    house.count('refused');
    const { refusal, rule, reason } = done.refusal;
    const table = await house.keeper.table(admission.table);
    const text = sayRefusal(language, done.refusal, table?.game.texts[language]);
    send({ type: 'refused', id: asked.id, refusal, rule, reason, text });
  };

  socket.on('message', (data, isBinary) => {
    // What comes after we have hung up is not listened to.
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return close(CLOSE.malformed, 'text only');
    if (tooMany()) return close(CLOSE.policy, 'too many frames');
    receive(String(data)).catch((error: unknown) => {
      if (error instanceof NotRead) return close(CLOSE.tryLater, 'not readable now');
      house.keeper.fault('socket', error);
      return close(1011, 'fault');
    });
  });
  socket.on('close', () => leave?.());
  socket.on('error', () => leave?.());
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
