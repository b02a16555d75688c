/** What must hold in every position: no card is ever lost, found or in two places. */
import { IS_ITEM } from './data/cards.ts';
import { ALL_POWERS } from './data/dream-powers.ts';
import { DREAMER_COUNT } from './data/dreamers.ts';
import { total } from './rules/zones.ts';
import { deckSize, handLimit, MOST_ENDURANCE, NONE, PLACES, ROW, type Side, type State } from './state.ts';

/** How often each card of the list is on this side of the table, wherever it lies. */
function wrongCards(side: Side, size: number): string | undefined {
  let there = total(side.deck);
  for (const zone of [side.hand, side.broken, side.defeated, side.cards]) {
    for (const card of zone) {
      if (card === NONE) continue;
      there++;
      if (!side.list.includes(card)) return `card ${card} is not of this deck`;
    }
  }
  return there === size ? undefined : `a deck of ${size} has ${there} cards`;
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

/** What is wrong with a position, in a few words. */
export function unsound(s: State): string | undefined {
  const drafting = s.sides.every(({ list }) => list.length === 0);
  const size = deckSize(s.sides.length);
  const powers = s.pile.slice();
  let dreamers = total(s.dreamers);
  for (const { row, awake, dreamer } of s.sides) {
    for (const sort of row) powers[sort] = (powers[sort] as number) + 1;
    dreamers += awake.length + (dreamer === NONE ? 0 : 1);
  }
  for (let sort = 0; sort < ALL_POWERS.length; sort++) {
    const n = (powers[sort] as number) + (s.used[sort] as number);
    if (n !== ALL_POWERS[sort]) return `${n} dream powers of sort ${sort}`;
  }
  if (dreamers !== DREAMER_COUNT) return `${dreamers} Dreamers`;
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
