/** Les phrases françaises. Ce fichier est le modèle de l’autre langue. */
import { frenchOf } from '@reverie/kernel/words';
import type { Action, Answer, Do } from '../answers.ts';
import { RESERVED } from '../data/things.ts';
import type { Event } from '../events.ts';
import type { PublicAction } from '../frames.ts';
import type { QuestionKind } from '../questions.ts';
import { aimed, counted, figuresIn } from './figures.ts';
import { namesIn } from './names.ts';
import type { About, AboutOf, Spoken } from './spoken.ts';

const { number: n, cm } = figuresIn('fr');
const { purposes, results, hows, actions, charges, moves, conditions } = namesIn('fr');

type Name = (seat: number) => string;
interface Templates {
  events: {
    readonly [K in Event['kind']]: (e: Spoken<Extract<Event, { kind: K }>>, name: Name, where: string) => string;
  };
  questions: { readonly [K in QuestionKind]: (a: Spoken<AboutOf<K>>, intended: string) => string };
  acts: { readonly [K in Action['kind']]?: (a: Spoken<Extract<Action | PublicAction, { kind: K }>>) => string };
  choices: { readonly [K in Answer['do']]?: (a: Spoken<Do<K>>, d: Spoken<About>) => string };
}
const onto = (name: string): string => `sur ${name}`;

/** Chemins et places. */
const bearings = {
  here: 'sur place',
  headings: { ahead: 'en avant', back: 'en arrière', left: 'vers la gauche', right: 'vers la droite' },
  hows: { jump: 'd’un saut', drop: 'en se laissant tomber' },
  towards: (name: string) => `vers ${name}`,
  until: (gap: string) => (gap === '0' ? '(au contact)' : `(jusqu’à ${gap} cm)`),
  beside: (gap: string, name: string) => (gap === '0' ? `sur ${name}` : `à ${gap} cm ${frenchOf(name)}`),
};
const stops = {
  hole: 'devant un trou trop long',
  blocked: 'par un obstacle',
  struck: 'en chemin',
  rooted: 'par des racines',
  jump: 'dans son saut',
};
const misses = { hurt: 'blessé', contested: 'disputé', away: 'éloigné' };

/** `{e}` s’accorde avec le combattant, `{il}` est son pronom. */
const events = {
  deployed: (e, name) => `${name(e.seat)} a placé sa horde.`,
  turn: (e) => `Tour ${e.turn} : dans la brume, on voit à ${n(e.visibility)} cm.`,
  moraleAsked: (e, name) => `${name(e.seat)} demande un jet de moral.`,
  morale: (e, name) =>
    e.seat === null
      ? 'Le moral est égal : rien.'
      : `Le moral est à ${name(e.seat)} : +${e.bonus} sur un jet et un point de destinée pour ce tour.`,
  initiative: (e, name) => `${name(e.seat)} a l’initiative.`,
  begins: (e, name) => `${name(e.seat)} commence.`,
  rolled: (e) =>
    `${e.who}, ${purposes[e.what]} : ${e.faces.join(' + ')} donne ${e.total}${e.auto ? ', échec automatique' : ''}.`,
  destiny: (e) => `${e.who} : ${counted(e.dice, 'point de destinée', 'points de destinée')}.`,
  moraleUsed: (e) => `${e.who} : le moral ajoute ${e.bonus}.`,
  reserved: (e) => `${e.who} : ${RESERVED[e.what].name.fr}.`,
  declared: (e, _name, intended) => `${e.who} déclare : ${intended}.`,
  disengages: (e) => `${e.who} se désengage ${frenchOf(e.from)}.`,
  intercepts: (e) => `${e.who} intercepte ${e.mover} (${e.with}).`,
  defends: (e) =>
    `${e.who} ${e.inTime ? 'défend' : 'arrive trop tard pour défendre'} ${e.of} : ${n(e.own)} cm contre ${n(e.other)}.`,
  moved: (e, _name, far) => `${e.who} ${moves[e.why]}, ${far} cm.`,
  stopped: (e) => `${e.who} est arrêté{e} ${stops[e.why]}.`,
  lost: (e) => `${e.who} ne peut plus faire son action (${actions[e.action]}).`,
  reacts: (e) => `${e.who} face à ${e.by} : ${hows[e.how]}.`,
  struck: (e) => `${e.who} ${results[e.result]} ${e.target}${e.special ? ', réussite spéciale' : ''}.`,
  wounded: (e) => {
    const damage = `${e.who} : ${counted(e.damage, 'dégât', 'dégâts')}`;
    if (e.wounds === 0) return `${damage}, sa protection arrête tout.`;
    return `${damage}, ${counted(e.wounds, 'blessure', 'blessures')} ; physique ${e.left}.`;
  },
  armour: (e) => `${e.who} perd un point d’armure : ${e.left}.`,
  state: (e) => `${e.who} ${conditions[e.what]}${e.amount > 0 ? ` (${e.amount})` : ''}.`,
  out: (e) => `${e.who} est hors combat.`,
  died: (e) => `${e.who} est mort{e}.`,
  fled: (e) => `${e.who} quitte la table.`,
  captured: (e) => `${e.by} capture ${e.who} (${e.strength} pour ${e.will}).`,
  captureFailed: (e) => `${e.by} ne parvient pas à capturer ${e.who} (${e.strength} pour ${e.will}).`,
  freed: (e) => `${e.who} est libre.`,
  escapeFailed: (e) => `${e.who} ne parvient pas à s’évader.`,
  shot: (e) =>
    `${e.who}${e.with ? ` (${e.with})` : ''}${e.target ? ` vise ${e.target}` : ''} : ${e.total} pour ${e.difficulty}, ${e.hit ? 'touché' : 'manqué'}.`,
  stray: (e) => `Le coup perdu ${frenchOf(e.who)} va sur ${e.target}.`,
  cast: (e) =>
    `${e.who} lance ${e.spell}${e.target ? ` sur ${e.target}` : ''} : ${e.success ? 'le sort part' : 'le sort échoue'}.`,
  prepares: (e) => `${e.who} prépare ${e.spell}.`,
  preparesSomething: (e) => `${e.who} prépare un sort.`,
  spellLost: (e) => `${e.who} perd le sort préparé.`,
  boosted: (e) => `${e.who} pouvait miser ${e.offered}, mise ${e.bonus} de physique.`,
  veil: (e, _name, where) => `Un voile de brume de ${e.radius} cm se lève ${where}.`,
  healed: (e) => `${e.who} regagne ${e.amount} : physique ${e.left}.`,
  reaches: (e) => `${e.who} se penche sur ${e.thing}.`,
  took: (e) => `${e.who} a maintenant ${e.thing}.`,
  pickUpFailed: (e) => `${e.who} n’obtient pas ${e.thing} : ${misses[e.why]}.`,
  passed: (e) => `${e.who} passe ${e.prisoner ?? e.thing} à ${e.to}.`,
  threw: (e, _name, where) => `${e.who} lance ${e.victim ?? e.thing}, qui retombe ${where}.`,
  lies: (e, _name, where) => `${e.thing} gît ${where}.`,
  fell: (e) =>
    `${e.who} tombe de ${n(e.height)} cm${e.on ? ` sur ${e.on}` : ''} : ${counted(e.wounds, 'blessure', 'blessures')}.`,
  jumped: (e) => `${e.who} saute ${n(e.declared)} cm, ${n(e.possible)} possibles${e.failed ? ' : c’est manqué' : ''}.`,
  turnEnds: (e) => `Fin du tour ${e.turn}.`,
  holds: (e, name) => `${name(e.seat)} tient le terrain : ${counted(e.points, 'point', 'points')}.`,
  left: (e, name) => `${name(e.seat)} quitte la partie.`,
  over: (e, name) =>
    `Partie finie, ${e.points.join(' à ')}. ${e.seat === null ? 'Personne ne gagne' : `${name(e.seat)} gagne`}.`,
} satisfies Templates['events'];

const reacts = ({ malus }: Spoken<AboutOf<'answer'>>): string =>
  `comment réagit-{il} ?${malus === null ? '' : ` (malus à placer : ${malus})`}`;
const casts = (a: Spoken<AboutOf<'boost'>>): string =>
  `${a.fighter} lance ${a.spell}${a.target === null ? '' : ` sur ${a.target}`}`;

const questions = {
  deploy: () => 'Placez votre horde dans votre bande.',
  morale: () => 'Quelqu’un est tombé ou a fui au tour passé : demandez-vous un jet de moral ?',
  nameMorale: () => 'Jet de moral : qui le fait pour votre horde ?',
  nameInitiative: () => 'Jet d’initiative : qui porte la volonté de votre horde ?',
  begin: () => 'L’initiative est à vous : qui commence ?',
  choose: () => 'Qui activez-vous ?',
  breath: (a) => `${a.fighter} (physique ${a.left} sur ${a.of}) : prendre son second souffle ?`,
  declare: (a) => (a.freed ? `${a.fighter} est libre : où va-t-{il} ?` : `${a.fighter} : quelle est son intention ?`),
  attack: () => 'Quelle attaque combinée ?',
  react: (_a, intended) => `${intended} Interceptez-vous, défendez-vous ?`,
  slip: (a) => `${a.guard} s’interpose devant ${a.fighter} : l’affronter ou l’esquiver ?`,
  cast: (a, intended) =>
    `${a.fighter} tient prêt le sort ${a.spell} : ${a.after ? 'le lancer maintenant ? Sinon il est perdu.' : `le lancer avant son action (${intended}), ou après ?`}`,
  continue: (a) => `${a.fighter} est à terre : qui continue l’attaque ?`,
  answer: (a) => {
    if ('total' in a)
      return `${a.stray ? 'Coup perdu : ' : ''}${a.by} touche ${a.fighter} (${a.victim || a.with}, ${a.total} pour ${a.difficulty}) : ${reacts(a)}`;
    const how = `${a.with}${a.charge ? `, ${charges[a.charge]}` : ''}`;
    return `${a.by} ${a.why === 'interception' ? 'intercepte' : 'frappe'} ${a.fighter} (${how}) : ${reacts(a)}`;
  },
  dice: (a) => `${a.fighter}, ${purposes[a.what]} (${a.plus} + D${a.die}) : qu’ajoutez-vous avant le jet ?`,
  blow: (a) => `${a.fighter} domine ${a.target} : frapper ou capturer ?`,
  press: (a) => `${a.fighter} a dominé ${a.target} : profiter de l’avantage ?`,
  on: (a) => {
    const far = `(${cm(a.most)} cm${a.sidestep ? `, ${cm(a.sidestep)} avec un pas de côté` : ''})`;
    if (a.why === 'dodge') return `${a.fighter} a esquivé : où s’écarte-t-{il} ? ${far}`;
    return `${a.fighter} : le reste de son déplacement ? ${far}`;
  },
  place: (a) => `Où placer ${a.thing ?? a.fighter}, près ${frenchOf(a.beside)} ?`,
  escape: (a) => `${a.fighter} est aux mains ${frenchOf(a.captor)} : tenter une évasion ? (il faut ${a.need})`,
  boost: (a) => `${casts(a)} : augmenter son aptitude, contre du physique ?`,
  stake: (a) => `${casts(a)} : combien miser de physique ? (${a.most} au plus)`,
} satisfies Templates['questions'];

const acts: Templates['acts'] = {
  strike: (a) => `${a.charge ? charges[a.charge.type] : a.body ? 'frappe corporelle' : 'frappe'} sur ${a.target}`,
  sweep: (a) => `frappe multiple, de ${a.from} à ${a.to}`,
  shot: (a) => `${a.weapon} sur ${a.target}`,
  spell: (a) => `${a.spell} ${aimed(a, onto)}`,
  prepare: (a) => ('spell' in a ? `préparer ${a.spell}` : actions.prepare),
  pickUp: (a) => `ramasser l’objet ${a.thing + 1}`,
  pass: (a) => `passer à ${a.to}`,
  throw: (a) => `lancer ${a.victim ?? 'l’objet'} ${a.at}`,
};

const FIGURES = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];

/** Ce qui n’est pas une simple liste de réponses : ces phrases sont jointes par texts.ts. */
const parts = {
  deployed: (count: number, wide: string, order: string) =>
    count === 1
      ? `une figurine déployée : ${order}`
      : `${FIGURES[count] ?? count} figurines déployées sur ${wide} cm, de gauche à droite ${order}`,
  attack: (target: string, attackers: string) => `sur ${target} : ${attackers}`,
  intercepts: (by: string, mover: string, run: number, means: string) =>
    `${by} intercepte ${mover} ${run === 0 ? 'dès le départ' : `après ${cm(run)} cm`} (${means})`,
  defends: (by: string, path: string) => `${by} défend, ${path}`,
  needs: (total: number) => `il faut ${total}`,
  will: (value: number, die: number) => `volonté ${value} + D${die}`,
  share: (share: number) => `malus de ${share}`,
  dice: (add: number) => (add === 0 ? 'rien de plus' : counted(add, 'dé de destinée', 'dés de destinée')),
  begin: (other: string | null) => (other === null ? 'commencer' : `laisser commencer ${other || 'l’adversaire'}`),
  morale: 'bonus de moral',
  reserved: 'action réservée',
  shift: (way: string) => `envoyer valser, ${way}`,
  beside: (name: string, way: string) => `depuis ${name}, ${way}`,
  double: ', au double',
  sidestep: ', pas de côté',
};

/** Laisser les choses comme elles sont, selon ce qui est demandé. */
const passing = {
  cast: ({ after, spell }: Spoken<About>) =>
    after ? `laisser perdre ${spell}` : `d’abord son action, garder ${spell} pour après`,
  react: () => 'laisser faire',
  continue: () => 'personne',
  on: () => 'rester là',
  attack: () => 'non, en activer un seul',
  other: () => 'non, rien',
};

const choices = {
  ask: () => 'oui, demander',
  combine: () => 'attaque combinée',
  breath: () => 'oui : regagner deux points de physique',
  blow: (a, d) => {
    if (a.how === 'capture') return `capturer (${a.by ?? d.fighter})`;
    return a.rage ? 'frapper avec rage' : 'frapper';
  },
  contact: () => 'monter au contact',
  escape: () => 'tenter l’évasion',
  cast: (a, d) => `lancer ${d.spell} ${aimed(a, onto)}`,
  boost: () => 'puiser en soi',
  stake: (a) => `miser ${a.points} de physique`,
  fight: (_a, d) => `affronter ${d.guard ?? 'le défenseur'}`,
  slip: (_a, d) => `esquiver ${d.guard ?? 'le défenseur'}`,
} satisfies Templates['choices'];

/** `{x}` stands for a detail, `{x|…}` for a detail or else these words, `{place}` for where. */
const reasons = {
  notThis: 'Ce n’est pas une réponse à cette question.',
  sceneryOff: 'La pièce de décor {piece} sort de la table{place}.',
  sceneryCrosses: 'Les côtés {first} et {second} de la pièce de décor {piece} se croisent ou se touchent{place}.',
  sceneryFlat: 'La pièce de décor {piece} n’a pas de surface.',
  pitTooDeep: 'La fosse {piece} est profonde de {depth} cm : qui fait {deepest} cm au plus n’en sortirait jamais.',
  thingOff: 'L’objet « {thing} » est hors de la table{place}.',
  thingInWall: 'L’objet « {thing} » est dans un mur{place} : nul ne l’atteindrait.',
  noRelic: 'Le but est la relique, mais aucune n’est sur la table.',
  noRoom: 'La horde du siège {seat} ne trouve pas à se placer dans sa bande.',
  noSuchThing: 'Aucun objet ne s’appelle « {thing} ».',
  noSuchFighter: 'Aucun combattant ne s’appelle « {fighter} ».',
  hordeSize: 'Une horde compte de {least} à {most} figurines, pas {count}.',
  hordeMixed: 'Une horde sert une seule croyance ; celle-ci en mêle plusieurs : {hordes}.',
  hordeOver: 'La horde coûte {cost} points pour {points} permis.',
  offTable: 'C’est hors de la table{place}.',
  wall: 'Un obstacle barre le chemin{place}.',
  baseInWay: 'Le socle de {mark} barre le chemin{place}.',
  crowded: 'La place est prise{place}.',
  cannotClimb: 'Impossible de se tenir là en chemin{place} : il faut un appui au sommet.',
  hangsOver: 'Le socle ne tient pas tout entier sur une surface{place}.',
  noDrop: 'Il n’y a pas de vide où sauter{place}.',
  longDrop:
    'Un saut dans le vide ne dure que le temps de passer le bord, une largeur de socle au plus{place} : le reste se marche.',
  noRunUp: 'Un saut demande une course d’élan droite juste avant{place}.',
  crooked: 'Le saut doit prolonger la course d’élan{place}.',
  jumpUndeclared: 'Un saut se déclare avec l’intention.',
  tooFar: 'Trop loin : {cost} cm pour {budget} cm permis{place}.',
  doubleActs: 'Un déplacement double ne laisse pas d’action.',
  onlyMove: 'Un évadé ne fait que se déplacer.',
  hasActed: 'Son action du tour est déjà faite.',
  noTarget: 'Il n’y a pas de cible convenable.',
  notOwn: '{mark} est de votre horde.',
  outOfReach: '{mark|Le point} est hors de portée{place}.',
  notInFront: '{mark|Le point} n’est pas dans l’angle d’attaque{place}.',
  unseen: '{mark|La cible} n’est pas en vue{place}.',
  twoTargets: 'Une frappe multiple va d’une cible à une autre.',
  notLong: 'Il faut une arme longue ou lourde.',
  notShort: 'Il faut une arme courte.',
  noWeapon: 'Cette arme ne convient pas : {weapon}.',
  noSpell: 'Ce combattant ne connaît pas ce sort : {spell}.',
  noPoint: 'Ce sort vise un point.',
  wrongSide: 'Ce sort ne se lance pas sur {mark}.',
  alreadyPrepared: 'Un sort est déjà en préparation.',
  noThing: 'Cet objet n’existe pas.',
  held: 'L’objet est tenu par {mark}.',
  notInContact: 'Il faut être au contact{place}.',
  notHeld: 'Il ne tient pas cela.',
  oneProjectile: 'On lance un objet ou une victime, pas les deux.',
  noVictim: 'On ne lance qu’un prisonnier tenu ou un combattant hors combat au contact.',
  notAtEdge: 'Le socle ne touche pas le bord de la table{place}.',
  noLine: 'La ligne de charge est la dernière droite, à pied et d’un trait{place}.',
  noDestiny: 'Il reste {points} points de destinée.',
  noBonus: 'Il n’y a pas de bonus de moral.',
  noReserved: 'Cette action réservée n’est pas disponible.',
  noReaction: 'Réaction impossible : {how}.',
  oneCapture: 'Une seule tentative de capture.',
  cannotCapture: 'Ce combattant ne peut pas capturer cette cible.',
  outOfZone: 'C’est hors de la zone de corps à corps{place}.',
  bites: 'Le socle mordrait sur la limite de l’angle d’attaque{place}.',
  noCorridor: 'Le couloir n’est pas libre{place}.',
  crosses: 'Deux adversaires envoyés valser ne se croisent pas{place}.',
  noWay: 'Aucun chemin libre jusqu’au contact{place}.',
  stakeTooHigh: 'La mise va jusqu’à {most}.',
  notBeside: 'Trop loin de l’endroit permis{place}.',
  notWaiting: '{mark|Ce combattant} a déjà été activé, ou ne peut pas agir.',
  noMove: '{mark|Ce combattant} ne se déplace pas.',
  offWay: 'Ce point n’est pas sur la trajectoire (à {at} cm).',
  attacked: '{mark} est la cible : il ne peut pas intercepter son attaquant.',
  oneReaction: '{mark} n’a qu’une réaction.',
  notMelee: 'On ne défend un compagnon qu’au corps à corps.',
  twiceNamed: 'Un même combattant est nommé deux fois.',
  otherTarget: '{mark} vise une autre cible.',
  nobodyToCombine: 'Il faut au moins deux combattants inactivés.',
  shares: 'Du malus de l’attaque combinée il reste {malus} : on ne peut pas en placer {share} ici.',
  deployCount: 'Il faut {fighters} places, pas {count}.',
  noFacing: '{mark} doit regarder quelque part.',
  outsideStrip: '{mark} est hors de la bande de déploiement{place}.',
  deployOverlap: 'Les socles de {mark} et {other} se chevauchent{place}.',
  cannotSpeak: '{mark|Ce combattant} n’est pas conscient et libre.',
};

/** Ce que disent les marques d’une esquisse. */
const marks = {
  way: 'chemin de {cost} cm sur {budget}',
  end: '{mark} s’arrête là',
  charge: 'charge, +{bonus}',
  intercepts: '{mark} peut intercepter de {from} à {to} cm ({with})',
  guards: '{mark} peut s’interposer, {own} contre {other} cm',
  strikesAt: '{mark} frappe à {at} cm ({with})',
  'sight.clear': '{mark} en vue à {gap} cm',
  'sight.partial': '{mark} en partie caché à {gap} cm, {covered} %',
  'sight.none': '{mark} caché à {gap} cm',
};

export const sentences = {
  role: 'chef de horde',
  programs: { raider: 'un pillard, qui suit l’espérance' },
  written: 'Places et distances sont en centièmes de centimètre, x puis y : [1250, 1075] est la place 12,5 ; 10,75.',
  seat: (seat: number) => `siège ${seat + 1}`,
  at: (x: string, y: string) => ` (en ${x} ; ${y})`,
  turn: (turn: number, of: number) => `tour ${turn} sur ${of}`,
  visibility: (far: string) => `on voit à ${far} cm`,
  pronouns: ['il', 'elle'],
  colon: ' :',
  wounds: (n: number) => (n === 0 ? 'aucune blessure' : counted(n, 'blessure', 'blessures')),
  withPoints: (n: number) => (n === 0 ? 'sans destinée' : `avec ${counted(n, 'point', 'points')}`),
  onto,
  bearings,
  events,
  questions,
  acts,
  parts,
  passing,
  choices,
  reasons,
  marks,
};

/** What another language must have. */
export type Sentences = Omit<typeof sentences, keyof Templates> & Readonly<Templates>;
