/** Decks of one's own, kept on this device only. Cards are kept by their ids, which never change. */

import { useSyncExternalStore } from 'react';
import { CARDS, cardById } from '../data/cards.ts';
import { checkDeck } from '../deck.ts';

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly string[];
}

const KEY = 'reverie.decks.artefacts';
/** As many copies of a card as a table allows unless it says otherwise. */
export const MOST_COPIES = 2;

/** Storage may be closed to us, and what lies there may be anything: what is no deck is left out. */
function read(): readonly KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(one: unknown): one is KeptDeck {
  const { id, name, cards } = (one ?? {}) as Partial<KeptDeck>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Array.isArray(cards) &&
    cards.every((card) => typeof card === 'string' && cardById(card) !== undefined)
  );
}

let decks = read();
const listeners = new Set<() => void>();

/** False where the browser does not let us: the decks then last as long as the page. */
function write(changed: readonly KeptDeck[]): boolean {
  decks = changed;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a deck in the place of the one with its id, or as a new one. */
export const keepDeck = (deck: KeptDeck): boolean =>
  write(
    decks.some(({ id }) => id === deck.id) ? decks.map((one) => (one.id === deck.id ? deck : one)) : [...decks, deck],
  );

export const dropDeck = (id: string): boolean => write(decks.filter((one) => one.id !== id));

export const useDecks = (): readonly KeptDeck[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => decks,
  );

export const numbersOf = (cards: readonly string[]): number[] => cards.flatMap((id) => cardById(id) ?? []);
export const idsOf = (cards: readonly number[]): string[] => cards.flatMap((card) => CARDS[card]?.id ?? []);

/** Those that so many may play with. */
export const fitting = (all: readonly KeptDeck[], players: number): readonly KeptDeck[] =>
  all.filter(({ cards }) => checkDeck(numbersOf(cards), players, MOST_COPIES) === undefined);
