/** The twelve Dreamers: three of each colour (ART-DREAM-01). */
import { BLUE, type Colour, GREEN, NEGATIVE, POSITIVE, type Property, RED, WHITE } from './colours.ts';
import type { Words } from './words.ts';

export interface Dreamer {
  readonly colour: Colour;
  /** ART-DREAM-02: negative if ☹ is printed. */
  readonly property: Property;
  /** Z: the endurance of what is summoned under this Dreamer. */
  readonly endurance: number;
  /** 🌀: points that stand for dream powers, and dream powers that may be replaced. */
  readonly spirals: number;
  readonly name: Words;
  readonly flavour: Words;
}

const dreamer = (
  colour: Colour,
  property: Property,
  endurance: number,
  spirals: number,
  fr: string,
  en: string,
  frFlavour: string,
  enFlavour: string,
): Dreamer => ({
  colour,
  property,
  endurance,
  spirals,
  name: { fr, en },
  flavour: { fr: frFlavour, en: enFlavour },
});

export const DREAMERS: readonly Dreamer[] = [
  dreamer(
    RED,
    NEGATIVE,
    4,
    1,
    'Le Forgeron fiévreux',
    'The Feverish Smith',
    'Il bat le fer tant que le rêve est chaud.',
    'He strikes while the dream is hot.',
  ),
  dreamer(
    RED,
    POSITIVE,
    3,
    1,
    'La Danseuse du feu de camp',
    'The Campfire Dancer',
    'Son ombre danse mieux qu’elle.',
    'Her shadow dances better than she does.',
  ),
  dreamer(
    RED,
    NEGATIVE,
    2,
    2,
    'Le Veilleur insomniaque',
    'The Sleepless Watchman',
    'Il dort debout, les yeux ouverts.',
    'He sleeps on his feet with his eyes open.',
  ),
  dreamer(
    GREEN,
    NEGATIVE,
    4,
    1,
    'La Jardinière des ronces',
    'The Bramble Gardener',
    'Ses rosiers mordent les voleurs.',
    'Her roses bite thieves.',
  ),
  dreamer(
    GREEN,
    POSITIVE,
    3,
    1,
    'L’Écolier buissonnier',
    'The Truant Schoolboy',
    'Absent partout, sauf dans ses rêves.',
    'Absent everywhere but in his dreams.',
  ),
  dreamer(
    GREEN,
    NEGATIVE,
    2,
    2,
    'Le Garde-chasse assoupi',
    'The Dozing Gamekeeper',
    'Les cerfs marchent sur la pointe des sabots.',
    'The deer walk on tiptoe.',
  ),
  dreamer(
    BLUE,
    POSITIVE,
    4,
    1,
    'La Gardienne de phare',
    'The Lighthouse Keeper',
    'Elle compte les bateaux pour s’endormir.',
    'She counts ships to fall asleep.',
  ),
  dreamer(
    BLUE,
    NEGATIVE,
    3,
    1,
    'Le Naufragé',
    'The Castaway',
    'Chaque nuit, la même île, en plus petit.',
    'Every night the same island, only smaller.',
  ),
  dreamer(
    BLUE,
    POSITIVE,
    2,
    2,
    'L’Enfant de la pluie',
    'The Rain Child',
    'Ses poches sont pleines de mares.',
    'His pockets are full of ponds.',
  ),
  dreamer(
    WHITE,
    POSITIVE,
    4,
    1,
    'La Grand-mère aux plumes',
    'The Feather Grandmother',
    'Elle ronfle, et il neige.',
    'She snores, and it snows.',
  ),
  dreamer(
    WHITE,
    NEGATIVE,
    3,
    1,
    'Le Somnambule des toits',
    'The Rooftop Sleepwalker',
    'Il n’est jamais tombé que de sommeil.',
    'He has fallen for nothing but sleep.',
  ),
  dreamer(
    WHITE,
    POSITIVE,
    2,
    2,
    'Le Petit Horloger',
    'The Little Clockmaker',
    'Il règle les rêves à la minute.',
    'He sets dreams to the minute.',
  ),
];

export const DREAMER_COUNT = DREAMERS.length;
export const DREAMER_COLOUR: readonly number[] = DREAMERS.map(({ colour }) => colour);
export const DREAMER_PROPERTY: readonly number[] = DREAMERS.map(({ property }) => property);
export const DREAMER_ENDURANCE: readonly number[] = DREAMERS.map(({ endurance }) => endurance);
export const DREAMER_SPIRALS: readonly number[] = DREAMERS.map(({ spirals }) => spirals);
