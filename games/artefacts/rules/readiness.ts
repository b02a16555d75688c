/** What is ready: cards to be played, artefacts to attack, Dreamers to be attacked. */
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { CARD_POWER, CARD_WEAKNESS } from '../data/cards.ts';
import { DREAMER_COLOUR } from '../data/dreamers.ts';
import {
  artefactCount,
  attacksAt,
  type CardIndex,
  cardAt,
  DREAMER,
  enduranceAt,
  hasTwin,
  isAsleep,
  isEmpty,
  isFresh,
  NONE,
  PLACES,
  type Place,
  type Side,
  type State,
  sideOf,
  type Target,
  type Turn,
} from '../state.ts';

/** The first free place, or NONE. */
export const freePlace = (side: Side): Place => side.cards.indexOf(NONE);

/** Whether artefacts may be summoned, or items used, at this point of a turn, whatever they cost. */
export const maySummon = (s: State, f: Turn, side: Side): boolean =>
  freePlace(side) !== NONE && !(s.options.strictSteps && f.itemUsed);
export const mayUse = (side: Side): boolean => side.turns > 0;

/** ART-ATTACK-03, ART-MON-03, ART-POW-15: how many attacks a turn an artefact has. */
const mostAttacks = (side: Side, place: Place): number =>
  hasTwin(side, place) || CARD_POWER[cardAt(side, place)] === 'doubleAttack' ? 2 : 1;

/** Why the artefact of a place cannot attack now; undefined if it can. */
export function unready(s: State, side: Side, place: Place): Refusal | undefined {
  if (isEmpty(side, place)) return refuse('invalid', 'ART-ATTACK-02', 'nothingThere', { place });
  if (enduranceAt(side, place) === 0) return refuse('invalid', 'ART-ENDUR-03', 'noEndurance', { place });
  if (isAsleep(side, place)) return refuse('invalid', 'ART-POW-12', 'faceDown', { place });
  if (attacksAt(side, place) >= mostAttacks(side, place)) {
    return refuse('invalid', 'ART-ATTACK-03', 'hasAttacked', { place });
  }
  if (s.options.summoningSickness && isFresh(side, place)) {
    return refuse('invalid', 'ART-SUMMON-03', 'justSummoned', { place });
  }
  return undefined;
}

/** The same without a reason: it is asked for every artefact at every turn. */
export const isReady = (s: State, side: Side, place: Place): boolean =>
  !isEmpty(side, place) &&
  enduranceAt(side, place) !== 0 &&
  !isAsleep(side, place) &&
  attacksAt(side, place) < mostAttacks(side, place) &&
  !(s.options.summoningSickness && isFresh(side, place));

/** ART-ATTACK-04: whether anything stands before the Dreamer; AMB-23 says whether what lies face down does. */
function isCovered(s: State, side: Side): boolean {
  if (s.options.torporShield === 'stands') return artefactCount(side) > 0;
  for (let place = 0; place < PLACES; place++) if (!isEmpty(side, place) && !isAsleep(side, place)) return true;
  return false;
}

/** Whether a side has a Dreamer with nothing before it. */
export const isOpen = (s: State, side: Side): boolean => side.dreamer !== NONE && !isCovered(s, side);

/** ART-ATTACK-05, ART-COLOUR-05, ART-DREAM-09. */
export const mayWake = (card: CardIndex, side: Side): boolean => CARD_WEAKNESS[card] !== DREAMER_COLOUR[side.dreamer];

/** Whether any artefact of a seat can attack anything of another. */
export function canFight(s: State, seat: SeatIndex, other: SeatIndex): boolean {
  if (other === NONE) return false;
  const side = sideOf(s, seat);
  const foe = sideOf(s, other);
  if (foe.out) return false;
  const artefacts = artefactCount(foe) > 0;
  if (!artefacts && !isOpen(s, foe)) return false;
  for (let place = 0; place < PLACES; place++) {
    if (isReady(s, side, place) && (artefacts || mayWake(cardAt(side, place), foe))) return true;
  }
  return false;
}

/** Why a card cannot attack a target; undefined if it can. */
export function unassailable(s: State, card: CardIndex, foe: Side, target: Target): Refusal | undefined {
  if (target !== DREAMER) {
    return isEmpty(foe, target) ? refuse('invalid', 'ART-ATTACK-04', 'nothingThere', { place: target }) : undefined;
  }
  if (foe.dreamer === NONE) return refuse('invalid', 'ART-WAKE-02', 'noDreamer');
  if (isCovered(s, foe)) return refuse('invalid', 'ART-ATTACK-04', 'covered');
  return mayWake(card, foe) ? undefined : refuse('invalid', 'ART-ATTACK-05', 'weaknessColour', { card });
}
