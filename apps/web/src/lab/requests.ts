/** What the page and the workers of the lab say to each other. */
import type { Token } from '@reverie/kernel/calculation';
import type { Language } from '@reverie/kernel/game';
import type { Panel, Settings } from '@reverie/kernel/plot';
import type { Moment } from '@reverie/lab/panels';
import type { Progress } from '@reverie/lab/run';

/** One field of a calculation, in words. */
export type Field = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'one'; readonly of: readonly { readonly value: string; readonly name: string }[] }
);

/** A calculation as a form, and its answer for some settings. */
export interface Calculated {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly fields: readonly Field[];
  readonly settings: Settings;
  /** What is wrong with the settings, in words, and in which field. */
  readonly wrong: { readonly field: string; readonly why: string } | null;
  /** The hoped-for ways together; null where something is wrong. */
  readonly share: number | null;
  readonly ways: readonly { readonly name: string; readonly share: number; readonly good: boolean }[];
  readonly panels: readonly Panel[];
  /** Pieces to be drawn beside the settings. */
  readonly tokens: readonly Token[];
  /** All calculations of the game. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
}

/** A study that a game brings along. */
interface ReadyStudy {
  readonly id: string;
  readonly title: string;
  readonly study: unknown;
}

/** What a study of a game can be made of. */
export interface Bench {
  readonly studies: readonly ReadyStudy[];
  readonly programs: readonly { readonly id: string; readonly name: string }[];
  readonly switches: readonly {
    readonly option: string;
    readonly value: string | number | boolean;
    /** In words. */
    readonly name: string;
  }[];
  readonly seats: { readonly least: number; readonly most: number };
  readonly version: string;
}

interface LabTable {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** Where a study stands, as the page shows it. */
export interface StudyNews {
  readonly title: string;
  readonly game: string;
  readonly games: number;
  readonly most: number;
  readonly done: boolean;
  readonly sentences: readonly string[];
  readonly panels: readonly Panel[];
  readonly tables: readonly LabTable[];
  readonly markdown: string;
  readonly csv: string;
  /** Kept, to go on from. */
  readonly progress: Progress;
  readonly moments: readonly Moment[];
}

export interface LabRequests {
  calculate: {
    readonly asks: {
      readonly game: string;
      readonly calculation: string;
      readonly settings: Readonly<Record<string, string>>;
      readonly language: Language;
    };
    readonly gets: Calculated | null;
  };
  bench: { readonly asks: { readonly game: string; readonly language: Language }; readonly gets: Bench | null };
}

export type LabRequest = {
  [K in keyof LabRequests]: LabRequests[K]['asks'] & { readonly ask: K; readonly id: number };
}[keyof LabRequests];

export interface StudyStart {
  readonly ask: 'study';
  readonly study: unknown;
  readonly from: Progress | null;
  readonly moments: readonly Moment[];
  readonly language: Language;
}

/** A worker that plays shards: told the study, then sent numbers. */
export interface ShardStart {
  readonly ask: 'shards';
  readonly study: unknown;
}

export type ToLab = LabRequest | StudyStart | ShardStart | { readonly ask: 'speak'; readonly language: Language };
export type FromLab =
  | { readonly id: number; readonly got: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly news: StudyNews }
  /** Why a study cannot be played: the field of the file, or the shard. */
  | { readonly refused: string };
