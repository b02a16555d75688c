/** What must hold in every position: no card is ever lost, found or in two places. */
import { IS_ITEM } from '../src/data/cards.ts';
import { ALL_POWERS } from '../src/data/dream-powers.ts';
import { DREAMER_COUNT } from '../src/data/dreamers.ts';
import { handLimit, MOST_ENDURANCE, NONE, PLACES, ROW, type Side, type State } from '../src/state.ts';

const count = (cards: readonly number[], card: number): number => cards.filter((other) => other === card).length;

/** How often each card of the list is on this side of the table, wherever it lies. */
function wrongCards(side: Side, size: number): string | undefined {
  const zones = [side.hand, side.broken, side.defeated, side.cards.filter((card) => card !== NONE)];
  const there = side.deck.reduce((a, b) => a + b, 0) + zones.reduce((n, zone) => n + zone.length, 0);
  if (there !== size) return `a deck of ${size} has ${there} cards`;
  const stranger = zones.flat().find((card) => !side.list.includes(card));
  return stranger === undefined ? undefined : `card ${stranger} is not of this deck`;
}

function wrongPlaces(side: Side): string | undefined {
  if (side.cards.length !== PLACES) return `${side.cards.length} places`;
  for (let place = 0; place < PLACES; place++) {
    const card = side.cards[place] as number;
    const endurance = side.endurance[place] as number;
    if (endurance < 0 || endurance > MOST_ENDURANCE) return `endurance ${endurance}`;
    if (card === NONE && (endurance || side.asleep[place] || side.twin[place] || side.attacks[place])) return 'a ghost';
    if (card !== NONE && IS_ITEM[card]) return 'an item stands in play';
  }
  return undefined;
}

/** What is wrong with a position, in a few words. `sizes` are the decks’ sizes. */
export function unsound(s: State): string | undefined {
  const drafting = s.sides.every(({ list }) => list.length === 0);
  const size = s.sides.length === 2 ? 20 : 10;
  for (let sort = 0; sort < ALL_POWERS.length; sort++) {
    let n = (s.pile[sort] as number) + (s.used[sort] as number);
    for (const { row } of s.sides) n += count(row, sort);
    if (n !== ALL_POWERS[sort]) return `${n} dream powers of sort ${sort}`;
  }
  const dreamers = s.dreamers.reduce((a, b) => a + b, 0);
  const out = s.sides.reduce((n, { awake, dreamer }) => n + awake.length + (dreamer === NONE ? 0 : 1), 0);
  if (dreamers + out !== DREAMER_COUNT) return `${dreamers + out} Dreamers`;
  for (const side of s.sides) {
    if (side.row.length > ROW) return `a row of ${side.row.length}`;
    if (side.hand.length > handLimit(s)) return `a hand of ${side.hand.length}`;
    const wrong = wrongPlaces(side) ?? (drafting ? undefined : wrongCards(side, size));
    if (wrong) return wrong;
  }
  const turn = s.stacks[0]?.[0];
  if (turn?.kind === 'turn' && turn.step !== 'start' && s.sides[turn.seat]?.dreamer === NONE) {
    return 'a player without a Dreamer is active';
  }
  return undefined;
}
