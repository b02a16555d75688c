/** The log of a chronicle: what a group did between and around its evenings. It is authoritative, as a table's log is. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Language } from '@reverie/kernel/game';
import type { Words } from '@reverie/kernel/words';
import type { BroughtCharacter, CharacterCard } from '../characters.ts';

/** An address that hears of a chronicle, and in which language. */
export interface ChronicleHook {
  readonly url: string;
  readonly language: Language;
}

/** What an evening changed for a member. */
export interface EveningChange {
  readonly member: number;
  readonly lines: readonly Words[];
}

/** The content of an entry. Fields named `secret…` never leave the house. */
export type ChronicleBody =
  | {
      readonly kind: 'begun';
      readonly game: string;
      readonly title: string;
      /** The options of every evening. */
      readonly options: unknown;
      /** Whether the master sits in the game master's seat; without it, everybody plays a character. */
      readonly led: boolean;
      /** Invites anybody who has the link. */
      readonly secretInvitation: string;
    }
  /** The rest of the beginning of one that comes from a file: what it was, and who was in it. */
  | {
      readonly kind: 'imported';
      /** The chronicle that the file was made of. */
      readonly from: string;
      readonly master: number;
      readonly calendar: string;
      /** Who has no secret comes back by name; who is `gone` had left. */
      readonly members: readonly {
        readonly name: string;
        readonly secretMember: string | null;
        readonly secretRecovery: string | null;
        readonly gone: boolean;
      }[];
      readonly secretCharacters: readonly (BroughtCharacter & { readonly member: number })[];
      readonly evenings: readonly {
        readonly title: string;
        readonly text: string;
        readonly seats: readonly (number | null)[];
        readonly openedAt: number;
        readonly settledAt: number;
        readonly changes: readonly EveningChange[];
        readonly date: Words | null;
        readonly calendar: string;
      }[];
      readonly notes: readonly {
        readonly member: number;
        readonly own: boolean;
        readonly secretText: string;
        readonly at: number;
      }[];
    }
  /** The journal of an evening that came with the file. */
  | { readonly kind: 'kept'; readonly evening: number; readonly secretJournal: string }
  | {
      readonly kind: 'joined';
      readonly member: number;
      readonly name: string;
      readonly secretMember: string;
      readonly secretRecovery?: string;
    }
  | {
      readonly kind: 'rekeyed';
      readonly member: number;
      readonly secretMember: string;
      readonly secretRecovery: string;
    }
  | { readonly kind: 'renamed'; readonly member: number; readonly name: string }
  /** `by` is the member themself if they left. */
  | { readonly kind: 'removed'; readonly member: number; readonly by: number }
  | { readonly kind: 'invited'; readonly secretInvitation: string }
  /** Somebody else leads from now on. */
  | { readonly kind: 'led'; readonly member: number }
  | { readonly kind: 'described'; readonly title?: string; readonly calendar?: string; readonly options?: unknown }
  /** A member brings a character; it is theirs once the master has agreed. */
  | {
      readonly kind: 'brought';
      readonly member: number;
      readonly secretDocument: CharacterDocument;
      readonly card: CharacterCard;
      readonly agreed: boolean;
    }
  | { readonly kind: 'consented'; readonly member: number; readonly agree: boolean }
  /** A note, for everybody or for its author alone; without a text it is deleted. */
  | {
      readonly kind: 'noted';
      readonly note: number;
      readonly member: number;
      readonly own: boolean;
      readonly secretText: string;
    }
  /** The next evening, as it is planned. */
  | { readonly kind: 'planned'; readonly title: string; readonly text: string; readonly at: number | null }
  | { readonly kind: 'replied'; readonly member: number; readonly comes: boolean }
  /** An evening: its table, and which member sits on each seat. */
  | {
      readonly kind: 'opened';
      readonly evening: number;
      readonly table: string;
      readonly title: string;
      readonly text: string;
      readonly seats: readonly (number | null)[];
    }
  /** A member sits down at a place that was free, while the evening goes on. */
  | { readonly kind: 'sat'; readonly evening: number; readonly seat: number; readonly member: number }
  /** An evening is over: the characters come home as it left them. */
  | {
      readonly kind: 'settled';
      readonly evening: number;
      /** The hash of the last entry of its journal; null if no game began. */
      readonly journal: string | null;
      readonly secretDocuments: readonly { readonly member: number; readonly document: CharacterDocument }[];
      readonly cards: readonly { readonly member: number; readonly card: CharacterCard }[];
      readonly changes: readonly EveningChange[];
      /** The date in the world of the game, if the game has one. */
      readonly date: Words | null;
    }
  | {
      readonly kind: 'retold';
      readonly evening: number;
      readonly title?: string;
      readonly text?: string;
      readonly calendar?: string;
    }
  /** Where the house tells what happens; null for nowhere. */
  | { readonly kind: 'hooked'; readonly member: number; readonly secretHook: ChronicleHook | null };

/** One numbered record, as in the log of a table. */
export interface ChronicleEntry {
  readonly seq: number;
  /** The command that caused it; unique in its chronicle, so that a command sent twice is executed once. */
  readonly command: string;
  readonly at: number;
  readonly happened: ChronicleBody;
}

/** Ids of chronicles begin so; no table's does. */
const PREFIX = 'c.';
export const isChronicleId = (id: string): boolean => id.startsWith(PREFIX);
export const chronicleId = (random: string): string => PREFIX + random;
