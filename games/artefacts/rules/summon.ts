/** Steps 1-2 and 1-3: summons and items. */
import type { Below } from '@reverie/kernel/chance/chance';
import { next } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { CARD_POWER, CARD_VALUE, IS_DEFENCE, IS_ITEM, RULES_OF } from '../data/cards.ts';
import { DREAMER_ENDURANCE } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import { artefactCount, isEmpty, MOST_ENDURANCE, NONE, PLACES, put, type State, sideOf, type Turn } from '../state.ts';
import { type Means, meansOf } from './matching.ts';
import { checkPayment, paymentOf, sameColour, settlePayment } from './payment.ts';
import { cardOf, type Play, paymentIn, playsOf } from './plays.ts';
import { startPower } from './powers.ts';
import { freePlace } from './readiness.ts';
import { fromHand, shatter } from './zones.ts';

function playing(means: Means, play: Play): Answer {
  const card = cardOf(play);
  const { pay, spirals } = paymentIn(means, play);
  return { do: IS_ITEM[card] ? 'use' : 'summon', card, pay: pay as number[], spirals };
}

/** What can be prepared, and `more` after it. */
export function prepareAnswers(s: State, f: Turn, more: readonly Answer[]): Answer[] {
  const side = sideOf(s, f.seat);
  const means = meansOf(s.options, side.row, side.dreamer);
  const all = playsOf(s, f, side, means).map((play) => playing(means, play));
  if (s.options.replaceInSlot) {
    for (let place = 0; place < PLACES; place++) if (!isEmpty(side, place)) all.push({ do: 'drop', place });
  }
  return [...all, ...more];
}

/** One of these; only its own payment is made. */
export function drawPrepared(s: State, f: Turn, more: readonly Answer[], below: Below): Answer {
  const side = sideOf(s, f.seat);
  const means = meansOf(s.options, side.row, side.dreamer);
  const plays = playsOf(s, f, side, means);
  const drops = s.options.replaceInSlot ? artefactCount(side) : 0;
  let at = below(plays.length + drops + more.length);
  if (at < plays.length) return playing(means, plays[at] as Play);
  at -= plays.length;
  if (at >= drops) return more[at - drops] as Answer;
  let place = 0;
  for (; at > 0 || isEmpty(side, place); place++) if (!isEmpty(side, place)) at--;
  return { do: 'drop', place };
}

/** ART-SUMMON-01: from the hand into a free place. */
export const summon = {
  cites: (_d: unknown, { card }: Do<'summon'>): readonly RuleId[] => [
    ...(RULES_OF[card] ?? []),
    ...['ART-SUMMON-05', 'ART-DREAM-04', 'ART-COLOUR-04', 'ART-DP-01', 'ART-DP-02', 'ART-DP-03', 'ART-DP-06'],
  ],
  take(s: State, f: Turn, a: Do<'summon'>, io: Io<Event>): Refusal | undefined {
    const side = sideOf(s, f.seat);
    const { card } = a;
    if (!side.hand.includes(card)) return refuse('invalid', 'ART-SUMMON-01', 'notInHand', { card });
    if (IS_ITEM[card]) return refuse('invalid', 'ART-ITEM-03', 'itemsAreUsed', { card });
    if (s.options.strictSteps && f.itemUsed) return refuse('invalid', 'ART-USE-01', 'summonsFirst');
    const place = a.place ?? freePlace(side);
    if (place === NONE) return refuse('invalid', 'ART-SUMMON-01', 'noPlace');
    if (side.cards[place] !== NONE) return refuse('invalid', 'ART-SUMMON-02', 'placeTaken', { place });
    const payment = paymentOf(s, side, card, a);
    const refusal = checkPayment(s, side, card, payment);
    if (refusal) return refusal;

    const bonus = sameColour(s, side, card, payment);
    settlePayment(s, side, payment);
    fromHand(side, card);
    // ART-DREAM-04, ART-SUMMON-04; ART-SUMMON-05 adds one.
    const z = DREAMER_ENDURANCE[side.dreamer] as number;
    const endurance = bonus && z < MOST_ENDURANCE ? z + 1 : z;
    side.cards = put(side.cards, place, card);
    side.endurance = put(side.endurance, place, endurance);
    side.fresh = put(side.fresh, place, 1);
    side.acted = true;
    if (io.tell) {
      const { pay, spirals } = payment;
      const base = { rule: 'ART-SUMMON-04', what: 'dreamerEndurance', value: z };
      const sum = endurance > z ? [base, { rule: 'ART-SUMMON-05', what: 'sameColour', value: 1 }] : [base];
      io.tell({ kind: 'summoned', rule: 'ART-SUMMON-01', seat: f.seat, card, place, endurance, pay, spirals, sum });
    }
    next(s, f, 'prepare');
    const power = CARD_POWER[card];
    // ART-POW-03: those two last as long as their artefact.
    if (!power || power === 'doubleAttack' || power === 'guard') return undefined;
    return startPower(s, f, { power, card, place, value: CARD_VALUE[card] as number, pay: payment.pay }, io);
  },
};

/** ART-USE-01: each once, then broken (ART-ITEM-01). */
export const use = {
  cites: (_d: unknown, { card }: Do<'use'>): readonly RuleId[] => [
    ...(RULES_OF[card] ?? []),
    ...['ART-USE-02', 'ART-DREAM-02', 'ART-DREAM-06'],
  ],
  take(s: State, f: Turn, a: Do<'use'>, io: Io<Event>): Refusal | undefined {
    const side = sideOf(s, f.seat);
    const { card } = a;
    const power = CARD_POWER[card];
    if (!side.hand.includes(card)) return refuse('invalid', 'ART-USE-01', 'notInHand', { card });
    if (!IS_ITEM[card] || !power) return refuse('invalid', 'ART-ITEM-01', 'notAnItem', { card });
    if (side.turns === 0) return refuse('invalid', 'ART-USE-01', 'noItemsYet');
    if (IS_DEFENCE[card]) return refuse('invalid', 'ART-USE-03', 'onlyInDefence', { card });
    const payment = paymentOf(s, side, card, a);
    const refusal = checkPayment(s, side, card, payment);
    if (refusal) return refusal;

    const doubled = sameColour(s, side, card, payment) && (CARD_VALUE[card] as number) > 0;
    const value = (CARD_VALUE[card] as number) * (doubled ? 2 : 1);
    settlePayment(s, side, payment);
    fromHand(side, card);
    side.broken = [...side.broken, card];
    side.acted = true;
    f.itemUsed = true;
    const told = { seat: f.seat, card, value, doubled, ...payment };
    io.tell?.({ kind: 'used', rule: doubled ? 'ART-USE-02' : 'ART-USE-01', ...told });
    next(s, f, 'prepare');
    return startPower(s, f, { power, card, place: NONE, value, pay: payment.pay }, io);
  },
};

/** AMB-17, where the table allows it. */
export const drop = {
  cites: ['ART-SUMMON-02'],
  take(s: State, f: Turn, a: Do<'drop'>, io: Io<Event>): Refusal | undefined {
    const side = sideOf(s, f.seat);
    if (!s.options.replaceInSlot) return refuse('invalid', 'ART-SUMMON-02', 'noDropping');
    if (isEmpty(side, a.place)) return refuse('invalid', 'ART-SUMMON-02', 'nothingThere', { place: a.place });
    shatter(s, f.seat, a.place, 'ART-SUMMON-02', io);
    return next(s, f, 'prepare');
  },
};
