/** Step 2-1: attacks and how they are declared. What answers them is in fight.ts. */
import type { Below } from '@reverie/kernel/chance/chance';
import { push } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { IS_MONSTER } from '../data/cards.ts';
import type { Event } from '../events.ts';
import {
  artefactCount,
  attacksAt,
  type CardIndex,
  cardAt,
  DREAMER,
  enduranceAt,
  type Fight,
  isEmpty,
  NONE,
  PLACES,
  type Place,
  put,
  type Side,
  type State,
  sideOf,
  type Target,
  type Turn,
} from '../state.ts';
import { bestDefence, openFight } from './fight.ts';
import { cardsAt, countOf, firstOf, type Means, meansOf } from './matching.ts';
import { isOpen, isReady, mayWake, unassailable, unready } from './readiness.ts';
import { addable, attackBase, attackTerms, BOOST_RULES, getsThrough, mayBoost, newFight } from './strength.ts';
import { spend } from './zones.ts';

/** How many targets an artefact has, the Dreamer among them. */
const targetsOf = (card: CardIndex, foe: Side, artefacts: number, open: boolean): number =>
  open && mayWake(card, foe) ? artefacts + 1 : artefacts;

/** How many dream powers may be added with the declaration. */
const mostAdded = (s: State, side: Side, card: CardIndex, means: Means): number =>
  s.options.boostMode === 'open' ? countOf(addable(s, side, card, means)) : 0;

/** Every artefact that is ready against every target, with nothing added, the first, the first two … */
export function attackAnswers(s: State, f: Turn): Answer[] {
  const side = sideOf(s, f.seat);
  const foe = sideOf(s, f.target);
  const all: Answer[] = [];
  const open = isOpen(s, foe);
  const means = meansOf(s.options, side.row, side.dreamer);
  for (let place = 0; place < PLACES; place++) {
    if (!isReady(s, side, place)) continue;
    const card = cardAt(side, place);
    const most = mostAdded(s, side, card, means);
    for (let target = 0; target <= DREAMER; target++) {
      if (target === DREAMER ? !(open && mayWake(card, foe)) : isEmpty(foe, target)) continue;
      for (let n = 0; n <= most; n++) all.push(attackWith(s, side, place, target, means, n));
    }
  }
  return all;
}

function attackWith(s: State, side: Side, place: Place, target: Target, means: Means, added: number): Answer {
  const boost = added === 0 ? [] : cardsAt(means, firstOf(addable(s, side, cardAt(side, place), means), added));
  return { do: 'attack', place, target, boost };
}

/** One of these, in the same order; nothing where what comes after them was drawn. */
export function drawAttack(s: State, f: Turn, below: Below): Answer | undefined {
  const side = sideOf(s, f.seat);
  const foe = sideOf(s, f.target);
  const open = isOpen(s, foe);
  const artefacts = artefactCount(foe);
  const means = meansOf(s.options, side.row, side.dreamer);
  let all = 0;
  const ways = [0, 0, 0];
  for (let place = 0; place < PLACES; place++) {
    if (!isReady(s, side, place)) continue;
    const card = cardAt(side, place);
    ways[place] = mostAdded(s, side, card, means) + 1;
    all += targetsOf(card, foe, artefacts, open) * (ways[place] as number);
  }
  let at = below(all + 1);
  if (at === all) return undefined;
  for (let place = 0; ; place++) {
    if (ways[place] === 0) continue;
    const each = ways[place] as number;
    const here = targetsOf(cardAt(side, place), foe, artefacts, open) * each;
    if (at >= here) {
      at -= here;
      continue;
    }
    let nth = Math.floor(at / each);
    let target = 0;
    for (; target < DREAMER && (nth > 0 || isEmpty(foe, target)); target++) if (!isEmpty(foe, target)) nth--;
    return attackWith(s, side, place, target, means, at % each);
  }
}

/** ART-RESULT-01: the attacker names the artefact, the target and what is added. ART-ENDUR-01: the attack is paid for now. */
export const attack = {
  cites: (_d: unknown, { target, boost }: Do<'attack'>): readonly RuleId[] => [
    'ART-ENDUR-01',
    ...(target === DREAMER ? ['ART-DREAM-08', 'ART-DREAM-09', 'ART-COLOUR-05'] : ['ART-RESULT-08', 'ART-ENDUR-04']),
    ...(boost.length > 0 ? BOOST_RULES : []),
  ],
  take(s: State, f: Turn, { place, target, boost }: Do<'attack'>, io: Io<Event>): Refusal | undefined {
    const side = sideOf(s, f.seat);
    const foe = sideOf(s, f.target);
    const refusal = unready(s, side, place) ?? unassailable(s, cardAt(side, place), foe, target);
    if (refusal) return refusal;
    const card = cardAt(side, place);
    if (boost.length > 0) {
      if (s.options.boostMode !== 'open') return refuse('invalid', 'ART-RESULT-01', 'boostLater');
      if (!mayBoost(s, side, card, boost)) {
        return refuse('invalid', IS_MONSTER[card] ? 'ART-RESULT-04' : 'ART-RESULT-05', 'noBoost');
      }
    }

    side.endurance = put(side.endurance, place, enduranceAt(side, place) - 1);
    side.attacks = put(side.attacks, place, attacksAt(side, place) + 1);
    side.acted = true;
    spend(s, side, boost);
    const fight = newFight(f.seat, place, f.target, target, boost);
    if (io.tell) tellAttack(s, fight, io);
    push(s, fight, f);
    openFight(s, fight, io);
    return undefined;
  },
};

function tellAttack(s: State, fight: Fight, io: Io<Event>): void {
  const { seat, place, defender: other, target: struckAt, attackBoost: boost } = fight;
  const side = sideOf(s, seat);
  const card = cardAt(side, place);
  const struck = struckAt === DREAMER ? NONE : cardAt(sideOf(s, other), struckAt);
  const target = struck === NONE ? null : struck;
  const attack = attackBase(s.options, card, struck) + boost.length;
  const sum = attackTerms(s.options, card, struck, boost.length);
  const endurance = enduranceAt(side, place);
  const told = { seat, card, place, other, target, boost, endurance, attack, sum };
  io.tell?.({ kind: 'attacked', rule: 'ART-ATTACK-02', ...told });
  if (s.options.boostMode !== 'open') return;
  const holds = !getsThrough(s.options, attack, bestDefence(s, fight, attack));
  io.tell?.({ kind: 'foreseen', rule: 'ART-RESULT-07', seat, holds });
}
