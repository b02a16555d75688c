/** Everything that is asked, and what whoever is asked needs to know to answer. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { AtWork, CardIndex, Side } from './state.ts';

interface Asks<K extends string> {
  readonly kind: K;
}
interface AsksAbout<K extends string, A> extends Asks<K> {
  readonly about: A;
}

/** An attack is chosen: both sides as they stand, one's own artefacts and theirs. */
interface CombatAbout extends Readonly<Pick<Side, 'cards' | 'endurance' | 'asleep' | 'dreamer'>> {
  readonly penalty: boolean;
  readonly other: SeatIndex;
  readonly theirs: readonly CardIndex[];
  /** Their first hand was composed, not drawn: what is said of it rests on a model. */
  readonly composed: boolean;
}

/** An attack is answered: both cards, and the totals as they stand. */
export interface FightAbout {
  /** Who attacks. */
  readonly seat: SeatIndex;
  readonly card: CardIndex;
  /** The card attacked; NONE for the Dreamer. */
  readonly target: CardIndex;
  readonly attack: number;
  readonly defence: number;
  /** The defender's artefacts. */
  readonly cards: readonly CardIndex[];
}

/** A power at work, and the artefacts in play by seat. */
export interface PowerAbout extends Readonly<Pick<AtWork, 'power' | 'card' | 'value' | 'left' | 'seat' | 'given'>> {
  readonly places: readonly (readonly CardIndex[])[];
}

export type Question =
  // before the first turn
  | Asks<'draft'>
  | Asks<'redraw'>
  | AsksAbout<'compose', { readonly left: number }>
  // one's turn
  | AsksAbout<'dawn', { readonly most: number }>
  | Asks<'prepare'>
  | Asks<'designate'>
  | AsksAbout<'combat', CombatAbout>
  // a fight
  | AsksAbout<'intercept', FightAbout>
  | AsksAbout<'defend', FightAbout>
  | AsksAbout<'boost', FightAbout>
  // a power at work
  | AsksAbout<'power', PowerAbout>
  | AsksAbout<'giveBack', PowerAbout>;
