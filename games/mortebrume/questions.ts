/** Every question of the game: its kind, and what it says besides so that words can name everybody. It holds only what the seat that is asked may know. */
import type { ChargeType } from './answers.ts';
import type { Ask, MeleeFrame, OnFrame, PlaceFrame, PublicAction } from './frames.ts';
import type { Point } from './geometry/plane.ts';

/** Who everybody is: marks follow from how many the first horde has, names from the cards, which lie open. */
export interface Named {
  readonly first: number;
  readonly kinds: readonly string[];
}

/** Where everybody stands, nobody who has left the table: for questions whose answers are places. */
export interface Placed {
  readonly standing: readonly (Point | null)[];
}

/** A declared intention as the other side learns it: no name of a spell before it is cast (MOR-SOR-08). */
export interface PublicIntention {
  readonly who: number;
  readonly to: Point | null;
  readonly double: boolean;
  readonly action: PublicAction['kind'];
  readonly charge: ChargeType | null;
  readonly target: number | null;
}

interface Of<K extends string, A = unknown> {
  readonly kind: K;
  readonly about: Named & A;
}
interface Fighter {
  readonly fighter: number;
}
interface Pair extends Fighter {
  readonly target: number;
}
interface Casting extends Fighter {
  readonly spell: string;
  readonly target: number | null;
}

/** W4: who is attacked by whom, with a weapon, a spell, a thing or `body`. */
interface Attacked extends Fighter {
  readonly by: number;
  readonly with: string;
  /** What is left to lay of the malus of a combined attack (MOR-CMB-05). */
  readonly malus: number | null;
}
/** A blow, before its dice fall. */
interface BlowQuestion extends Attacked {
  readonly charge: ChargeType | null;
  readonly why: MeleeFrame['why'];
}
/** A shot, a spell or a throw that hits. */
interface HitQuestion extends Attacked {
  readonly victim: number;
  readonly total: number;
  readonly difficulty: number;
  readonly stray: boolean;
}

export type Question =
  | Of<'deploy'>
  | { readonly kind: 'morale' }
  | Of<'nameMorale'>
  | Of<'nameInitiative'>
  | { readonly kind: 'begin' }
  | Of<'choose'>
  | Of<'breath', Fighter & { readonly left: number; readonly of: number }>
  | Of<'declare', Fighter & Placed & { readonly freed: boolean }>
  | Of<'attack', Placed>
  | Of<'react', Placed & { readonly declared: readonly PublicIntention[] }>
  | Of<'slip', Fighter & { readonly guard: number }>
  | Of<'cast', Fighter & Placed & { readonly spell: string; readonly action: PublicAction; readonly after: boolean }>
  | Of<'continue', Fighter>
  | Of<'answer', BlowQuestion | HitQuestion>
  | Of<'dice', Fighter & Readonly<Pick<Ask, 'what' | 'die' | 'reserved'>> & { readonly plus: number }>
  | Of<'blow', Pair>
  | Of<'press', Pair & Placed>
  /** Lengths in units. */
  | Of<'on', Fighter & Placed & Readonly<Pick<OnFrame, 'why' | 'most'>> & { readonly sidestep: number | null }>
  | Of<'place', Fighter & Placed & Pick<PlaceFrame, 'beside' | 'why'> & { readonly thing: string | null }>
  | Of<'escape', Fighter & { readonly captor: number; readonly need: number }>
  | Of<'boost', Casting>
  | Of<'stake', Casting & { readonly most: number }>;

export type QuestionKind = Question['kind'];
