/**
 * What an answer would do before it is given, out of what its player may know: whether it is allowed, what is paid and
 * missing, what an attack needs and meets. As marks for a board to draw and a terminal to print; the words of each mark
 * are in words/ (`Texts.mark`). Spots are named `hand.CARD`, `row.SEAT.AT`, `place.SEAT.PLACE`, `dreamer.SEAT`.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { framed } from '@reverie/kernel/frames';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Mark, Sketch, Tone } from '@reverie/kernel/sketch';
import { toNumber } from '@reverie/odds/fraction';
import type { Answer, Do } from './answers.ts';
import { CARD_COST, CARDS } from './data/cards.ts';
import { type Phase, POSITIVE, type Property } from './data/colours.ts';
import { DREAMERS } from './data/dreamers.ts';
import type { Event } from './events.ts';
import type { MarkDetails } from './mark-details.ts';
import { type AttackOdds, attackOdds } from './odds/attack.ts';
import { checkPayment } from './rules/payment.ts';
import { procedures } from './rules/procedures.ts';
import { type AnyFrame, type CardIndex, DREAMER, type SortIndex, type State, sideOf } from './state.ts';
import type { Decision, Types } from './types.ts';
import { imagine, type View } from './view.ts';

const answerTo = framed<Types, AnyFrame>(procedures).answer;

// ---------------------------------------------------------------------------------------------------------------------
// An answer tried out.

export interface Preview {
  readonly refusal: Refusal | null;
  /**
   * What would be told up to the first thing that is left to chance or to somebody else; what comes after it is imagined,
   * and not for showing.
   */
  readonly told: readonly Event[];
}

/** What a player may count on: everything after these is drawn, or somebody else's. */
const CERTAIN: ReadonlySet<Event['kind']> = new Set([
  ...(['summoned', 'used', 'attacked', 'defended', 'boosted', 'laid'] as const),
  ...(['intercepted', 'settled', 'felled', 'designated', 'woke'] as const),
]);

export function preview(view: View, decision: Decision, answer: Answer): Preview {
  const told: Event[] = [];
  let certain = true;
  const chance = new Fast(1);
  const s = imagine(view, decision.seat, { chance, tell: undefined }, { answer });
  const tell = (event: Event) => {
    // An attack is settled at once only where nobody can answer it; otherwise the fight waits, and nothing more is told.
    if (event.kind === 'foreseen') return;
    certain &&= CERTAIN.has(event.kind);
    if (certain) told.push(event);
    // What the other side has laid face down is not there to be reckoned with.
    if (event.kind === 'laid') certain = false;
  };
  const refusal = answerTo(s, decision, answer, { chance, tell }) ?? null;
  return { refusal, told };
}

export const toldOf = <K extends Event['kind']>({ told }: Preview, kind: K): Extract<Event, { kind: K }> | undefined =>
  told.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** The table that a view leaves to imagine, for questions that change nothing on it: asked for every dream of a row. */
const tables = new WeakMap<View, { readonly seat: SeatIndex; readonly s: State }>();
function tableOf(view: View, seat: SeatIndex): State {
  const known = tables.get(view);
  if (known?.seat === seat) return known.s;
  const s = imagine(view, seat, { chance: new Fast(1), tell: undefined });
  tables.set(view, { seat, s });
  return s;
}

/** Whether dream powers of this sort can have a part in paying for a card: enough of them alone would. */
export function canPay(view: View, seat: SeatIndex, card: CardIndex, sort: SortIndex): boolean {
  const s = tableOf(view, seat);
  const pay = Array.from({ length: CARD_COST[card] ?? 0 }, () => sort);
  return checkPayment(s, { ...sideOf(s, seat), row: pay }, card, { pay, spirals: 0 }) === undefined;
}

/** What a card takes: so many dream powers, of which phase and property, or alike in what this table says. */
type Takes = { readonly cost: number } & (
  | { readonly phase: Phase; readonly property: Property; readonly fit: number }
  | { readonly phase: null; readonly alike: View['options']['sameKind'] }
);

export function whatItTakes(view: View, seat: SeatIndex, card: CardIndex): Takes {
  const s = tableOf(view, seat);
  const side = sideOf(s, seat);
  const cost = CARD_COST[card] ?? 0;
  const phase = CARDS[card]?.phase ?? null;
  if (phase === null) return { cost, phase, alike: s.options.sameKind };
  const fit = side.row.filter((sort) => canPay(view, seat, card, sort)).length;
  // ART-DREAM-03: without a Dreamer nothing is summoned, and the first property stands for none.
  return { cost, phase, property: DREAMERS[side.dreamer]?.property ?? POSITIVE, fit };
}

// ---------------------------------------------------------------------------------------------------------------------
// Marks.

const label = <K extends keyof MarkDetails & string>(
  at: string,
  what: K,
  details: MarkDetails[K],
  tone: Tone,
  rule: RuleId,
): Mark => ({ shape: 'label', at, what, details: { ...details }, tone, rule });

const percent = (share: number): number => Math.round(share * 100);

function paymentMarks(view: View, d: Decision, a: Do<'summon' | 'use'>, tried: Preview): Mark[] {
  const at = `hand.${a.card}`;
  const cost = CARD_COST[a.card] ?? 0;
  const suggestion = view.suggestions.find(({ card }) => card === a.card);
  const named = a.pay !== undefined || a.spirals !== undefined;
  const pay = named ? (a.pay ?? []) : (suggestion?.pay ?? []);
  const paid = pay.length + (named ? (a.spirals ?? 0) : (suggestion?.spirals ?? 0));
  const marks = [label(at, 'paid', { paid, cost }, paid === cost ? 'good' : 'plain', 'ART-DP-04')];
  if (paid < cost) marks.push(label(at, 'missing', { missing: cost - paid }, 'warning', 'ART-DP-04'));
  const left = [...pay];
  for (const [i, sort] of (view.sides[d.seat]?.row ?? []).entries()) {
    const spot = `row.${d.seat}.${i}`;
    const taken = left.indexOf(sort);
    if (taken >= 0) {
      left.splice(taken, 1);
      marks.push(label(spot, 'pays', { sort }, 'good', 'ART-DP-06'));
    } else if (canPay(view, d.seat, a.card, sort)) marks.push(label(spot, 'canPay', { sort }, 'plain', 'ART-DP-04'));
  }
  const summoned = toldOf(tried, 'summoned');
  const used = toldOf(tried, 'used');
  if (summoned) marks.push(label(at, 'endurance', { endurance: summoned.endurance }, 'plain', 'ART-SUMMON-04'));
  if (summoned?.sum?.some(({ what }) => what === 'sameColour')) {
    marks.push(label(at, 'ownColour', {}, 'good', 'ART-SUMMON-05'));
  }
  if (used) marks.push(label(at, 'value', { value: used.value }, 'plain', 'ART-POW-01'));
  if (used?.doubled) marks.push(label(at, 'ownColour', {}, 'good', 'ART-USE-02'));
  return marks;
}

function attackSketch(view: View, d: Decision, foe: SeatIndex, a: Do<'attack'>): Omit<Sketch, 'refusal'> {
  const from = `place.${d.seat}.${a.place}`;
  const to = a.target === DREAMER ? `dreamer.${foe}` : `place.${foe}.${a.target}`;
  const found = oddsOn(view, d.seat, foe, a.place, a.target);
  const now = found.boosts[a.boost.length];
  const total = (found.boosts[0]?.attack ?? 0) + a.boost.length;
  const marks = [
    label(from, 'attack', { total }, 'plain', 'ART-RESULT-02'),
    label(to, 'defence', { total: found.defence }, 'plain', 'ART-RESULT-03'),
  ];
  if (found.bestDefence > found.defence) {
    marks.push(label(to, 'bestDefence', { total: found.bestDefence }, 'warning', 'ART-RESULT-03'));
  }
  if (!now) return { marks };
  const share = toNumber(now.success);
  const assumed = share > 0 && share < 1 && found.composed ? 1 : 0;
  const [low, high] = now.bounds ?? [];
  const through =
    low && high
      ? { percent: percent(toNumber(low)), to: percent(toNumber(high)) }
      : { percent: percent(share), assumed };
  const tone = share === 1 ? 'good' : share === 0 ? 'bad' : 'plain';
  marks.push({ shape: 'line', points: [from, to], tone, rule: 'ART-RESULT-07', what: 'through', details: through });
  if (a.boost.length === 0) {
    for (const card of found.heldBy) marks.push(label(to, 'heldIf', { card }, 'warning', 'ART-USE-03'));
  }
  for (const [i, { success }] of found.boosts.slice(a.boost.length + 1).entries()) {
    marks.push(label(from, 'more', { boosts: i + 1, percent: percent(toNumber(success)) }, 'muted', 'ART-DP-04'));
  }
  const odds = [
    { way: assumed ? 'asUsual' : 'getsThrough', share },
    { way: 'mayHold', share: 1 - share },
  ];
  return { marks, odds };
}

/** What an attack that waits would come to with what is added. */
function fightMarks(view: View, tried: Preview): Mark[] {
  const settled = toldOf(tried, 'settled');
  const { fight } = view;
  if (!fight || !settled) return [];
  const from = `place.${fight.seat}.${fight.place}`;
  const to = fight.target === null ? `dreamer.${fight.defender}` : `place.${fight.defender}.${fight.target}`;
  return [
    label(from, 'attack', { total: settled.attack }, 'plain', 'ART-RESULT-02'),
    label(to, 'defence', { total: settled.defence }, 'plain', 'ART-RESULT-03'),
    label(to, settled.result, {}, settled.result === 'held' ? 'good' : 'bad', 'ART-RESULT-07'),
  ];
}

/** The exact odds of an attack, from the attacker's own view. */
export function oddsOn(view: View, seat: SeatIndex, foe: SeatIndex, place: number, target: number): AttackOdds {
  return attackOdds(view, seat, foe, { place, target });
}

export function sketch(view: View, d: Decision, draft: Answer): Sketch {
  const tried = preview(view, d, draft);
  const refusal = tried.refusal ? { refusal: tried.refusal } : {};
  if (draft.do === 'summon' || draft.do === 'use') return { ...refusal, marks: paymentMarks(view, d, draft, tried) };
  if (draft.do === 'attack' && d.kind === 'combat') {
    return { ...refusal, ...attackSketch(view, d, d.about.other, draft) };
  }
  return { ...refusal, marks: fightMarks(view, tried) };
}
