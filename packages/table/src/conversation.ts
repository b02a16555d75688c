/**
 * One connection at a table, whatever carries it: hello with a ticket, then commands in and lines out. A server speaks it over
 * WebSockets, a page with a table of its own over a port.
 */
import type { Viewer } from '@reverie/kernel/game';
import { tooDeep } from '@reverie/kernel/plain';
import type { Actor } from './commands.ts';
import { linesAfter, standingOf } from './feed.ts';
import type { Keeper } from './keeper.ts';
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

export function converse(peer: Peer, house: ConversationHouse): Conversation {
  let admission: Admission | null = null;
  let language: 'fr' | 'en' = 'fr';
  let leave: (() => void) | null = null;
  /** While somebody is being let in: what they send in the meantime waits. */
  let greeting: Promise<void> | null = null;
  const close = (code: number, reason: string): void => peer.close(code, reason);
  const send = (frame: FromServer): void => peer.send(frame);

  const hello = async (ticket: string, after: number): Promise<void> => {
    const admitted = house.redeem(ticket);
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
    if (!peer.open) leave();
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
    if (!peer.open) return;
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
      id: `${who}-${asked.id}`,
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

  return { receive, end: () => leave?.() };
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
