/** The state of a table on the server, for a list: connects as usual, reads the welcome and disconnects. */
import type { ServerFrame } from '@reverie/table/protocol';
import { PROTOCOL } from '@reverie/table/wire';
import { ApiError, ticket } from './api.ts';

export type Glance =
  | { readonly kind: 'seen'; readonly phase: 'gathering' | 'playing' | 'over'; readonly yours: boolean }
  | { readonly kind: 'unreachable' | 'gone' };

const LONGEST = 5000;

export async function glance(table: string, secret: string): Promise<Glance> {
  try {
    const { ticket: pass } = await ticket(table, secret, '');
    return await look(pass);
  } catch (error) {
    return { kind: error instanceof ApiError && error.status >= 400 && error.status < 500 ? 'gone' : 'unreachable' };
  }
}

function look(pass: string): Promise<Glance> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    const timer = setTimeout(() => socket.close(), LONGEST);
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, ticket: pass, after: Number.MAX_SAFE_INTEGER - 1 }),
      );
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type !== 'welcome') return;
      const { phase, decisions } = frame.standing;
      resolve({ kind: 'seen', phase, yours: decisions.some(({ decision }) => !decision.optional) });
      socket.close();
    };
    socket.onclose = () => {
      clearTimeout(timer);
      resolve({ kind: 'unreachable' });
    };
  });
}
