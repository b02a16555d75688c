/** Les questions et leurs réponses, et pourquoi une réponse est refusée. Ce fichier est le modèle de l’autre langue. */
import type { Answer, Do } from '../answers.ts';
import type { MarkDetails } from '../mark-details.ts';
import type { Question } from '../questions.ts';
import { type CardIndex, NONE } from '../state.ts';
import type { Decision } from '../types.ts';
import { of } from './events.fr.ts';
import {
  attackSaid,
  card,
  cost,
  figures,
  interceptor,
  payment,
  power,
  powerName,
  powerSaid,
  powers,
  seatSign,
  touchedBy,
} from './figures.ts';

/** Comment s’appelle un siège : son nom, ou son numéro là où personne ne dit qui est assis. */
export type Named = (seat: number) => string;

/** Ce que la question posée dit d’elle-même, selon sa sorte. */
type AboutOf<K> = Extract<Question, { readonly kind: K }> extends { readonly about: infer A } ? A : undefined;
export type Questions = { readonly [K in Question['kind']]: (about: AboutOf<K>, named: Named) => string };

export type Choices = { readonly [K in Answer['do']]: (a: Do<K>, d: Decision, named: Named) => string };

const c = (number: number) => card(number, 'fr');
const ps = (sorts: readonly number[]) => powers(sorts, 'fr');
const seat = (n: number) => seatSign(n, 'fr');
const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;
const printed = (number: number) =>
  [cost(number, 'fr'), figures(number), powerName(number, 'fr')].filter((part) => part !== '').join(', ');
const target = (number: CardIndex) => (number === NONE ? 'votre Dreamer' : c(number));

export const questions: Questions = {
  draft: () => 'Quelle carte prenez-vous ?',
  redraw: () => 'Gardez-vous vos six rêves ?',
  compose: ({ left }) => `Composez votre main : encore ${many(left, 'carte', 'cartes')} au plus.`,
  dawn: ({ most }) =>
    most > 0 ? `Votre tour commence. Défaussez-vous des rêves (${most} au plus) ?` : 'Votre tour commence.',
  prepare: () => 'Préparez le combat : invocations et Objets.',
  designate: () => 'Qui désignez-vous ? Ce joueur jouera ensuite.',
  combat: ({ other }, named) => `Combat contre ${named(other)} : qui attaque, pour 1 d’endurance ?`,
  intercept: (d) =>
    `${c(d.card)} attaque ${target(d.target)} (${d.attack} contre ${d.defence}). Vous interposez-vous ?`,
  defend: (d) => `${c(d.card)} attaque ${target(d.target)} : ${d.attack} contre ${d.defence}. Comment défendez-vous ?`,
  boost: (d) => `${c(d.card)} : ${d.attack} contre ${d.defence}. Ajoutez-vous des rêves ?`,
  power: (d) => powerSaid(d, 'fr', ' :', (left) => `encore ${left}`),
  giveBack: ({ seat: other, given }, named) => `${named(other)} vous donne ${power(given, 'fr')}. Que rendez-vous ?`,
};

const paid = (a: { readonly pay?: readonly number[] | undefined; readonly spirals?: number | undefined }) =>
  a.pay === undefined ? '' : ` · ${payment(a.pay, a.spirals ?? 0, 'fr')}`;

export const choices: Choices = {
  pick: (a) => `${c(a.card)} (${printed(a.card)})`,
  keep: () => 'les garder',
  redraw: (a) => (a.powers ? `remettre ${ps(a.powers)}` : 'les remettre et en tirer six autres'),
  compose: (a) => `la main conseillée (${many(a.cards.length, 'carte', 'cartes')})`,
  take: (a) => `${c(a.card)} (${printed(a.card)})`,
  done: () => 'cela suffit',
  refill: (a, d) =>
    a.discard.length > 0
      ? `défausser ${ps(a.discard)}`
      : d.kind === 'dawn' && d.about.most > 0
        ? 'tout garder'
        : 'continuer',
  wakeOwn: () => 'réveiller votre Dreamer (il compte)',
  summon: (a) => `invoquer ${c(a.card)} (${printed(a.card)})${paid(a)}`,
  use: (a) => `user de ${c(a.card)} (${cost(a.card, 'fr')}, ${powerName(a.card, 'fr')})${paid(a)}`,
  drop: (a) => `laisser tomber l’artefact de la place ${a.place + 1}`,
  fight: () => 'passer au combat',
  designate: (a, _, named) => named(a.seat),
  attack: (a, d, named) => attackSaid(d, a, 'fr', ' :', 'contre', (other) => `le Dreamer ${of(named(other))}`),
  end: () => 'finir le tour',
  concede: () => 'abandonner',
  intercept: (a, d) => `interposer ${c(interceptor(d, a.place))}`,
  defend: (a) => {
    const item = a.item === undefined ? [] : [`${c(a.item)} (${powerName(a.item, 'fr')})${paid(a)}`];
    const boost = a.boost.length > 0 ? [`ajouter ${ps(a.boost)}`] : [];
    return [...boost, ...item].join(' et ') || 'ne rien ajouter';
  },
  boost: (a) => (a.boost.length > 0 ? `ajouter ${ps(a.boost)}` : 'ne rien ajouter'),
  target: (a, d, named) => `${c(touchedBy(d, a))} (${named(a.seat)})`,
  recall: (a) => `${power(a.power, 'fr')}${a.drop === undefined ? '' : ` à la place de ${power(a.drop, 'fr')}`}`,
  drawPower: (a) => `piocher${a.drop === undefined ? '' : ` à la place de ${power(a.drop, 'fr')}`}`,
  forget: (a, _, named) => `${power(a.power, 'fr')} (${named(a.seat)})`,
  barter: (a, _, named) =>
    `donner ${power(a.give, 'fr')} à ${named(a.seat)}${a.get === undefined ? '' : ` contre ${power(a.get, 'fr')}`}`,
  giveBack: (a) => power(a.power, 'fr'),
  swap: (a, _, named) => `le Dreamer ${of(named(a.seat))}`,
  decline: (_, d) => (d.kind === 'intercept' ? 'laisser faire' : 'en rester là'),
};

type Details = Readonly<Record<string, string | number>>;
const at = (details: Details, key: string): number => Number(details[key] ?? -1);

export const reasons: Readonly<Record<string, (d: Details) => string>> = {
  deckSize: (d) => `un deck compte ici ${d.size} cartes, celui-ci ${d.count}`,
  tooManyCopies: (d) => `${c(at(d, 'card'))} est ${d.copies} fois dans le deck ; ${d.most} au plus`,
  noAttackers: () => 'il faut au moins un Monstre ou une Arme',
  noSuchCard: (d) => `aucune carte ne s’appelle « ${d.card} » (ligne ${d.line})`,
  tooManyDecks: (d) => `${d.decks} decks pour ${d.seats} sièges`,
  notInPool: () => 'cette carte n’est plus à prendre',
  onlyOnce: () => 'on garde ses rêves ou on les retire, une seule fois',
  allOrNone: () => 'on remet les six, ou aucun',
  notInRow: () => 'ces rêves ne sont pas dans la rangée',
  notInDeck: () => 'cette carte n’est pas dans le deck',
  handTooLarge: (d) => `${d.most} cartes au plus`,
  composeFirst: () => 'la main se compose d’abord',
  refillFirst: () => 'le tour commence par le réapprovisionnement',
  tooManyDiscards: (d) => `${d.most} rêves au plus peuvent être remplacés`,
  lastDreamer: () => 'on ne réveille pas son dernier Dreamer ; on abandonne',
  prepareFirst: () => 'c’est le moment des invocations et des Objets',
  notInHand: (d) => `${c(at(d, 'card'))} n’est pas dans votre main`,
  itemsAreUsed: () => 'un Objet ne s’invoque pas, on en use',
  notAnItem: () => 'ce n’est pas un Objet',
  noItemsYet: () => 'pas d’Objet avant votre deuxième tour',
  onlyInDefence: () => 'cet Objet se joue en défense',
  summonsFirst: () => 'les invocations viennent avant les Objets',
  noPlace: () => 'les trois places sont prises',
  placeTaken: (d) => `la place ${at(d, 'place') + 1} est prise`,
  noDropping: () => 'un artefact ne s’enlève pas pour faire place',
  nothingThere: () => 'il n’y a rien à cette place',
  tooManySpirals: (d) => `spirales restantes : ${d.most}`,
  wrongCost: (d) => `cela coûte ${d.cost}, et ${d.paid} sont payés`,
  wrongProperty: (d) => `${power(at(d, 'power'), 'fr')} n’a pas la propriété de votre Dreamer`,
  wrongPhase: (d) => `${power(at(d, 'power'), 'fr')} n’a pas la phase de ce Monstre`,
  notAlike: () => 'les rêves payés ne sont pas d’une même sorte',
  noCombatYet: () => 'personne ne combat encore : il faut le dernier joueur de la première manche',
  nobodyCanAttack: () => 'aucune attaque n’est possible',
  designateFirst: () => 'il faut d’abord désigner un adversaire',
  notDesignable: (d) => `${seat(at(d, 'seat'))} ne peut pas être désigné`,
  combatOnly: () => 'c’est le moment d’attaquer ou de finir le tour',
  noEndurance: () => 'cet artefact n’a plus d’endurance',
  faceDown: () => 'cet artefact est retourné',
  hasAttacked: () => 'cet artefact a déjà attaqué ce tour-ci',
  justSummoned: () => 'cet artefact vient d’être invoqué',
  noDreamer: () => 'ce joueur n’a pas de Dreamer en ce moment',
  covered: () => 'un artefact se tient devant ce Dreamer',
  weaknessColour: (d) => `le Dreamer a la couleur de la faiblesse de ${c(at(d, 'card'))}`,
  boostLater: () => 'les rêves s’ajoutent plus tard à cette table',
  noBoost: () => 'ces rêves ne renforcent pas cette carte',
  cannotIntercept: () => 'cet artefact ne peut pas s’interposer',
  interceptFirst: () => 'il faut d’abord dire si l’on s’interpose',
  defendFirst: () => 'il faut d’abord répondre à l’attaque',
  oneItem: () => 'un seul Objet de défense par attaque',
  notForDefence: () => 'cette carte n’est pas un Objet de défense',
  noItemForDreamer: () => 'à cette table, rien ne défend un Dreamer',
  nothingToPay: () => 'il n’y a rien à payer',
  notATarget: () => 'ce pouvoir ne peut pas toucher cela',
  rowFull: () => 'la rangée est pleine : il faut défausser un de ses rêves',
  roomEnough: () => 'la rangée a de la place : rien à défausser',
  notAmongUsed: (d) => `${power(at(d, 'power'), 'fr')} n’est pas parmi les usés`,
  usedFirst: () => 'on ne pioche que s’il n’y a rien d’usé à reprendre',
  powerFirst: () => 'un pouvoir attend d’être employé',
};

export const ways: Readonly<Record<string, string>> = {
  getsThrough: 'passe à coup sûr',
  mayHold: 'peut être tenue',
  held: 'tient',
  falls: 'tombe',
  wakes: 'se réveille',
};

export const terms: Readonly<Record<string, string>> = {
  dreamerEndurance: 'Z du Dreamer',
  sameColour: 'payé dans sa couleur',
  attack: 'attaque de base',
  defence: 'défense de base',
  resistance: 'résistance, base doublée',
  weakness: 'faiblesse, base diminuée',
  boosts: 'rêves ajoutés',
  item: 'Objet de défense',
  dreamer: 'Dreamer sans défense',
  faceDown: 'artefact retourné',
};

export const purposes: Readonly<Record<string, string>> = {
  power: 'rêves tirés de la pioche',
  dreamer: 'Dreamer tiré',
  order: 'ordre tiré au sort',
  guess: 'supposition',
};

/** Ce que disent les marques d’une ébauche. */
export type Marks = { readonly [K in keyof MarkDetails]: (details: MarkDetails[K]) => string };

export const marks: Marks = {
  paid: ({ paid, cost }) => `payé ${paid} sur ${cost}`,
  missing: ({ missing }) => `il manque ${missing}`,
  pays: ({ sort }) => `${power(sort, 'fr')} paie`,
  canPay: ({ sort }) => `${power(sort, 'fr')} peut payer`,
  endurance: ({ endurance }) => `endurance ${endurance}`,
  value: ({ value }) => `valeur ${value}`,
  ownColour: () => 'payé dans sa couleur',
  attack: ({ total }) => `attaque ${total}`,
  defence: ({ total }) => `défense ${total}`,
  bestDefence: ({ total }) => `défense ${total} au mieux`,
  through: ({ percent }) => `passe à coup sûr : ${percent} %`,
  more: ({ boosts, percent }) => `avec ${many(boosts, 'rêve', 'rêves')} de plus : ${percent} %`,
  won: () => 'l’attaque l’emporte',
  held: () => 'la défense tient',
  both: () => 'les deux tombent',
};
