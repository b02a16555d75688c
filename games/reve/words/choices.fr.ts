/** Les questions et leurs réponses. Ce fichier est le modèle de l’autre langue. */
import type { Decision, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Answer, Do } from '../answers.ts';
import { ENCOUNTER_WORDS, type EncounterKind, lossTo } from '../data/encounters.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Voie } from '../data/voies.ts';
import type { Direction } from '../hex.ts';
import type { Aim, Mode } from '../state.ts';
import {
  bracketed,
  effectName,
  entry,
  figure,
  repressionOf,
  signed,
  spellCost,
  spellDifficulty,
  stepFrom,
  usualPrice,
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

/** Ce que les questions disent de ce qu’elles demandent (`Decision.about`), selon leur sorte. */
export interface About {
  readonly mode?: Mode;
  /** Ce que coûte une montée, là où un effet le change. */
  readonly costs?: Readonly<Record<Mode, number>>;
  /** Ce que fatigue une montée, une case où l’on entre, un round sur la sienne ou un round de lutte. */
  readonly fatigue?: number;
  readonly encounter?: EncounterKind;
  readonly force?: number;
  /** Ce que coûte un refoulement, là où ce n’est pas le prix ordinaire. */
  readonly price?: number;
  readonly cell?: string | null;
  readonly terrain?: Terrain | null;
  /** Les cases voisines qui ne sont plus là. */
  readonly missing?: readonly string[];
  readonly spell?: string;
  readonly target?: string;
  readonly reach?: number;
  readonly aim?: Aim | null;
  readonly voie?: Voie;
  readonly seat?: number;
  readonly of?: string;
  readonly what?: string;
}
export const about = (d: Decision): About => (d.about ?? {}) as About;

export type Choices = {
  readonly [K in Answer['do']]: (a: Do<K>, d: Decision, who: (seat: SeatIndex) => string) => string;
};

/** Qui est assis là ; à défaut de nom, le numéro du siège. */
export const sitting = (seats: readonly Seat[] | undefined, seat: SeatIndex = 0): string =>
  seats?.[seat]?.name || `siège ${seat + 1}`;

const met = ({ encounter, force }: About): string =>
  encounter ? `${ENCOUNTER_WORDS[encounter].fr}, force ${force}` : 'Une rencontre';
const range = (metres = 0): string =>
  metres === 0 ? 'au toucher' : metres >= 10_000 ? 'sans limite de portée' : `à ${metres} m au plus`;
const modes = { normal: 'en mode normal', accelere: 'en accéléré' } as const;

/** `who` est celui dont parle la question, s’il y en a un. */
export type Question = (about: About, who: string) => string;

const gifts = {
  terreAttache: 'Une terre d’attache vous est donnée. Laquelle ?',
  reserveExtensible: 'Une case gardera plusieurs réserves. Laquelle ?',
  queteEaux: 'Un lac ou un marais sera vôtre. Lequel ?',
} as const;

export const questions = {
  world: () => 'Vous êtes dans le monde. Que faites-vous ?',
  burdens: () => 'Un Dragon vous a laissé quelque chose. En faites-vous quelque chose ?',
  lands: ({ mode }) =>
    mode === 'accelere' ? 'Où va le demi-rêve ? La route est à vous jusqu’à une rencontre.' : 'Où va le demi-rêve ?',
  encounter: (d) => `${met(d)} : que faites-vous ?`,
  struggle: ({ encounter, force }) =>
    `${encounter ? The(encounter) : 'Quelque chose'} (force ${force}) vous retient. Luttez-vous ?`,
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
  reserve: ({ spell: id = '' }) => `${spell(id)} est lancé. L’emportez-vous, ou attendra-t-il ici ?`,
  reserveFailure: ({ spell: id = '' }) =>
    `${spell(id)} a échoué du tout au tout. Laissez-vous venir l’effet erratique ?`,
  aim: ({ spell: id = '', target: what = '', reach }) =>
    what === 'soi'
      ? `${spell(id)} est là, rien que pour vous.`
      : `${spell(id)} est là. ${what === 'creature' ? 'Qui' : 'Que'} visez-vous ? ${capital(target(what))}, ${range(reach)}${what === 'objet' ? '' : ', ou vous-même'}.`,
  gift: ({ what = '' }) => entry(gifts, what) ?? 'Quelle case choisissez-vous ?',
  permission: ({ of }, who) => `${who} veut monter ${entry(modes, of ?? '') ?? ''}. Le permettez-vous ?`,
  place: (_, who) => `${who} est hors de la carte. Où reparaît son demi-rêve ?`,
  erratic: ({ of = '', voie, reach }, who) =>
    `${spell(of)} tourne mal pour ${who} (${voie ? `${voies[voie]}, ` : ''}${range(reach)}). Qu’arrive-t-il ?`,
  tear: ({ of = '' }, who) => `Magie impossible pour ${who} (${spell(of)}). Quelle déchirure s’ouvre ?`,
  sight: ({ spell: id = '', aim }, who) =>
    `${who} lance ${spell(id)} et vise ${aim ? aimed(aim) : 'sa cible'}. Est-elle délicate ?`,
  watch: () => 'Vous veillez sur le rêve. Intervenez-vous ?',
} satisfies Readonly<Record<string, Question>>;
export type Questions = Readonly<Record<keyof typeof questions, Question>>;

/** Ce qu’un Dragon a laissé et que l’on porte. */
const burden = (what: string): string => effectName(what)?.fr ?? what;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const place = ({ cell: coord, towards, steps }: Pick<Do<'send'>, 'cell' | 'towards' | 'steps'>): string =>
  coord !== undefined ? cell(coord) : `${count(steps ?? 1, 'case', 'cases')} ${directions[towards ?? 'N']}`;

const tiring = (d: Decision): string => {
  const { fatigue } = about(d);
  return fatigue === undefined ? '' : ` (${tired(fatigue)})`;
};
/** La case où mène un pas, quand on sait d’où l’on part. */
const leading = (d: Decision, towards: Direction): string => {
  const to = stepFrom(about(d), towards);
  return to === undefined ? '' : to === null ? ' : hors de la carte' : ` : ${to.name}, ${to.coord}`;
};
/** Le prix d’un refoulement : un compteur qui monte, et le jet qui le tient ou non. */
const repressing = (price: number): string => ` (${repressed(price)}, et le test)`;
/** Le round d’une lutte est payé quoi qu’on fasse ; l’échec coûte à part. */
const mastering = ({ fatigue, encounter, force = 0 }: About): string => {
  const lost = encounter && lossTo(encounter, force);
  return bracketed(
    [
      ...(fatigue === undefined ? [] : [`${tired(fatigue)} pour ce round`]),
      ...(lost && lost.points > 0
        ? [`en cas d’échec ${points(lost.points)}${lost.vie > 0 ? ` et ${lost.vie} de vie` : ''}`]
        : []),
    ].join(' ; '),
  );
};
const presents = { fleur: 'une Fleur', passeur: 'un Passeur', messager: 'un Messager' } as const;

const aimed = ({ target: id, name, distance }: Pick<Do<'aim'>, 'target' | 'name' | 'distance'>): string =>
  `${name ?? target(id)}, ${distance === 0 ? 'au toucher' : `à ${distance} m`}`;

/** Ce qui, de la cible, n’est pas comme il faudrait. */
function flaws({ visible, pointed, fitting }: Do<'aim'>): string[] {
  return [
    ...(visible ? [] : ['sans la voir']),
    ...(pointed ? [] : ['sans la montrer du doigt']),
    ...(fitting ? [] : ['qui ne convient pas']),
  ];
}

export const choices: Choices = {
  // dans le monde
  goUp: ({ mode }, d) => {
    const cost = about(d).costs?.[mode] ?? (mode === 'accelere' ? 2 : 1);
    return `${mode === 'accelere' ? 'monter en accéléré' : 'monter'} (${points(cost)}, ${tired(about(d).fatigue ?? 1)})`;
  },
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
  master: ({ voie }, d) => `${voie ? `maîtriser par ${voies[voie]}` : 'maîtriser'}${mastering(about(d))}`,
  dodge: (_, d) => {
    const { encounter } = about(d);
    return `se dérober (${encounter ? pronoun(encounter) : 'elle'} attendra ici)`;
  },
  repress: (_, d) => {
    const { price, encounter } = about(d);
    return `refouler${repressing(price ?? (encounter ? usualPrice(encounter) : 1))}`;
  },
  letPass: (_, d) => (d.kind === 'trigger' ? 'la laisser attendre' : 'laisser passer'),
  outside: (_, d) => `le monde s’en mêle : un coup, une bousculade${repressing(about(d).price ?? 1)}`,
  teleport: (a) => `aller là : ${place(a)}`,
  send: (a) => `l’envoyer là : ${place(a)}`,
  decline: () => 'décliner',
  present: ({ kind }) => presents[kind],
  // lancer
  cast: ({ spell: id, cost, voie, difficulty, here, hour, detail }) => {
    const r = spellCost(id, cost);
    const more = [
      ...spellDifficulty(id, difficulty),
      ...(r === undefined ? [] : [points(r)]),
      ...(voie ? [`par ${voies[voie]}`] : []),
      ...(here ? ['magie de cette case'] : []),
      ...(hour === undefined ? [] : [`naissance à l’heure ${hours[hour]}`]),
      ...(detail === undefined ? [] : [detail]),
    ];
    return `lancer ${spell(id)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
  },
  reserve: (_, d) =>
    d.kind === 'reserveFailure'
      ? `tenter de le garder en réserve (le même jet, puis ${points(1)})`
      : `mettre en réserve (${points(1)})`,
  keep: (_, d) => (d.kind === 'reserveFailure' ? 'laisser venir' : 'l’emporter : effet au round suivant'),
  trigger: () => 'déclencher la réserve',
  // viser
  aim: (a) => (a.target === 'soi' ? 'se viser soi-même' : [`viser ${aimed(a)}`, ...flaws(a)].join(', ')),
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
