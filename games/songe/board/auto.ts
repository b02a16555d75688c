/** Questions with nothing to decide, or decided already, answer themselves where the player lets them. */
import { useBeat } from '@reverie/board/pace';
import { useGivenAnswers } from '@reverie/ui/given-answers';
import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { useEffect, useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import type { BotteId } from '../data/bottes.ts';
import { duelIn } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import type { View } from '../view-shape.ts';
import { cardsOf, likeliest } from './moves.ts';
import { type Open, offered, ownFigure, type SongeProps } from './reading.ts';

const KEY = 'reverie.songe.guard';
const guard = createStore(readStored(KEY) !== false);

/** Whether empty questions are passed over ("garde d’office"). */
export const useGuard = guard.use;
export function setGuard(on: boolean): void {
  guard.set(on);
  writeStored(KEY, on);
}

/** Réussites from which a wound is a worse one. */
const WOUND_AT = [1, 3, 6, 8];
const kindOf = (total: number): number => WOUND_AT.filter((least) => total >= least).length;

/** What may still be drawn again or turned, at most: stones that could become white. */
function mendable(choices: readonly Answer[], points: number): number {
  const redraws = new Map<string, number>();
  for (const { from, count } of offered(choices, 'redraw')) redraws.set(from, Math.max(redraws.get(from) ?? 0, count));
  return (
    [...redraws.values()].reduce((sum, n) => sum + n, 0) +
    offered(choices, 'invert').length +
    // Four against four will do.
    offered(choices, 'fortune').length +
    (offered(choices, 'karma').length > 0 ? points : 0)
  );
}

/** What the player has decided for the rest of this duel: it holds until the next wound. */
export interface Orders {
  /** Wounds at that time: with another one every question is a new one. */
  readonly wounds: number;
  /** The combination to aim at, null for none; undefined before the first stance. */
  readonly aim?: BotteId | null;
  /** What was passed over once, and is from then on: bids, ties, stones on the chain for the same wound, bottes to pay for. */
  readonly passed: readonly string[];
  /** Fences by itself, as long as both are hurt no more than this together. */
  readonly fences?: number;
}
export const NO_ORDERS: Orders = { wounds: -1, passed: [] };

const hurts = (view: View, at: number): number => {
  const figure = view.figures[at];
  return figure ? figure.wounds.length + figure.boxes : 0;
};

/** What costs no stones of one's own: only these are drawn again until it is good. */
export const FREE: readonly Do<'redraw'>['from'][] = ['escrime', 'characteristic'];

/** Whether a draw can be mended for stones of one's own only. */
const isDear = (choices: readonly Answer[]): boolean =>
  !offered(choices, 'redraw').some(({ from }) => FREE.includes(from));

/** What a pass means the next time too; null where every time is another. */
function passKey(view: View, { decision, choices }: Open): string | null {
  switch (decision.kind) {
    case 'duel.openMend':
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend':
      return isDear(choices) ? 'mend' : null;
    case 'duel.impress':
      return 'bid';
    case 'duel.bid':
      return decision.about.foeStake === 0 ? 'bid' : null;
    case 'duel.tie':
      return 'tie';
    case 'duel.botte':
      return decision.about.free === null ? 'botte' : null;
    case 'duel.raise': {
      const { chain, result, side } = decision.about;
      return `raise ${duelIn(view)?.up === side} ${kindOf(chain + result)}`;
    }
    default:
      return null;
  }
}

/** The orders after an answer of the player's own. */
export function ordersAfter(orders: Orders, view: View, open: Open, answer: Answer): Orders {
  const { decision } = open;
  const wounds = 'side' in decision.about ? hurts(view, figureAt(view, decision.about.side)) : 0;
  const kept = wounds === orders.wounds ? orders : { ...NO_ORDERS, wounds };
  if (decision.kind === 'duel.stance' && answer.do === 'ready') return { ...kept, aim: answer.botte ?? null };
  const key = answer.do === 'pass' || answer.do === 'stand' ? passKey(view, open) : null;
  return key === null || kept.passed.includes(key) ? kept : { ...kept, passed: [...kept.passed, key] };
}

const hurtsOf = (view: View): number =>
  (duelIn(view)?.sides ?? []).reduce((sum, { figure }) => sum + hurts(view, figure), 0);

/** From now on the likeliest manoeuvre is taken by itself, and what is free is drawn again, until somebody is hurt. */
export const fenceOn = (orders: Orders, view: View, open: Open, answer: Answer): Orders => ({
  ...ordersAfter(orders, view, open, answer),
  fences: hurtsOf(view),
});

export const isFencing = (orders: Orders, view: View): boolean =>
  orders.fences !== undefined && duelIn(view) !== undefined && orders.fences === hurtsOf(view);

/** What is fenced by itself: never anything that costs stones, or that one would regret. */
function fenced(view: View, { decision, choices }: Open): Answer | undefined {
  switch (decision.kind) {
    case 'duel.attack':
    case 'duel.defend': {
      const own = view.figures[figureAt(view, decision.about.side)]?.sheet.manoeuvres ?? {};
      const kind = decision.kind === 'duel.attack' ? 'attack' : 'defend';
      return likeliest(cardsOf(view, decision as SongeDecision, choices, kind, own))?.answer;
    }
    case 'duel.openMend':
    case 'duel.attackMend':
    case 'duel.defendMend':
      return offered(choices, 'redraw').find(({ from }) => FREE.includes(from)) ?? { do: 'stand' };
    case 'duel.raise':
    case 'duel.tie':
    case 'duel.shift':
      return offered(choices, 'pass')[0];
    default:
      return undefined;
  }
}

/** The answer to a question that leaves nothing to decide, or that was decided before. */
export function autoAnswer(view: View, open: Open, orders: Orders = NO_ORDERS): Answer | undefined {
  const { decision, choices } = open;
  if (decision.optional) return undefined;
  const [only] = choices;
  if (!decision.kind.startsWith('duel.') && decision.kind !== 'melee.bid' && decision.kind !== 'melee.turn')
    return undefined;
  if (choices.length === 1) return only;
  const stands = 'side' in decision.about && orders.wounds === hurts(view, figureAt(view, decision.about.side));
  if (stands && decision.kind !== 'duel.impress' && orders.passed.includes(passKey(view, open) ?? ''))
    return offered(choices, 'pass')[0] ?? offered(choices, 'stand')[0];
  switch (decision.kind) {
    case 'duel.stance':
      return stands && orders.aim !== undefined
        ? offered(choices, 'ready').find(({ botte }) => (botte ?? null) === orders.aim)
        : undefined;
    case 'duel.openMend': {
      const { white, foeWhite } = decision.about;
      if (white === undefined || foeWhite === undefined || foeWhite === null) break;
      if (mendable(choices, 0) < foeWhite - white) return { do: 'stand' };
      break;
    }
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend': {
      const { white, side } = decision.about;
      if (white === undefined) break;
      const points = view.figures[figureAt(view, side)]?.points ?? 0;
      if (mendable(choices, Math.max(0, points)) < 5 - white) return { do: 'stand' };
      break;
    }
    case 'duel.raise': {
      const { chain, result, side } = decision.about;
      const attacks = view.business.some((one) => one.kind === 'duel' && one.up === side);
      // A stone that changes no wound is better kept: the sum counts when the chain ends.
      const after = attacks ? chain + result + 1 : chain;
      if (kindOf(after) === kindOf(chain + result)) return { do: 'pass' };
      break;
    }
  }
  return isFencing(orders, view) ? fenced(view, open) : undefined;
}

const figureAt = (view: View, side: 0 | 1): number => duelIn(view)?.sides[side].figure ?? -1;

interface Automatic {
  /** The questions that the player is to answer. */
  readonly left: readonly Open[];
  readonly orders: Orders;
  /** `answered` is the question at which this was ordered: it has its answer already. */
  order(orders: Orders, answered?: number): void;
  /** What follows from an answer of the player's own. */
  note(decision: number, answer: Answer): void;
}

/** Gives these answers by itself, each question once: what is taken back is asked. */
export function useAutoAnswers({ view, who, decisions, answer, selected, guided }: SongeProps): Automatic {
  const on = useGuard() && !guided;
  const { isGiven, isOnItsWay, give } = useGivenAnswers(decisions.map(({ decision }) => decision.id));
  // Orders are for one duel: the foe's place among the figures tells them apart.
  const duel = duelIn(view)?.sides.find(({ figure }) => figure !== ownFigure(view, who))?.figure ?? -1;
  const [kept, keep] = useState({ duel, orders: NO_ORDERS });
  const orders = kept.duel === duel && duel >= 0 ? kept.orders : NO_ORDERS;
  // Fencing by itself is to be watched.
  const beat = useBeat();
  const wait = isFencing(orders, view) ? beat : 0;
  const answers = (open: Open) => on && autoAnswer(view, open, orders) !== undefined;
  const waiting = decisions.find((open) => !isGiven(open.decision.id) && answers(open));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was given is looked up when it is time
  useEffect(() => {
    if (!waiting || isGiven(waiting.decision.id)) return undefined;
    const found = autoAnswer(view, waiting, orders);
    if (!found) return undefined;
    const answerIt = () => {
      give(waiting.decision.id);
      answer(waiting.decision.id, found);
    };
    if (wait === 0) {
      answerIt();
      return undefined;
    }
    const timer = setTimeout(answerIt, wait);
    return () => clearTimeout(timer);
  }, [waiting, view, answer, orders, wait]);
  // An answer that was refused stays selected: then its question is asked too.
  const isAsked = (open: Open) => {
    const { id } = open.decision;
    return !answers(open) || (isGiven(id) && (!isOnItsWay(id) || selected?.decision === id));
  };
  const order = (next: Orders, answered?: number) => {
    if (answered !== undefined) give(answered);
    keep({ duel, orders: next });
  };
  const note = (id: number, one: Answer) => {
    const open = decisions.find(({ decision }) => decision.id === id);
    if (open) order(ordersAfter(orders, view, open, one), id);
  };
  return { left: decisions.filter(isAsked), orders, order, note };
}
