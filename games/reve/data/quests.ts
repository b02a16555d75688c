/**
 * Goals for a journey alone: who dreams, from which hour, what is to be done one after the other, and until when. `chance` is
 * what the advisor gives the first of these that is a way or a cast, from where the dreamer begins; a test holds it to that.
 */
import type { Words } from '@reverie/kernel/words';
import { ROUNDS_AN_HOUR } from './hours.ts';
import { CELLS, coordOf } from './map.ts';

/** One thing to do: stand on a cell, cast a spell or leave it in reserve, or be back in the world. */
export type QuestStep =
  | { readonly do: 'reach'; readonly cell: string }
  | { readonly do: 'cast'; readonly spell: string }
  | { readonly do: 'reserve'; readonly spell: string }
  | { readonly do: 'back' };

/** Somebody or something that is there when a spell comes into the world, to be pointed at; and what it is drawn as. */
export type Bystander = { readonly name: Words; readonly metres: number; readonly looks: Looks };

type Being = 'robed' | 'guard' | 'woman' | 'lying' | 'cat' | 'dog';
export type Looks = Being | 'glow' | 'trunk' | 'door' | 'gallows' | 'wall' | 'spot';

interface Quest {
  readonly dreamer: 'nitouche' | 'orsande' | 'bertil';
  readonly title: Words;
  readonly story: Words;
  readonly steps: readonly QuestStep[];
  /** Who is there to be aimed at, the one whom the story means first; each fits the spell of the quest. */
  readonly there?: readonly Bystander[];
  /** How many hours there are, from the beginning; null for as long as one likes. */
  readonly hours: number | null;
  /** Points of experience in RÊVE. */
  readonly reward: number;
  /** In hundredths; null where no chance can be given. */
  readonly chance: number | null;
}

export const QUEST_IDS = [
  ...(['lueur', 'pont', 'oreille', 'provision', 'sorde', 'lac', 'tenebres', 'quietude', 'oeil', 'tonnerre'] as const),
  'sansFin',
] as const;
export type QuestId = (typeof QUEST_IDS)[number];

// biome-ignore format: a quest is a few lines
export const QUESTS: Readonly<Record<QuestId, Quest>> = {
  lueur: { dreamer: 'nitouche', hours: 4, reward: 1, chance: 99,
    title: { fr: 'Une lueur au grenier', en: 'A glow in the attic' },
    story: { fr: 'Quelque chose luit sous les tuiles. Est-ce magie, ou lune ? Du Sanctuaire de Plaine, on voit l’aura des choses.',
      en: 'Something glows under the tiles. Magic, or the moon? From the sanctuary of Plaine one sees the aura of things.' },
    steps: [{ do: 'reach', cell: 'E6' }, { do: 'cast', spell: 'detection-d-aura' }],
    there: [{ name: { fr: 'la lueur sous les tuiles', en: 'the glow under the tiles' }, metres: 4, looks: 'glow' },
      { name: { fr: 'la malle fermée', en: 'the locked trunk' }, metres: 2, looks: 'trunk' }] },
  pont: { dreamer: 'nitouche', hours: 4, reward: 1, chance: 100,
    title: { fr: 'Le péage d’Ik', en: 'The toll of Ik' },
    story: { fr: 'On dit qu’un mot est gravé sous l’arche. Allez le lire, dites-le à la Cité de Terwa, et revenez.',
      en: 'They say that a word is carved under the arch. Go and read it, say it in the Cité de Terwa, and come back.' },
    steps: [{ do: 'reach', cell: 'G5' }, { do: 'reach', cell: 'G7' }, { do: 'back' }] },
  oreille: { dreamer: 'nitouche', hours: 6, reward: 2, chance: 99,
    title: { fr: 'L’oreille du bailli', en: 'The bailiff’s ear' },
    story: { fr: 'Le bailli complote derrière sa porte. Des Collines d’Encre, on entend tout.',
      en: 'The bailiff plots behind his door. From the hills of Encre one hears everything.' },
    steps: [{ do: 'reach', cell: 'J4' }, { do: 'cast', spell: 'tympan-d-hypnos' }],
    there: [{ name: { fr: 'le bailli', en: 'the bailiff' }, metres: 9, looks: 'robed' },
      { name: { fr: 'un garde', en: 'a guard' }, metres: 7, looks: 'guard' },
      { name: { fr: 'le chat', en: 'the cat' }, metres: 3, looks: 'cat' }] },
  provision: { dreamer: 'nitouche', hours: 8, reward: 3, chance: 97,
    title: { fr: 'Provision de silence', en: 'A store of silence' },
    story: { fr: 'Demain il faudra aller vite. Laissez un Tympan en réserve, et revenez dormir.',
      en: 'Tomorrow there will be no time. Leave a Tympan in reserve, and come back to sleep.' },
    steps: [{ do: 'reserve', spell: 'tympan-d-hypnos' }, { do: 'back' }] },
  sorde: { dreamer: 'nitouche', hours: 12, reward: 5, chance: 75,
    title: { fr: 'Le Guerrier Sorde', en: 'The Sordid Warrior' },
    story: { fr: 'Demain à l’aube, le bailli pend le rebouteux. Il faudrait un bras qui ne dorme jamais, et vous savez où l’on en trouve.',
      en: 'Tomorrow at dawn the bailiff hangs the bone-setter. An arm that never sleeps is wanted, and you know where to find one.' },
    steps: [{ do: 'cast', spell: 'guerrier-sorde' }],
    there: [{ name: { fr: 'le pied de la potence', en: 'the foot of the gallows' }, metres: 8, looks: 'gallows' },
      { name: { fr: 'le seuil de la prison', en: 'the threshold of the prison' }, metres: 5, looks: 'door' }] },
  lac: { dreamer: 'orsande', hours: 6, reward: 3, chance: 85,
    title: { fr: 'Le miroir de Fricassa', en: 'The mirror of Fricassa' },
    story: { fr: 'Le lac rend les visages qu’on lui a laissés. Mouillez-vous, et revenez.',
      en: 'The lake gives back the faces that were left in it. Get wet, and come back.' },
    steps: [{ do: 'reach', cell: 'C12' }, { do: 'back' }] },
  tenebres: { dreamer: 'orsande', hours: 8, reward: 3, chance: 100,
    title: { fr: 'La nuit à midi', en: 'Night at noon' },
    story: { fr: 'Trois archers sur le rempart, et le soleil dans votre dos. Éteignez-le.',
      en: 'Three archers on the wall, and the sun behind you. Put it out.' },
    steps: [{ do: 'cast', spell: 'tenebres' }],
    there: [{ name: { fr: 'le rempart et ses archers', en: 'the wall and its archers' }, metres: 9, looks: 'wall' },
      { name: { fr: 'le milieu de la cour', en: 'the middle of the yard' }, metres: 4, looks: 'spot' }] },
  quietude: { dreamer: 'orsande', hours: 8, reward: 3, chance: 99,
    title: { fr: 'Le chien du moulin', en: 'The dog of the mill' },
    story: { fr: 'Il n’a pas dormi depuis l’orage. Rendez-lui la paix.',
      en: 'It has not slept since the storm. Give it peace again.' },
    steps: [{ do: 'cast', spell: 'quietude' }],
    there: [{ name: { fr: 'la niche du chien', en: 'the dog’s kennel' }, metres: 6, looks: 'dog' },
      { name: { fr: 'la porte du moulin', en: 'the door of the mill' }, metres: 3, looks: 'door' }] },
  oeil: { dreamer: 'bertil', hours: 10, reward: 4, chance: 96,
    title: { fr: 'L’œil de Thanatos', en: 'The eye of Thanatos' },
    story: { fr: 'Le mort a vu son assassin. Regardez par ses yeux avant qu’on les ferme.',
      en: 'The dead man saw who killed him. Look through his eyes before they are closed.' },
    steps: [{ do: 'cast', spell: 'thanatoeil' }],
    there: [{ name: { fr: 'le mort', en: 'the dead man' }, metres: 1, looks: 'lying' },
      { name: { fr: 'la veuve', en: 'the widow' }, metres: 3, looks: 'woman' },
      { name: { fr: 'le prévôt', en: 'the provost' }, metres: 5, looks: 'robed' }] },
  tonnerre: { dreamer: 'bertil', hours: 6, reward: 3, chance: 98,
    title: { fr: 'La lettre de Tonnerre', en: 'The letter from Tonnerre' },
    story: { fr: 'Portez-la de la Cité Tonnerre à la Cité Folle, sans la lire, et rentrez.',
      en: 'Carry it from the Cité Tonnerre to the Cité Folle, without reading it, and come home.' },
    steps: [{ do: 'reach', cell: 'K11' }, { do: 'reach', cell: 'J12' }, { do: 'back' }] },
  sansFin: { dreamer: 'nitouche', hours: null, reward: 1, chance: null,
    title: { fr: 'L’arpenteur sans fin', en: 'The endless surveyor' },
    story: { fr: 'Une case, puis une autre, aussi loin que le rêve vous porte. Chacune vaut un point.',
      en: 'One cell, then another, as far as the dream will carry you. Each is worth a point.' },
    steps: [] },
};

/** The cells of the endless one, in an order that leaps about the map; the river has no cells of its own. */
const TOUR = CELLS.flatMap(({ kind }, cell) => (kind === 'fleuve' ? [] : [cell]));
const LEAP = 37;

/** What is to be done now; undefined when all is done. */
export function questStep(id: QuestId, done: number): QuestStep | undefined {
  if (id !== 'sansFin') return QUESTS[id].steps[done];
  return { do: 'reach', cell: coordOf(TOUR[((done + 1) * LEAP) % TOUR.length] ?? 0) };
}

/** The first round that is too late. */
export const questEnds = ({ id, from }: { readonly id: QuestId; readonly from: number }): number | null => {
  const { hours } = QUESTS[id];
  return hours === null ? null : from + hours * ROUNDS_AN_HOUR;
};
