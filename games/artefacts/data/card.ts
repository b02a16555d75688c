/** What is printed on a Dream Artefact, and the short hand in which the sets are written. */
import type { Words } from '@reverie/kernel/words';
import { BEATS, type Colour, LOSES_TO, type Phase } from './colours.ts';
import type { Power } from './powers.ts';

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

/** What every card has: its type, colour, cost and power. */
const printedOn = (type: CardType, colour: Colour, cost: number, power: PowerPrinted, printed: Printed) => ({
  ...{ id: idOf(printed.en[0]), type, colour, cost, power: powerOf(power) },
  ...namesOf(printed),
});
/** ART-COLOUR-01: what fights is strong against one colour and weak against another. */
const circle = (colour: Colour) => ({ resistance: BEATS[colour], weakness: LOSES_TO[colour] });

/** ART-MON-01: phase, cost, attack / defence, power. */
export const monster = (
  colour: Colour,
  phase: Phase,
  cost: number,
  attack: number,
  defence: number,
  power: PowerPrinted,
  printed: Printed,
): Card => ({ ...printedOn('monster', colour, cost, power, printed), ...circle(colour), phase, attack, defence });

/** ART-WPN-01: cost, attack / defence, power. */
export const weapon = (
  colour: Colour,
  cost: number,
  attack: number,
  defence: number | null,
  power: PowerPrinted,
  printed: Printed,
): Card => ({ ...printedOn('weapon', colour, cost, power, printed), ...circle(colour), phase: null, attack, defence });

export const item = (colour: Colour, cost: number, power: PowerPrinted, printed: Printed): Card => ({
  ...printedOn('item', colour, cost, power, printed),
  ...{ phase: null, attack: null, defence: null, resistance: null, weakness: null },
});
