/**
 * Queues de Dragon, for a Rêve de Dragon that was not mastered, and ombres de Thanatos, drawn in their place by who has
 * used Thanatos since the last one (RDD-TABLE-01). Both are read on 1d100. The first eleven are common to both tables.
 */
import { type Fate, noted, played, table, type Written } from './dragons.ts';

const DAY = { days: 1 } as const;
/** Held like a désir lancinant, as far as experience goes. */
const LONGING = { like: 'desirLancinant' } as const;

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

const QUEUE_FATES: Readonly<Record<QueueId, Written>> = { ...COMMON, ...OWN_TO_QUEUES };
const OMBRE_FATES: Readonly<Record<OmbreId, Written>> = { ...COMMON, ...OWN_TO_OMBRES };

/** Repressing a queue costs a point, two for these. */
const COSTLY: readonly QueueId[] = ['urgence', 'depouillement', 'coupDeFoudre'];

export const QUEUES: readonly Fate<QueueId>[] = table(
  QUEUE_FATES,
  '01-04 05-08 09-12 13-16 17-20 21-24 25-28 29-33 34-38 39-43 44-48 49-60 61-65 66-70 71-85 86-00',
).map((fate) => ({ ...fate, repression: COSTLY.includes(fate.id) ? 2 : 1 }));

/** Dearer to repress than queues, where they can be repressed at all. */
export const OMBRES: readonly Fate<OmbreId>[] = table(
  OMBRE_FATES,
  '01-03 04-06 07-09 10-12 13-15 16-18 19-21 22-24 25-27 28-30 31-33 34-38 39-42 43-46 47-50 51-54 55-58 59-62 63-66 67-70 71-73 74-76 77-85 86-95 96-00',
).map((fate) => (fate.id === 'urgence' || fate.id === 'depouillement' ? { ...fate, repression: 4 } : fate));
