/**
 * Ready decks. Those of twenty cards are for two players, those of ten for three or four. Aurora and Lagoon share a
 * starter pack out between them, so do Orchard and Glacier, so do the four decks of ten.
 */
import { cardById } from './cards.ts';
import type { Words } from './words.ts';

export interface StarterDeck {
  readonly name: Words;
  /** Card numbers. */
  readonly cards: readonly number[];
}

const RED =
  'emberling tinder-cat spark-juggler carnival-bull hearth-dragon flying-poker sabre-lantern confetti-cannon midnight-match insomnia-drum';
const GREEN =
  'velvet-hedgehog lantern-owl kitchen-garden-imp root-stag orchard-giant acorn-sling bramble-whip moon-rake dream-tisane moss-blanket';
const BLUE =
  'bathtub-jellyfish postman-penguin tap-mermaid ceiling-whale puddle-kraken harpoon-umbrella surf-watering-can twin-anchor lullaby-of-the-deep echo-shell';
const WHITE =
  'chalk-mouse feather-snowman mist-pedlar pillow-bear clock-swan quill-arrow frost-scissors cutting-mirror cloud-pillow tilting-bed';

const deck = (fr: string, en: string, ...lists: readonly string[]): StarterDeck => ({
  name: { fr, en },
  cards: lists
    .join(' ')
    .split(' ')
    .map((id) => {
      const card = cardById(id);
      if (card === undefined) throw new Error(`no card ${id}`);
      return card;
    }),
});

export const STARTER_DECKS = {
  aurora: deck('Aurore (rouge et blanc)', 'Aurora (red and white)', RED, WHITE),
  lagoon: deck('Lagune (vert et bleu)', 'Lagoon (green and blue)', GREEN, BLUE),
  orchard: deck('Verger (rouge et vert)', 'Orchard (red and green)', RED, GREEN),
  glacier: deck('Glacier (bleu et blanc)', 'Glacier (blue and white)', BLUE, WHITE),
  ember: deck(
    'Braise',
    'Ember',
    'emberling tinder-cat carnival-bull mist-pedlar pillow-bear sabre-lantern quill-arrow cutting-mirror midnight-match cloud-pillow',
  ),
  frost: deck(
    'Givre',
    'Frost',
    'spark-juggler hearth-dragon chalk-mouse feather-snowman clock-swan flying-poker confetti-cannon frost-scissors insomnia-drum tilting-bed',
  ),
  glade: deck(
    'Clairière',
    'Glade',
    'velvet-hedgehog lantern-owl orchard-giant tap-mermaid ceiling-whale bramble-whip harpoon-umbrella twin-anchor dream-tisane lullaby-of-the-deep',
  ),
  tide: deck(
    'Marée',
    'Tide',
    'kitchen-garden-imp root-stag bathtub-jellyfish postman-penguin puddle-kraken acorn-sling moon-rake surf-watering-can moss-blanket echo-shell',
  ),
} as const satisfies Readonly<Record<string, StarterDeck>>;

export type StarterDeckId = keyof typeof STARTER_DECKS;
export const STARTER_DECK_IDS = Object.keys(STARTER_DECKS) as StarterDeckId[];

/** The decks of each number of players, in seat order. */
export const FOR_TWO = ['aurora', 'lagoon', 'orchard', 'glacier'] as const;
export const FOR_MORE = ['ember', 'frost', 'glade', 'tide'] as const;
