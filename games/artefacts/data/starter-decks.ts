/**
 * Ready decks. Those of twenty cards are for two players, those of ten for three or four. Aurora and Lagoon share a
 * starter pack out between them, so do Carnival and Attic, so do the four decks of ten. Two colours that beat one another
 * make a weak pair, since what strikes best is then what falls first: Carnival and Attic have all four.
 */
import type { Words } from '@reverie/kernel/words';
import { cardById } from './cards.ts';

interface StarterDeck {
  readonly name: Words;
  /** Card numbers. */
  readonly cards: readonly number[];
}

const RED =
  'emberling tinder-cat sleepwalking-fireman carnival-bull hearth-dragon flying-poker sabre-lantern confetti-cannon oven-socks insomnia-drum';
const GREEN =
  'velvet-hedgehog lantern-owl kindly-scarecrow root-stag orchard-giant acorn-sling bramble-whip moon-rake dream-tisane moss-blanket';
const BLUE =
  'bathtub-jellyfish postman-penguin tap-mermaid ceiling-whale puddle-kraken harpoon-umbrella surf-watering-can twin-anchor bath-bubble echo-shell';
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

// biome-ignore format: a deck is its name and lists of ten cards
export const STARTER_DECKS = {
  aurora: deck('Aurore (rouge et blanc)', 'Aurora (red and white)', RED, WHITE),
  lagoon: deck('Lagune (vert et bleu)', 'Lagoon (green and blue)', GREEN, BLUE),
  carnival: deck('Carnaval (quatre couleurs)', 'Carnival (four colours)',
    'emberling sleepwalking-fireman hearth-dragon sabre-lantern oven-socks lantern-owl root-stag bramble-whip acorn-sling dream-tisane',
    'bathtub-jellyfish puddle-kraken surf-watering-can twin-anchor bath-bubble chalk-mouse mist-pedlar quill-arrow frost-scissors tilting-bed'),
  attic: deck('Grenier (quatre couleurs)', 'Attic (four colours)',
    'tinder-cat carnival-bull flying-poker confetti-cannon insomnia-drum velvet-hedgehog kindly-scarecrow orchard-giant moon-rake moss-blanket',
    'postman-penguin tap-mermaid ceiling-whale harpoon-umbrella echo-shell feather-snowman pillow-bear clock-swan cutting-mirror cloud-pillow'),
  ember: deck('Braise', 'Ember',
    'emberling tinder-cat carnival-bull puddle-kraken pillow-bear sabre-lantern quill-arrow confetti-cannon oven-socks tilting-bed'),
  frost: deck('Givre', 'Frost',
    'sleepwalking-fireman hearth-dragon chalk-mouse feather-snowman root-stag flying-poker acorn-sling frost-scissors insomnia-drum cloud-pillow'),
  glade: deck('Clairière', 'Glade',
    'velvet-hedgehog mist-pedlar orchard-giant tap-mermaid ceiling-whale bramble-whip harpoon-umbrella cutting-mirror dream-tisane bath-bubble'),
  tide: deck('Marée', 'Tide',
    'kindly-scarecrow clock-swan bathtub-jellyfish postman-penguin lantern-owl twin-anchor moon-rake surf-watering-can moss-blanket echo-shell'),
} as const satisfies Readonly<Record<string, StarterDeck>>;

export type StarterDeckId = keyof typeof STARTER_DECKS;
export const STARTER_DECK_IDS = Object.keys(STARTER_DECKS) as StarterDeckId[];

/** The decks of each number of players, in seat order. */
export const FOR_TWO = ['aurora', 'lagoon', 'carnival', 'attic'] as const;
export const FOR_MORE = ['ember', 'frost', 'glade', 'tide'] as const;
