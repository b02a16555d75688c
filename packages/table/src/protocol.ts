/**
 * The frames between a client and a server: JSON text over a WebSocket, one object each. docs/PROTOCOL.md describes
 * their order.
 */
import { z } from 'zod';
import type { Change } from './change.ts';
import { answerSchema, commandSchema } from './commands.ts';
import type { FeedLine, Standing } from './feed.ts';
import { PROTOCOL } from './wire.ts';

/** Odds on the wire: every way with its exact fraction, or its share of a sample with its 95 % interval. */
export type WireOdds =
  | { readonly exact: true; readonly ways: readonly (readonly [way: string, chance: string])[]; readonly rest?: string }
  | {
      readonly exact: false;
      readonly ways: readonly {
        readonly way: string;
        readonly share: number;
        readonly low: number;
        readonly high: number;
      }[];
      readonly samples: number;
    };

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)
  .describe('chosen by the client, unique at its table');

const arrival = {
  after: z.int().min(-1).default(-1).describe('number of the last line that the client has'),
  language: z.enum(['fr', 'en']).default('fr'),
  changes: z.boolean().default(false).describe('whether to send `changed` instead of `lines`'),
};

export const clientFrameSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('hello'),
      protocol: z.literal(PROTOCOL),
      ticket: z.string().max(600).describe('short-lived, valid once; from POST …/ticket'),
      ...arrival,
    })
    .describe('on a socket that is at a table already: goes on to that of the ticket'),
  z
    .strictObject({
      type: z.literal('follow'),
      table: z.string().max(100).describe('the rematch of the table where this socket is'),
      ...arrival,
    })
    .describe('goes on to the rematch, without a ticket'),
  z.strictObject({ type: z.literal('command'), id, command: commandSchema }),
  z.strictObject({
    type: z.literal('odds'),
    id,
    decision: z.int().min(0),
    answer: answerSchema.optional().describe('if omitted: the odds of every choice of the standing, in order'),
  }),
  z.strictObject({ type: z.literal('ping'), n: z.int().min(0) }),
]);
export type ClientFrame = z.input<typeof clientFrameSchema>;

export type ServerFrame =
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL;
      readonly table: string;
      readonly seat: number | null;
      readonly owner: boolean;
      /**
       * The time of the line named in `hello`; null if there is none. A client with another time has lines of another
       * log.
       */
      readonly known: number | null;
      readonly lines: readonly FeedLine[];
      readonly standing: Standing;
      /** Whether the server can record at the moment. */
      readonly recording: boolean;
    }
  /** New lines, without gaps, and the standing after them. */
  | { readonly type: 'lines'; readonly lines: readonly FeedLine[]; readonly standing: Standing }
  /** The same for a client that accepts changes: how its standing changes. */
  | { readonly type: 'changed'; readonly lines: readonly FeedLine[]; readonly change: Change }
  /** The command is recorded: it survives whatever happens to the server. */
  | { readonly type: 'ack'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly refusal: 'stale' | 'invalid' | 'unavailable';
      readonly rule: string;
      readonly reason: string;
      readonly text: string;
    }
  /**
   * Not known to be recorded: the store cannot be written (`notRecorded`), or too many commands wait (`busy`). If the
   * connection to the store broke at the wrong moment it may be stored: sending the same id again settles it.
   */
  | { readonly type: 'later'; readonly id: string; readonly why: 'notRecorded' | 'busy' }
  /** Null if there are none. `all` answers a request without an answer: the odds of each choice in order. */
  | {
      readonly type: 'odds';
      readonly id: string;
      readonly odds: WireOdds | null;
      readonly all?: readonly (WireOdds | null)[];
      /**
       * Why there are none: the decision is not open for this viewer, the answer is none of this game's, too many requests
       * wait, or nothing can be weighed (it was not uncertain, or took too long).
       */
      readonly why?: NoOdds;
    }
  /** Whether the store accepts entries has changed. While it does not, everything can still be read. */
  | { readonly type: 'recording'; readonly recording: boolean }
  | { readonly type: 'presence'; readonly seats: readonly boolean[]; readonly watchers: number }
  | { readonly type: 'pong'; readonly n: number };

export const NO_ODDS = ['notOpen', 'unfit', 'busy', 'none'] as const;
type NoOdds = (typeof NO_ODDS)[number];

/** Why a server closes a socket, besides the standard codes of WebSockets. */
export const CLOSE = {
  /** 1001: the server stops; reconnect in a moment. */
  goingAway: 1001,
  /** 1007: not JSON, or not a frame of the protocol. */
  malformed: 1007,
  /** 1008: no ticket, a revoked seat, or too many frames; `mayReconnect` tells after which reasons to retry. */
  policy: 1008,
  /** 1009: the frame is too large. */
  tooLarge: 1009,
  /** 1013: the client reads too slowly. */
  tryLater: 1013,
} as const;

/** Largest frame that a client may send, in bytes. */
export const MAX_FRAME = 8192;
