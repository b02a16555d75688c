/** Questions and their answers, and why an answer is refused. */
import { type CardIndex, NONE } from '../state.ts';
import type { Choices, reasons as french, Marks, Questions } from './choices.fr.ts';
import {
  attackSaid,
  card,
  cost,
  figures,
  interceptor,
  payment,
  power,
  powerName,
  powerSaid,
  powers,
  seatSign,
  touchedBy,
} from './figures.ts';

const c = (number: number) => card(number, 'en');
const ps = (sorts: readonly number[]) => powers(sorts, 'en');
const seat = (n: number) => seatSign(n, 'en');
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const printed = (number: number) =>
  [cost(number, 'en'), figures(number), powerName(number, 'en')].filter((part) => part !== '').join(', ');
const target = (number: CardIndex) => (number === NONE ? 'your Dreamer' : c(number));

export const questions: Questions = {
  draft: () => 'Which card do you take?',
  redraw: () => 'Do you keep your six dream powers?',
  compose: ({ left }) => `Compose your hand: ${many(left, 'card')} more at most.`,
  dawn: ({ most }) =>
    most > 0 ? `Your turn begins. Do you discard dream powers (${most} at most)?` : 'Your turn begins.',
  prepare: () => 'Prepare the fight: summons and Items.',
  designate: () => 'Whom do you designate? That player plays next.',
  combat: ({ other }, named) => `Combat against ${named(other)}: who attacks, for 1 endurance?`,
  intercept: (d) => `${c(d.card)} attacks ${target(d.target)} (${d.attack} against ${d.defence}). Do you intercept?`,
  defend: (d) => `${c(d.card)} attacks ${target(d.target)}: ${d.attack} against ${d.defence}. How do you defend?`,
  boost: (d) => `${c(d.card)}: ${d.attack} against ${d.defence}. Do you add dream powers?`,
  power: (d) => powerSaid(d, 'en', ':', (left) => `${left} left`),
  giveBack: ({ seat: other, given }, named) =>
    `${named(other)} gives you ${power(given, 'en')}. What do you give back?`,
};

const paid = (a: { readonly pay?: readonly number[] | undefined; readonly spirals?: number | undefined }) =>
  a.pay === undefined ? '' : ` · ${payment(a.pay, a.spirals ?? 0, 'en')}`;

export const choices: Choices = {
  pick: (a) => `${c(a.card)} (${printed(a.card)})`,
  keep: () => 'keep them',
  redraw: (a) => (a.powers ? `put back ${ps(a.powers)}` : 'put them back and draw six others'),
  compose: (a) => `the suggested hand (${many(a.cards.length, 'card')})`,
  take: (a) => `${c(a.card)} (${printed(a.card)})`,
  done: () => 'that will do',
  refill: (a, d) =>
    a.discard.length > 0
      ? `discard ${ps(a.discard)}`
      : d.kind === 'dawn' && d.about.most > 0
        ? 'keep everything'
        : 'go on',
  wakeOwn: () => 'wake your own Dreamer (it counts)',
  summon: (a) => `summon ${c(a.card)} (${printed(a.card)})${paid(a)}`,
  use: (a) => `use ${c(a.card)} (${cost(a.card, 'en')}, ${powerName(a.card, 'en')})${paid(a)}`,
  drop: (a) => `drop the artefact of place ${a.place + 1}`,
  fight: () => 'go to combat',
  designate: (a, _, named) => named(a.seat),
  attack: (a, d, named) => attackSaid(d, a, 'en', ':', 'against', (other) => `${named(other)}’s Dreamer`),
  end: () => 'end the turn',
  concede: () => 'concede',
  intercept: (a, d) => `put ${c(interceptor(d, a.place))} in the way`,
  defend: (a) => {
    const item = a.item === undefined ? [] : [`${c(a.item)} (${powerName(a.item, 'en')})${paid(a)}`];
    const boost = a.boost.length > 0 ? [`add ${ps(a.boost)}`] : [];
    return [...boost, ...item].join(' and ') || 'add nothing';
  },
  boost: (a) => (a.boost.length > 0 ? `add ${ps(a.boost)}` : 'add nothing'),
  target: (a, d, named) => `${c(touchedBy(d, a))} (${named(a.seat)})`,
  recall: (a) => `${power(a.power, 'en')}${a.drop === undefined ? '' : ` in place of ${power(a.drop, 'en')}`}`,
  drawPower: (a) => `draw${a.drop === undefined ? '' : ` in place of ${power(a.drop, 'en')}`}`,
  forget: (a, _, named) => `${power(a.power, 'en')} (${named(a.seat)})`,
  barter: (a, _, named) =>
    `give ${power(a.give, 'en')} to ${named(a.seat)}${a.get === undefined ? '' : ` for ${power(a.get, 'en')}`}`,
  giveBack: (a) => power(a.power, 'en'),
  swap: (a, _, named) => `${named(a.seat)}’s Dreamer`,
  decline: (_, d) => (d.kind === 'intercept' ? 'let it be' : 'leave it at that'),
};

type Details = Readonly<Record<string, string | number>>;
const at = (details: Details, key: string): number => Number(details[key] ?? -1);

export const reasons: typeof french = {
  deckSize: (d) => `a deck here holds ${d.size} cards, this one ${d.count}`,
  tooManyCopies: (d) => `${c(at(d, 'card'))} is ${d.copies} times in the deck; ${d.most} at most`,
  noAttackers: () => 'there must be at least one Monster or Weapon',
  noSuchCard: (d) => `no card is called “${d.card}” (line ${d.line})`,
  tooManyDecks: (d) => `${d.decks} decks for ${d.seats} seats`,
  notInPool: () => 'that card is not there to be taken',
  onlyOnce: () => 'dream powers are kept or drawn again, once',
  allOrNone: () => 'all six are put back, or none',
  notInRow: () => 'those dream powers are not in the row',
  notInDeck: () => 'that card is not in the deck',
  handTooLarge: (d) => `${d.most} cards at most`,
  composeFirst: () => 'the hand is composed first',
  refillFirst: () => 'a turn begins with the refill',
  tooManyDiscards: (d) => `${d.most} dream powers at most may be replaced`,
  lastDreamer: () => 'one’s last Dreamer is not woken; one concedes',
  prepareFirst: () => 'this is the time for summons and Items',
  notInHand: (d) => `${c(at(d, 'card'))} is not in your hand`,
  itemsAreUsed: () => 'an Item is not summoned, it is used',
  notAnItem: () => 'that is no Item',
  noItemsYet: () => 'no Items before your second turn',
  onlyInDefence: () => 'that Item is played in defence',
  summonsFirst: () => 'summons come before Items',
  noPlace: () => 'all three places are taken',
  placeTaken: (d) => `place ${at(d, 'place') + 1} is taken`,
  noDropping: () => 'an artefact is not removed to make room',
  nothingThere: () => 'there is nothing at that place',
  tooManySpirals: (d) => `spirals left: ${d.most}`,
  wrongCost: (d) => `it costs ${d.cost}, and ${d.paid} are paid`,
  wrongProperty: (d) => `${power(at(d, 'power'), 'en')} has not your Dreamer’s property`,
  wrongPhase: (d) => `${power(at(d, 'power'), 'en')} has not this Monster’s phase`,
  notAlike: () => 'the dream powers paid are not of one kind',
  noCombatYet: () => 'nobody fights yet: not before the last player of the first round',
  nobodyCanAttack: () => 'no attack is possible',
  designateFirst: () => 'an opponent has to be designated first',
  notDesignable: (d) => `${seat(at(d, 'seat'))} cannot be designated`,
  combatOnly: () => 'this is the time to attack or to end the turn',
  noEndurance: () => 'that artefact has no endurance left',
  faceDown: () => 'that artefact is face down',
  hasAttacked: () => 'that artefact has attacked this turn already',
  justSummoned: () => 'that artefact was only just summoned',
  noDreamer: () => 'that player has no Dreamer at the moment',
  covered: () => 'an artefact stands before that Dreamer',
  weaknessColour: (d) => `the Dreamer has the weakness colour of ${c(at(d, 'card'))}`,
  boostLater: () => 'dream powers are added later at this table',
  noBoost: () => 'those dream powers do not boost that card',
  cannotIntercept: () => 'that artefact cannot intercept',
  interceptFirst: () => 'first comes the interception',
  defendFirst: () => 'the attack has to be answered first',
  oneItem: () => 'one defence Item for an attack',
  notForDefence: () => 'that card is no defence Item',
  noItemForDreamer: () => 'at this table nothing defends a Dreamer',
  nothingToPay: () => 'there is nothing to pay',
  notATarget: () => 'this power cannot touch that',
  rowFull: () => 'the row is full: one of its dream powers has to be discarded',
  roomEnough: () => 'there is room in the row: nothing to discard',
  notAmongUsed: (d) => `${power(at(d, 'power'), 'en')} is not among the used`,
  usedFirst: () => 'one draws only where nothing used can be taken back',
  powerFirst: () => 'a power waits to be used',
};

export const ways: Readonly<Record<string, string>> = {
  getsThrough: 'gets through for certain',
  mayHold: 'can be held',
  held: 'holds',
  falls: 'falls',
  wakes: 'wakes',
};

export const terms: Readonly<Record<string, string>> = {
  dreamerEndurance: 'the Dreamer’s Z',
  sameColour: 'paid in its colour',
  attack: 'base attack',
  defence: 'base defence',
  resistance: 'resistance, base doubled',
  weakness: 'weakness, base lowered',
  boosts: 'dream powers added',
  item: 'defence Item',
  dreamer: 'a Dreamer without defence',
  faceDown: 'an artefact face down',
};

export const purposes: Readonly<Record<string, string>> = {
  power: 'dream powers from the pile',
  dreamer: 'a Dreamer drawn',
  order: 'the order of play, drawn',
  guess: 'a guess',
};

export const marks: Marks = {
  paid: ({ paid, cost }) => `paid ${paid} of ${cost}`,
  missing: ({ missing }) => `${missing} missing`,
  pays: ({ sort }) => `${power(sort, 'en')} pays`,
  canPay: ({ sort }) => `${power(sort, 'en')} can pay`,
  endurance: ({ endurance }) => `endurance ${endurance}`,
  value: ({ value }) => `value ${value}`,
  ownColour: () => 'paid in its colour',
  attack: ({ total }) => `attack ${total}`,
  defence: ({ total }) => `defence ${total}`,
  bestDefence: ({ total }) => `defence ${total} at best`,
  through: ({ percent }) => `gets through for certain: ${percent}%`,
  more: ({ boosts, percent }) => `with ${many(boosts, 'dream power')} more: ${percent}%`,
  won: () => 'the attack wins',
  held: () => 'the defence holds',
  both: () => 'both fall',
};
