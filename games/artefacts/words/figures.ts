/** What both languages say alike: cards, dream powers and Dreamers by name, figures and signs. */
import type { Language, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Do } from '../answers.ts';
import { CARD_ATTACK, CARD_DEFENCE, CARDS } from '../data/cards.ts';
import { COLOURS, KIND_SIGNS, PHASES } from '../data/colours.ts';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { POWER_CARDS, type Power, powerDoes } from '../data/powers.ts';
import type { PowerAbout } from '../questions.ts';
import type { Offer } from '../rules/payment.ts';
import { against } from '../rules/strength.ts';
import { type CardIndex, DREAMER, NONE, type Place } from '../state.ts';
import type { Decision } from '../types.ts';
import { dreamerSaid, dreamSaid, dreamsSaid, paymentSaid } from './said.ts';

export const namesOf = (seats: readonly Seat[], some: readonly SeatIndex[]): string =>
  some.map((seat) => nameOf(seats, seat)).join(', ');
export const nameOf = (seats: readonly Seat[], seat: SeatIndex): string => seats[seat]?.name ?? `#${seat + 1}`;

/** Seats as the board numbers them. */
export const seatSign = (seat: SeatIndex, language: Language): string => `${language === 'fr' ? 'J' : 'P'}${seat + 1}`;

export const card = (number: number, language: Language): string => CARDS[number]?.name[language] ?? '?';
export const dreamer = (number: number, language: Language): string => DREAMERS[number]?.name[language] ?? '?';

/** "J+R": a dream power by its kind and the letter of its colour. */
export function power(sort: number, language: Language): string {
  const { kind, colour } = DREAM_POWERS[sort] ?? { kind: 0, colour: 0 };
  return `${KIND_SIGNS[kind]?.[language] ?? ''}${COLOURS[colour]?.letter[language] ?? ''}`;
}

/** Small words that join others. */
const JOINTS = {
  fr: { colon: ' : ', alike: 'de même sorte', for: 'pour', and: ' et ', insteadOf: 'à la place de' },
  en: { colon: ': ', alike: 'of one kind', for: 'for', and: ' and ', insteadOf: 'in place of' },
} as const;

/** A spiral as any font has it. */
export const SPIRAL = '@';

/** "2/3" for what fights, with a stroke where no defence is printed. */
export function figures(number: number): string {
  const { attack, defence } = CARDS[number] ?? {};
  return attack === null || attack === undefined ? '' : `${attack}/${defence ?? '–'}`;
}

/** The power of a card with its value: "Oubli 2". */
export function powerName(number: number, language: Language): string {
  const printed = CARDS[number]?.power;
  if (!printed) return '';
  const value = printed.id === 'guard' && CARDS[number]?.type !== 'item' ? undefined : printed.value;
  return `${POWER_CARDS[printed.id].name[language]}${value === undefined ? '' : ` ${value}`}`;
}

/** "R jour 2": what a card costs. */
export function cost(number: number, language: Language): string {
  const { colour, phase, cost: n } = CARDS[number] ?? { colour: 0, phase: null, cost: 0 };
  const letter = COLOURS[colour]?.letter[language] ?? '';
  return phase === null ? `${letter} ${n}${SPIRAL}` : `${letter} ${n} ${PHASES[phase]?.[language] ?? ''}`;
}

/** "rouge, 2 jour", "bleu, 3 de même sorte": the same in words. */
function costSaid(number: number, language: Language): string {
  const { colour, phase, cost: n } = CARDS[number] ?? { colour: 0, phase: null, cost: 0 };
  const of = phase === null ? JOINTS[language].alike : PHASES[phase]?.[language];
  return `${COLOURS[colour]?.[language] ?? ''}, ${n} ${of ?? ''}`;
}

/** "R- Z3 @1": a Dreamer's figures. */
export function dreamerFigures(number: number, language: Language): string {
  const { colour, property, endurance, spirals } = DREAMERS[number] as (typeof DREAMERS)[number];
  return `${COLOURS[colour]?.letter[language] ?? ''}${property === 0 ? '+' : '−'} Z${endurance} ${SPIRAL}${spirals}`;
}

/** Powers whose value is how often they are used: those say how often they still may. */
const COUNTED: ReadonlySet<Power> = new Set(['immobilise', 'recall', 'forget', 'doubleAttack']);

/** The artefact that would intercept, and the one that a power would touch. */
export const interceptor = (d: Decision, place: Place): CardIndex =>
  d.kind === 'intercept' ? (d.about.cards[place] ?? NONE) : NONE;
export const touchedBy = (d: Decision, { seat, place }: Do<'target'>): CardIndex =>
  d.kind === 'power' ? (d.about.places[seat]?.[place] ?? NONE) : NONE;

/** Whether something may be replaced at the dawn of a turn. */
export const mayDiscard = (d: Decision): boolean => d.kind === 'dawn' && d.about.most > 0;

/** A number among the details of a refusal. */
export const numberIn = (details: Readonly<Record<string, string | number>>, key: string): number =>
  Number(details[key] ?? -1);

/** All of this in one language. Signs are for the table in plain text; sentences, which are read aloud too, say words. */
export function speech(language: Language) {
  const { colon, for: paidWith, and, insteadOf } = JOINTS[language];
  const named = (number: number) => card(number, language);
  const powerNamed = (number: number) => powerName(number, language);
  const dream = (sort: number) => dreamSaid(sort, language);
  const dreams = (sorts: readonly number[]) => dreamsSaid(sorts, language);
  const price = ({ pay = [], spirals = 0 }: Offer) => paymentSaid(pay, spirals, language);
  const listed = (between: string, parts: readonly string[]) => parts.filter((part) => part !== '').join(between);
  return {
    ...{ card: named, powerName: powerNamed, dream, dreams, price },
    cards: (numbers: readonly number[]) => numbers.map(named).join(', '),
    dreamer: (number: number) => dreamer(number, language),
    dreamerSaid: (number: number) => dreamerSaid(number, language),
    seatSign: (seat: SeatIndex) => seatSign(seat, language),
    printed: (number: number) => listed(', ', [costSaid(number, language), figures(number), powerNamed(number)]),
    /** What is paid, or what it costs where nobody has said yet. */
    paid: (a: Offer & { readonly card: CardIndex }) =>
      a.pay === undefined ? ` (${costSaid(a.card, language)})` : ` ${paidWith} ${price(a)}`,
    /** A defence item and what is paid for it; nothing without one. */
    itemSaid: (a: Do<'defend'>) =>
      a.item === undefined
        ? ''
        : `${named(a.item)} (${powerNamed(a.item)})${a.pay === undefined ? '' : ` ${paidWith} ${price(a)}`}`,
    /** What is done with dreams; nothing without any. */
    withDreams: (verb: string, sorts: readonly number[]) => (sorts.length > 0 ? `${verb} ${dreams(sorts)}` : ''),
    instead: (sort: number | null | undefined) =>
      sort === undefined || sort === null ? '' : ` ${insteadOf} ${dream(sort)}`,
    both: (...parts: readonly string[]) => listed(and, parts),
    laidSaid: (boost: readonly number[], item: CardIndex | undefined) =>
      listed(', ', [dreams(boost), item === undefined ? '' : named(item)]),
    /** "Braisillon + jour+ rouge → Cerf-racine : 5 contre 3": an attack, and what it would come to before it is answered. */
    attackSaid(d: Decision, a: Do<'attack'>, between: string, dreamerOf: (seat: SeatIndex) => string): string {
      if (d.kind !== 'combat') return '?';
      const { cards, theirs, asleep, penalty, other } = d.about;
      const attacker = cards[a.place] ?? NONE;
      const target = a.target === DREAMER ? NONE : (theirs[a.target] ?? NONE);
      const attack = against(CARD_ATTACK[attacker] ?? 0, attacker, target, penalty) + a.boost.length;
      const helpless = target === NONE || asleep[a.target] !== 0;
      const defence = helpless ? 0 : against(CARD_DEFENCE[target] ?? 0, target, attacker, penalty);
      const boost = a.boost.length > 0 ? ` + ${dreams(a.boost)}` : '';
      const whom = a.target === DREAMER ? dreamerOf(other) : named(target);
      return `${named(attacker)}${boost} → ${whom}${colon}${attack} ${between} ${defence}`;
    },
    /** "Jongleur, Oubli : détruit jusqu’à 2 rêves actifs (encore 2).": a power at work. */
    powerSaid({ power: id, card: source, value, left }: PowerAbout, more: (left: number) => string): string {
      const words = powerDoes(id, value, CARDS[source]?.type === 'item', language);
      const again = value > 1 && COUNTED.has(id) ? ` (${more(left)})` : '';
      return `${named(source)}, ${POWER_CARDS[id].name[language]}${colon}${words}${again}.`;
    },
  };
}
