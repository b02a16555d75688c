/** Les questions et leurs réponses. Ce fichier est le modèle de l’autre langue. */
import type { DecisionOf, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Do } from '../answers.ts';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import type { Voie } from '../data/voies.ts';
import type { Direction } from '../hex.ts';
import type { About } from '../questions.ts';
import type { Types } from '../types.ts';
import {
  bracketed,
  type Choices,
  castDetails,
  effectName,
  entry,
  fatigueOf,
  figure,
  flawsOf,
  lossIn,
  metIn,
  monteeCost,
  type Questions,
  repressionHere,
  repressionOf,
  signed,
  stepFrom,
} from './figures.ts';
import {
  cell,
  count,
  directions,
  hours,
  points,
  pronoun,
  repressed,
  somewhere,
  spell,
  stats,
  The,
  target,
  tired,
  voies,
} from './names.fr.ts';

/** Qui est assis là ; à défaut de nom, le numéro du siège. */
export const sitting = (seats: readonly Seat[] | undefined, seat: SeatIndex = 0): string =>
  seats?.[seat]?.name || `siège ${seat + 1}`;

const met = ({ encounter, force }: About<'encounter'>): string => `${ENCOUNTER_WORDS[encounter].fr}, force ${force}`;
const range = (metres: number): string =>
  metres === 0 ? 'au toucher' : metres >= 10_000 ? 'sans limite de portée' : `à ${metres} m au plus`;
const modes = { normal: 'en mode normal', accelere: 'en accéléré' } as const;

const gifts = {
  terreAttache: 'Une terre d’attache vous est donnée. Laquelle ?',
  reserveExtensible: 'Une case gardera plusieurs réserves. Laquelle ?',
  queteEaux: 'Un lac ou un marais sera vôtre. Lequel ?',
} as const;

export const questions: Questions = {
  world: () => 'Vous êtes dans le monde. Que faites-vous ?',
  burdens: () => 'Un Dragon vous a laissé quelque chose. En faites-vous quelque chose ?',
  lands: ({ mode }) =>
    mode === 'accelere' ? 'Où va le demi-rêve ? La route est à vous jusqu’à une rencontre.' : 'Où va le demi-rêve ?',
  encounter: (d) => `${met(d)} : que faites-vous ?`,
  struggle: ({ encounter, force }) => `${The(encounter)} (force ${force}) vous retient. Luttez-vous ?`,
  teleport: ({ encounter, force }) =>
    encounter === 'changeur'
      ? 'Le Changeur vous obéit : vers quelle case de ce terrain ?'
      : `Le Passeur vous obéit : vers quelle case, à ${force} au plus ?`,
  send: ({ force }) => `Le Messager vous obéit : vers quelle case, à ${force} au plus ?`,
  present: ({ force }) => `La cité vous fait un présent de force ${force}. Lequel ?`,
  trigger: () => 'Une réserve attend ici. La déclenchez-vous ?',
  cast: () => 'La case convient. Lancez-vous un sort ?',
  castThrough: ({ cell: coord, terrain }) =>
    `Le Messager est arrivé : ${coord ? `${cell(coord)}.` : terrain ? somewhere[terrain] : 'quelque part.'} Lancez-vous un sort de là ?`,
  reserve: ({ spell: id }) => `${spell(id)} est lancé. L’emportez-vous, ou attendra-t-il ici ?`,
  reserveFailure: ({ spell: id }) => `${spell(id)} a échoué du tout au tout. Laissez-vous venir l’effet erratique ?`,
  aim: ({ spell: id, target: what, reach }) =>
    what === 'soi'
      ? `${spell(id)} est là, rien que pour vous.`
      : `${spell(id)} est là. ${what === 'creature' ? 'Qui' : 'Que'} visez-vous ? ${capital(target(what))}, ${range(reach)}${what === 'objet' ? '' : ', ou vous-même'}.`,
  gift: ({ what }) => gifts[what],
  permission: ({ of }, who) => `${who} veut monter ${entry(modes, of) ?? ''}. Le permettez-vous ?`,
  place: (_, who) => `${who} est hors de la carte. Où reparaît son demi-rêve ?`,
  erratic: ({ of, voie, reach }, who) =>
    `${spell(of)} tourne mal pour ${who} (${voies[voie]}, ${range(reach)}). Qu’arrive-t-il ?`,
  tear: ({ of }, who) => `Magie impossible pour ${who} (${spell(of)}). Quelle déchirure s’ouvre ?`,
  sight: ({ spell: id, aim }, who) =>
    `${who} lance ${spell(id)} et vise ${aim ? aimed(aim) : 'sa cible'}. Est-elle délicate ?`,
  watch: () => 'Vous veillez sur le rêve. Intervenez-vous ?',
};

/** Ce qu’un Dragon a laissé et que l’on porte. */
const burden = (what: string): string => effectName(what)?.fr ?? what;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const place = ({ cell: coord, towards, steps }: Pick<Do<'send'>, 'cell' | 'towards' | 'steps'>): string =>
  coord !== undefined ? cell(coord) : `${count(steps ?? 1, 'case', 'cases')} ${directions[towards ?? 'N']}`;

const tiring = (d: DecisionOf<Types>): string => {
  const fatigue = fatigueOf(d);
  return fatigue === undefined ? '' : ` (${tired(fatigue)})`;
};
/** La case où mène un pas, quand on sait d’où l’on part. */
const leading = (d: DecisionOf<Types>, towards: Direction): string => {
  const to = stepFrom(d, towards);
  return to === undefined ? '' : to === null ? ' : hors de la carte' : ` : ${to.name}, ${to.coord}`;
};
/** Le prix d’un refoulement : un compteur qui monte, et le jet qui le tient ou non. */
const repressing = (price: number): string => ` (${repressed(price)}, et le test)`;
/** Le round d’une lutte est payé quoi qu’on fasse ; l’échec coûte à part. */
const mastering = (d: DecisionOf<Types>): string => {
  const [fatigue, lost] = [d.kind === 'struggle' && d.about.fatigue, lossIn(d)];
  return bracketed(
    [
      ...(fatigue ? [`${tired(fatigue)} pour ce round`] : []),
      ...(lost ? [`en cas d’échec ${points(lost.points)}${lost.vie > 0 ? ` et ${lost.vie} de vie` : ''}`] : []),
    ].join(' ; '),
  );
};
const presents = { fleur: 'une Fleur', passeur: 'un Passeur', messager: 'un Messager' } as const;

const aimed = ({ target: id, name, distance }: Pick<Do<'aim'>, 'target' | 'name' | 'distance'>): string =>
  `${name ?? target(id)}, ${distance === 0 ? 'au toucher' : `à ${distance} m`}`;

/** Ce qui, de la cible, n’est pas comme il faudrait. */
const FLAWS = ['sans la voir', 'sans la montrer du doigt', 'qui ne convient pas'] as const;

const CASTING = {
  points,
  by: (voie: Voie) => `par ${voies[voie]}`,
  here: 'magie de cette case',
  birth: (hour: number) => `naissance à l’heure ${hours[hour]}`,
};

export const choices: Choices = {
  // dans le monde
  goUp: ({ mode }, d) =>
    `${mode === 'accelere' ? 'monter en accéléré' : 'monter'} (${points(monteeCost(d, mode))}, ${tired(fatigueOf(d) ?? 1)})`,
  pass: (_, d) => (d.kind === 'world' ? 'laisser passer le round' : 'ne rien lancer'),
  wait: ({ hours: n }) => `attendre ${count(n, 'heure', 'heures')}`,
  sleep: ({ hours: n }) => `dormir ${count(n, 'heure', 'heures')}`,
  state: ({ do: _, ...set }) =>
    `noter sur la feuille : ${Object.entries(set)
      .map(([what, value]) => `${entry(stats, what) ?? what} ${figure(value ?? 0)}`)
      .join(', ')}`,
  repressTail: ({ what }) => {
    const price = repressionOf(what);
    return `refouler${price === undefined ? '' : repressing(price)} : ${burden(what)}`;
  },
  settle: ({ what, seat }, _, who) =>
    `c’est chose faite${seat === undefined ? '' : ` (${who(seat)})`} : ${burden(what)}`,
  end: () => 'finir là',
  // en TMR
  go: ({ towards }, d) => `aller ${directions[towards]}${leading(d, towards)}${tiring(d)}`,
  stay: (_, d) => `demeurer sur la case${tiring(d)}`,
  comeDown: () => 'redescendre',
  rest: () => 'finir le round ici',
  home: ({ cell: coord }, d) => `rejoindre sa terre d’attache : ${cell(coord)}${tiring(d)}`,
  river: ({ cell: coord }, d) => `suivre le Fleuve jusqu’en ${coord}${tiring(d)}`,
  // face à une rencontre
  master: ({ voie }, d) => `${voie ? `maîtriser par ${voies[voie]}` : 'maîtriser'}${mastering(d)}`,
  dodge: (_, d) => `se dérober (${pronoun(metIn(d) ?? 'fleur')} attendra ici)`,
  repress: (_, d) => `refouler${repressing(repressionHere(d))}`,
  letPass: (_, d) => (d.kind === 'trigger' ? 'la laisser attendre' : 'laisser passer'),
  outside: (_, d) => `le monde s’en mêle : un coup, une bousculade${repressing(repressionHere(d))}`,
  teleport: (a) => `aller là : ${place(a)}`,
  send: (a) => `l’envoyer là : ${place(a)}`,
  decline: () => 'décliner',
  present: ({ kind }) => presents[kind],
  // lancer
  cast: (a) => `lancer ${spell(a.spell)}${castDetails(a, CASTING)}`,
  reserve: (_, d) =>
    d.kind === 'reserveFailure'
      ? `tenter de le garder en réserve (le même jet, puis ${points(1)})`
      : `mettre en réserve (${points(1)})`,
  keep: (_, d) => (d.kind === 'reserveFailure' ? 'laisser venir' : 'l’emporter : effet au round suivant'),
  trigger: () => 'déclencher la réserve',
  // viser
  aim: (a) => (a.target === 'soi' ? 'se viser soi-même' : [`viser ${aimed(a)}`, ...flawsOf(a, FLAWS)].join(', ')),
  // la parole du gardien
  allow: (_, d) => (d.kind === 'sight' ? 'non, sans jet' : 'permettre'),
  forbid: () => 'interdire',
  require: ({ difficulty }, d) =>
    `demander un jet de ${d.kind === 'sight' ? 'VUE' : 'VOLONTÉ'} à ${signed(difficulty)}`,
  place: ({ cell: coord }) => cell(coord),
  draw: () => 'laisser tirer',
  describe: ({ detail }) => `dire : ${detail}`,
  tear: ({ colour, diameter, lasting, detail }) =>
    `${colour}, ${diameter} m, ${lasting ? 'pour toujours' : 'le temps d’un instant'}${detail ? `, ${detail}` : ''}`,
  break: ({ seat, detail }, _, who) => `rompre la concentration (${who(seat)})${detail ? ` : ${detail}` : ''}`,
  correct: ({ seat, what, value, detail }, _, who) =>
    `corriger la feuille (${who(seat)}) : ${stats[what]} ${figure(value)} (${detail})`,
};
