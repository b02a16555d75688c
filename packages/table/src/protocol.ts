/** The frames between a client and a server: JSON text over a WebSocket, one object each. docs/PROTOCOL.md tells their order. */
import { z } from 'zod';
import type { Change } from './change.ts';
import { answerSchema, commandSchema } from './commands.ts';
import type { FeedLine, Standing } from './feed.ts';
import { PROTOCOL } from './wire.ts';

/**
 * Answers to `odds` as they go over the wire: every way with its exact fraction, or how often each came in a sample with
 * the bounds between which it lies 19 times out of 20.
 */
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
  .describe('made by the client, unique at its table');

export const clientFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    ticket: z.string().max(600).describe('short-lived and good for one socket; got by POST'),
    after: z.int().min(-1).default(-1).describe('the last line that the client has'),
    language: z.enum(['fr', 'en']).default('fr'),
    changes: z.boolean().default(false).describe('whether `changed` may come in place of `lines`'),
  }),
  z.strictObject({ type: z.literal('command'), id, command: commandSchema }),
  z.strictObject({
    type: z.literal('odds'),
    id,
    decision: z.int().min(0),
    answer: answerSchema
      .optional()
      .describe('left out: the odds of every choice that the standing lists, in that order'),
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
      /** When the line named in `hello` happened; null where there is none. A client that has it otherwise knows another log. */
      readonly known: number | null;
      readonly lines: readonly FeedLine[];
      readonly standing: Standing;
      /** Whether anything can be recorded at the moment. */
      readonly recording: boolean;
    }
  /** What happened since, and how things stand now. `lines` follow each other without a gap. */
  | { readonly type: 'lines'; readonly lines: readonly FeedLine[]; readonly standing: Standing }
  /** The same for a client that takes changes: what the standing before becomes. */
  | { readonly type: 'changed'; readonly lines: readonly FeedLine[]; readonly change: Change }
  /** The command is recorded: it survives whatever happens to the server from here on. */
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
   * Not known to be recorded: the store cannot be written (`notRecorded`), or too much is waiting (`busy`). If the way to
   * the store broke at the wrong moment it may turn out to be stored: the same id sent again settles it.
   */
  | { readonly type: 'later'; readonly id: string; readonly why: 'notRecorded' | 'busy' }
  /** Null where there are none. `all` answers the question without an answer: the odds of each choice in order. */
  | {
      readonly type: 'odds';
      readonly id: string;
      readonly odds: WireOdds | null;
      readonly all?: readonly (WireOdds | null)[];
    }
  /** The store stopped or began again to take what is played. While it does not, everything can still be read. */
  | { readonly type: 'recording'; readonly recording: boolean }
  | { readonly type: 'presence'; readonly seats: readonly boolean[]; readonly watchers: number }
  | { readonly type: 'pong'; readonly n: number };

/** Why a server closes a socket, besides the codes of the WebSocket standard itself. */
export const CLOSE = {
  /** 1001: the server stops; come back in a moment. */
  goingAway: 1001,
  /** 1007: not JSON, or not of the protocol's shape. */
  malformed: 1007,
  /** 1008: no ticket, a seat that was revoked, or too many frames; `mayComeBack` says after which one may try again. */
  policy: 1008,
  /** 1009: a frame that is too large. */
  tooLarge: 1009,
  /** 1013: the client reads too slowly. */
  tryLater: 1013,
} as const;

/** Largest frame that a client may send, in bytes. */
export const MAX_FRAME = 8192;
