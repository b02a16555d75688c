/**
 * One connection at a table, whatever carries it: hello with a ticket, then commands in and lines out. A server speaks it over
 * WebSockets, a page with a table of its own over a port.
 */
import type { Viewer } from '@reverie/kernel/game';
import type { Actor } from './commands.ts';
import { linesAfter, standingOf } from './feed.ts';
import type { Keeper, Watching } from './keeper.ts';
import { oddsFrame } from './odds.ts';
import { CLOSE, type FromServer, fromClientSchema, PROTOCOL } from './protocol.ts';
import { sayRefusal } from './texts/say.ts';

/** What a ticket admits to. */
export interface Admission {
  readonly table: string;
  readonly who: Viewer;
  readonly owner: boolean;
  readonly name: string;
}

/** The other end. */
export interface Peer {
  readonly open: boolean;
  send(frame: FromServer): void;
  close(code: number, reason: string): void;
}

export interface ConversationHouse {
  readonly keeper: Keeper;
  redeem(ticket: string): Admission | undefined;
  now(): number;
  count(what: 'commands' | 'refused' | 'later' | 'malformed'): void;
}

export interface Conversation {
  receive(text: string): Promise<void>;
  /** The other end is gone. */
  end(): void;
}

/** How deep data from outside may be nested. */
const DEEPEST = 32;

export function converse(peer: Peer, house: ConversationHouse): Conversation {
  let admission: Admission | null = null;
  let language: 'fr' | 'en' = 'fr';
  let leave: (() => void) | null = null;
  const close = (code: number, reason: string): void => peer.close(code, reason);
  const send = (frame: FromServer): void => peer.send(frame);

  const hello = async (ticket: string, after: number): Promise<void> => {
    const admitted = house.redeem(ticket);
    if (!admitted) return close(CLOSE.policy, 'ticket');
    const table = await house.keeper.table(admitted.table);
    if (!table) return close(CLOSE.policy, 'no table');
    const watching: Watching = {
      who: admitted.who,
      owner: admitted.owner,
      seq: table.seq,
      lines: (lines, standing) => send({ type: 'lines', lines, standing }),
      presence: (seats, watchers) => send({ type: 'presence', seats, watchers }),
      revoked: () => close(CLOSE.policy, 'revoked'),
    };
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
    leave = await house.keeper.watch(admitted.table, watching);
    if (!peer.open) leave?.();
  };

  const receive = async (data: string): Promise<void> => {
    const frame = fromClientSchema.safeParse(parse(data));
    if (!frame.success) {
      house.count('malformed');
      return close(CLOSE.malformed, 'malformed');
    }
    const { data: asked } = frame;
    if (asked.type === 'hello') {
      if (admission) return close(CLOSE.policy, 'hello twice');
      language = asked.language;
      return hello(asked.ticket, asked.after);
    }
    if (!admission) return close(CLOSE.policy, 'hello first');
    if (asked.type === 'ping') return send({ type: 'pong', n: asked.n });
    const table = await house.keeper.table(admission.table);
    if (!table) return close(CLOSE.policy, 'no table');
    if (asked.type === 'odds') {
      return send({ type: 'odds', id: asked.id, odds: oddsFrame(table, admission.who, asked.decision, asked.answer) });
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
    const text = sayRefusal(language, done.refusal, table.game.texts[language]);
    send({ type: 'refused', id: asked.id, refusal, rule, reason, text });
  };

  return { receive, end: () => leave?.() };
}

/** Text into data; undefined for what is no JSON or nested beyond reason. */
function parse(text: string): unknown {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return undefined;
    } else if (sign === ']' || sign === '}') depth--;
  }
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
