/** The log, sentence by sentence. */

import type { Tellings } from './events.fr.ts';
import { card, dreamer, nameOf, powerName } from './figures.ts';
import { dreamerSaid, dreamSaid, dreamsSaid, paymentSaid } from './said.ts';

const c = (number: number) => card(number, 'en');
const d = (number: number) => dreamer(number, 'en');
const p = (sort: number) => dreamSaid(sort, 'en');
const ps = (sorts: readonly number[]) => dreamsSaid(sorts, 'en');
const paid = (e: { readonly pay: readonly number[]; readonly spirals: number }) => paymentSaid(e.pay, e.spirals, 'en');
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const cards = (numbers: readonly number[]) => numbers.map(c).join(', ');

export const tellings: Tellings = {
  picked: (e, who) => `${who} picks ${c(e.card)}.`,
  dreamerDrawn: (e, who) => `${who} watches over ${d(e.dreamer)} (${dreamerSaid(e.dreamer, 'en')}).`,
  powersDrawn: (e, who) => `${who} draws ${ps(e.powers)}.`,
  redrew: (e, who) => `${who} puts back ${ps(e.powers)} and draws again.`,
  composed: (e, who) => `${who} has composed a hand: ${e.cards ? cards(e.cards) || 'nothing' : many(e.count, 'card')}.`,
  took: (e, who) => (e.card === undefined ? `${who} is composing a hand (${e.count}).` : `${who} takes ${c(e.card)}.`),
  ordered: (e, _who, seats) => `Order: ${e.order.map((seat) => nameOf(seats, seat)).join(', ')}.`,
  turnBegan: (e, who) => `— Round ${e.round}, ${who}’s turn —`,
  woke: (e, who, seats) => {
    if (e.how === 'conceded') return `${who} concedes.`;
    const why = { attack: '', own: ', by the player’s own will', idle: ', tired of waiting' }[e.how];
    const by = e.by === null ? '' : `, struck by ${nameOf(seats, e.by)}`;
    return `${d(e.dreamer)} wakes${by}${why}: ${many(e.count, 'woken Dreamer')} for ${who}.`;
  },
  swept: (e, who) =>
    `All that ${who} had fades${e.cards.length > 0 ? `: ${cards(e.cards)}` : ''}${e.powers.length > 0 ? ` (${ps(e.powers)})` : ''}.`,
  discarded: (e, who) => `${who} discards ${ps(e.powers)}.`,
  handDrawn: (e, who) => `${who} takes ${e.cards ? cards(e.cards) : many(e.count, 'card')} from the deck.`,
  pileShuffled: () => 'The used dream powers go back into the pile.',
  deckShuffled: (e, who) => `${who}’s broken artefacts go back into the deck: ${cards(e.cards)}.`,
  summoned: (e, who) => `${who} summons ${c(e.card)} for ${paid(e)}: endurance ${e.endurance}.`,
  used: (e, who) =>
    `${who} uses ${c(e.card)} (${powerName(e.card, 'en')}${e.doubled ? `, doubled: ${e.value}` : ''}) for ${paid(e)}.`,
  designated: (e, who, seats) => `${who} designates ${nameOf(seats, e.other)}.`,
  powerLost: (e) => `${c(e.card)}: ${powerName(e.card, 'en')} finds nobody.`,
  endurance: (e, _who, seats) =>
    `${nameOf(seats, e.owner)}’s ${c(e.card)} ${e.change < 0 ? 'loses' : 'gains'} ${Math.abs(e.change)} endurance: ${e.endurance}.`,
  turnedDown: (e, _who, seats) => `${nameOf(seats, e.owner)}’s ${c(e.card)} is turned face down.`,
  turnedUp: (e) => `${c(e.card)} turns up again.`,
  recalled: (e, who) => `${who} takes back ${p(e.power)}${e.dropped === null ? '' : ` in place of ${p(e.dropped)}`}.`,
  forgot: (e, who, seats) =>
    e.other === e.seat
      ? `${who} forgets a dream: ${p(e.power)}.`
      : `${who} destroys a dream of ${nameOf(seats, e.other)}: ${p(e.power)}.`,
  struckTwin: (e) => `${c(e.card)} will attack twice.`,
  bartered: (e, who, seats) => `${who} gives ${p(e.gave)} to ${nameOf(seats, e.other)} for ${p(e.got)}.`,
  swapped: (e, who, seats) => `${who} swaps ${d(e.gave)} for ${nameOf(seats, e.other)}’s ${d(e.got)}.`,
  attacked: (e, who, seats) => {
    const whom = `${nameOf(seats, e.other)}’s ${e.target === null ? 'Dreamer' : c(e.target)}`;
    const boost = e.boost.length > 0 ? ` with ${ps(e.boost)}` : '';
    return `${who} sends ${c(e.card)} against ${whom}${boost}: attack ${e.attack}, endurance ${e.endurance}.`;
  },
  foreseen: (e) => (e.holds ? 'The attack can be held.' : 'Nothing holds this attack.'),
  intercepted: (e, who) => `${who} puts ${c(e.card)} in the way.`,
  defended: (e, who) => {
    const boost = e.boost.length > 0 ? [`adds ${ps(e.boost)}`] : [];
    const item = e.item === null ? [] : [`plays ${c(e.item)} (+${e.value}) for ${paymentSaid(e.pay, e.spirals, 'en')}`];
    return `${who} ${[...boost, ...item].join(' and ')}.`;
  },
  boosted: (e, who) => `${who} adds ${ps(e.boost)} to the attack.`,
  laid: (e, who) => {
    if (!e.boost) return `${who} has laid cards face down.`;
    const laid = [...(e.boost.length > 0 ? [ps(e.boost)] : []), ...(e.item === undefined ? [] : [c(e.item)])].join(
      ', ',
    );
    return `${who} secretly lays: ${laid || 'nothing'}.`;
  },
  settled: (e) => {
    const figures = `${e.attack} against ${e.defence}`;
    const target = e.target === null ? 'the Dreamer' : c(e.target);
    if (e.result === 'held') return `${figures}: ${target} holds.`;
    return e.result === 'both' ? `${figures}: both fall.` : `${figures}: ${c(e.card)} gets through.`;
  },
  felled: (e) => `${c(e.card)} is defeated.`,
  broke: (e) => `${c(e.card)} falls apart.`,
  idled: (e, who) => `${who} did nothing (${many(e.turns, 'turn')} in a row).`,
  eliminated: (_e, who) => `${who} is out.`,
  won: (e, _who, seats) =>
    e.winners.length === 0 ? 'Nobody wins.' : `${e.winners.map((seat) => nameOf(seats, seat)).join(', ')} wins.`,
};
