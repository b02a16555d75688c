/** Every question of the game: its kind, and what the seat needs to know to answer it. */
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { SkillId } from './data/skills.ts';
import type { Drawer, Request } from './frames.ts';
import type { Stones } from './stones.ts';

/** One question for each of these kinds, all about the same. */
type Ask<K extends string, A> = K extends string ? { readonly kind: K; readonly about: Readonly<A> } : never;

/** Against whom, and the side that is asked. */
type Foe = Readonly<{ foe: string; side: Drawer }>;

/** Where a duel stands, for the side that is asked. */
export type Standing = Foe & Readonly<{ chain: number; result: number; exchange: number; dessous: number }>;

/** A draw in a duel that may be mended. In the dark its stones are not told. */
export interface MendAbout extends Foe {
  readonly result: number;
  /** Karma's stones are among both. */
  readonly white?: number;
  readonly black?: number;
  readonly foeWhite?: number | null;
  /** SON-KAR-15: the cases that good Karma costs at this table. */
  readonly karmaCases?: number;
}

export type TestAbout = Readonly<{ what: string; text: string; name: string; level: number }>;

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
  /** SON-PPS-15: on a debt where no stone is left. */
  | { readonly by: 'descripteur'; readonly name: string; readonly debt?: true }
  | { readonly by: 'masque'; readonly skill: SkillId; readonly debt?: true };

type AlgaradeAbout = { name: string; foe: string; foes: number };

export type DuelQuestion =
  | Ask<`duel.${'impress' | 'impressed' | 'stance' | 'shift' | 'tie' | 'fate' | 'shed'}`, Standing>
  | Ask<`duel.${'attack' | 'defend' | 'avoid'}`, Standing>
  /** SON-CFO-01: in a coup fourré both blows may be raised; `back` is the one that meets the attack. */
  | Ask<'duel.raise', Standing & { counter: boolean; back: number }>
  | Ask<`duel.${'openMend' | 'attackMend' | 'defendMend' | 'counterMend' | 'saveMend'}`, MendAbout>
  | Ask<'duel.bid', Foe & { name: string; stake: number; foeStake: number; passed: number }>
  | Ask<'duel.botte', Foe & { chain: number; free: BotteId | null }>
  | Ask<'duel.botteAnswer', Foe & { botte: BotteId | null }>
  /** SON-WND-07: the wound is null where the Conteur keeps it. */
  | Ask<'duel.suffer', Foe & { wound: WoundKind | null; total: number; dessous: number }>
  | Ask<'duel.mark', Foe & { wound: WoundKind | null }>;

type TestQuestion =
  | Ask<'test.rule', TestAbout & { panache: number }>
  /** SON-MAG-11: in the dark neither the Difficulty nor the stones are told. */
  | Ask<'test.prepare', TestAbout & { difficulty?: number; fixed?: number; redraws?: number }>
  | Ask<'test.mend', TestAbout & { white?: number; black?: number; karmaCases?: number }>
  | Ask<`test.${'impose' | 'avoid' | 'after'}`, TestAbout>;

type TableQuestion =
  | Ask<'preside', TableAbout>
  | Ask<'act', TableAbout & { objects: readonly string[] }>
  | Ask<'limbesEvent', { due: number }>
  /** SON-KAR-10: what the Cauchemar makes of a figure. */
  | Ask<'omen', { figure: number; name: string; points: number }>
  /** SON-AFF-01: it contradicts what was already said about the same thing. */
  | Ask<'request', Pick<Request, 'act' | 'text' | 'price'> & { what: string; name: string; contradicts: boolean }>
  | Ask<'moment', { price: number; text: string }>;

export type Question =
  | DuelQuestion
  | TestQuestion
  | TableQuestion
  | Ask<'contest.tie', { what: string; name: string; white: number }>
  | Ask<'melee.bid', { stake: number }>
  | Ask<'melee.turn', { name: string; foe: string }>
  | Ask<`algarade.${'attack' | 'defend'}`, AlgaradeAbout>
  | Ask<'algarade.comic', AlgaradeAbout & { text: string }>
  /** The stones that one of is lost. */
  | Ask<'lose', Stones & { why: string }>
  | Ask<'crossing.road', { leg: number; legs: number }>
  | Ask<'crossing.face', { idea: number; ways: readonly Way[] }>;

export type Kind = Question['kind'];
export type DuelKind = DuelQuestion['kind'];
export type AboutOf<K extends Kind> = Extract<Question, { readonly kind: K }>['about'];
