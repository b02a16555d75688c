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

type Named = readonly [fr: string, en: string, frFlavour: string, enFlavour: string];
type Printed = Power | readonly [Power, number] | null;

const powerOf = (printed: Printed): Card['power'] => {
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

const words = ([fr, en, frFlavour, enFlavour]: Named) => ({
  name: { fr, en },
  flavour: { fr: frFlavour, en: enFlavour },
});

/** ART-MON-01: phase, cost, attack / defence, power. */
export const monster = (
  colour: Colour,
  phase: Phase,
  cost: number,
  attack: number,
  defence: number,
  power: Printed,
  ...named: Named
): Card => ({
  id: idOf(named[1]),
  type: 'monster',
  colour,
  phase,
  cost,
  attack,
  defence,
  resistance: BEATS[colour],
  weakness: LOSES_TO[colour],
  power: powerOf(power),
  ...words(named),
});

/** ART-WPN-01: cost, attack / defence, power. */
export const weapon = (
  colour: Colour,
  cost: number,
  attack: number,
  defence: number | null,
  power: Printed,
  ...named: Named
): Card => ({
  id: idOf(named[1]),
  type: 'weapon',
  colour,
  phase: null,
  cost,
  attack,
  defence,
  resistance: BEATS[colour],
  weakness: LOSES_TO[colour],
  power: powerOf(power),
  ...words(named),
});

export const item = (colour: Colour, cost: number, power: Printed, ...named: Named): Card => ({
  id: idOf(named[1]),
  type: 'item',
  colour,
  phase: null,
  cost,
  attack: null,
  defence: null,
  resistance: null,
  weakness: null,
  power: powerOf(power),
  ...words(named),
});
