/** One socket at a table: what the conversation needs from a WebSocket, within limits. */

import type { Duplex } from 'node:stream';
import type { Command } from '@reverie/table/commands';
import { type ConversationHouse, converse, type Frame, readFrame } from '@reverie/table/conversation';
import { CLOSE, type FromServer } from '@reverie/table/protocol';
import { Unplayable } from '@reverie/table/record';
import { COME_BACK } from '@reverie/table/wire';
import type { WebSocket } from 'ws';
import { proves } from './admission.ts';
import { Bucket } from './limits.ts';
import { NotRead } from './stores/errors.ts';

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

export interface SocketHouse extends Omit<ConversationHouse, 'proves' | 'count'> {
  readonly limits: SocketLimits;
  /** Counts for /metrics. */
  count(what: 'commands' | 'refused' | 'later' | 'malformed' | 'sent'): void;
}

/** Words and signs are kept for ever and read by everybody: nobody writes more than four a second. */
const SPOKEN: ReadonlySet<Command['do']> = new Set(['say', 'react', 'nudge', 'rename']);

/** What a frame takes out of a socket's bucket: odds are worked out for one alone. */
export function costOf(frame: Frame): number {
  if (frame.type === 'unfit') return 5;
  if (frame.type === 'command') return SPOKEN.has(frame.command.do) ? 5 : 1;
  if (frame.type !== 'odds') return 1;
  return frame.answer === undefined ? 10 : 4;
}

/** What goes to many is the same frame for all of them: it is written down once. */
const texts = new WeakMap<FromServer, string>();

function textOf(frame: FromServer): string {
  let text = texts.get(frame);
  if (text === undefined) {
    text = JSON.stringify(frame);
    texts.set(frame, text);
  }
  return text;
}

/** What carries a socket: several frames written while it is corked leave together. */
export type Wire = Pick<Duplex, 'cork' | 'uncork'>;

export function serve(socket: WebSocket, wire: Wire, house: SocketHouse): void {
  let corked = false;
  const bucket = new Bucket(house.limits, house.now());

  const close = (code: number, reason: string): void => socket.close(code, reason);
  const send = (frame: FromServer, sent?: () => void): void => {
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

  const conversation = converse(
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
    if (!bucket.take(frame ? costOf(frame) : 1, house.now())) return close(CLOSE.policy, COME_BACK.haste);
    if (!frame) {
      house.count('malformed');
      return close(CLOSE.malformed, 'malformed');
    }
    conversation.receive(frame).catch((error: unknown) => {
      if (error instanceof NotRead) return close(CLOSE.tryLater, 'not readable now');
      if (error instanceof Unplayable) return close(CLOSE.policy, 'other rules');
      house.keeper.fault('socket', error);
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
