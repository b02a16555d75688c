/** How the Rêve de Dragon system for Foundry calls what we have: keys, codes, and names compared without case and accents. */
import { FATES, type Fate, type FateTable, fateNamed } from '../data/dragons.ts';
import { ENCOUNTER_KINDS, ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { HOURS } from '../data/hours.ts';
import { SPELLS, type Spell } from '../data/spells.ts';
import { VOIES, type Voie } from '../data/voies.ts';

export const SYSTEM_ID = 'foundryvtt-reve-de-dragon';
/** The tête that makes somebody a haut-rêvant there; here everybody is one. */
export const GIFT = 'Don de haut-rêve';

/** Without accents, case, kinds of apostrophe, and the marks that people put before a name: `[T] `, `+ `. */
export const plain = (text: string): string =>
  text
    .replace(/^\s*(\[[^\]]*\]|\+)\s*/, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const BY_NAME: ReadonlyMap<string, Spell> = new Map(SPELLS.map((spell) => [plain(spell.name), spell]));
export const spellCalled = (name: string): Spell | undefined => BY_NAME.get(plain(name));

/** `Voie d'Oniros`, `Oniros`, `oniros`, and of `O/H/N` or several the first. */
export function voieCalled(text: string): Voie | undefined {
  const named = plain(text);
  const [first = ''] = named.split('/');
  return VOIES.find((voie) => first.includes(voie)) ?? VOIES.find((voie) => first === voie[0]);
}

export const HOUR_KEYS = HOURS.map(({ id }) => id.toLowerCase());
/** A key, a label, or a number from 0. */
export function hourCalled(value: unknown): number | undefined {
  const named = plain(String(value ?? '')).replaceAll(/[^a-z0-9]/g, '');
  if (/^\d+$/.test(named)) return Number(named) < 12 ? Number(named) : undefined;
  const at = HOUR_KEYS.indexOf(named);
  return at < 0 ? undefined : at;
}

/** A fate of a table by its name, or by the part of it before a colon: `Désir lancinant : …`. */
export function fateCalled(table: FateTable, name: string): Fate | undefined {
  const called = plain(name);
  const [head = ''] = called.split(/\s*[:(]/);
  const named = (text: string) => FATES[table].find((fate) => plain(fate.name.fr) === text);
  return named(called) ?? named(head.trim());
}

/** In which table a fate stands that is borne under this id. */
export const tableOf = (id: string): FateTable | undefined =>
  (['tete', 'souffle', 'queue', 'ombre'] as const).find((table) => fateNamed(id, table));

const ENCOUNTERS: ReadonlyMap<string, EncounterKind> = new Map(
  ENCOUNTER_KINDS.map((kind) => [plain(ENCOUNTER_WORDS[kind].fr), kind]),
);
export const encounterCalled = (name: string): EncounterKind | undefined =>
  ENCOUNTERS.get(plain(name)) ??
  ENCOUNTER_KINDS.find((kind) => plain(name).startsWith(plain(ENCOUNTER_WORDS[kind].fr)));

/** What a special cell does, by its code there: our effects with cells. */
export const CELL_CODES = {
  attache: 'terreAttache',
  reserve_extensible: 'reserveExtensible',
  maitrisee: 'queteEaux',
  'present-cites': 'presentCites',
  debordement: 'debordement',
  fermeture: 'fermetureCites',
  'pont-impraticable': 'pontsImpraticables',
  trounoir: 'trouNoir',
  desorientation: 'desorientation',
  periple: 'periple',
  conquete: 'conquete',
  pelerinage: 'pelerinage',
  urgence: 'urgence',
} as const;
export type CellCode = keyof typeof CELL_CODES;
export const isCellCode = (code: string): code is CellCode => Object.hasOwn(CELL_CODES, code);
export const codeOf = (id: string): CellCode | undefined =>
  (Object.keys(CELL_CODES) as CellCode[]).find((code) => CELL_CODES[code] === id);
