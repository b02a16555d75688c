/** Colours, phases and properties of dreams: the small numbers that cards are made of. */
import type { Pair, Words } from '@reverie/kernel/words';

/** ART-DP-02: four colours, and the rainbow that stands for any of them. */
export const RED = 0;
export const GREEN = 1;
export const BLUE = 2;
export const WHITE = 3;
export const RAINBOW = 4;
export type Colour = 0 | 1 | 2 | 3;

/** `letter` and `sign` tell a colour without colour. */
export interface ColourWords extends Words {
  /** Beside a feminine noun: « une Arme blanche ». */
  readonly feminine: Words;
  readonly letter: Words;
  readonly sign: string;
}

const colour = (fr: string, feminine: string, en: string, letters: Pair, sign: string): ColourWords => ({
  ...{ fr, en, sign },
  feminine: { fr: feminine, en },
  letter: { fr: letters[0], en: letters[1] },
});

export const COLOURS: readonly ColourWords[] = [
  colour('rouge', 'rouge', 'red', ['R', 'R'], 'flame'),
  colour('vert', 'verte', 'green', ['V', 'G'], 'leaf'),
  colour('bleu', 'bleue', 'blue', ['B', 'B'], 'drop'),
  colour('blanc', 'blanche', 'white', ['N', 'W'], 'snowflake'),
  colour('arc-en-ciel', 'arc-en-ciel', 'rainbow', ['X', 'X'], 'arc'),
];

/** ART-COLOUR-03: red ▶ green ▶ white ▶ blue ▶ red, each twice as strong against the next. */
export const BEATS: readonly [Colour, Colour, Colour, Colour] = [GREEN, WHITE, RED, BLUE];
/** ART-COLOUR-02: the colour that has its resistance against this one. */
export const LOSES_TO: readonly [Colour, Colour, Colour, Colour] = [BLUE, RED, WHITE, GREEN];

export const DAY = 0;
export const NIGHT = 1;
export type Phase = 0 | 1;
export const PHASES: readonly Words[] = [
  { fr: 'jour', en: 'day' },
  { fr: 'nuit', en: 'night' },
];

export const POSITIVE = 0;
export const NEGATIVE = 1;
export type Property = 0 | 1;
export const PROPERTIES: readonly Words[] = [
  { fr: 'positif', en: 'positive' },
  { fr: 'négatif', en: 'negative' },
];

/** ART-DP-01: four kinds, phase × 2 + property, and the special ✨ that stands for any of them. */
export const SPECIAL = 4;
export const KINDS: readonly Words[] = [
  { fr: 'rêve diurne positif', en: 'positive day dream' },
  { fr: 'rêve diurne négatif', en: 'negative day dream' },
  { fr: 'rêve nocturne positif', en: 'positive night dream' },
  { fr: 'rêve nocturne négatif', en: 'negative night dream' },
  { fr: 'rêve spécial', en: 'special dream' },
];
/** As they are written in a row: the phase's letter and the property's sign. */
export const KIND_SIGNS: readonly Words[] = [
  { fr: 'J+', en: 'D+' },
  { fr: 'J−', en: 'D−' },
  { fr: 'N+', en: 'N+' },
  { fr: 'N−', en: 'N−' },
  { fr: '*', en: '*' },
];

export const kindOf = (phase: Phase, property: Property): number => phase * 2 + property;
