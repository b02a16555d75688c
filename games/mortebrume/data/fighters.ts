/** The fighters of three hordes, as their cards read. Every profile is ours; only the names of the tribes were found. */
import type { Words } from '@reverie/kernel/words';
import type { Size } from './constants.ts';
import type { Reserved } from './things.ts';

export type Die = 6 | 8 | 10;
export interface Aptitude {
  readonly value: number;
  readonly die: Die;
}

export const HORDE_IDS = ['meleiens', 'thanigistes', 'enchantees'] as const;
export type HordeId = (typeof HORDE_IDS)[number];

export interface Profile {
  readonly id: string;
  readonly name: Words;
  readonly horde: HordeId;
  /** In horde points; MOR-MRL-04 takes it for the level. */
  readonly cost: number;
  readonly size: Size;
  readonly physique: number;
  readonly armour: number;
  readonly shield: number;
  readonly weapon: Aptitude;
  readonly dodge: Aptitude;
  readonly will: Aptitude;
  /** For throws; sizes 4 and 5 roll the larger one. */
  readonly physiqueDie: Die;
  readonly ranged: Aptitude | null;
  readonly spells: readonly (Aptitude & { readonly spell: string })[];
  /** In centimetres. */
  readonly move: number;
  readonly encumbrance: number;
  readonly weapons: readonly string[];
  readonly reserved: readonly Reserved[];
}

const d6 = (value: number): Aptitude => ({ value, die: 6 });
const d8 = (value: number): Aptitude => ({ value, die: 8 });
const d10 = (value: number): Aptitude => ({ value, die: 10 });
const spell = (id: string, aptitude: Aptitude) => ({ spell: id, ...aptitude });

type Card = Omit<Profile, 'id' | 'name' | 'horde' | 'shield' | 'physiqueDie' | 'ranged' | 'spells' | 'reserved'> &
  Partial<Profile>;

const card = (id: string, fr: string, en: string, horde: HordeId, rest: Card): Profile => ({
  shield: 0,
  physiqueDie: 6,
  ranged: null,
  spells: [],
  reserved: [],
  ...rest,
  id,
  name: { fr, en },
  horde,
});

// biome-ignore format: a card is two lines, its name and its figures
export const FIGHTERS: readonly Profile[] = [
  card('mel-lancier', 'Humain méléien, lancier', 'Méléien human, lancer', 'meleiens',
    { cost: 8, size: 2, physique: 14, armour: 2, shield: 1, weapon: d6(12), dodge: d6(8), will: d6(10), move: 12, encumbrance: 4, weapons: ['lance-longue'], reserved: ['garde-haute'] }),
  card('mel-sapeur', 'Nain méléien, sapeur', 'Méléien dwarf, sapper', 'meleiens',
    { cost: 5, size: 1, physique: 16, armour: 1, weapon: d6(9), dodge: d6(7), will: d8(12), move: 10, encumbrance: 3, weapons: ['hachette'], reserved: ['second-souffle'] }),
  card('mel-bretteuse', 'Elfe méléienne, bretteuse', 'Méléien elf, duellist', 'meleiens',
    { cost: 8, size: 2, physique: 10, armour: 0, weapon: d8(10), dodge: d10(12), will: d6(10), move: 15, encumbrance: 2, weapons: ['rapiere'], reserved: ['pas-de-cote'] }),
  card('mel-archere', 'Humaine méléienne, archère', 'Méléien human, archer', 'meleiens',
    { cost: 5, size: 2, physique: 11, armour: 1, weapon: d6(8), dodge: d6(9), will: d6(9), ranged: d8(11), move: 12, encumbrance: 3, weapons: ['coutelas', 'arc'], reserved: ['oeil-du-guetteur'] }),
  card('mel-pretresse', 'Humaine méléienne, prêtresse', 'Méléien human, priestess', 'meleiens',
    { cost: 6, size: 2, physique: 12, armour: 0, weapon: d6(8), dodge: d6(8), will: d8(14), spells: [spell('chair-de-pierre', d8(11)), spell('appel-du-sang', d8(10)), spell('voile-de-brume', d6(12))], move: 12, encumbrance: 3, weapons: ['baton'] }),
  card('mel-garde', 'Nain méléien, garde du seuil', 'Méléien dwarf, warden', 'meleiens',
    { cost: 7, size: 1, physique: 17, armour: 2, shield: 1, weapon: d6(10), dodge: d6(6), will: d6(13), move: 9, encumbrance: 5, weapons: ['hachette'], reserved: ['garde-haute'] }),
  card('tha-broyeur', 'Orrokeen thanigiste, broyeur', 'Thanigiste orrokeen, crusher', 'thanigistes',
    { cost: 13, size: 3, physique: 20, armour: 2, weapon: d8(10), dodge: d6(6), will: d6(9), move: 12, encumbrance: 5, weapons: ['masse-lourde'], reserved: ['rage'] }),
  card('tha-rodeur', 'Gobelin thanigiste, rôdeur', 'Thanigiste goblin, prowler', 'thanigistes',
    { cost: 5, size: 1, physique: 8, armour: 0, weapon: d6(8), dodge: d8(11), will: d6(6), ranged: d6(10), move: 14, encumbrance: 2, weapons: ['coutelas', 'javelot'], reserved: ['pas-de-cote'] }),
  card('tha-sorciere', 'Humaine thanigiste, sorcière', 'Thanigiste human, witch', 'thanigistes',
    { cost: 6, size: 2, physique: 11, armour: 0, weapon: d6(7), dodge: d6(9), will: d8(13), spells: [spell('trait-de-brume', d8(12)), spell('mains-de-racine', d8(11)), spell('souffle-des-anciens', d6(11))], move: 12, encumbrance: 2, weapons: ['coutelas'] }),
  card('tha-hallebardier', 'Nain thanigiste, hallebardier', 'Thanigiste dwarf, halberdier', 'thanigistes',
    { cost: 8, size: 1, physique: 17, armour: 3, weapon: d6(10), dodge: d6(5), will: d6(13), move: 9, encumbrance: 6, weapons: ['hallebarde'], reserved: ['garde-haute'] }),
  card('tha-fanatique', 'Humain thanigiste, fanatique', 'Thanigiste human, fanatic', 'thanigistes',
    { cost: 6, size: 2, physique: 12, armour: 0, weapon: d8(9), dodge: d6(8), will: d6(11), move: 13, encumbrance: 3, weapons: ['epieu'], reserved: ['rage'] }),
  card('tha-archer', 'Gobelin thanigiste, archer', 'Thanigiste goblin, archer', 'thanigistes',
    { cost: 4, size: 1, physique: 8, armour: 0, weapon: d6(7), dodge: d8(9), will: d6(6), ranged: d6(10), move: 13, encumbrance: 2, weapons: ['coutelas', 'arc'] }),
  card('enc-faune', 'Faune, veneur', 'Faun, huntsman', 'enchantees',
    { cost: 10, size: 2, physique: 14, armour: 1, weapon: d8(10), dodge: d8(10), will: d6(10), move: 16, encumbrance: 2, weapons: ['epieu'], reserved: ['pas-de-cote'] }),
  card('enc-souche', 'Souche-vive, gardienne', 'Quickstump, guardian', 'enchantees',
    { cost: 10, size: 4, physique: 30, armour: 2, weapon: d8(8), dodge: d6(3), will: d6(14), physiqueDie: 8, move: 8, encumbrance: 6, weapons: ['poings-souche'], reserved: ['second-souffle'] }),
  card('enc-follet', 'Feu follet', 'Will-o’-the-wisp', 'enchantees',
    { cost: 7, size: 0, physique: 6, armour: 0, weapon: d6(6), dodge: d10(13), will: d8(11), spells: [spell('trait-de-brume', d6(10)), spell('voile-de-brume', d8(11))], move: 18, encumbrance: 1, weapons: ['etincelle'] }),
  card('enc-laie', 'Laie blanche', 'White sow', 'enchantees',
    { cost: 8, size: 3, physique: 18, armour: 1, weapon: d6(10), dodge: d6(7), will: d6(9), move: 15, encumbrance: 3, weapons: ['griffes'], reserved: ['rage'] }),
  card('enc-nixe', 'Nixe des mares', 'Nixie of the meres', 'enchantees',
    { cost: 6, size: 2, physique: 10, armour: 0, weapon: d6(8), dodge: d8(10), will: d8(13), spells: [spell('mains-de-racine', d8(12)), spell('appel-du-sang', d8(11))], move: 13, encumbrance: 2, weapons: ['baton'] }),
  card('enc-lutin', 'Lutin lanceur', 'Dart imp', 'enchantees',
    { cost: 5, size: 1, physique: 9, armour: 0, weapon: d6(8), dodge: d8(10), will: d6(8), ranged: d8(10), move: 14, encumbrance: 1, weapons: ['coutelas', 'javelot'], reserved: ['oeil-du-guetteur'] }),
];

const byId = new Map(FIGHTERS.map((one) => [one.id, one]));
/** The one asked for last: a rule asks for the same card several times in turn. */
let last: Profile | undefined;
export function profileOf(id: string): Profile {
  if (last?.id === id) return last;
  const found = byId.get(id);
  if (!found) throw new Error(`no fighter is called ${id}`);
  last = found;
  return found;
}
/** HB-36: what a horde costs, in horde points. */
export const costOf = (fighters: readonly string[]): number =>
  fighters.reduce((sum, id) => sum + profileOf(id).cost, 0);
export const isFighter = (id: string): boolean => byId.has(id);

export interface Horde {
  readonly name: Words;
  readonly fighters: readonly string[];
}

/** Ready hordes of at most forty points, so put together that each wins about half of its games (`npm run bench mortebrume-balance`). */
export const READY_HORDES: Readonly<Record<string, Horde>> = {
  meleiens: {
    name: { fr: 'Méléiens', en: 'Méléiens' },
    fighters: ['mel-lancier', 'mel-lancier', 'mel-garde', 'mel-bretteuse', 'mel-pretresse'],
  },
  thanigistes: {
    name: { fr: 'Thanigistes', en: 'Thanigistes' },
    fighters: ['tha-broyeur', 'tha-hallebardier', 'tha-fanatique', 'tha-fanatique', 'tha-sorciere'],
  },
  enchantees: {
    name: { fr: 'Créatures enchantées', en: 'Enchanted creatures' },
    fighters: ['enc-souche', 'enc-faune', 'enc-faune', 'enc-laie'],
  },
  follets: {
    name: { fr: 'Créatures enchantées, avec follet', en: 'Enchanted creatures, with a wisp' },
    fighters: ['enc-souche', 'enc-faune', 'enc-laie', 'enc-follet'],
  },
  meute: {
    name: { fr: 'La meute blanche', en: 'The white pack' },
    fighters: ['enc-laie', 'enc-faune', 'enc-nixe', 'enc-lutin', 'enc-lutin', 'enc-nixe'],
  },
};
