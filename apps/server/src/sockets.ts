/** One socket at a table: what the conversation needs from a WebSocket, within limits. */

import { type Conversation, converse } from '@reverie/table/conversation';
import type { Keeper } from '@reverie/table/keeper';
import { CLOSE, type FromServer } from '@reverie/table/protocol';
import type { WebSocket } from 'ws';
import type { Tickets } from './tickets.ts';

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
  let allowance = house.limits.burst;
  let last = house.now();

  const close = (code: number, reason: string): void => socket.close(code, reason);
  const send = (frame: FromServer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > house.limits.buffer) {
      close(CLOSE.tryLater, 'too slow');
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

  const conversation: Conversation = converse(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      send,
      close,
    },
    {
      keeper: house.keeper,
      redeem: (ticket) => house.tickets.redeem(ticket),
      now: house.now,
      count: house.count,
    },
  );

  socket.on('message', (data, isBinary) => {
    if (isBinary) return close(CLOSE.malformed, 'text only');
    if (tooMany()) return close(CLOSE.policy, 'too many frames');
    conversation.receive(String(data)).catch((error: unknown) => {
      house.keeper.fault('socket', error);
      close(1011, 'fault');
    });
  });
  socket.on('close', () => conversation.end());
  socket.on('error', () => conversation.end());
}
