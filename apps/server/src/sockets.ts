/** One socket at a table: adapts a WebSocket to a connection, within limits. */

import type { Duplex } from 'node:stream';
import type { Command } from '@reverie/table/commands';
import { Connection } from '@reverie/table/connection';
import type { ConnectionHost } from '@reverie/table/connection-host';
import { type IncomingFrame, malformedReason, readFrame } from '@reverie/table/frames';
import { CLOSE } from '@reverie/table/protocol';
import { UnplayableError } from '@reverie/table/table-state';
import { RETRYABLE } from '@reverie/table/wire';
import type { WebSocket } from 'ws';
import { proves } from './admission.ts';
import { type SocketLimits, TokenBucket } from './limits.ts';
import { StoreReadError } from './stores/errors.ts';

export interface SocketHost extends Omit<ConnectionHost, 'proves' | 'count'> {
  readonly limits: SocketLimits;
  /** Counts for /metrics. */
  count(what: 'commands' | 'refused' | 'later' | 'malformed' | 'sent'): void;
}

/** Commands that are stored for ever and shown to everybody: limited to four per second. */
const CHATTY_COMMANDS: ReadonlySet<Command['do']> = new Set(['say', 'react', 'nudge', 'rename']);

/** What a frame costs of a socket's bucket: odds are computed for one client alone. */
export function costOf(frame: IncomingFrame): number {
  if (frame.type === 'unfit') return 5;
  if (frame.type === 'command') return CHATTY_COMMANDS.has(frame.command.do) ? 5 : 1;
  if (frame.type !== 'odds') return 1;
  return frame.answer === undefined ? 10 : 4;
}

/** The stream under a socket: frames written while it is corked leave in one packet. */
type CorkableStream = Pick<Duplex, 'cork' | 'uncork'>;

export function serveSocket(socket: WebSocket, wire: CorkableStream, host: SocketHost): void {
  const bucket = new TokenBucket(host.limits, host.now());
  const close = (code: number, reason: string): void => socket.close(code, reason);
  const connection = new Connection(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      send: sender(socket, wire, host, () => connection.end()),
      close,
    },
    { ...host, proves },
  );

  const late =
    host.limits.hello === undefined
      ? null
      : setTimeout(() => connection.greeted || close(CLOSE.policy, 'no hello'), host.limits.hello).unref();

  socket.on('message', (data, isBinary) => {
    // Frames that arrive after we closed the socket are dropped.
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return close(CLOSE.malformed, 'text only');
    const frame = readFrame(String(data));
    const cost = frame.type === 'malformed' ? 1 : costOf(frame);
    if (!bucket.take(cost, host.now())) return close(CLOSE.policy, RETRYABLE.haste);
    if (frame.type === 'malformed') {
      host.count('malformed');
      return close(CLOSE.malformed, malformedReason(frame));
    }
    connection.receive(frame).catch((error: unknown) => {
      if (error instanceof StoreReadError) return close(CLOSE.tryLater, 'not readable now');
      if (error instanceof UnplayableError) return close(CLOSE.policy, 'other rules');
      host.keeper.logError('socket', error);
      return close(1011, 'fault');
    });
  });
  const gone = (): void => {
    if (late) clearTimeout(late);
    connection.end();
  };
  socket.on('close', gone);
  socket.on('error', gone);
}

/** Sends frames; closes a socket whose peer reads too slowly. */
function sender(socket: WebSocket, wire: CorkableStream, host: SocketHost, end: () => void) {
  let corked = false;
  return (frame: string, sent?: () => void): void => {
    if (socket.bufferedAmount > host.limits.buffer) {
      socket.close(CLOSE.tryLater, 'too slow');
      end();
    }
    if (socket.readyState !== socket.OPEN) {
      sent?.();
      return;
    }
    host.count('sent');
    // A command is acknowledged at the moment everybody is told of it: one packet, not two.
    if (!corked) {
      corked = true;
      wire.cork();
      process.nextTick(() => {
        corked = false;
        wire.uncork();
      });
    }
    socket.send(frame, sent && (() => sent()));
  };
}
