/** What is chosen on the table, and what calls for a touch. */
import { canPay, preview } from '../sketch.ts';
import { DREAMER } from '../state.ts';
import { type Thing, takenFrom } from './reading.ts';
import { attackerOf, composed, deckOf, foeOf, type Hands, type TouchResult, touched } from './touch.ts';

export interface Mark {
  /** Touching it does something. */
  readonly can: boolean;
  readonly chosen: boolean;
}

/** The dream powers of the player's row that the answer uses: paid, added, put back or given. */
function spokenFor({ answer, begun }: Hands): readonly number[] {
  switch (answer?.do) {
    case 'summon':
    case 'use':
      return answer.pay ?? [];
    case 'attack':
    case 'boost':
      return answer.boost;
    case 'defend':
      return [...answer.boost, ...(answer.pay ?? [])];
    case 'refill':
      return answer.discard;
    case 'redraw':
      return answer.powers ?? [];
    case 'recall':
    case 'drawPower':
      return answer.drop === undefined ? [] : [answer.drop];
    case 'barter':
      return [answer.give];
    case 'giveBack':
      return [answer.power];
    default:
      return begun.give === undefined ? [] : [begun.give];
  }
}

function isChosen(hands: Hands, thing: Thing): boolean {
  const { answer, begun, seat, view } = hands;
  switch (thing.on) {
    case 'hand':
      return (
        ((answer?.do === 'summon' || answer?.do === 'use') && answer.card === thing.card && isFirst(hands, thing)) ||
        (answer?.do === 'defend' && answer.item === thing.card && isFirst(hands, thing))
      );
    case 'place':
      if (answer?.do === 'target') return answer.seat === thing.seat && answer.place === thing.place;
      if (answer?.do === 'intercept' || answer?.do === 'drop')
        return thing.seat === seat && answer.place === thing.place;
      if (thing.seat === seat) return attackerOf(hands) === thing.place;
      return answer?.do === 'attack' && foeOf(hands) === thing.seat && answer.target === thing.place;
    case 'dreamer':
      if (answer?.do === 'designate' || answer?.do === 'swap') return answer.seat === thing.seat;
      if (answer?.do === 'barter' && answer.get === undefined) return answer.seat === thing.seat;
      if (begun.whom !== undefined) return begun.whom === thing.seat;
      return answer?.do === 'attack' && answer.target === DREAMER && foeOf(hands) === thing.seat;
    case 'row': {
      const row = view.sides[thing.seat]?.row ?? [];
      if (thing.seat === seat && answer?.do !== 'forget') return takenFrom(row, spokenFor(hands)).has(thing.at);
      const theirs =
        answer?.do === 'forget' && answer.seat === thing.seat
          ? [answer.power]
          : answer?.do === 'barter' && answer.seat === thing.seat && answer.get !== undefined
            ? [answer.get]
            : begun.get?.seat === thing.seat
              ? [begun.get.sort]
              : [];
      return takenFrom(row, theirs).has(thing.at);
    }
    case 'spiral':
      return 'spirals' in (answer ?? {}) && thing.at < ((answer as { spirals?: number }).spirals ?? 0);
    case 'used':
      return answer?.do === 'recall' && answer.power === thing.sort;
    case 'pile':
      return answer?.do === 'drawPower';
    case 'pool':
      return answer?.do === 'pick'
        ? answer.card === thing.card
        : takenFrom(deckOf(hands), composed(hands)).has(thing.at);
  }
}

/** Of two copies of a card in hand, one is played. */
const isFirst = ({ view, seat }: Hands, { card, at }: { card: number; at: number }): boolean =>
  view.sides[seat]?.hand?.indexOf(card) === at;

export function markOf(hands: Hands | null, thing: Thing): Mark {
  if (!hands) return { can: false, chosen: false };
  const chosen = isChosen(hands, thing);
  const next = touched(hands, thing);
  return { can: next !== undefined && (chosen || fits(hands, thing, next)), chosen };
}

/** Whether the rules would have this dream power there: those that cannot serve do not call for a touch. */
function fits({ view, seat, open, answer }: Hands, thing: Thing, next: TouchResult): boolean {
  if (thing.on !== 'row' || !next.answer) return true;
  if (answer?.do === 'summon' || answer?.do === 'use') return canPay(view, seat, answer.card, thing.sort);
  const adds = next.answer.do === 'attack' || next.answer.do === 'defend' || next.answer.do === 'boost';
  return !adds || preview(view, open.decision, next.answer).refusal === null;
}
