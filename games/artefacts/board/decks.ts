/** The visitor's decks, in the collection of this device. Cards are stored by their ids, which never change. */
import { dropPiece, keepPieces, useShelf } from '@reverie/ui/collection';
import { CARDS, cardById } from '../data/cards.ts';
import { checkDeck } from '../deck.ts';

interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly string[];
}

/** The default limit of copies of a card. */
export const MOST_COPIES = 2;

function isDeck(data: unknown): data is Pick<KeptDeck, 'cards'> {
  const { cards } = (data ?? {}) as Partial<KeptDeck>;
  return Array.isArray(cards) && cards.every((card) => typeof card === 'string' && cardById(card) !== undefined);
}

/** Stores a deck, replacing the one with its id. False where the browser stores nothing: it then lasts as long as the page. */
export const keepDeck = ({ id, name, cards }: KeptDeck): Promise<boolean> =>
  keepPieces({ id, game: 'artefacts', kind: 'deck', name, data: { cards }, changed: Date.now() });

export const dropDeck = dropPiece;

export const useDecks = (): readonly KeptDeck[] =>
  useShelf('artefacts', 'deck', isDeck).map(({ id, name, data }) => ({ id, name, cards: data.cards }));

export const numbersOf = (cards: readonly string[]): number[] => cards.flatMap((id) => cardById(id) ?? []);
export const idsOf = (cards: readonly number[]): string[] => cards.flatMap((card) => CARDS[card]?.id ?? []);

/** The decks that fit this number of players. */
export const fitting = (all: readonly KeptDeck[], players: number): readonly KeptDeck[] =>
  all.filter(({ cards }) => checkDeck(numbersOf(cards), players, MOST_COPIES) === undefined);
