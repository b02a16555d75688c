/** Step 2-1: who may attack what, and declaring it. */
import { push } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { CARD_POWER, CARD_WEAKNESS, IS_MONSTER } from '../data/cards.ts';
import { DREAMER_COLOUR } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import {
  artefactCount,
  DREAMER,
  type Fight,
  NONE,
  PLACES,
  put,
  type Side,
  type State,
  sideOf,
  type Turn,
} from '../state.ts';
import { bestDefence, openFight } from './fight.ts';
import { byWorth } from './matching.ts';
import { attackBase, attackTerms, boostsFor, getsThrough, mayBoost } from './strength.ts';
import { spend } from './zones.ts';

/** ART-ATTACK-03, ART-MON-03, ART-POW-15: how many attacks a turn an artefact has. */
const attacksOf = (side: Side, place: number): number =>
  side.twin[place] !== 0 || CARD_POWER[side.cards[place] as number] === 'doubleAttack' ? 2 : 1;

/** Why the artefact of a place cannot attack now; undefined if it can. */
function unready(s: State, side: Side, place: number): Refusal | undefined {
  if (side.cards[place] === NONE) return refuse('invalid', 'ART-ATTACK-02', 'nothingThere', { place });
  if (side.endurance[place] === 0) return refuse('invalid', 'ART-ENDUR-03', 'noEndurance', { place });
  if (side.asleep[place] !== 0) return refuse('invalid', 'ART-POW-12', 'faceDown', { place });
  if ((side.attacks[place] as number) >= attacksOf(side, place)) {
    return refuse('invalid', 'ART-ATTACK-03', 'hasAttacked', { place });
  }
  if (s.options.summoningSickness && side.fresh[place] !== 0) {
    return refuse('invalid', 'ART-SUMMON-03', 'justSummoned', { place });
  }
  return undefined;
}

export function isReady(s: State, side: Side, place: number): boolean {
  return (
    side.cards[place] !== NONE &&
    side.endurance[place] !== 0 &&
    side.asleep[place] === 0 &&
    (side.attacks[place] as number) < attacksOf(side, place) &&
    !(s.options.summoningSickness && side.fresh[place] !== 0)
  );
}

/** ART-ATTACK-04: whether anything stands before the Dreamer; AMB-23 says whether what lies face down does. */
export function isCovered(s: State, side: Side): boolean {
  if (s.options.torporShield === 'stands') return artefactCount(side) > 0;
  for (let place = 0; place < PLACES; place++) if (side.cards[place] !== NONE && side.asleep[place] === 0) return true;
  return false;
}

/** ART-ATTACK-05, ART-COLOUR-05, ART-DREAM-09. */
const mayWakeWith = (card: number, side: Side): boolean => CARD_WEAKNESS[card] !== DREAMER_COLOUR[side.dreamer];

export function canFight(s: State, seat: SeatIndex, other: SeatIndex): boolean {
  if (other === NONE) return false;
  const side = sideOf(s, seat);
  const foe = sideOf(s, other);
  if (foe.out) return false;
  const artefacts = artefactCount(foe) > 0;
  const open = foe.dreamer !== NONE && !isCovered(s, foe);
  if (!artefacts && !open) return false;
  for (let place = 0; place < PLACES; place++) {
    if (isReady(s, side, place) && (artefacts || mayWakeWith(side.cards[place] as number, foe))) return true;
  }
  return false;
}

export function attackAnswers(s: State, f: Turn): Answer[] {
  const side = sideOf(s, f.seat);
  const foe = sideOf(s, f.target);
  const all: Answer[] = [];
  const open = foe.dreamer !== NONE && !isCovered(s, foe);
  const sorted = byWorth(side.row, side.dreamer);
  for (let place = 0; place < PLACES; place++) {
    if (!isReady(s, side, place)) continue;
    const card = side.cards[place] as number;
    const boosts = s.options.boostMode === 'open' ? boostsFor(s, side, card, sorted) : NO_BOOST;
    for (let target = 0; target < PLACES; target++) {
      if (foe.cards[target] !== NONE) pushAttacks(all, place, target, boosts);
    }
    if (open && mayWakeWith(card, foe)) pushAttacks(all, place, DREAMER, boosts);
  }
  return all;
}
const NO_BOOST: readonly number[] = [];

function pushAttacks(all: Answer[], place: number, target: number, boosts: readonly number[]): void {
  all.push({ do: 'attack', place, target, boost: [] } as Answer);
  for (let n = 1; n <= boosts.length; n++)
    all.push({ do: 'attack', place, target, boost: boosts.slice(0, n) } as Answer);
}

function checkTarget(s: State, card: number, foe: Side, target: number): Refusal | undefined {
  if (target !== DREAMER) {
    return foe.cards[target] === NONE
      ? refuse('invalid', 'ART-ATTACK-04', 'nothingThere', { place: target })
      : undefined;
  }
  if (foe.dreamer === NONE) return refuse('invalid', 'ART-WAKE-02', 'noDreamer');
  if (isCovered(s, foe)) return refuse('invalid', 'ART-ATTACK-04', 'covered');
  return mayWakeWith(card, foe) ? undefined : refuse('invalid', 'ART-ATTACK-05', 'weaknessColour', { card });
}

/** ART-RESULT-01: the attacker names the artefact, the target and what is added. ART-ENDUR-01: the attack is paid for now. */
export function attackWith(s: State, f: Turn, a: Do<'attack'>, io: Io<Event>): Refusal | undefined {
  const side = sideOf(s, f.seat);
  const foe = sideOf(s, f.target);
  const { place, target, boost } = a;
  const refusal = unready(s, side, place) ?? checkTarget(s, side.cards[place] as number, foe, target);
  if (refusal) return refusal;
  const card = side.cards[place] as number;
  if (boost.length > 0) {
    if (s.options.boostMode !== 'open') return refuse('invalid', 'ART-RESULT-01', 'boostLater');
    if (!mayBoost(s, side, card, boost)) {
      return refuse('invalid', IS_MONSTER[card] ? 'ART-RESULT-04' : 'ART-RESULT-05', 'noBoost');
    }
  }

  side.endurance = put(side.endurance, place, (side.endurance[place] as number) - 1);
  side.attacks = put(side.attacks, place, (side.attacks[place] as number) + 1);
  side.acted = true;
  spend(s, side, boost);
  const struck = target === DREAMER ? NONE : (foe.cards[target] as number);
  if (io.tell) {
    const attack = attackBase(s.options, card, struck) + boost.length;
    const sum = attackTerms(s.options, card, struck, boost.length);
    const endurance = side.endurance[place] as number;
    const named = { card, place, other: f.target, target: struck === NONE ? null : struck, boost, endurance, attack };
    io.tell({ kind: 'attacked', rule: 'ART-ATTACK-02', seat: f.seat, ...named, sum });
  }
  const fight: Fight = {
    kind: 'fight',
    step: 'intercept',
    serial: 0,
    seat: f.seat,
    place,
    defender: f.target,
    target,
    intercepted: false,
    attackBoost: boost,
    defenceBoost: [],
    item: NONE,
    itemValue: 0,
    laid: [null, null],
    raiser: f.seat,
    passes: 0,
  };
  if (io.tell && s.options.boostMode === 'open') {
    const attack = attackBase(s.options, card, struck) + boost.length;
    const holds = !getsThrough(s.options, attack, bestDefence(s, fight, attack));
    io.tell({ kind: 'foreseen', rule: 'ART-RESULT-07', seat: f.seat, holds });
  }
  push(s, fight, f);
  openFight(s, fight, io);
  return undefined;
}
