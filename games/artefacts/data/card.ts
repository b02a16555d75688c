/** What is printed on a Dream Artefact, and the short hand in which the sets are written. */
import { BEATS, type Colour, LOSES_TO, type Phase } from './colours.ts';
import type { Power } from './powers.ts';
import type { Words } from './words.ts';

/** ART-COMP-03. */
export type CardType = 'monster' | 'weapon' | 'item';

export interface Card {
  /** For deck lists and saved games of other tables; never changes. */
  readonly id: string;
  readonly type: CardType;
  readonly colour: Colour;
  /** ART-MON-01: only Monsters have one. */
  readonly phase: Phase | null;
  readonly cost: number;
  readonly attack: number | null;
  /** ART-WPN-03: null where none is printed. */
  readonly defence: number | null;
  readonly resistance: Colour | null;
  readonly weakness: Colour | null;
  readonly power: { readonly id: Power; readonly value?: number } | null;
  readonly name: Words;
  readonly flavour: Words;
}

/** Name and flavour in both languages. */
export interface Printed {
  readonly fr: readonly [name: string, flavour: string];
  readonly en: readonly [name: string, flavour: string];
}
type PowerPrinted = Power | readonly [Power, number] | null;

const powerOf = (printed: PowerPrinted): Card['power'] => {
  if (printed === null) return null;
  return typeof printed === 'string' ? { id: printed } : { id: printed[0], value: printed[1] };
};

/** 'The Feather Snowman' is `feather-snowman`. */
const idOf = (en: string): string =>
  en
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll('’', '')
    .replaceAll(/[^a-z]+/g, '-');

export const namesOf = ({ fr, en }: Printed) => ({
  name: { fr: fr[0], en: en[0] },
  flavour: { fr: fr[1], en: en[1] },
});

/** ART-MON-01: phase, cost, attack / defence, power. */
export const monster = (
  colour: Colour,
  phase: Phase,
  cost: number,
  attack: number,
  defence: number,
  power: PowerPrinted,
  printed: Printed,
): Card => ({
  id: idOf(printed.en[0]),
  type: 'monster',
  colour,
  phase,
  cost,
  attack,
  defence,
  resistance: BEATS[colour],
  weakness: LOSES_TO[colour],
  power: powerOf(power),
  ...namesOf(printed),
});

/** ART-WPN-01: cost, attack / defence, power. */
export const weapon = (
  colour: Colour,
  cost: number,
  attack: number,
  defence: number | null,
  power: PowerPrinted,
  printed: Printed,
): Card => ({
  id: idOf(printed.en[0]),
  type: 'weapon',
  colour,
  phase: null,
  cost,
  attack,
  defence,
  resistance: BEATS[colour],
  weakness: LOSES_TO[colour],
  power: powerOf(power),
  ...namesOf(printed),
});

export const item = (colour: Colour, cost: number, power: PowerPrinted, printed: Printed): Card => ({
  id: idOf(printed.en[0]),
  type: 'item',
  colour,
  phase: null,
  cost,
  attack: null,
  defence: null,
  resistance: null,
  weakness: null,
  power: powerOf(power),
  ...namesOf(printed),
});
