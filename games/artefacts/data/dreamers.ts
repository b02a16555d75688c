/** The twelve Dreamers: three of each colour (ART-DREAM-01). */
import { namesOf, type Printed } from './card.ts';
import { BLUE, type Colour, GREEN, NEGATIVE, POSITIVE, type Property, RED, WHITE } from './colours.ts';

/**
 * Z is the endurance of what is summoned under this Dreamer; 🌀 are points that stand for dream powers, and dream powers
 * that may be replaced. ART-DREAM-02: negative if ☹ is printed.
 */
const dreamer = (colour: Colour, property: Property, endurance: number, spirals: number, printed: Printed) => ({
  ...{ colour, property, endurance, spirals },
  ...namesOf(printed),
});
export type Dreamer = Readonly<ReturnType<typeof dreamer>>;

// biome-ignore format: a card is two lines, its figures and French, its English
export const DREAMERS: readonly Dreamer[] = [
  dreamer(RED, NEGATIVE, 4, 0, { fr: ['Le Forgeron fiévreux', 'Il bat le fer tant que le rêve est chaud.'],
    en: ['The Feverish Smith', 'He strikes while the dream is hot.'] }),
  dreamer(RED, POSITIVE, 3, 1, { fr: ['La Danseuse du feu de camp', 'Son ombre danse mieux qu’elle.'],
    en: ['The Campfire Dancer', 'Her shadow dances better than she does.'] }),
  dreamer(RED, NEGATIVE, 2, 3, { fr: ['Le Veilleur insomniaque', 'Il dort debout, les yeux ouverts.'],
    en: ['The Sleepless Watchman', 'He sleeps on his feet with his eyes open.'] }),
  dreamer(GREEN, NEGATIVE, 4, 1, { fr: ['La Jardinière des ronces', 'Ses rosiers mordent les voleurs.'],
    en: ['The Bramble Gardener', 'Her roses bite thieves.'] }),
  dreamer(GREEN, POSITIVE, 3, 0, { fr: ['L’Écolier buissonnier', 'Absent partout, sauf dans ses rêves.'],
    en: ['The Truant Schoolboy', 'Absent everywhere but in his dreams.'] }),
  dreamer(GREEN, NEGATIVE, 2, 2, { fr: ['Le Garde-chasse assoupi', 'Les cerfs marchent sur la pointe des sabots.'],
    en: ['The Dozing Gamekeeper', 'The deer walk on tiptoe.'] }),
  dreamer(BLUE, POSITIVE, 4, 0, { fr: ['La Gardienne de phare', 'Elle compte les bateaux pour s’endormir.'],
    en: ['The Lighthouse Keeper', 'She counts ships to fall asleep.'] }),
  dreamer(BLUE, NEGATIVE, 3, 1, { fr: ['Le Naufragé', 'Chaque nuit, la même île, en plus petit.'],
    en: ['The Castaway', 'Every night the same island, only smaller.'] }),
  dreamer(BLUE, POSITIVE, 2, 2, { fr: ['L’Enfant de la pluie', 'Ses poches sont pleines de mares.'],
    en: ['The Rain Child', 'His pockets are full of ponds.'] }),
  dreamer(WHITE, POSITIVE, 4, 1, { fr: ['La Grand-mère aux plumes', 'Elle ronfle, et il neige.'],
    en: ['The Feather Grandmother', 'She snores, and it snows.'] }),
  dreamer(WHITE, NEGATIVE, 3, 2, { fr: ['Le Somnambule des toits', 'Il n’est jamais tombé que de sommeil.'],
    en: ['The Rooftop Sleepwalker', 'He has fallen for nothing but sleep.'] }),
  dreamer(WHITE, POSITIVE, 1, 3, { fr: ['Le Petit Horloger', 'Il règle les rêves à la minute.'],
    en: ['The Little Clockmaker', 'He sets dreams to the minute.'] }),
];

export const DREAMER_COUNT = DREAMERS.length;
/** One of each. */
export const ALL_DREAMERS: readonly number[] = DREAMERS.map(() => 1);
export const DREAMER_COLOUR: readonly number[] = DREAMERS.map(({ colour }) => colour);
export const DREAMER_PROPERTY: readonly number[] = DREAMERS.map(({ property }) => property);
export const DREAMER_ENDURANCE: readonly number[] = DREAMERS.map(({ endurance }) => endurance);
export const DREAMER_SPIRALS: readonly number[] = DREAMERS.map(({ spirals }) => spirals);
