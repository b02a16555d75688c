/**
 * What Dragons leave in a mind that came too near: queues, for a Rêve de Dragon that was not mastered; ombres de Thanatos,
 * in their place for who has used Thanatos since the last one; souffles and têtes (RDD-TABLE-01). All are read on 1d100.
 * Names and ranges are the book's, the sentences are ours. Ids are unique within a table; the same id in two tables is
 * the same effect for another length of time.
 */
import type { Words } from '@reverie/kernel/words';
import { type Range, range } from './percent.ts';

export interface Fate<Id extends string = string> extends Range {
  readonly id: Id;
  readonly name: Words;
  readonly effect: Words;
  /**
   * Whether the game itself carries it out, because it lies on the map or on the journey: cells, montées, encounters,
   * reserves, spells, and the points, fatigue, sleep and experience that the game counts. All else is written on the
   * sheet and named.
   */
  readonly played: boolean;
  /** How long it holds, where that is a number of days; they end with Château Dormant. */
  readonly days?: 1 | '7+ddr';
  /** What repressing it costs in refoulement points; without it, it cannot be repressed. */
  readonly repression?: number;
  /** Counts as this other effect while it lasts. */
  readonly like?: string;
}

type Written = Omit<Fate, 'id' | keyof Range>;

/** The rows of a printed table: its ranges, one for each fate in their order. */
function table<Id extends string>(fates: Readonly<Record<Id, Written>>, printed: string): readonly Fate<Id>[] {
  const ranges = printed.split(' ');
  return Object.entries<Written>(fates).map(([id, fate], i) => ({ id: id as Id, ...range(ranges[i] ?? ''), ...fate }));
}

type Kept = Partial<Pick<Fate, 'days' | 'repression' | 'like'>>;

/** A fate that the game carries out: its name and its effect, French then English. */
function played(fr: string, en: string, effectFr: string, effectEn: string, kept: Kept = {}): Written {
  return { name: { fr, en }, effect: { fr: effectFr, en: effectEn }, played: true, ...kept };
}

/** A fate that is only written on the sheet. */
function noted(fr: string, en: string, effectFr: string, effectEn: string, kept: Kept = {}): Written {
  return { ...played(fr, en, effectFr, effectEn, kept), played: false };
}

const DAY = { days: 1 } as const;
/** Held like a désir lancinant, as far as experience goes. */
const LONGING = { like: 'desirLancinant' } as const;

/** The first eleven are common to queues and ombres. */
// biome-ignore format: a fate is two lines, its name and its effect
const COMMON = {
  mauvaiseRencontre: played('Mauvaise rencontre en perspective', 'Ill meeting ahead',
    'La rencontre à venir se tire sur la table spéciale.', 'The next encounter is drawn on the special table.'),
  pelerinage: played('Pèlerinage', 'Pilgrimage',
    'Plus de haut-rêve avant d’avoir gagné une case tirée au sort ; un Passeur peut y mener, un Messager ne compte pas.', 'No magic before reaching a cell drawn at random; a Ferryman may help, a Messenger does not count.'),
  conquete: played('Conquête', 'Conquest',
    'Plus de haut-rêve avant d’avoir maîtrisé à −7 une case sèche tirée au sort ; un échec fait redescendre, sans souffle.', 'No magic before mastering at −7 a dry cell drawn at random; failure breaks concentration, without a breath.'),
  inertie: played('Inertie draconique', 'Draconic inertia',
    'Pendant un jour, chaque case ou round en TMR coûte deux points de fatigue.', 'For a day each cell or round in the TMR costs two points of fatigue.', DAY),
  urgence: played('Urgence draconique', 'Draconic urgency',
    'Il faut aller déclencher tout de suite la réserve la plus proche ; faute de réserve, tirez une idée fixe.', 'The nearest reserve must be fired at once; without one, draw an idée fixe.'),
  reinsertion: played('Réinsertion aléatoire', 'Random reinsertion',
    'Le demi-rêve est remis en secret sur une case tirée au sort.', 'The demi-rêve is secretly put on a cell drawn at random.'),
  monteeLaborieuse: played('Montée laborieuse', 'Steep ascent',
    'Pendant un jour, monter coûte deux points de rêve, trois en accéléré.', 'For a day going up costs two rêve points, three in accelerated mode.', DAY),
  coupDeBarre: played('Coup de barre', 'Sudden weariness',
    'On prend aussitôt 3d6 points de fatigue.', 'One takes 3d6 points of fatigue at once.'),
  insomnie: played('Insomnie', 'Sleeplessness',
    'Pendant un jour, impossible de dormir, donc de rêver.', 'For a day there is no sleeping, hence no dreaming.', DAY),
  depouillement: noted('Dépouillement', 'Empty purse',
    'Toute la monnaie que l’on a ira au premier inconnu rencontré.', 'All the coin one has goes to the first stranger met.'),
  amnesie: noted('Amnésie sélective', 'Patchy memory',
    'Pendant un jour, une compétence tirée au sort, hors Draconic, retombe à son niveau de base.', 'For a day a skill drawn at random, never a Draconic, falls back to its base level.', DAY),
} satisfies Readonly<Record<string, Written>>;

// biome-ignore format: a fate is two lines, its name and its effect
const OWN_TO_QUEUES = {
  souvenirObsessionnel: noted('Souvenir obsessionnel de l’archétype', 'Obsessive memory of the archetype',
    'La prochaine expérience de stress ira à une compétence tirée au sort.', 'The next experience from stress goes to a skill drawn at random.'),
  coupDeFoudre: played('Coup de foudre fatal', 'Fatal love at first sight',
    'Amour fou pour le premier inconnu rencontré : pas d’expérience sur particulière tant qu’il n’est pas comblé.', 'Mad love for the first stranger met: no experience from a particulière until it is fulfilled.', LONGING),
  masqueDeNarcos: noted('Masque de Narcos', 'Mask of Narcos',
    'Pendant 1d7 jours, APPARENCE et Beauté baissent de 1d6.', 'For 1d7 days APPARENCE and Beauty are 1d6 lower.'),
  desirLancinant: played('Désir lancinant', 'Nagging desire',
    'Un désir (1d20) : pas d’expérience sur particulière tant qu’il n’est pas satisfait.', 'A desire (1d20): no experience from a particulière until it is satisfied.'),
  ideeFixe: played('Idée fixe', 'Fixed idea',
    'Une conduite (1d20) s’impose jusqu’à la fin du Château Dormant du lendemain ; la vingtième interdit la montée.', 'A way of behaving (1d20) until the end of tomorrow’s Sleeping Castle; the twentieth forbids the ascent.'),
} satisfies Readonly<Record<string, Written>>;

/** A désir thanataire: a desire of a darker kind, which the table may always leave unplayed. */
function darkDesire(fr: string, en: string): Written {
  return played(
    fr,
    en,
    'Désir thanataire : pas d’expérience sur particulière tant qu’il n’est ni satisfait ni refoulé.',
    'A dark desire: no experience from a particulière until it is satisfied or repressed.',
    { ...LONGING, repression: 2 },
  );
}

// biome-ignore format: a fate is two lines, its name and its effect
const OWN_TO_OMBRES = {
  souvenirMorbide: noted('Souvenir morbide de l’archétype', 'Morbid memory of the archetype',
    'La prochaine expérience de stress ira à Thanatos.', 'The next experience from stress goes to Thanatos.'),
  desirSang: darkDesire('Désir de boire du sang chaud', 'Desire to drink warm blood'),
  desirCercueil: darkDesire('Désir de dormir dans un cercueil', 'Desire to sleep in a coffin'),
  desirPendaison: darkDesire('Désir d’assister à une pendaison', 'Desire to watch a hanging'),
  desirCrane: darkDesire('Désir de parler à un crâne', 'Desire to talk to a skull'),
  desirTerreur: darkDesire('Désir d’entendre hurler de terreur', 'Desire to hear a scream of terror'),
  desirBlesserFemme: darkDesire('Désir de blesser une femme', 'Desire to wound a woman'),
  desirBlesserEnfant: darkDesire('Désir de blesser un enfant', 'Desire to wound a child'),
  desirEscalade: darkDesire('Désir d’escalade difficile', 'Desire for a hard climb'),
  injure: noted('Injurier le premier inconnu rencontré', 'Insult the first stranger met',
    'Le premier inconnu rencontré se fait insulter.', 'The first stranger met gets insulted.', { repression: 4 }),
  couardise: noted('Couardise irraisonnée', 'Blind cowardice',
    'Au prochain combat, il faut fuir, se cacher ou se rendre, et sans magie.', 'In the next fight one must flee, hide or yield, and without magic.', { repression: 4 }),
  heroisme: noted('Héroïsme forcené', 'Frenzied heroism',
    'Au prochain combat, il faut charger le premier, et sans magie.', 'In the next fight one must charge first, and without magic.', { repression: 4 }),
  haineFatale: played('Haine fatale', 'Fatal hatred',
    'Haine du premier inconnu rencontré : pas d’expérience sur particulière tant qu’elle n’est pas assouvie.', 'Hatred of the first stranger met: no experience from a particulière until it is sated.', { ...LONGING, repression: 4 }),
  infarctus: played('Infarctus', 'Heart attack',
    'On perd aussitôt quatre points de vie et huit d’endurance.', 'One loses four points of life and eight of endurance at once.'),
} satisfies Readonly<Record<string, Written>>;

export type QueueId = keyof typeof COMMON | keyof typeof OWN_TO_QUEUES;
export type OmbreId = keyof typeof COMMON | keyof typeof OWN_TO_OMBRES;

/** Repressing a queue costs a point, two for these. */
const COSTLY: readonly QueueId[] = ['urgence', 'depouillement', 'coupDeFoudre'];

export const QUEUES: readonly Fate<QueueId>[] = table(
  { ...COMMON, ...OWN_TO_QUEUES },
  '01-04 05-08 09-12 13-16 17-20 21-24 25-28 29-33 34-38 39-43 44-48 49-60 61-65 66-70 71-85 86-00',
).map((fate) => ({ ...fate, repression: COSTLY.includes(fate.id) ? 2 : 1 }));

/** Dearer to repress than queues, where they can be repressed at all. */
export const OMBRES: readonly Fate<OmbreId>[] = table(
  { ...COMMON, ...OWN_TO_OMBRES },
  '01-03 04-06 07-09 10-12 13-15 16-18 19-21 22-24 25-27 28-30 31-33 34-38 39-42 43-46 47-50 51-54 55-58 59-62 63-66 67-70 71-73 74-76 77-85 86-95 96-00',
).map((fate) => (fate.id === 'urgence' || fate.id === 'depouillement' ? { ...fate, repression: 4 } : fate));

const FOR_DAYS = { days: '7+ddr' } as const;

// biome-ignore format: a fate is two lines, its name and its effect
const SOUFFLE_FATES = {
  sommeilSansReve: played('Sommeil sans rêve', 'Dreamless sleep',
    'Pendant 7+ddr jours, dormir ne rend plus aucun point de rêve.', 'For 7+ddr days sleep gives back no rêve points.', FOR_DAYS),
  mauvaiseRencontre: played('Mauvaises rencontres en perspective', 'Ill meetings ahead',
    'Les 7+ddr rencontres à venir se tirent sur la table spéciale.', 'The next 7+ddr encounters are drawn on the special table.'),
  periple: played('Périple', 'Long road',
    'Hors réserves, plus de magie avant d’avoir purifié les six sanctuaires (à −3) ou les huit nécropoles (à −5).', 'Reserves apart, no magic before the six sanctuaries (at −3) or the eight necropolises (at −5) are purified.'),
  fermetureCites: played('Fermeture des cités', 'Closed cities',
    'Les cités se ferment ; chacune s’ouvre à qui la maîtrise à −9, comme une case humide, mais un Messager y entre.', 'The cities close; each opens to who masters it at −9 like a wet cell, but a Messenger may enter.'),
  debordement: played('Débordement', 'Flood',
    'Une case sèche tirée au sort devient humide pour toujours, sans changer de genre pour les sorts.', 'A dry cell drawn at random is wet for ever, yet keeps its kind for spells.'),
  pontsImpraticables: played('Impraticabilité des ponts', 'Impassable bridges',
    'Pendant 7+ddr jours, il faut maîtriser les ponts comme des cases humides.', 'For 7+ddr days bridges must be mastered like wet cells.', FOR_DAYS),
  desorientation: played('Désorientation', 'Lost bearings',
    'Pendant 7+ddr jours, un genre de cases manque à la carte : y entrer, c’est en sortir, et ses réserves attendent.', 'For 7+ddr days one kind of cell is missing: entering it is leaving the map, and its reserves wait.', FOR_DAYS),
  trouNoir: played('Trou noir', 'Black hole',
    'Une case sèche tirée au sort n’est plus : y entrer, c’est sortir de la carte, et sa réserve est perdue.', 'A dry cell drawn at random is no more: entering it is leaving the map, and its reserve is lost.'),
  peage: played('Péage', 'Toll',
    'Pendant 7+ddr jours, chaque entrée sur un pont ou dans une cité coûte un point de rêve.', 'For 7+ddr days each bridge or city entered costs one rêve point.', FOR_DAYS),
  monteeLaborieuse: played('Montée laborieuse', 'Steep ascent',
    'Pendant 7+ddr jours, monter coûte deux points de rêve, trois en accéléré.', 'For 7+ddr days going up costs two rêve points, three in accelerated mode.', FOR_DAYS),
  doubleResistance: played('Double résistance du fleuve', 'Twofold river',
    'Pendant 7+ddr jours, une case humide n’est maîtrisée qu’après deux réussites de suite.', 'For 7+ddr days a wet cell is mastered only by two successes in a row.', FOR_DAYS),
  confusion: played('Confusion draconique', 'Draconic confusion',
    'Un sort tiré au sort s’oublie, avec ses bonus de case ; le réapprendre coûte moitié prix.', 'A spell drawn at random is forgotten with its cell bonuses; learning it anew costs half.'),
  epuisement: played('Épuisement', 'Exhaustion',
    'Pendant 7+ddr jours, toute fatigue prise augmente d’un point : deux par case ou par round en TMR.', 'For 7+ddr days all fatigue taken grows by one point: two a cell or a round in the TMR.', FOR_DAYS),
  perteCaracteristique: noted('Perte dans une caractéristique', 'Failing characteristic',
    'Une caractéristique baisse de 1d7 pendant 7+ddr jours ; un jet dira si un point en reste perdu.', 'A characteristic falls by 1d7 for 7+ddr days; a roll then tells whether one point stays lost.', FOR_DAYS),
  vieillissement: noted('Vieillissement instantané', 'Sudden age',
    'On vieillit d’un coup de 1d7 ans ; un jet de CONSTITUTION raté en coûte un point.', 'One grows 1d7 years older at once; a failed CONSTITUTION roll costs a point of it.'),
  nonCombativite: noted('Non-combativité', 'No heart for fighting',
    'Une compétence de combat perd un niveau.', 'One fighting skill loses a level.'),
  jeMenFoutisme: noted('Je-m’en-foutisme', 'Couldn’t care less',
    'Une compétence ordinaire perd un niveau.', 'One everyday skill loses a level.'),
  paresse: noted('Paresse intellectuelle', 'Idle mind',
    'Une connaissance ou une voie de Draconic perd un niveau.', 'One field of knowledge or one Draconic loses a level.'),
  queuePerpetuelle: played('Queue de Dragon perpétuelle', 'Never-ending tail',
    '7+ddr queues de Dragon se suivent, chacune tirée quand la précédente a pris fin.', '7+ddr Dragon’s tails follow, each drawn when the one before has ended.'),
};

/** None of them can be repressed. */
export const SOUFFLES = table(
  SOUFFLE_FATES,
  '01-05 06-10 11-15 16-20 21-25 26-30 31-35 36-40 41-45 46-50 51-55 56-60 61-65 66-70 71-75 76-79 80-83 84-88 89-00',
);

// biome-ignore format: a fate is two lines, its name and its effect
const TETE_FATES = {
  doubleReve: played('Don de double-rêve', 'Gift of double dreaming',
    'Endormi, on tire sa récupération chaque demi-heure au lieu de chaque heure ; ne se reçoit qu’une fois.', 'Asleep, recovery is rolled every half hour instead of every hour; received only once.'),
  deplacementAccelere: played('Don de déplacement accéléré', 'Gift of swift travel',
    'Le mode accéléré ne coûte rien de plus et se prend quand on veut ; ne se reçoit qu’une fois.', 'Accelerated mode costs nothing more and may be taken at any time; received only once.'),
  seuil: played('Augmentation du seuil de rêve', 'Higher threshold',
    'Le seuil de rêve monte de deux points, au plus jusqu’au double de RÊVE.', 'The threshold rises by two points, at most to twice RÊVE.'),
  nouveauSort: played('Connaissance intuitive d’un nouveau sort', 'A spell known of itself',
    'Un sort ou un rituel tiré au sort est su sans l’avoir appris.', 'A spell or a ritual drawn at random is known without being learnt.'),
  terreAttache: played('Terre d’attache', 'Home ground',
    'On choisit une case sèche où se téléporter en guise de déplacement, rencontre comprise, si rien ne nous retient.', 'A dry cell is chosen; one may teleport there as a move, encounter roll included, unless something holds one.'),
  presentCites: played('Présent des cités', 'Gift of the cities',
    'Chaque cité offre une fois une Fleur, un Passeur ou un Messager de force 2d6, maîtrisé d’office et sans d7.', 'Each city gives once a Flower, a Ferryman or a Messenger of force 2d6, already mastered and without a d7.'),
  reserveSecurite: played('Réserve en sécurité', 'Safe reserve',
    'Une réserve ne se déclenche plus que si on le veut, où que ce soit ; ne se reçoit qu’une fois.', 'A reserve fires only if one wants it to, wherever it is; received only once.'),
  reserveExtensible: played('Réserve extensible', 'Roomy reserve',
    'Une case hors du Fleuve garde autant de sorts que les niveaux permettent et n’en déclenche d’office que pleine.', 'A cell off the river holds as many spells as the levels allow, and fires by itself only when full.'),
  queteEaux: played('Quête des eaux', 'Quest of the waters',
    'On choisit un lac ou un marais : maîtrisé une fois, il le reste.', 'A lake or a marsh is chosen: mastered once, it stays so.'),
  connaissanceFleuve: played('Connaissance du fleuve', 'Knowledge of the river',
    'On se téléporte d’une case du Fleuve à une autre : un point de fatigue, rencontre et maîtrise comme d’ordinaire.', 'One may teleport from river cell to river cell: one fatigue, encounter roll and mastering as usual.'),
};

/** The table for hauts-rêvants (ruling 6). */
export const TETES = table(TETE_FATES, '01-10 11-20 21-30 31-40 41-50 51-60 61-70 71-80 81-90 91-00');

export type SouffleId = keyof typeof SOUFFLE_FATES;
export type TeteId = keyof typeof TETE_FATES;

// The four tables, and what may be borne, by id

export const FATES = { queue: QUEUES, ombre: OMBRES, souffle: SOUFFLES, tete: TETES } as const;
export type FateTable = keyof typeof FATES;
export const FATE_TABLES = Object.keys(FATES) as readonly FateTable[];

/** A row of a table; without one, of any of them. */
export const fateNamed = (id: string, ...tables: readonly FateTable[]): Fate | undefined =>
  (tables.length > 0 ? tables : FATE_TABLES)
    .flatMap((table): readonly Fate[] => FATES[table])
    .find((fate) => fate.id === id);

/** The idée fixe that forbids the montée is one of its own. */
export const EFFECT_IDS: readonly string[] = [
  ...Object.values(FATES).flatMap((table) => table.map(({ id }) => id)),
  'refusDeMonter',
];
const IDS: ReadonlySet<string> = new Set(EFFECT_IDS);

export const isEffectId = (id: string): boolean => IDS.has(id);
