/** The log of a table: what happened, in order. It is authoritative; everything else derives from it. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Entry, Header } from '@reverie/kernel/journal';
import type { BroughtCharacter } from './characters.ts';
import type { GalleryMode } from './gallery.ts';
import type { Spec } from './spec.ts';
import type { REACTIONS } from './wire.ts';

/** The content of an entry. Fields named `secret…` never leave the server, not even for the owner. */
export type EntryBody =
  | {
      readonly kind: 'opened';
      readonly spec: Spec;
      readonly secretOwner: string;
      readonly secretInvitations: readonly (string | null)[];
      readonly secretWatch: string;
      /** One invitation for everybody, until the game begins. */
      readonly secretGuests?: string;
      /** Seats that are held from the start: people who came from another table. */
      readonly secretSeats?: readonly (string | null)[];
      readonly secretRecoveries?: readonly (string | null)[];
      /** The faces that they chose. */
      readonly faces?: readonly (number | null)[];
      /**
       * The seed of the game and the commitment to it, which is published before anybody sits down and adds a nonce.
       */
      readonly secretSeed?: string;
      readonly commitment?: string;
      /** The previous table of a rematch. */
      readonly from?: string;
      /** The chronicle that this is an evening of. */
      readonly chronicle?: string;
      /** Characters that are there from the start, by seat. */
      readonly secretCharacters?: readonly (BroughtCharacter | null)[];
    }
  | {
      readonly kind: 'claimed';
      readonly seat: number;
      readonly name: string;
      readonly secretSeat: string;
      readonly nonce: string;
      readonly secretRecovery?: string;
      readonly face?: number;
    }
  /** A seat that came from another table adds its nonce. */
  | { readonly kind: 'nonce'; readonly seat: number; readonly nonce: string }
  | { readonly kind: 'rekeyed'; readonly seat: number; readonly secretSeat: string; readonly secretRecovery: string }
  | { readonly kind: 'renamed'; readonly seat: number; readonly name: string }
  /** `name` is whose seat it was: it goes with them. Logs of earlier versions do not say it, and the seat kept it. */
  | { readonly kind: 'released'; readonly seat: number; readonly name?: string }
  /** Whoever sits there hands the seat over: it is theirs until somebody claims it. */
  | { readonly kind: 'offered'; readonly seat: number; readonly secretInvitation: string }
  /** In a running game with secrets, a bot goes on in the seat, and nobody can claim it. */
  | {
      readonly kind: 'revoked';
      readonly seat: number;
      readonly secretInvitation: string | null;
      readonly program?: string;
      /** As for `released`, before the game. */
      readonly name?: string;
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly program: string | null }
  /** A seat brings a character, or none any more. */
  | { readonly kind: 'brought'; readonly seat: number; readonly secretCharacter: BroughtCharacter | null }
  /** The game master lets a character in, or not. */
  | {
      readonly kind: 'admitted';
      readonly seat: number;
      readonly agree: boolean;
      /** Those who were played on this seat until then, where the game had begun. */
      readonly secretDeparted?: readonly CharacterDocument[];
    }
  /** The game master lets the characters of a seat go home as they stand, or not. */
  | {
      readonly kind: 'home';
      readonly seat: number;
      readonly agree: boolean;
      /** The seat of the game master. */
      readonly by: number;
      /** The last entry of the game. */
      readonly entry: number;
      readonly secretNow: CharacterDocument | null;
      readonly secretFormer: readonly CharacterDocument[];
    }
  | {
      readonly kind: 'started';
      readonly header: Header;
      readonly secretSeed: string | null;
      /** The clock begins after what a branch took over. Branches of earlier versions counted that, and still do. */
      readonly ownTime?: true;
    }
  | { readonly kind: 'played'; readonly entry: Entry }
  | { readonly kind: 'typed'; readonly seat: number | null; readonly outcome: number | readonly number[] }
  | { readonly kind: 'awaits'; readonly seat: number | null; readonly act: PendingAct }
  | { readonly kind: 'backAsked'; readonly seat: number; readonly to: number }
  | { readonly kind: 'backAnswered'; readonly seat: number; readonly agree: boolean }
  | {
      readonly kind: 'takenOver';
      readonly seat: number;
      readonly program: string;
      /** The seat ran out of time. */
      readonly late?: true;
      /** Somebody else asked for it, because the person was absent. */
      readonly absent?: true;
    }
  | { readonly kind: 'givenBack'; readonly seat: number }
  | { readonly kind: 'paused'; readonly seat: number | null }
  | { readonly kind: 'resumed'; readonly seat: number | null }
  | { readonly kind: 'said'; readonly seat: number | null; readonly name: string; readonly text: string }
  | { readonly kind: 'reacted'; readonly seat: number; readonly sign: (typeof REACTIONS)[number] }
  | { readonly kind: 'nudged'; readonly seat: number | null; readonly whom: number }
  /** The next table, and where each seat goes there. */
  | {
      readonly kind: 'rematched';
      readonly seat: number | null;
      readonly table: string;
      readonly seats: readonly number[];
    }
  | ({ readonly kind: 'moderated' } & Moderation)
  /** An evening belongs to whoever leads its chronicle: somebody else does so now, or with another secret. */
  | { readonly kind: 'owned'; readonly secretOwner: string }
  | { readonly kind: 'closed'; readonly by?: 'house' };

/** What the owner changed about spectators and words. */
export interface Moderation {
  readonly watch?: Spec['watch'] | undefined;
  readonly gallery?: GalleryMode | undefined;
  readonly mute?: { readonly who: number | string; readonly on: boolean } | undefined;
  readonly remove?: string | undefined;
  /** The words in this entry are shown to nobody any more. */
  readonly hide?: number | undefined;
}

/** An act that waits for real dice: stored so that a resumed table waits for the same draw. */
export type PendingAct =
  | { readonly do: 'setup' }
  | { readonly do: 'answer'; readonly seat: number; readonly decision: number; readonly answer: unknown }
  | { readonly do: 'leave'; readonly seat: number };

export interface TableEntry {
  readonly seq: number;
  /** The command that caused it; unique at its table, so that a command sent twice is executed once. */
  readonly command: string;
  readonly at: number;
  readonly happened: EntryBody;
}
