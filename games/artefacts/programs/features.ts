/**
 * What a position looks like to a seat, in figures for a net: its own side, the sides of the others, its hand, and the
 * moment. Hands of others count by their size and by what their owners may hold.
 */
import type { SeatIndex } from '@reverie/kernel/game';
import {
  CARD_ATTACK,
  CARD_COLOUR,
  CARD_COST,
  CARD_DEFENCE,
  CARD_POWER,
  CARD_WEAKNESS,
  IS_DEFENCE,
  IS_ITEM,
  IS_MONSTER,
} from '../data/cards.ts';
import { SPECIAL } from '../data/colours.ts';
import { POWER_COLOUR, POWER_KIND } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMER_ENDURANCE, DREAMER_PROPERTY, DREAMER_SPIRALS } from '../data/dreamers.ts';
import { worthsFor } from '../rules/matching.ts';
import { isReady } from '../rules/readiness.ts';
import { attackBase, defenceBase } from '../rules/strength.ts';
import { NONE, PLACES, type Side, type State, sideOf, wakingLimit } from '../state.ts';

/** What is said of a side. */
const SIDE = [
  ...['lives', 'last', 'out', 'dreamer', 'dreamerEndurance', 'dreamerSpirals', 'spiralsUsed', 'negative'],
  ...[0, 1, 2].flatMap((n) =>
    ['stands', 'attack', 'defence', 'endurance', 'worn', 'asleep', 'ready', 'twice', 'guard', 'fresh'].map(
      (what) => `${what}${n}`,
    ),
  ),
  ...['count', 'cover', 'open', 'strikers', 'readyStrikers', 'breaks', 'breaksBoosted', 'attacks'],
  ...['row', 'rowWorth', 'jokers', 'rainbows', 'kind0', 'kind1', 'kind2', 'kind3', 'rowMatches'],
  ...['hand', 'deck', 'guardHeld', 'itemHeld', 'strengthLeft', 'idle', 'acted', 'firstTurn', 'played', 'points'],
] as const;

/** What is said of one's own hand. */
const HAND = ['monsters', 'weapons', 'guards', 'items', 'cheapest', 'affordable', 'attackHeld', 'matches'] as const;

/** What is said of the moment. */
const MOMENT = [
  'mine',
  'myDawn',
  'myPrepare',
  'myCombat',
  'dawn',
  'prepare',
  'combat',
  'aimedAtMe',
  'round',
  'over',
  'seats',
];

const named = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}.${name}`);

export const FEATURES: readonly string[] = [
  ...named('own', SIDE),
  ...named('foes', SIDE),
  ...named('first', SIDE),
  ...named('hand', HAND),
  ...named('moment', MOMENT),
];

const LENGTH = SIDE.length;

/** Artefacts by what they are worth, the strongest first. */
function placesByStrength(side: Side): readonly number[] {
  const places = [0, 1, 2];
  const worth = (place: number): number => {
    const card = side.cards[place] as number;
    if (card === NONE) return -1;
    const strength = (CARD_ATTACK[card] as number) * 2 + (CARD_DEFENCE[card] as number) + (CARD_POWER[card] ? 1 : 0);
    return strength + (side.endurance[place] as number) + (side.asleep[place] === 0 ? 0.5 : 0);
  };
  return places.sort((a, b) => worth(b) - worth(a) || a - b);
}

/** How many of a row match the colour of some card, for boosts. */
function boostsIn(side: Side, card: number): number {
  let n = 0;
  for (const sort of side.row) {
    const colour = POWER_COLOUR[sort] as number;
    if (colour !== CARD_COLOUR[card] && colour !== 4) continue;
    const kind = POWER_KIND[sort] as number;
    if (kind === SPECIAL || !IS_MONSTER[card] || side.dreamer === NONE) n++;
    else if ((kind & 1) === DREAMER_PROPERTY[side.dreamer]) n++;
  }
  return n;
}

/** Writes a side, seen against another. */
function readSide(s: State, side: Side, against: Side, out: Float64Array, from: number): void {
  let at = from;
  const lives = wakingLimit(s) - side.woken;
  out[at++] = lives / 3;
  out[at++] = lives === 1 ? 1 : 0;
  out[at++] = side.out ? 1 : 0;
  const asleep = side.dreamer !== NONE;
  out[at++] = asleep ? 1 : 0;
  out[at++] = asleep ? (DREAMER_ENDURANCE[side.dreamer] as number) / 4 : 0;
  out[at++] = asleep ? (DREAMER_SPIRALS[side.dreamer] as number) / 3 : 0;
  out[at++] = side.spiralsUsed / 3;
  out[at++] = asleep ? (DREAMER_PROPERTY[side.dreamer] as number) : 0;
  let count = 0;
  let cover = 0;
  let strikers = 0;
  let readyStrikers = 0;
  let breaks = 0;
  let breaksBoosted = 0;
  let attacks = 0;
  for (const place of placesByStrength(side)) {
    const card = side.cards[place] as number;
    if (card === NONE) {
      at += 10;
      continue;
    }
    const endurance = side.endurance[place] as number;
    const ready = isReady(s, side, place);
    const twice = CARD_POWER[card] === 'doubleAttack' || side.twin[place] !== 0;
    count++;
    attacks += side.attacks[place] as number;
    if (endurance > 0) cover++;
    if (endurance > 0 && (against.dreamer === NONE || CARD_WEAKNESS[card] !== DREAMER_COLOUR[against.dreamer])) {
      strikers++;
      if (ready) readyStrikers++;
    }
    if (endurance > 0) {
      const boosts = boostsIn(side, card);
      let best = -9;
      for (let other = 0; other < PLACES; other++) {
        const struck = against.cards[other] as number;
        if (struck === NONE) continue;
        const margin = attackBase(s.options, card, struck) - defenceBase(s.options, against, other, card);
        if (margin > best) best = margin;
      }
      if (best > 0) breaks++;
      if (best + boosts > 0) breaksBoosted++;
    }
    out[at++] = 1;
    out[at++] = (CARD_ATTACK[card] as number) / 6;
    out[at++] = (CARD_DEFENCE[card] as number) / 6;
    out[at++] = endurance / 4;
    out[at++] = endurance === 0 ? 1 : endurance === 1 ? 0.5 : 0;
    out[at++] = side.asleep[place] === 0 ? 0 : 1;
    out[at++] = ready ? 1 : 0;
    out[at++] = twice ? 1 : 0;
    out[at++] = CARD_POWER[card] === 'guard' ? 1 : 0;
    out[at++] = side.fresh[place] === 0 ? 0 : 1;
  }
  out[at++] = count / 3;
  out[at++] = cover / 3;
  out[at++] = cover === 0 ? 1 : 0;
  out[at++] = strikers / 3;
  out[at++] = readyStrikers / 3;
  out[at++] = breaks / 3;
  out[at++] = breaksBoosted / 3;
  out[at++] = attacks / 3;
  const worths = worthsFor(side.dreamer);
  const kinds = [0, 0, 0, 0, 0];
  let worth = 0;
  let rainbows = 0;
  let matches = 0;
  for (const sort of side.row) {
    kinds[POWER_KIND[sort] as number] = (kinds[POWER_KIND[sort] as number] as number) + 1;
    worth += worths[sort] as number;
    if (POWER_COLOUR[sort] === 4) rainbows++;
    for (let place = 0; place < PLACES; place++) {
      const card = side.cards[place] as number;
      if (card !== NONE && CARD_COLOUR[card] === POWER_COLOUR[sort]) matches++;
    }
  }
  out[at++] = side.row.length / 6;
  out[at++] = worth / 20;
  out[at++] = (kinds[SPECIAL] as number) / 2;
  out[at++] = rainbows / 2;
  for (let kind = 0; kind < 4; kind++) out[at++] = (kinds[kind] as number) / 4;
  out[at++] = matches / 6;
  out[at++] = side.hand.length / 6;
  let unseen = side.hand.length;
  let guards = 0;
  let items = 0;
  let strength = 0;
  for (const card of side.hand) {
    if (IS_DEFENCE[card]) guards++;
    else if (IS_ITEM[card]) items++;
    else strength += (CARD_ATTACK[card] as number) + (CARD_DEFENCE[card] as number);
  }
  for (let i = 0; i < side.list.length; i++) {
    const n = side.deck[i] as number;
    const card = side.list[i] as number;
    if (n === 0) continue;
    unseen += n;
    if (IS_DEFENCE[card]) guards += n;
    else if (IS_ITEM[card]) items += n;
    else strength += n * ((CARD_ATTACK[card] as number) + (CARD_DEFENCE[card] as number));
  }
  const held = unseen === 0 ? 0 : side.hand.length / unseen;
  out[at++] = (unseen - side.hand.length) / 20;
  out[at++] = guards * held;
  out[at++] = (items * held) / 2;
  out[at++] = strength / 60;
  out[at++] = side.idle / 2;
  out[at++] = side.acted ? 1 : 0;
  out[at++] = side.turns === 0 ? 1 : 0;
  out[at++] = side.played ? 1 : 0;
  out[at] = side.points / 3;
}

/** How much there is to fear of a side. */
function danger(side: Side): number {
  if (side.out) return -1;
  let sum = -4 * side.woken;
  for (let place = 0; place < PLACES; place++) {
    const card = side.cards[place] as number;
    if (card !== NONE && side.endurance[place] !== 0) sum += 2 + (CARD_ATTACK[card] as number);
  }
  return sum + side.row.length / 2 + 20;
}

function readHand(side: Side, out: Float64Array, from: number): void {
  let at = from;
  let monsters = 0;
  let weapons = 0;
  let guards = 0;
  let items = 0;
  let cheapest = 6;
  let affordable = 0;
  let attack = 0;
  let matches = 0;
  for (const card of side.hand) {
    const cost = CARD_COST[card] as number;
    if (IS_DEFENCE[card]) guards++;
    else if (IS_ITEM[card]) items++;
    else {
      if (IS_MONSTER[card]) monsters++;
      else weapons++;
      if (cost < cheapest) cheapest = cost;
      if (cost <= side.row.length) affordable++;
      attack += CARD_ATTACK[card] as number;
    }
    for (const sort of side.row) if (POWER_COLOUR[sort] === CARD_COLOUR[card]) matches++;
  }
  for (const figure of [monsters / 6, weapons / 6, guards / 2, items / 4, cheapest / 6, affordable / 6])
    out[at++] = figure;
  out[at++] = attack / 20;
  out[at] = matches / 12;
}

function readMoment(s: State, seat: SeatIndex, out: Float64Array, from: number): void {
  let at = from;
  const bottom = s.stacks.at(-1)?.[0];
  const step = bottom?.kind === 'turn' ? bottom.step : '';
  const mine = s.turn === seat;
  out[at++] = mine ? 1 : 0;
  out[at++] = mine && step === 'dawn' ? 1 : 0;
  out[at++] = mine && step === 'prepare' ? 1 : 0;
  out[at++] = mine && step === 'combat' ? 1 : 0;
  out[at++] = !mine && step === 'dawn' ? 1 : 0;
  out[at++] = !mine && step === 'prepare' ? 1 : 0;
  out[at++] = !mine && step === 'combat' ? 1 : 0;
  out[at++] = bottom?.kind === 'turn' && bottom.target === seat ? 1 : 0;
  out[at++] = Math.min(s.round, 16) / 16;
  out[at++] = step === '' ? 1 : 0;
  out[at] = s.sides.length / 4;
}

const scratch = new Float64Array(LENGTH);

/** Writes every figure. At two, the one foe stands under `foes`; at more, their mean, and the most dangerous apart. */
export function read(s: State, seat: SeatIndex, out: Float64Array): void {
  out.fill(0, 0, FEATURES.length);
  const own = sideOf(s, seat);
  let worst: Side | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [other, side] of s.sides.entries()) {
    if (other === seat) continue;
    const found = danger(side);
    if (found <= most) continue;
    most = found;
    worst = side;
  }
  if (!worst) return;
  readSide(s, own, worst, out, 0);
  if (s.sides.length === 2) readSide(s, worst, own, out, LENGTH);
  else {
    let alive = 0;
    for (const side of s.sides) {
      if (side === own || side.out) continue;
      alive++;
      scratch.fill(0);
      readSide(s, side, own, scratch, 0);
      for (let i = 0; i < LENGTH; i++) out[LENGTH + i] = (out[LENGTH + i] as number) + (scratch[i] as number);
    }
    for (let i = 0; i < LENGTH; i++) out[LENGTH + i] = (out[LENGTH + i] as number) / Math.max(1, alive);
    readSide(s, worst, own, out, 2 * LENGTH);
  }
  readHand(own, out, 3 * LENGTH);
  readMoment(s, seat, out, 3 * LENGTH + HAND.length);
}
