/** Step 2-1: attacks and how they are declared. What answers them is in fight.ts. */
import type { Below } from '@reverie/kernel/chance/chance';
import { push } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Event } from '../events.ts';
import {
  attacksAt,
  cardAt,
  DREAMER,
  enduranceAt,
  type Fight,
  isEmpty,
  NONE,
  PLACES,
  put,
  ROW,
  type Side,
  type State,
  sideOf,
  type Turn,
} from '../state.ts';
import { bestDefence, openFight } from './fight.ts';
import { cardsAt, countOf, firstOf, type Means, meansOf } from './matching.ts';
import { isOpen, isReady, mayWake, unassailable, unready } from './readiness.ts';
import {
  addable,
  allFit,
  attackerCard,
  attackTerms,
  attackTotal,
  BOOST_RULES,
  fitFor,
  getsThrough,
  newFight,
  noBoost,
  targetCard,
} from './strength.ts';
import { spend } from './zones.ts';

/** An attack in one number, its place, its target and how much is added: whoever draws one of many makes no others. */
type Declared = number;
const TARGETS = DREAMER + 1;
const ADDED = ROW + 1;

/** Every artefact that is ready against every target, with nothing added, the first, the first two … */
function attacksOf(s: State, side: Side, foe: Side, means: Means): Declared[] {
  const all: Declared[] = [];
  const open = isOpen(s, foe);
  for (let place = 0; place < PLACES; place++) {
    if (!isReady(s, side, place)) continue;
    const card = cardAt(side, place);
    const most = s.options.boostMode === 'open' ? countOf(addable(s, side, card, means)) : 0;
    for (let target = 0; target <= DREAMER; target++) {
      if (target === DREAMER ? !(open && mayWake(card, foe)) : isEmpty(foe, target)) continue;
      for (let n = 0; n <= most; n++) all.push((place * TARGETS + target) * ADDED + n);
    }
  }
  return all;
}

function declaring(s: State, side: Side, means: Means, declared: Declared): Answer {
  const added = declared % ADDED;
  const target = Math.floor(declared / ADDED) % TARGETS;
  const place = Math.floor(declared / (ADDED * TARGETS));
  const boost = added === 0 ? [] : cardsAt(means, firstOf(addable(s, side, cardAt(side, place), means), added));
  return { do: 'attack', place, target, boost };
}

export function attackAnswers(s: State, f: Turn): Answer[] {
  const side = sideOf(s, f.seat);
  const means = meansOf(s.options, side.row, side.dreamer);
  return attacksOf(s, side, sideOf(s, f.target), means).map((declared) => declaring(s, side, means, declared));
}

/** One of these; nothing where what comes after them was drawn. */
export function drawAttack(s: State, f: Turn, below: Below): Answer | undefined {
  const side = sideOf(s, f.seat);
  const means = meansOf(s.options, side.row, side.dreamer);
  const all = attacksOf(s, side, sideOf(s, f.target), means);
  const drawn = all[below(all.length + 1)];
  return drawn === undefined ? undefined : declaring(s, side, means, drawn);
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
      if (!allFit(s.options, side.row, boost, fitFor(s.options, side, card))) return noBoost(card);
    }

    side.endurance = put(side.endurance, place, enduranceAt(side, place) - 1);
    side.attacks = put(side.attacks, place, attacksAt(side, place) + 1);
    side.acted = true;
    spend(s, side, boost);
    const fight = newFight(f.seat, place, f.target, target, boost);
    if (io.tell) tellAttack(s, fight, io);
    push(s, fight, f);
    return openFight(s, fight, io);
  },
};

function tellAttack(s: State, fight: Fight, io: Io<Event>): void {
  const { seat, place, defender: other, attackBoost: boost } = fight;
  const struck = targetCard(s, fight);
  const target = struck === NONE ? null : struck;
  const attack = attackTotal(s, fight);
  const endurance = enduranceAt(sideOf(s, seat), place);
  const told = { seat, card: attackerCard(s, fight), place, other, target, boost, endurance, attack };
  io.tell?.({ kind: 'attacked', rule: 'ART-ATTACK-02', ...told, sum: attackTerms(s, fight) });
  if (s.options.boostMode !== 'open') return;
  const holds = !getsThrough(s.options, attack, bestDefence(s, fight));
  io.tell?.({ kind: 'foreseen', rule: 'ART-RESULT-07', seat, holds });
}
