/** Le journal, phrase par phrase. Ce fichier est le modèle de l’autre langue. */
import type { Seat } from '@reverie/kernel/game';
import type { Event } from '../events.ts';
import { card, dreamer, nameOf, powerName } from './figures.ts';
import { dreamerSaid, dreamSaid, dreamsSaid, paymentSaid } from './said.ts';

export type Tellings = {
  readonly [K in Event['kind']]: (e: Extract<Event, { kind: K }>, who: string, seats: readonly Seat[]) => string;
};

const c = (number: number) => card(number, 'fr');
const d = (number: number) => dreamer(number, 'fr');
const p = (sort: number) => dreamSaid(sort, 'fr');
const ps = (sorts: readonly number[]) => dreamsSaid(sorts, 'fr');
const paid = (e: { readonly pay: readonly number[]; readonly spirals: number }) => paymentSaid(e.pay, e.spirals, 'fr');
const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;
const cards = (numbers: readonly number[]) => numbers.map(c).join(', ');
/** « de Cosette », « d’Ada ». */
export const of = (name: string) => (/^[aeiouyhàâéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`);

export const tellings: Tellings = {
  picked: (e, who) => `${who} choisit ${c(e.card)}.`,
  dreamerDrawn: (e, who) => `${who} veille sur ${d(e.dreamer)} (${dreamerSaid(e.dreamer, 'fr')}).`,
  powersDrawn: (e, who) => `${who} tire ${ps(e.powers)}.`,
  redrew: (e, who) => `${who} remet ${ps(e.powers)} et tire de nouveau.`,
  composed: (e, who) =>
    `${who} a composé sa main : ${e.cards ? cards(e.cards) || 'rien' : many(e.count, 'carte', 'cartes')}.`,
  took: (e, who) => (e.card === undefined ? `${who} compose sa main (${e.count}).` : `${who} prend ${c(e.card)}.`),
  ordered: (e, _who, seats) => `Ordre : ${e.order.map((seat) => nameOf(seats, seat)).join(', ')}.`,
  turnBegan: (e, who) => `— Manche ${e.round}, tour ${of(who)} —`,
  woke: (e, who, seats) => {
    if (e.how === 'conceded') return `${who} abandonne.`;
    const why = { attack: '', own: ', par son propre joueur', idle: ', las de ne rien voir venir' }[e.how];
    const by = e.by === null ? '' : ` sous les coups ${of(nameOf(seats, e.by))}`;
    return `${d(e.dreamer)} se réveille${by}${why} : ${many(e.count, 'Dreamer réveillé', 'Dreamers réveillés')} chez ${who}.`;
  },
  swept: (e, who) =>
    `Chez ${who}, tout s’efface${e.cards.length > 0 ? ` : ${cards(e.cards)}` : ''}${e.powers.length > 0 ? ` (${ps(e.powers)})` : ''}.`,
  discarded: (e, who) => `${who} défausse ${ps(e.powers)}.`,
  handDrawn: (e, who) => `${who} pioche ${e.cards ? cards(e.cards) : many(e.count, 'carte', 'cartes')}.`,
  pileShuffled: () => 'Les rêves usés retournent dans la pioche.',
  deckShuffled: (e, who) => `Les artefacts brisés ${of(who)} retournent dans son deck : ${cards(e.cards)}.`,
  summoned: (e, who) => `${who} invoque ${c(e.card)} pour ${paid(e)} : endurance ${e.endurance}.`,
  used: (e, who) =>
    `${who} use de ${c(e.card)} (${powerName(e.card, 'fr')}${e.doubled ? `, doublé : ${e.value}` : ''}) pour ${paid(e)}.`,
  designated: (e, who, seats) => `${who} désigne ${nameOf(seats, e.other)}.`,
  powerLost: (e) => `${c(e.card)} : ${powerName(e.card, 'fr')} ne trouve personne.`,
  endurance: (e, _who, seats) =>
    `${c(e.card)} ${of(nameOf(seats, e.owner))} ${e.change < 0 ? 'perd' : 'gagne'} ${Math.abs(e.change)} d’endurance : ${e.endurance}.`,
  turnedDown: (e, _who, seats) => `${c(e.card)} ${of(nameOf(seats, e.owner))} est retourné.`,
  turnedUp: (e) => `${c(e.card)} se relève.`,
  recalled: (e, who) => `${who} reprend ${p(e.power)}${e.dropped === null ? '' : ` à la place de ${p(e.dropped)}`}.`,
  forgot: (e, who, seats) =>
    e.other === e.seat
      ? `${who} oublie un rêve : ${p(e.power)}.`
      : `${who} détruit un rêve ${of(nameOf(seats, e.other))} : ${p(e.power)}.`,
  struckTwin: (e) => `${c(e.card)} attaquera deux fois.`,
  bartered: (e, who, seats) => `${who} donne ${p(e.gave)} à ${nameOf(seats, e.other)} contre ${p(e.got)}.`,
  swapped: (e, who, seats) => `${who} échange ${d(e.gave)} contre ${d(e.got)}, ${of(nameOf(seats, e.other))}.`,
  attacked: (e, who, seats) => {
    const whom =
      e.target === null ? `le Dreamer ${of(nameOf(seats, e.other))}` : `${c(e.target)} ${of(nameOf(seats, e.other))}`;
    const boost = e.boost.length > 0 ? ` avec ${ps(e.boost)}` : '';
    return `${who} lance ${c(e.card)} contre ${whom}${boost} : attaque ${e.attack}, endurance ${e.endurance}.`;
  },
  foreseen: (e) => (e.holds ? 'L’attaque peut être tenue.' : 'Rien ne tient cette attaque.'),
  intercepted: (e, who) => `${who} interpose ${c(e.card)}.`,
  defended: (e, who) => {
    const boost = e.boost.length > 0 ? [`ajoute ${ps(e.boost)}`] : [];
    const item = e.item === null ? [] : [`joue ${c(e.item)} (+${e.value}) pour ${paymentSaid(e.pay, e.spirals, 'fr')}`];
    return `${who} ${[...boost, ...item].join(' et ')}.`;
  },
  boosted: (e, who) => `${who} ajoute ${ps(e.boost)} à l’attaque.`,
  laid: (e, who) => {
    if (!e.boost) return `${who} a posé ses cartes, face cachée.`;
    const laid = [...(e.boost.length > 0 ? [ps(e.boost)] : []), ...(e.item === undefined ? [] : [c(e.item)])].join(
      ', ',
    );
    return `${who} pose en secret : ${laid || 'rien'}.`;
  },
  settled: (e) => {
    const figures = `${e.attack} contre ${e.defence}`;
    const target = e.target === null ? 'le Dreamer' : c(e.target);
    if (e.result === 'held') return `${figures} : ${target} tient.`;
    return e.result === 'both' ? `${figures} : les deux tombent.` : `${figures} : ${c(e.card)} l’emporte.`;
  },
  felled: (e) => `${c(e.card)} est vaincu.`,
  broke: (e) => `${c(e.card)} se désagrège.`,
  idled: (e, who) => `${who} n’a rien fait (${many(e.turns, 'tour', 'tours')} de suite).`,
  eliminated: (_e, who) => `${who} est hors jeu.`,
  won: (e, _who, seats) =>
    e.winners.length === 0
      ? 'Personne ne gagne.'
      : `${e.winners.map((seat) => nameOf(seats, seat)).join(', ')} l’emporte.`,
};
