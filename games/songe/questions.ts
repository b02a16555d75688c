/** Every question of the game: its kind, and what the seat needs to know to answer it. */
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { SkillId } from './data/skills.ts';
import type { Drawer, Request } from './frames.ts';
import type { Stones } from './stones.ts';

/** One question for each of these kinds, all about the same. */
type Ask<K extends string, A> = K extends string ? { readonly kind: K; readonly about: A } : never;

interface Foe {
  readonly foe: string;
  /** The side that is asked. */
  readonly side: Drawer;
}

/** Where a duel stands, for the side that is asked. */
export interface Standing extends Foe {
  readonly chain: number;
  readonly result: number;
  readonly exchange: number;
  readonly dessous: number;
}

/** A draw in a duel that may be mended. In the dark its stones are not told. */
export interface MendAbout extends Foe {
  readonly result: number;
  readonly white?: number;
  readonly foeWhite?: number | null;
  /** SON-KAR-15: the cases that good Karma costs at this table. */
  readonly karmaCases?: number;
}

export interface TestAbout {
  readonly what: string;
  readonly text: string;
  readonly name: string;
  readonly level: number;
}

/** What the table is asked: figures and seats by name, for those who read numbers in an answer. */
export interface TableAbout {
  readonly busy: boolean;
  readonly names: readonly string[];
  readonly seats: readonly (readonly [seat: number, name: string])[];
}

/** How an encounter of the Brumes may be faced. */
export type Way =
  | { readonly by: 'skill'; readonly skill: SkillId; readonly difficulty: number }
  | { readonly by: 'duel' | 'band' }
  | { readonly by: 'descripteur'; readonly name: string }
  | { readonly by: 'masque'; readonly skill: SkillId };

interface AlgaradeAbout {
  readonly name: string;
  readonly foe: string;
  readonly foes: number;
}

export type DuelQuestion =
  | Ask<`duel.${'impress' | 'impressed' | 'stance' | 'shift' | 'tie' | 'fate' | 'shed'}`, Standing>
  | Ask<`duel.${'attack' | 'defend' | 'raise'}`, Standing>
  | Ask<`duel.${'openMend' | 'attackMend' | 'defendMend' | 'counterMend'}`, MendAbout>
  | Ask<
      'duel.bid',
      Foe & { readonly name: string; readonly stake: number; readonly foeStake: number; readonly passed: number }
    >
  | Ask<'duel.botte', Foe & { readonly chain: number; readonly free: BotteId | null }>
  | Ask<'duel.botteAnswer', Foe & { readonly botte: BotteId | null }>
  /** SON-WND-07: the wound is null where the Conteur keeps it. */
  | Ask<'duel.suffer', Foe & { readonly wound: WoundKind | null; readonly total: number; readonly dessous: number }>
  | Ask<'duel.mark', Foe & { readonly wound: WoundKind | null }>;

type TestQuestion =
  | Ask<'test.rule', TestAbout & { readonly panache: number }>
  /** SON-MAG-11: in the dark neither the Difficulty nor the stones are told. */
  | Ask<
      'test.prepare',
      TestAbout & { readonly difficulty?: number; readonly fixed?: number; readonly redraws?: number }
    >
  | Ask<'test.mend', TestAbout & { readonly white?: number; readonly karmaCases?: number }>
  | Ask<`test.${'impose' | 'avoid' | 'after'}`, TestAbout>;

type TableQuestion =
  | Ask<'preside', TableAbout>
  | Ask<'act', TableAbout & { readonly objects: readonly string[] }>
  | Ask<'limbesEvent', { readonly due: number }>
  | Ask<
      'request',
      Pick<Request, 'act' | 'text' | 'price'> & {
        readonly what: string;
        readonly name: string;
        /** SON-AFF-01: something was already said about the same thing. */
        readonly contradicts: boolean;
      }
    >
  | Ask<'moment', { readonly price: number; readonly text: string }>;

export type Question =
  | DuelQuestion
  | TestQuestion
  | TableQuestion
  | Ask<'contest.tie', { readonly what: string; readonly name: string; readonly white: number }>
  | Ask<'melee.bid', { readonly stake: number }>
  | Ask<'melee.turn', { readonly name: string; readonly foe: string }>
  | Ask<`algarade.${'attack' | 'defend'}`, AlgaradeAbout>
  | Ask<'algarade.comic', AlgaradeAbout & { readonly text: string }>
  /** The stones that one of is lost. */
  | Ask<'lose', Stones & { readonly why: string }>
  | Ask<'crossing.road', { readonly leg: number; readonly legs: number }>
  | Ask<'crossing.face', { readonly idea: number; readonly ways: readonly Way[] }>;

export type Kind = Question['kind'];
export type DuelKind = DuelQuestion['kind'];
export type AboutOf<K extends Kind> = Extract<Question, { readonly kind: K }>['about'];
