/** The visitor's decks, stored on this device only. Cards are stored by their ids, which never change. */

import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { CARDS, cardById } from '../data/cards.ts';
import { checkDeck } from '../deck.ts';

interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly string[];
}

const KEY = 'reverie.decks.artefacts';
/** The default limit of copies of a card. */
export const MOST_COPIES = 2;

function isDeck(one: unknown): one is KeptDeck {
  const { id, name, cards } = (one ?? {}) as Partial<KeptDeck>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Array.isArray(cards) &&
    cards.every((card) => typeof card === 'string' && cardById(card) !== undefined)
  );
}

const stored = readStored(KEY);
const decks = createStore<readonly KeptDeck[]>(Array.isArray(stored) ? stored.filter(isDeck) : []);

/** False where the browser does not store anything: the decks then last as long as the page. */
function write(changed: readonly KeptDeck[]): boolean {
  decks.set(changed);
  return writeStored(KEY, changed);
}

/** Stores a deck, replacing the one with its id. */
export function keepDeck(deck: KeptDeck): boolean {
  const all = decks.get();
  const at = all.findIndex(({ id }) => id === deck.id);
  return write(at < 0 ? [...all, deck] : all.with(at, deck));
}

export const dropDeck = (id: string): boolean => write(decks.get().filter((one) => one.id !== id));

export const useDecks = decks.use;

export const numbersOf = (cards: readonly string[]): number[] => cards.flatMap((id) => cardById(id) ?? []);
export const idsOf = (cards: readonly number[]): string[] => cards.flatMap((card) => CARDS[card]?.id ?? []);

/** The decks that fit this number of players. */
export const fitting = (all: readonly KeptDeck[], players: number): readonly KeptDeck[] =>
  all.filter(({ cards }) => checkDeck(numbersOf(cards), players, MOST_COPIES) === undefined);
