/** Tout ce qui se lit en français : des phrases, et rien d’autre. Ce fichier est le modèle de l’autre langue. */
import { frenchOf as of } from '@reverie/kernel/words';
import { type CardIndex, NONE } from '../state.ts';
import { interceptor, mayDiscard, nameOf, namesOf, numberIn, speech, touchedBy } from './figures.ts';
import { type Sentences, textsOf } from './texts.ts';

const said = speech('fr');
const { attackSaid, both, card, cards, dream, dreamer, dreamerSaid, dreams, instead, itemSaid, laidSaid } = said;
const { paid, powerName, powerSaid, price, printed, seatSign, withDreams } = said;
const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;
const target = (number: CardIndex) => (number === NONE ? 'votre Dormeur' : card(number));

export const sentences: Sentences = {
  player: 'joueur',
  greedy: 'un adversaire qui voit un coup devant lui',
  deckOf: (seat) => `cartes du deck ${of(seat)}`,
  board: {
    head: (round, name, pile, used) => `Manche ${round} · tour : ${name} · pioche ${pile}, usés ${used}`,
    draft: (left) => `Partage de la boîte de départ · ${many(left, 'carte', 'cartes')}`,
    counts: (woken, limit, hand, deck) => `réveillés ${woken}/${limit} · main ${hand} · deck ${deck}`,
    piles: (defeated, broken) => `vaincus ${defeated} · brisés ${broken}`,
    idle: (turns) => `oisif ${turns}`,
    fight: (attack, target, a, b) => `Combat : ${attack} ${a} contre ${target} ${b}`,
  },
  questions: {
    draft: () => 'Quelle carte prenez-vous ?',
    redraw: () => 'Gardez-vous vos six rêves ?',
    compose: ({ left }) =>
      left === 0
        ? 'Votre main est complète.'
        : `Composez votre main : encore ${many(left, 'carte', 'cartes')} au plus.`,
    dawn: ({ most }) =>
      most > 0 ? `Votre tour commence. Défaussez-vous des rêves (${most} au plus) ?` : 'Votre tour commence.',
    prepare: () => 'Préparez le combat : invocations et Objets.',
    designate: () => 'Qui désignez-vous ? Ce joueur jouera ensuite.',
    combat: ({ other }, named) => `Combat contre ${named(other)} : qui attaque, pour 1 d’endurance ?`,
    intercept: (d) =>
      `${card(d.card)} attaque ${target(d.target)} (${d.attack} contre ${d.defence}). Vous interposez-vous ?`,
    defend: (d) =>
      `${card(d.card)} attaque ${target(d.target)} : ${d.attack} contre ${d.defence}. Comment défendez-vous ?`,
    boost: (d) => `${card(d.card)} : ${d.attack} contre ${d.defence}. Ajoutez-vous des rêves ?`,
    power: (d) => powerSaid(d, (left) => `encore ${left}`),
    giveBack: ({ seat: other, given }, named) => `${named(other)} vous donne ${dream(given)}. Que rendez-vous ?`,
  },
  choices: {
    pick: (a) => `${card(a.card)} (${printed(a.card)})`,
    keep: () => 'les garder',
    redraw: (a) => (a.powers ? `remettre ${dreams(a.powers)}` : 'les remettre et en tirer six autres'),
    compose: (a) => `prendre en main : ${cards(a.cards)}`,
    take: (a) => `${card(a.card)} (${printed(a.card)})`,
    done: () => 'cela suffit',
    refill: (a, d) => withDreams('défausser', a.discard) || (mayDiscard(d) ? 'tout garder' : 'continuer'),
    wakeOwn: () => 'réveiller votre propre Dormeur',
    summon: (a) => `invoquer ${card(a.card)}${paid(a)}`,
    use: (a) => `user ${of(card(a.card))} (${powerName(a.card)})${paid(a)}`,
    drop: (a) => `laisser tomber l’artefact de la place ${a.place + 1}`,
    fight: () => 'passer au combat',
    designate: (a, _, named) => named(a.seat),
    attack: (a, d, named) => attackSaid(d, a, 'contre', (other) => `le Dormeur ${of(named(other))}`),
    end: () => 'finir le tour',
    concede: () => 'abandonner',
    intercept: (a, d) => `interposer ${card(interceptor(d, a.place))}`,
    defend: (a) => both(withDreams('ajouter', a.boost), itemSaid(a)) || 'ne rien ajouter',
    boost: (a) => withDreams('ajouter', a.boost) || 'ne rien ajouter',
    target: (a, d, named) => `${card(touchedBy(d, a))} (${named(a.seat)})`,
    recall: (a) => `${dream(a.power)}${instead(a.drop)}`,
    drawPower: (a) => `piocher${instead(a.drop)}`,
    forget: (a, _, named) => `${dream(a.power)} (${named(a.seat)})`,
    barter: (a, _, named) =>
      `donner ${dream(a.give)} à ${named(a.seat)}${a.get === undefined ? '' : ` contre ${dream(a.get)}`}`,
    giveBack: (a) => dream(a.power),
    swap: (a, _, named) => `le Dormeur ${of(named(a.seat))}`,
    decline: (_, d) => (d.kind === 'intercept' ? 'laisser faire' : 'en rester là'),
  },
  tellings: {
    picked: (e, who) => `${who} choisit ${card(e.card)}.`,
    dreamerDrawn: (e, who) => `${who} veille sur ${dreamer(e.dreamer)} (${dreamerSaid(e.dreamer)}).`,
    powersDrawn: (e, who) => `${who} tire ${dreams(e.powers)}.`,
    redrew: (e, who) => `${who} remet ${dreams(e.powers)} et tire de nouveau.`,
    composed: (e, who) =>
      `${who} a composé sa main : ${e.cards ? cards(e.cards) || 'rien' : many(e.count, 'carte', 'cartes')}.`,
    took: (e, who) => (e.card === undefined ? `${who} compose sa main (${e.count}).` : `${who} prend ${card(e.card)}.`),
    ordered: (e, _who, seats) => `Ordre : ${namesOf(seats, e.order)}.`,
    turnBegan: (e, who) => `— Manche ${e.round}, tour ${of(who)} —`,
    woke: (e, who, seats) => {
      if (e.how === 'conceded') return `${who} abandonne.`;
      const why = { attack: '', own: ', par son propre joueur', idle: ', las de ne rien voir venir' }[e.how];
      const by = e.by === null ? '' : ` sous les coups ${of(nameOf(seats, e.by))}`;
      return `${dreamer(e.dreamer)} se réveille${by}${why} : ${many(e.count, 'Dormeur réveillé', 'Dormeurs réveillés')} chez ${who}.`;
    },
    swept: (e, who) =>
      `Chez ${who}, tout s’efface${e.cards.length > 0 ? ` : ${cards(e.cards)}` : ''}${e.powers.length > 0 ? ` (${dreams(e.powers)})` : ''}.`,
    discarded: (e, who) => `${who} défausse ${dreams(e.powers)}.`,
    handDrawn: (e, who) => `${who} pioche ${e.cards ? cards(e.cards) : many(e.count, 'carte', 'cartes')}.`,
    pileShuffled: () => 'Les rêves usés retournent dans la pioche.',
    deckShuffled: (e, who) => `Les artefacts perdus ${of(who)} retournent dans son deck : ${cards(e.cards)}.`,
    summoned: (e, who) => `${who} invoque ${card(e.card)} pour ${price(e)} : endurance ${e.endurance}.`,
    used: (e, who) =>
      `${who} use ${of(card(e.card))} (${powerName(e.card)}${e.doubled ? `, doublé : ${e.value}` : ''}) pour ${price(e)}.`,
    designated: (e, who, seats) => `${who} désigne ${nameOf(seats, e.other)}.`,
    powerLost: (e) => `${card(e.card)} : ${powerName(e.card)} ne trouve personne.`,
    endurance: (e, _who, seats) =>
      `${card(e.card)} ${of(nameOf(seats, e.owner))} ${e.change < 0 ? 'perd' : 'gagne'} ${Math.abs(e.change)} d’endurance : ${e.endurance}.`,
    turnedDown: (e, _who, seats) => `${card(e.card)} ${of(nameOf(seats, e.owner))} est retourné.`,
    turnedUp: (e) => `${card(e.card)} se relève.`,
    recalled: (e, who) => `${who} reprend ${dream(e.power)}${instead(e.dropped)}.`,
    forgot: (e, who, seats) =>
      e.other === e.seat
        ? `${who} oublie un rêve : ${dream(e.power)}.`
        : `${who} détruit un rêve ${of(nameOf(seats, e.other))} : ${dream(e.power)}.`,
    struckTwin: (e) => `${card(e.card)} attaquera deux fois.`,
    bartered: (e, who, seats) => `${who} donne ${dream(e.gave)} à ${nameOf(seats, e.other)} contre ${dream(e.got)}.`,
    swapped: (e, who, seats) =>
      `${who} échange ${dreamer(e.gave)} contre ${dreamer(e.got)}, ${of(nameOf(seats, e.other))}.`,
    attacked: (e, who, seats) => {
      const whom = `${e.target === null ? 'le Dormeur' : card(e.target)} ${of(nameOf(seats, e.other))}`;
      const boost = withDreams(' avec', e.boost);
      return `${who} lance ${card(e.card)} contre ${whom}${boost} : attaque ${e.attack}, endurance ${e.endurance}.`;
    },
    foreseen: (e) => (e.holds ? 'L’attaque peut être tenue.' : 'Rien ne tient cette attaque.'),
    intercepted: (e, who) => `${who} interpose ${card(e.card)}.`,
    defended: (e, who) => {
      const item = e.item === null ? '' : `joue ${card(e.item)} (+${e.value}) pour ${price(e)}`;
      return `${who} ${both(withDreams('ajoute', e.boost), item)}.`;
    },
    boosted: (e, who) => `${who} ajoute ${dreams(e.boost)} à l’attaque.`,
    laid: (e, who) =>
      e.boost
        ? `${who} pose en secret : ${laidSaid(e.boost, e.item) || 'rien'}.`
        : `${who} a posé ses cartes, face cachée.`,
    settled: (e) => {
      const figures = `${e.attack} contre ${e.defence}`;
      const target = e.target === null ? 'le Dormeur' : card(e.target);
      if (e.result === 'held') return `${figures} : ${target} tient.`;
      return e.result === 'both' ? `${figures} : les deux tombent.` : `${figures} : ${card(e.card)} l’emporte.`;
    },
    felled: (e) => `${card(e.card)} rejoint les vaincus.`,
    broke: (e) => `${card(e.card)} se désagrège.`,
    idled: (e, who) => `${who} n’a rien fait (${many(e.turns, 'tour', 'tours')} de suite).`,
    eliminated: (_e, who) => `${who} est hors jeu.`,
    won: (e, _who, seats) =>
      e.winners.length === 0 ? 'Personne ne gagne.' : `${namesOf(seats, e.winners)} l’emporte.`,
  },
  reasons: {
    deckSize: (d) => `un deck compte ici ${d.size} cartes, celui-ci ${d.count}`,
    tooManyCopies: (d) => `${card(numberIn(d, 'card'))} est ${d.copies} fois dans le deck ; ${d.most} au plus`,
    noSuchCard: (d) => `aucune carte ne s’appelle « ${d.card} » (ligne ${d.line})`,
    tooManyDecks: (d) => `${d.decks} decks pour ${d.seats} sièges`,
    handTooLarge: (d) => `${d.most} cartes au plus`,
    tooManyDiscards: (d) => `${d.most} rêves au plus peuvent être remplacés`,
    notInHand: (d) => `${card(numberIn(d, 'card'))} n’est pas dans votre main`,
    placeTaken: (d) => `la place ${numberIn(d, 'place') + 1} est prise`,
    tooManySpirals: (d) => `spirales restantes : ${d.most}`,
    wrongCost: (d) => `cela coûte ${d.cost}, et ${d.paid} sont payés`,
    wrongProperty: (d) => `${dream(numberIn(d, 'power'))} n’a pas la propriété de votre Dormeur`,
    wrongPhase: (d) => `${dream(numberIn(d, 'power'))} n’a pas la phase de ce Monstre`,
    notDesignable: (d) => `${seatSign(numberIn(d, 'seat'))} ne peut pas être désigné`,
    weaknessColour: (d) => `le Dormeur a la couleur de la faiblesse ${of(card(numberIn(d, 'card')))}`,
    notAmongUsed: (d) => `${dream(numberIn(d, 'power'))} n’est pas parmi les usés`,
  },
  marks: {
    paid: ({ paid, cost }) => `payé ${paid} sur ${cost}`,
    missing: ({ missing }) => `il manque ${missing}`,
    pays: ({ sort }) => `${dream(sort)} paie`,
    canPay: ({ sort }) => `${dream(sort)} peut payer`,
    endurance: ({ endurance }) => `endurance ${endurance}`,
    value: ({ value }) => `valeur ${value}`,
    ownColour: () => 'payé dans sa couleur',
    attack: ({ total }) => `attaque ${total}`,
    defence: ({ total }) => `défense ${total}`,
    bestDefence: ({ total }) => `défense ${total} au mieux`,
    through: ({ percent, assumed, to }) =>
      to === undefined
        ? `passe à coup sûr : ${percent} %${assumed ? ', si la main est composée comme d’usage' : ''}`
        : `passe à coup sûr : entre ${percent} et ${to} %, selon la main composée`,
    heldIf: ({ card: item }) => `tenue si ${card(item)} est là`,
    more: ({ boosts, percent }) => `avec ${many(boosts, 'rêve', 'rêves')} de plus : ${percent} %`,
    won: () => 'l’attaque l’emporte',
    held: () => 'la défense tient',
    both: () => 'les deux tombent',
  },
};

export const fr = textsOf('fr', sentences);
