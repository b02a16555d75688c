/** The state of a table on the server, for a list: connects as usual, reads the welcome and disconnects. */
import type { ServerFrame } from '@reverie/table/protocol';
import { PROTOCOL } from '@reverie/table/wire';
import { ApiError, ticket } from './api.ts';
import { keepSeat, ownSeatAt } from './own-seats.ts';

export type Glance =
  | { readonly kind: 'seen'; readonly phase: 'gathering' | 'playing' | 'over'; readonly yours: boolean }
  | { readonly kind: 'unreachable' | 'gone' };

const LONGEST = 5000;

/** Not a server that is busy, nor somebody else between it and this page. */
const isGone = ({ status, reason }: ApiError): boolean =>
  status >= 400 && status < 500 && reason !== 'tooOften' && reason !== 'unreachable';
/** The secret opens nothing, and never will. */
const isRefused = ({ reason }: ApiError): boolean => reason === 'notInvited' || reason === 'seatExpired';

export async function glance(table: string, secret: string): Promise<Glance> {
  // Sent again at every visit, it would count as a wrong one each time, and the server would hear nobody from here.
  if (ownSeatAt(table)?.refused === secret) return { kind: 'gone' };
  try {
    const { ticket: pass } = await ticket(table, secret, '');
    return await look(pass);
  } catch (error) {
    if (!(error instanceof ApiError && isGone(error))) return { kind: 'unreachable' };
    const own = ownSeatAt(table);
    if (isRefused(error) && own?.secret === secret) keepSeat(table, { ...own, refused: secret });
    return { kind: 'gone' };
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
