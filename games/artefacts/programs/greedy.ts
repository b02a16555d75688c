/**
 * A program that looks one move ahead. It plays every answer out in its mind, lets powers find their best targets and the
 * others defend as well as they can with a hand it has to guess, and takes what leaves it best off.
 */

import type { Below } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Io, Program, SeatIndex, Situation } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';
import type { Answer } from '../answers.ts';
import { CARD_ATTACK, CARD_COLOUR, CARD_COST, CARD_DEFENCE, CARD_POWER, IS_DEFENCE, IS_ITEM } from '../data/cards.ts';
import { POWER_COLOUR, POWER_KIND } from '../data/dream-powers.ts';
import type { Event } from '../events.ts';
import { worthsFor } from '../rules/matching.ts';
import { rules } from '../rules.ts';
import { copyState, NONE, type Side, type State, sideOf } from '../state.ts';
import type { Decision, Types } from '../types.ts';
import { imagine, type View } from '../view.ts';
import { evaluate } from './evaluate.ts';

/** Questions that belong to a move and are thought through with it. */
const PART_OF_A_MOVE: ReadonlySet<Decision['kind']> = new Set(['power', 'giveBack', 'intercept', 'defend', 'boost']);
/** How many of those follow each other in thought. */
const DEPTH = 9;
/** Anything below is as good as nothing. */
const LEAST_GAIN = 0.05;
/** What doing anything at all is worth where a second idle turn would wake one's own Dreamer. */
const NOT_IDLING = 12;

/** What a position comes to when the move that is under way is finished as well as everybody can. */
function outcomeOf(s: State, seat: SeatIndex, io: Io<Event>, depth: number): number {
  const d = s.over || depth === 0 ? undefined : rules.pending(s)[0];
  if (!d || !PART_OF_A_MOVE.has(d.kind)) return evaluate(s, seat);
  const mine = d.seat === seat;
  const choices = rules.choices(s, d);
  // Powers are used step by step, the best step first: all their orders would be too many.
  if (d.kind === 'power') {
    const best = bestBy(choices, (a) => (mine ? 1 : -1) * evaluate(after(s, d, a, io), seat));
    return outcomeOf(after(s, d, choices[best] as Answer, io), seat, io, depth - 1);
  }
  let found = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const a of choices) {
    const worth = outcomeOf(after(s, d, a, io), seat, io, depth - 1);
    if (mine ? worth > found : worth < found) found = worth;
  }
  return found;
}

function after(s: State, d: Decision, a: Answer, io: Io<Event>): State {
  const copy = copyState(s);
  const refusal = rules.answer(copy, d, a, io);
  return refusal ? s : copy;
}

/** The best choice so far after each of them. */
function* inSteps(choices: readonly Answer[], worth: (a: Answer) => number): Generator<number, number> {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const found = worth(choices[i] as Answer);
    if (found > most) [best, most] = [i, found];
    yield best;
  }
  return best;
}

function bestBy(choices: readonly Answer[], worth: (a: Answer) => number): number {
  const steps = inSteps(choices, worth);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** ART-IDLE-02: whether ending the turn now would wake one's own Dreamer. */
function wouldIdle({ options: { idleTurns } }: State, { idle, acted }: Side): boolean {
  return !acted && idleTurns !== 'off' && idle + 1 >= idleTurns;
}

/** The best answer that leads to more than standing still; otherwise the answer of that name. */
function* bestMove(
  s: State,
  d: Decision,
  choices: readonly Answer[],
  io: Io<Event>,
  fallback: readonly Answer['do'][],
): Generator<number, number> {
  let most = evaluate(s, d.seat) + LEAST_GAIN - (wouldIdle(s, sideOf(s, d.seat)) ? NOT_IDLING : 0);
  const named = fallback.map((what) => choices.findIndex((a) => a.do === what));
  let best = named.find((at) => at >= 0) ?? 0;
  for (let i = 0; i < choices.length; i++) {
    const a = choices[i] as Answer;
    if (a.do === 'end' || a.do === 'fight' || a.do === 'drop') continue;
    const worth = outcomeOf(after(s, d, a, io), d.seat, io, DEPTH);
    if (worth > most) [best, most] = [i, worth];
    yield best;
  }
  return best;
}

/** Whom to fight: where the best attack leads furthest. */
function bestOpponent(s: State, d: Decision, choices: readonly Answer[], io: Io<Event>): Generator<number, number> {
  return inSteps(choices, (a) => {
    const then = after(s, d, a, io);
    const next = rules.pending(then)[0];
    const base = evaluate(then, d.seat);
    if (next?.kind !== 'combat' || next.seat !== d.seat) return base;
    let most = base;
    for (const attack of rules.choices(then, next)) {
      if (attack.do !== 'attack' || attack.boost.length > 1) continue;
      most = Math.max(most, outcomeOf(after(then, next, attack, io), d.seat, io, DEPTH));
    }
    return most;
  });
}

/** What a dream power does for this side: jokers, the Dreamer’s property, sets of a kind, colours in hand and in play. */
function use(s: State, seat: SeatIndex, sort: number): number {
  const side = sideOf(s, seat);
  let worth = worthsFor(side.dreamer)[sort] as number;
  for (const other of side.row) if (other !== sort && POWER_KIND[other] === POWER_KIND[sort]) worth += 0.4;
  for (const card of side.hand) if (CARD_COLOUR[card] === POWER_COLOUR[sort]) worth += 0.2;
  for (const card of side.cards) if (card !== NONE && CARD_COLOUR[card] === POWER_COLOUR[sort]) worth += 0.5;
  return worth;
}

/** Below this a dream power is better replaced. */
const WORTH_KEEPING = 1.7;

function refill(s: State, seat: SeatIndex, choices: readonly Answer[]): number {
  return bestBy(choices, (a) => {
    if (a.do !== 'refill') return -1;
    let gain = 0;
    for (const sort of a.discard) gain += WORTH_KEEPING - use(s, seat, sort);
    return gain;
  });
}

/** A row that pays little is drawn again. */
function redraw(s: State, seat: SeatIndex, choices: readonly Answer[]): number {
  const { row } = sideOf(s, seat);
  let worth = 0;
  for (const sort of row) worth += use(s, seat, sort);
  const wanted = worth < row.length * 1.9 ? 'redraw' : 'keep';
  const at = choices.findIndex((a) => a.do === wanted);
  return at < 0 ? 0 : at;
}

/** Strong for its cost, of a colour already picked, and no deck of items. */
function pick(view: View, seat: SeatIndex, choices: readonly Answer[], below: Below): number {
  const [frame] = view.stacks[0] ?? [];
  const own = frame?.kind === 'draft' ? (frame.picks[seat] ?? []) : [];
  const items = own.filter((card) => IS_ITEM[card]).length;
  return bestBy(choices, (a) => {
    if (a.do !== 'pick') return -1;
    const { card } = a;
    const alike = own.filter((other) => CARD_COLOUR[other] === CARD_COLOUR[card]).length;
    const power = CARD_POWER[card] ? 1.2 : 0;
    const base = IS_ITEM[card]
      ? (IS_DEFENCE[card] ? 4.5 : 3.5) - items
      : (CARD_ATTACK[card] as number) + (CARD_DEFENCE[card] as number) - (CARD_COST[card] as number) * 1.1 + power + 2;
    return base + alike * 0.25 + below(100) / 200;
  });
}

/** One guess at what is hidden, one move ahead. */
function choose({ view, decision, choices, below }: Situation<Types>): number | Generator<number, number> {
  if (choices.length === 1) return 0;
  if (decision.kind === 'draft') return pick(view, decision.seat, choices, below);
  const io: Io<Event> = { chance: new Fast(below(1 << 30)), tell: undefined };
  const s = imagine(view, decision.seat, io);
  switch (decision.kind) {
    case 'redraw':
      return redraw(s, decision.seat, choices);
    case 'compose':
      return 0;
    case 'dawn':
      return refill(s, decision.seat, choices);
    case 'prepare':
      return bestMove(s, decision, choices, io, ['fight', 'end']);
    case 'combat':
      return bestMove(s, decision, choices, io, ['end']);
    case 'designate':
      return bestOpponent(s, decision, choices, io);
    default:
      return inSteps(choices, (a) => outcomeOf(after(s, decision, a, io), decision.seat, io, DEPTH));
  }
}

export const greedy: Program<Types> = choosing('greedy', choose);
