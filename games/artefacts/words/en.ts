/** All that is read in English: sentences, and nothing else. */
import { type CardIndex, NONE } from '../state.ts';
import { interceptor, mayDiscard, nameOf, namesOf, numberIn, speech, touchedBy } from './figures.ts';
import { type Sentences, textsOf } from './texts.ts';

const said = speech('en');
const { attackSaid, both, card, cards, dream, dreamer, dreamerSaid, dreams, instead, itemSaid, laidSaid } = said;
const { paid, powerName, powerSaid, price, printed, seatSign, withDreams } = said;
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const target = (number: CardIndex) => (number === NONE ? 'your Dreamer' : card(number));

export const sentences: Sentences = {
  player: 'player',
  greedy: 'an opponent who sees one move ahead',
  deckOf: (seat) => `cards of ${seat}’s deck`,
  board: {
    head: (round, name, pile, used) => `Round ${round} · turn: ${name} · pile ${pile}, used ${used}`,
    draft: (left) => `Sharing out the starter pack · ${many(left, 'card')}`,
    counts: (woken, limit, hand, deck) => `woken ${woken}/${limit} · hand ${hand} · deck ${deck}`,
    piles: (defeated, broken) => `defeated ${defeated} · broken ${broken}`,
    idle: (turns) => `idle ${turns}`,
    fight: (attack, target, a, b) => `Fight: ${attack} ${a} against ${target} ${b}`,
  },
  questions: {
    draft: () => 'Which card do you take?',
    redraw: () => 'Do you keep your six dream powers?',
    compose: ({ left }) =>
      left === 0 ? 'Your hand is complete.' : `Compose your hand: ${many(left, 'card')} more at most.`,
    dawn: ({ most }) =>
      most > 0 ? `Your turn begins. Do you discard dream powers (${most} at most)?` : 'Your turn begins.',
    prepare: () => 'Prepare the fight: summons and Items.',
    designate: () => 'Whom do you designate? That player plays next.',
    combat: ({ other }, named) => `Combat against ${named(other)}: who attacks, for 1 endurance?`,
    intercept: (d) =>
      `${card(d.card)} attacks ${target(d.target)} (${d.attack} against ${d.defence}). Do you intercept?`,
    defend: (d) => `${card(d.card)} attacks ${target(d.target)}: ${d.attack} against ${d.defence}. How do you defend?`,
    boost: (d) => `${card(d.card)}: ${d.attack} against ${d.defence}. Do you add dream powers?`,
    power: (d) => powerSaid(d, (left) => `${left} left`),
    giveBack: ({ seat: other, given }, named) => `${named(other)} gives you ${dream(given)}. What do you give back?`,
  },
  choices: {
    pick: (a) => `${card(a.card)} (${printed(a.card)})`,
    keep: () => 'keep them',
    redraw: (a) => (a.powers ? `put back ${dreams(a.powers)}` : 'put them back and draw six others'),
    compose: (a) => `take into your hand: ${cards(a.cards)}`,
    take: (a) => `${card(a.card)} (${printed(a.card)})`,
    done: () => 'that will do',
    refill: (a, d) => withDreams('discard', a.discard) || (mayDiscard(d) ? 'keep everything' : 'go on'),
    wakeOwn: () => 'wake your own Dreamer',
    summon: (a) => `summon ${card(a.card)}${paid(a)}`,
    use: (a) => `use ${card(a.card)} (${powerName(a.card)})${paid(a)}`,
    drop: (a) => `drop the artefact of place ${a.place + 1}`,
    fight: () => 'go to combat',
    designate: (a, _, named) => named(a.seat),
    attack: (a, d, named) => attackSaid(d, a, 'against', (other) => `${named(other)}’s Dreamer`),
    end: () => 'end the turn',
    concede: () => 'concede',
    intercept: (a, d) => `put ${card(interceptor(d, a.place))} in the way`,
    defend: (a) => both(withDreams('add', a.boost), itemSaid(a)) || 'add nothing',
    boost: (a) => withDreams('add', a.boost) || 'add nothing',
    target: (a, d, named) => `${card(touchedBy(d, a))} (${named(a.seat)})`,
    recall: (a) => `${dream(a.power)}${instead(a.drop)}`,
    drawPower: (a) => `draw${instead(a.drop)}`,
    forget: (a, _, named) => `${dream(a.power)} (${named(a.seat)})`,
    barter: (a, _, named) =>
      `give ${dream(a.give)} to ${named(a.seat)}${a.get === undefined ? '' : ` for ${dream(a.get)}`}`,
    giveBack: (a) => dream(a.power),
    swap: (a, _, named) => `${named(a.seat)}’s Dreamer`,
    decline: (_, d) => (d.kind === 'intercept' ? 'let it be' : 'leave it at that'),
  },
  tellings: {
    picked: (e, who) => `${who} picks ${card(e.card)}.`,
    dreamerDrawn: (e, who) => `${who} watches over ${dreamer(e.dreamer)} (${dreamerSaid(e.dreamer)}).`,
    powersDrawn: (e, who) => `${who} draws ${dreams(e.powers)}.`,
    redrew: (e, who) => `${who} puts back ${dreams(e.powers)} and draws again.`,
    composed: (e, who) =>
      `${who} has composed a hand: ${e.cards ? cards(e.cards) || 'nothing' : many(e.count, 'card')}.`,
    took: (e, who) =>
      e.card === undefined ? `${who} is composing a hand (${e.count}).` : `${who} takes ${card(e.card)}.`,
    ordered: (e, _who, seats) => `Order: ${namesOf(seats, e.order)}.`,
    turnBegan: (e, who) => `— Round ${e.round}, ${who}’s turn —`,
    woke: (e, who, seats) => {
      if (e.how === 'conceded') return `${who} concedes.`;
      const why = { attack: '', own: ', by the player’s own will', idle: ', tired of waiting' }[e.how];
      const by = e.by === null ? '' : `, struck by ${nameOf(seats, e.by)}`;
      return `${dreamer(e.dreamer)} wakes${by}${why}: ${many(e.count, 'woken Dreamer')} for ${who}.`;
    },
    swept: (e, who) =>
      `All that ${who} had fades${e.cards.length > 0 ? `: ${cards(e.cards)}` : ''}${e.powers.length > 0 ? ` (${dreams(e.powers)})` : ''}.`,
    discarded: (e, who) => `${who} discards ${dreams(e.powers)}.`,
    handDrawn: (e, who) => `${who} takes ${e.cards ? cards(e.cards) : many(e.count, 'card')} from the deck.`,
    pileShuffled: () => 'The used dream powers go back into the pile.',
    deckShuffled: (e, who) => `${who}’s lost artefacts go back into the deck: ${cards(e.cards)}.`,
    summoned: (e, who) => `${who} summons ${card(e.card)} for ${price(e)}: endurance ${e.endurance}.`,
    used: (e, who) =>
      `${who} uses ${card(e.card)} (${powerName(e.card)}${e.doubled ? `, doubled: ${e.value}` : ''}) for ${price(e)}.`,
    designated: (e, who, seats) => `${who} designates ${nameOf(seats, e.other)}.`,
    powerLost: (e) => `${card(e.card)}: ${powerName(e.card)} finds nobody.`,
    endurance: (e, _who, seats) =>
      `${nameOf(seats, e.owner)}’s ${card(e.card)} ${e.change < 0 ? 'loses' : 'gains'} ${Math.abs(e.change)} endurance: ${e.endurance}.`,
    turnedDown: (e, _who, seats) => `${nameOf(seats, e.owner)}’s ${card(e.card)} is turned face down.`,
    turnedUp: (e) => `${card(e.card)} turns up again.`,
    recalled: (e, who) => `${who} takes back ${dream(e.power)}${instead(e.dropped)}.`,
    forgot: (e, who, seats) =>
      e.other === e.seat
        ? `${who} forgets a dream: ${dream(e.power)}.`
        : `${who} destroys a dream of ${nameOf(seats, e.other)}: ${dream(e.power)}.`,
    struckTwin: (e) => `${card(e.card)} will attack twice.`,
    bartered: (e, who, seats) => `${who} gives ${dream(e.gave)} to ${nameOf(seats, e.other)} for ${dream(e.got)}.`,
    swapped: (e, who, seats) => `${who} swaps ${dreamer(e.gave)} for ${nameOf(seats, e.other)}’s ${dreamer(e.got)}.`,
    attacked: (e, who, seats) => {
      const whom = `${nameOf(seats, e.other)}’s ${e.target === null ? 'Dreamer' : card(e.target)}`;
      const boost = withDreams(' with', e.boost);
      return `${who} sends ${card(e.card)} against ${whom}${boost}: attack ${e.attack}, endurance ${e.endurance}.`;
    },
    foreseen: (e) => (e.holds ? 'The attack can be held.' : 'Nothing holds this attack.'),
    intercepted: (e, who) => `${who} puts ${card(e.card)} in the way.`,
    defended: (e, who) => {
      const item = e.item === null ? '' : `plays ${card(e.item)} (+${e.value}) for ${price(e)}`;
      return `${who} ${both(withDreams('adds', e.boost), item)}.`;
    },
    boosted: (e, who) => `${who} adds ${dreams(e.boost)} to the attack.`,
    laid: (e, who) =>
      e.boost ? `${who} secretly lays: ${laidSaid(e.boost, e.item) || 'nothing'}.` : `${who} has laid cards face down.`,
    settled: (e) => {
      const figures = `${e.attack} against ${e.defence}`;
      const target = e.target === null ? 'the Dreamer' : card(e.target);
      if (e.result === 'held') return `${figures}: ${target} holds.`;
      return e.result === 'both' ? `${figures}: both fall.` : `${figures}: ${card(e.card)} gets through.`;
    },
    felled: (e) => `${card(e.card)} is defeated.`,
    broke: (e) => `${card(e.card)} falls apart.`,
    idled: (e, who) => `${who} did nothing (${many(e.turns, 'turn')} in a row).`,
    eliminated: (_e, who) => `${who} is out.`,
    won: (e, _who, seats) => (e.winners.length === 0 ? 'Nobody wins.' : `${namesOf(seats, e.winners)} wins.`),
  },
  reasons: {
    deckSize: (d) => `a deck here holds ${d.size} cards, this one ${d.count}`,
    tooManyCopies: (d) => `${card(numberIn(d, 'card'))} is ${d.copies} times in the deck; ${d.most} at most`,
    noSuchCard: (d) => `no card is called “${d.card}” (line ${d.line})`,
    tooManyDecks: (d) => `${d.decks} decks for ${d.seats} seats`,
    handTooLarge: (d) => `${d.most} cards at most`,
    tooManyDiscards: (d) => `${d.most} dream powers at most may be replaced`,
    notInHand: (d) => `${card(numberIn(d, 'card'))} is not in your hand`,
    placeTaken: (d) => `place ${numberIn(d, 'place') + 1} is taken`,
    tooManySpirals: (d) => `spirals left: ${d.most}`,
    wrongCost: (d) => `it costs ${d.cost}, and ${d.paid} are paid`,
    wrongProperty: (d) => `${dream(numberIn(d, 'power'))} has not your Dreamer’s property`,
    wrongPhase: (d) => `${dream(numberIn(d, 'power'))} has not this Monster’s phase`,
    notDesignable: (d) => `${seatSign(numberIn(d, 'seat'))} cannot be designated`,
    weaknessColour: (d) => `the Dreamer has the weakness colour of ${card(numberIn(d, 'card'))}`,
    notAmongUsed: (d) => `${dream(numberIn(d, 'power'))} is not among the used`,
  },
  marks: {
    paid: ({ paid, cost }) => `paid ${paid} of ${cost}`,
    missing: ({ missing }) => `${missing} missing`,
    pays: ({ sort }) => `${dream(sort)} pays`,
    canPay: ({ sort }) => `${dream(sort)} can pay`,
    endurance: ({ endurance }) => `endurance ${endurance}`,
    value: ({ value }) => `value ${value}`,
    ownColour: () => 'paid in its colour',
    attack: ({ total }) => `attack ${total}`,
    defence: ({ total }) => `defence ${total}`,
    bestDefence: ({ total }) => `defence ${total} at best`,
    through: ({ percent, assumed, to }) =>
      to === undefined
        ? `gets through for certain: ${percent}%${assumed ? ', if the hand was composed as usual' : ''}`
        : `gets through for certain: between ${percent} and ${to}%, as the hand was composed`,
    heldIf: ({ card: item }) => `held if ${card(item)} is there`,
    more: ({ boosts, percent }) => `with ${many(boosts, 'dream power')} more: ${percent}%`,
    won: () => 'the attack wins',
    held: () => 'the defence holds',
    both: () => 'both fall',
  },
};

export const en = textsOf('en', sentences);
