/** One socket at a table: what the conversation needs from a WebSocket, within limits. */

import type { Duplex } from 'node:stream';
import type { Command } from '@reverie/table/commands';
import { type ConnectionHost, type IncomingFrame, openConnection, readFrame } from '@reverie/table/connection';
import { CLOSE, type ServerFrame } from '@reverie/table/protocol';
import { UnplayableError } from '@reverie/table/table-state';
import { RETRYABLE } from '@reverie/table/wire';
import type { WebSocket } from 'ws';
import { proves } from './admission.ts';
import { TokenBucket } from './limits.ts';
import { StoreReadError } from './stores/errors.ts';

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

export const DEFAULT_SOCKET_LIMITS: Required<SocketLimits> = {
  rate: 20,
  burst: 40,
  buffer: 1 << 20,
  perSeat: 10,
  watchers: 200,
  hello: 10_000,
};

export interface SocketHost extends Omit<ConnectionHost, 'proves' | 'count'> {
  readonly limits: SocketLimits;
  /** Counts for /metrics. */
  count(what: 'commands' | 'refused' | 'later' | 'malformed' | 'sent'): void;
}

/** Words and signs are kept for ever and read by everybody: nobody writes more than four a second. */
const CHATTY_COMMANDS: ReadonlySet<Command['do']> = new Set(['say', 'react', 'nudge', 'rename']);

/** What a frame takes out of a socket's bucket: odds are worked out for one alone. */
export function costOf(frame: IncomingFrame): number {
  if (frame.type === 'unfit') return 5;
  if (frame.type === 'command') return CHATTY_COMMANDS.has(frame.command.do) ? 5 : 1;
  if (frame.type !== 'odds') return 1;
  return frame.answer === undefined ? 10 : 4;
}

/** What goes to many is the same frame for all of them: it is written down once. */
const texts = new WeakMap<ServerFrame, string>();

function textOf(frame: ServerFrame): string {
  let text = texts.get(frame);
  if (text === undefined) {
    text = JSON.stringify(frame);
    texts.set(frame, text);
  }
  return text;
}

/** What carries a socket: several frames written while it is corked leave together. */
export type CorkableStream = Pick<Duplex, 'cork' | 'uncork'>;

export function serveSocket(socket: WebSocket, wire: CorkableStream, house: SocketHost): void {
  let corked = false;
  const bucket = new TokenBucket(house.limits, house.now());

  const close = (code: number, reason: string): void => socket.close(code, reason);
  const send = (frame: ServerFrame, sent?: () => void): void => {
    if (socket.bufferedAmount > house.limits.buffer) {
      close(CLOSE.tryLater, 'too slow');
      conversation.end();
    }
    if (socket.readyState !== socket.OPEN) {
      sent?.();
      return;
    }
    house.count('sent');
    // An answer is acknowledged in the moment in which everybody is told of it: that is one packet, not two.
    if (!corked) {
      corked = true;
      wire.cork();
      process.nextTick(() => {
        corked = false;
        wire.uncork();
      });
    }
    socket.send(textOf(frame), sent && (() => sent()));
  };

  const conversation = openConnection(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      send,
      close,
    },
    {
      keeper: house.keeper,
      limits: house.limits,
      redeem: house.redeem,
      proves,
      now: house.now,
      act: house.act,
      odds: house.odds,
      count: house.count,
    },
  );

  const late =
    house.limits.hello === undefined
      ? null
      : setTimeout(() => conversation.greeted || close(CLOSE.policy, 'no hello'), house.limits.hello).unref();

  socket.on('message', (data, isBinary) => {
    // What comes after a socket was closed by us is nobody's.
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return close(CLOSE.malformed, 'text only');
    const frame = readFrame(String(data));
    if (!bucket.take(frame ? costOf(frame) : 1, house.now())) return close(CLOSE.policy, RETRYABLE.haste);
    if (!frame) {
      house.count('malformed');
      return close(CLOSE.malformed, 'malformed');
    }
    conversation.receive(frame).catch((error: unknown) => {
      if (error instanceof StoreReadError) return close(CLOSE.tryLater, 'not readable now');
      if (error instanceof UnplayableError) return close(CLOSE.policy, 'other rules');
      house.keeper.logError('socket', error);
      return close(1011, 'fault');
    });
  });
  const gone = (): void => {
    if (late) clearTimeout(late);
    conversation.end();
  };
  socket.on('close', gone);
  socket.on('error', gone);
}
