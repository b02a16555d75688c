/** Requests from the page to the house on this device. Everything at a table goes through the protocol's frames. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Receipt } from '@reverie/kernel/receipt';
import type { MemberCommand } from '@reverie/table/chronicle/commands';
import type { ChronicleView } from '@reverie/table/chronicle/view';
import type { SeatView } from '@reverie/table/feed';
import type { Spec } from '@reverie/table/spec';
import type { PastPosition } from '@reverie/ui/board';

/** The name of the store in which the house keeps its tables. */
export const STORE = 'reverie';

/** A table on this device, as a list shows it. */
export interface LocalTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly Pick<SeatView, 'role' | 'name' | 'sitter'>[];
  readonly phase: 'playing' | 'over';
  readonly entries: number;
  readonly changed: number;
}

/** The result of verifying a journal. */
export interface Verified {
  readonly entries: number;
  /** Whether every draw was reproduced from the published seed. */
  readonly audited: boolean;
  /** Draws copied from another game, which its own journal would have to prove. */
  readonly inherited: number;
  /** The game ended without an outcome after so many draws; null if it did not. */
  readonly brokenOff: number | null;
  /** Seats that gave no nonce. */
  readonly silent: readonly SeatIndex[];
  /** What is wrong with it, in words; null if nothing is. */
  readonly fault: Readonly<Record<'fr' | 'en', string>> | null;
}

/** A chronicle on this device, as a list shows it. */
export interface LocalChronicle {
  readonly chronicle: string;
  readonly game: string;
  readonly title: string;
  readonly members: readonly string[];
  readonly evenings: number;
  readonly changed: number;
}

export type HouseRequests = {
  /** Fetches the rules of a game, so that a table can be opened at once. */
  readonly prepare: { readonly asks: { readonly game: string }; readonly gets: undefined };
  /** `characters`: whom the seats bring, in their order. */
  readonly open: {
    readonly asks: { readonly spec: Spec; readonly name: string; readonly characters?: readonly unknown[] };
    readonly gets: OpenResult;
  };
  /** The same table again: characters go on from where it left them. */
  readonly again: { readonly asks: { readonly table: string }; readonly gets: OpenResult };
  /** The documents of a seat's characters as the game stands, the present one last. */
  readonly character: {
    readonly asks: { readonly table: string; readonly seat: SeatIndex };
    readonly gets: readonly CharacterDocument[];
  };
  readonly chronicles: { readonly asks: object; readonly gets: readonly LocalChronicle[] };
  /** Begins a chronicle of people who share this device. */
  readonly begin: { readonly asks: BeginRequest; readonly gets: BeginResult };
  /** A chronicle as its master sees it. */
  readonly chronicle: { readonly asks: { readonly chronicle: string }; readonly gets: ChronicleView | null };
  readonly tell: {
    /** Without a member, whoever leads. */
    readonly asks: {
      readonly chronicle: string;
      readonly command: MemberCommand;
      readonly member?: number | undefined;
    };
    readonly gets: TellResult;
  };
  /** Somebody else joins. */
  readonly welcome: {
    readonly asks: { readonly chronicle: string; readonly name: string };
    readonly gets: TellResult;
  };
  readonly evening: {
    readonly asks: { readonly chronicle: string; readonly title: string };
    readonly gets: OpenResult;
  };
  /** Ends the evening that goes on. */
  readonly end: { readonly asks: { readonly chronicle: string }; readonly gets: TellResult };
  /** A new chronicle out of such a file. */
  readonly bringChronicle: { readonly asks: { readonly file: string }; readonly gets: BeginResult };
  /** The journal of an evening that came with a file. */
  readonly journalOfEvening: {
    readonly asks: { readonly chronicle: string; readonly evening: number };
    readonly gets: string | null;
  };
  /** All of a chronicle, in one file. */
  readonly exported: { readonly asks: { readonly chronicle: string }; readonly gets: string | null };
  /** The smallest table of a game: one person, bots on the other seats. */
  readonly alone: {
    readonly asks: {
      readonly game: string;
      readonly name: string;
      readonly options: unknown;
      /** The bot across the table; the usual one if it is not said, or not known any more. */
      readonly program?: string | undefined;
      /** Whom the visitor brings, as a document: it goes home from there. */
      readonly character?: unknown;
    };
    readonly gets: OpenResult;
  };
  readonly tables: { readonly asks: object; readonly gets: readonly LocalTable[] };
  readonly forget: { readonly asks: { readonly table: string }; readonly gets: null };
  readonly journal: { readonly asks: { readonly table: string }; readonly gets: string | null };
  /** Resumes a game from its journal. */
  readonly resume: {
    readonly asks: { readonly journal: string; readonly name: string; readonly seat?: SeatIndex };
    readonly gets: OpenResult;
  };
  readonly verify: {
    readonly asks: { readonly journal: string; readonly receipt?: Receipt | undefined };
    readonly gets: Verified;
  };
  /** How a game stood for somebody after some of its entries. */
  readonly lookBack: {
    readonly asks: { readonly journal: string; readonly who: Viewer; readonly entries: readonly number[] };
    readonly gets: readonly PastPosition[];
  };
};

export interface BeginRequest {
  readonly game: string;
  readonly title: string;
  readonly options: unknown;
  readonly led: boolean;
  readonly name: string;
}

type Refused = { readonly refused: Readonly<Record<'fr' | 'en', string>> };
export type BeginResult = { readonly chronicle: string } | Refused;
export type TellResult = { readonly seq: number } | Refused;

/** A table that was opened, or why it was not, in both languages. */
export type OpenResult =
  | { readonly table: string; readonly seats: readonly SeatIndex[] }
  /** `over`: the game has ended; it can only be replayed. */
  | { readonly refused: Readonly<Record<'fr' | 'en', string>>; readonly over?: true };

export type HouseRequest = {
  [K in keyof HouseRequests]: { readonly ask: K; readonly id: number } & HouseRequests[K]['asks'];
}[keyof HouseRequests];

export type ToHouse =
  | HouseRequest
  /** A connection to a table, over the port that comes with it. */
  | { readonly ask: 'connect'; readonly table: string; readonly seat: SeatIndex | null };

export type FromHouse =
  | { readonly id: number; readonly got: unknown }
  | { readonly id: number; readonly failed: string };

/** Sent over a port, besides frames as text, when one end closes. */
export interface CloseNotice {
  readonly closed: number;
  readonly reason: string;
}
