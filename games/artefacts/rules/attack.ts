/** Step 2-1: attacks and how they are declared. What answers them is in fight.ts. */
import { push } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { IS_MONSTER } from '../data/cards.ts';
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
  type Place,
  put,
  type SortIndex,
  type State,
  sideOf,
  type Target,
  type Turn,
} from '../state.ts';
import { bestDefence, openFight } from './fight.ts';
import { byWorth } from './matching.ts';
import { isOpen, isReady, mayWake, unassailable, unready } from './readiness.ts';
import { attackBase, attackTerms, BOOST_RULES, boostsFor, getsThrough, mayBoost, newFight } from './strength.ts';
import { spend } from './zones.ts';

const NO_BOOST: readonly SortIndex[][] = [[]];

export function attackAnswers(s: State, f: Turn): Answer[] {
  const side = sideOf(s, f.seat);
  const foe = sideOf(s, f.target);
  const all: Answer[] = [];
  const open = isOpen(s, foe);
  const sorted = byWorth(side.row, side.dreamer);
  for (let place = 0; place < PLACES; place++) {
    if (!isReady(s, side, place)) continue;
    const card = cardAt(side, place);
    const boosts = s.options.boostMode === 'open' ? firstFew(boostsFor(s, side, card, sorted)) : NO_BOOST;
    for (let target = 0; target < PLACES; target++) {
      if (!isEmpty(foe, target)) pushAttacks(all, place, target, boosts);
    }
    if (open && mayWake(card, foe)) pushAttacks(all, place, DREAMER, boosts);
  }
  return all;
}

function pushAttacks(all: Answer[], place: Place, target: Target, boosts: readonly SortIndex[][]): void {
  for (let n = 0; n < boosts.length; n++) all.push({ do: 'attack', place, target, boost: boosts[n] as SortIndex[] });
}

/** None of them, the first, the first two … */
function firstFew(boosts: readonly SortIndex[]): SortIndex[][] {
  const found: SortIndex[][] = [[]];
  for (let n = 1; n <= boosts.length; n++) found.push(boosts.slice(0, n));
  return found;
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
