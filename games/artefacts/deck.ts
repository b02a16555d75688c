/** Decks outside a game: as text, checked, and looked at by somebody who knows the game. */
import type { Language } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Card } from './data/card.ts';
import { CARDS, cardById, IS_DEFENCE, IS_ITEM } from './data/cards.ts';
import { BLUE, DAY, GREEN, NIGHT, RED, WHITE } from './data/colours.ts';
import { STARTER_DECKS, type StarterDeckId } from './data/starter-decks.ts';
import { countIn, deckSize } from './state.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, '').toLowerCase().trim();

const byName = new Map(CARDS.flatMap(({ id, name }, card) => [id, name.fr, name.en].map((key) => [folded(key), card])));

const isStarter = (id: string): id is StarterDeckId => Object.hasOwn(STARTER_DECKS, id);

const noSuchCard = (name: string, at: number): Refusal =>
  refuse('invalid', 'ART-DECK-02', 'noSuchCard', { card: name.slice(0, 40), line: at + 1 });

/**
 * A deck from text: one card a line (or between commas or semicolons), by id or by its name in either language, with
 * a number before it (`2 Emberling`, `2x emberling`) or not. Lines that begin with # or // are remarks.
 */
export function readDeck(text: string): readonly number[] | Refusal {
  const cards: number[] = [];
  for (const [at, line] of text.split(/[\n;,]/).entries()) {
    const written = line.trim();
    if (written === '' || written.startsWith('#') || written.startsWith('//')) continue;
    const [, times = '1', name = ''] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.*)$/s.exec(written) ?? [];
    const card = byName.get(folded(name));
    if (card === undefined) return noSuchCard(name, at);
    for (let n = Number(times); n > 0; n--) cards.push(card);
  }
  return cards;
}

/** A deck as text, one name a line, that `readDeck` reads again. */
export function writeDeck(cards: readonly number[], language: Language): string {
  return [...new Set(cards)]
    .sort((a, b) => a - b)
    .map((card) => `${countIn(cards, card)} ${CARDS[card]?.name[language] ?? ''}`)
    .join('\n');
}

/** A deck as an option of the table names it: a ready one, a list of ids, or text. */
export function deckFrom(given: string | readonly string[]): readonly number[] | Refusal {
  if (typeof given === 'string') return isStarter(given) ? STARTER_DECKS[given].cards : readDeck(given);
  const cards: number[] = [];
  for (const [at, id] of given.entries()) {
    const card = cardById(id);
    if (card === undefined) return noSuchCard(id, at);
    cards.push(card);
  }
  return cards;
}

/** ART-DECK-01, ART-DECK-02: whether these cards may be played with by that many players. */
export function checkDeck(cards: readonly number[], players: number, maxCopies: number): Refusal | undefined {
  const size = deckSize(players);
  if (cards.length !== size) return refuse('invalid', 'ART-DECK-01', 'deckSize', { size, count: cards.length });
  for (const card of cards) {
    const copies = countIn(cards, card);
    if (copies > maxCopies) {
      return refuse('invalid', 'ART-DECK-02', 'tooManyCopies', { card, copies, most: maxCopies });
    }
  }
  if (cards.every((card) => IS_ITEM[card])) return refuse('invalid', 'ART-DECK-02', 'noAttackers');
  return undefined;
}

export type DeckAdvice = Readonly<ReturnType<typeof adviseDeck>>;

export function adviseDeck(numbers: readonly number[]) {
  const cards = numbers.flatMap((number) => CARDS[number] ?? []);
  const count = (of: (card: Card) => boolean): number => cards.filter(of).length;
  const size = numbers.length;
  const attackers = count(({ type }) => type !== 'item');
  const curve = [1, 2, 3, 4].map((n) => count(({ cost }) => cost === n));
  const average = size === 0 ? 0 : cards.reduce((sum, { cost }) => sum + cost, 0) / size;
  const colours = [RED, GREEN, BLUE, WHITE].map((n) => count(({ colour }) => colour === n));
  const phases = [count(({ phase }) => phase === DAY), count(({ phase }) => phase === NIGHT)] as const;
  return {
    size,
    /** ART-DECK-02: Monsters and Weapons, and whether they are fewer than three cards in five. */
    attackers,
    fewAttackers: attackers * 10 < size * 6,
    /** How many cards cost 1, 2, 3, 4. */
    curve,
    average,
    /** Too few cards to begin with, or too many that wait. */
    slow: average > 2.8 || count(({ cost }) => cost <= 2) * 10 < size * 3,
    /** Red, green, blue, white; and whether a colour is too thin to be paid in its own (ART-COLOUR-04). */
    colours,
    scattered: colours.filter((n) => n > 0).length > 2 && colours.some((n) => n > 0 && n * 6 < size),
    /** Monsters of the day and of the night: a lean row should be able to pay some of either. */
    phases,
    oneSided: phases[0] + phases[1] > 3 && Math.min(...phases) * 4 < phases[0] + phases[1],
    defenceItems: numbers.filter((number) => IS_DEFENCE[number]).length,
  };
}
