/** Every artefact by its number, and what hot rules ask of a card as plain tables. */
import type { RuleId } from '@reverie/kernel/game';
import type { Card, CardType } from './card.ts';
import { DAY } from './colours.ts';
import { POWER_CARDS, type Power } from './powers.ts';
import { SECOND_SET } from './second-set.ts';
import { STARTER_PACK } from './starter-pack.ts';

/** A card is named by its place in this list: the starter pack first, then the second set. */
export const CARDS: readonly Card[] = [...STARTER_PACK, ...SECOND_SET];
export const PACK_SIZE = STARTER_PACK.length;

export const CARD_COST: readonly number[] = CARDS.map(({ cost }) => cost);
export const CARD_COLOUR: readonly number[] = CARDS.map(({ colour }) => colour);
export const CARD_ATTACK: readonly number[] = CARDS.map(({ attack }) => attack ?? 0);
export const CARD_DEFENCE: readonly number[] = CARDS.map(({ defence }) => defence ?? 0);
export const HAS_DEFENCE: readonly boolean[] = CARDS.map(({ defence }) => defence !== null);
export const CARD_RESISTANCE: readonly number[] = CARDS.map(({ resistance }) => resistance ?? -1);
export const CARD_WEAKNESS: readonly number[] = CARDS.map(({ weakness }) => weakness ?? -1);
export const CARD_PHASE: readonly number[] = CARDS.map(({ phase }) => phase ?? DAY);
export const CARD_POWER: readonly (Power | null)[] = CARDS.map(({ power }) => power?.id ?? null);
export const CARD_VALUE: readonly number[] = CARDS.map(({ power }) => power?.value ?? 0);
export const IS_MONSTER: readonly boolean[] = CARDS.map(({ type }) => type === 'monster');
export const IS_ITEM: readonly boolean[] = CARDS.map(({ type }) => type === 'item');
/** ART-USE-03: an item with a defence effect; it is of no use in one's own turn. */
export const IS_DEFENCE: readonly boolean[] = CARDS.map(({ type, power }) => type === 'item' && power?.id === 'guard');

const byId = new Map(CARDS.map(({ id }, number) => [id, number]));

/** A card's number by its id. */
export const cardById = (id: string): number | undefined => byId.get(id);

const PRICE: Readonly<Record<CardType, readonly RuleId[]>> = {
  monster: ['ART-MON-01', 'ART-MON-02'],
  weapon: ['ART-WPN-01', 'ART-WPN-02'],
  item: ['ART-ITEM-02'],
};
/** The rules behind what is printed on a card: its price and its power, if it has one. */
export const RULES_OF: readonly (readonly RuleId[])[] = CARDS.map(({ type, power }) => [
  ...PRICE[type],
  ...(power ? [POWER_CARDS[power.id].rule] : []),
]);
