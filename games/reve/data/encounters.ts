/**
 * Who is met in the TMR (RDD-ENC-02, RDD-ENC-03): ten kinds by seven columns, two terrains to a column, each range read
 * on 1d100. Kept as a printed table; `-` stands where a kind never comes.
 */
import type { Words } from '@reverie/kernel/words';
import { breadth, type Range, range } from './percent.ts';
import { TERRAINS, type Terrain } from './terrains.ts';

/** In the order of the table, which is that of every list of weights. */
// biome-ignore format: a list
export const KINDS = [
  'messager', 'passeur', 'fleur', 'mangeur', 'changeur', 'briseur', 'reflet', 'tourbillonBlanc', 'tourbillonNoir', 'reveDeDragon',
] as const;
export type TableKind = (typeof KINDS)[number];
/** Two more come from the special table alone. */
export const ENCOUNTER_KINDS = [...KINDS, 'passeurFou', 'tourbillonRouge'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

/** What is lost to one that was not mastered: rêve points, and life. */
type Loss = { readonly points: number; readonly vie: number };
const LOSSES: Readonly<Partial<Record<EncounterKind, Loss>>> = {
  tourbillonBlanc: { points: 1, vie: 0 },
  tourbillonNoir: { points: 2, vie: 0 },
  tourbillonRouge: { points: 2, vie: 1 },
};
const NO_LOSS: Loss = { points: 0, vie: 0 };

/** RDD-MAN-01, RDD-TBL-01, RDD-TNO-01: what a failure to master costs; by those that hold, each round anew. */
export const lossTo = (kind: EncounterKind, force: number): Loss =>
  kind === 'mangeur' ? { points: force, vie: 0 } : (LOSSES[kind] ?? NO_LOSS);

/** RDD-TBL-03, RDD-TNO-01: how many cells a round of defeat carries. */
const DRIFTS: Readonly<Partial<Record<EncounterKind, number>>> = {
  tourbillonBlanc: 1,
  tourbillonNoir: 2,
  tourbillonRouge: 4,
};
export const driftOf = (kind: EncounterKind): number => DRIFTS[kind] ?? 0;

/** Dice of which only the sum matters, or seven and a draconic die (RDD-DDR-01). */
export type Force = { readonly count: number; readonly sides: number; readonly plus: number } | '7+ddr';

/** Two lines of terrains head the seven columns; then a kind, its force and where it is met in each column. */
const TABLE = `
                          cite        plaines  collines  monts   fleuve  marais   necropole
                          sanctuaire  pont     foret     desert  lac     gouffre  desolation
  messager         2d4    01-25       01-20    01-15     01-10   01-05   01-02    -
  passeur          2d4    26-50       21-40    16-30     11-20   06-10   03-04    -
  fleur            1d6    51-65       41-55    31-42     21-26   11-13   05       -
  mangeur          1d6    66-70       56-60    43-54     27-44   14-37   06-29    01-20
  changeur         2d6    71-80       61-75    55-69     45-59   38-49   30-39    21-30
  briseur          2d6    81-85       76-82    70-82     60-75   50-65   40-60    31-50
  reflet           2d6    86-90       83-88    83-88     76-85   66-79   61-75    51-65
  tourbillonBlanc  2d6    91-94       89-93    89-93     86-92   80-89   76-86    66-80
  tourbillonNoir   2d8    95-97       94-97    94-97     93-97   90-97   87-97    81-97
  reveDeDragon     7+ddr  98-00       98-00    98-00     98-00   98-00   98-00    98-00
`;

const [UPPER = [], LOWER = [], ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

const FORCES: ReadonlyMap<string, Force> = new Map(ROWS.map(([kind = '', force = '']) => [kind, dice(force)]));

function dice(printed: string): Force {
  if (printed === '7+ddr') return printed;
  const [count, sides, plus] = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(printed)?.slice(1) ?? [];
  if (sides === undefined) throw new SyntaxError(`${printed} are no dice`);
  return { count: Number(count), sides: Number(sides), plus: Number(plus ?? 0) };
}

type Column = readonly (Range | undefined)[];

function columnOf(terrain: Terrain): Column {
  const column = Math.max(UPPER.indexOf(terrain), LOWER.indexOf(terrain));
  return KINDS.map((kind) => {
    const printed = ROWS.find((row) => row[0] === kind)?.[column + 2] ?? '';
    return printed === '-' ? undefined : range(printed);
  });
}

const COLUMNS: ReadonlyMap<Terrain, Column> = new Map(TERRAINS.map((terrain) => [terrain, columnOf(terrain)]));
const WEIGHTS: ReadonlyMap<Terrain, readonly number[]> = new Map(
  TERRAINS.map((terrain) => [terrain, columnOf(terrain).map(breadth)]),
);

/** On what part of 1d100 each of KINDS is met there; undefined where it never is. */
export const encounterRanges = (terrain: Terrain): Column => COLUMNS.get(terrain)!;

/** The same as weights out of 100, in the order of KINDS, for one draw of the kind. */
export const encounterWeights = (terrain: Terrain): readonly number[] => WEIGHTS.get(terrain)!;

/** RDD-ENC-02: who is met there on a roll of 1d100. */
export function encounterAt(terrain: Terrain, roll: number): TableKind {
  const at = encounterRanges(terrain).findIndex((row) => row !== undefined && row.from <= roll && roll <= row.to);
  const kind = KINDS[at];
  if (!kind) throw new Error(`no encounter stands at ${roll}`);
  return kind;
}

export const forceOf = (kind: TableKind): Force => FORCES.get(kind)!;

/** RDD-ENC-07: what repressing costs, one point, two for a Rêve de Dragon; what comes from the special table costs more. */
export const priceOf = (kind: EncounterKind): number => (kind === 'reveDeDragon' ? 2 : 1);

/**
 * The special table (1d7, the first row for a 1), which a bad-encounter tail or breath puts in the place of the other:
 * who, its force, and the refoulement points for repressing it (RDD-ENC-07). Dodging stays allowed.
 */
export const SPECIAL_ENCOUNTERS = [
  { kind: 'mangeur', force: dice('1d6'), repression: 2 },
  { kind: 'mangeur', force: dice('2d6'), repression: 2 },
  { kind: 'reflet', force: dice('2d6+4'), repression: 2 },
  { kind: 'tourbillonBlanc', force: dice('2d6+4'), repression: 2 },
  { kind: 'tourbillonNoir', force: dice('2d8+4'), repression: 2 },
  { kind: 'passeurFou', force: dice('2d8'), repression: 2 },
  { kind: 'tourbillonRouge', force: dice('2d8'), repression: 3 },
] as const;

export const ENCOUNTER_WORDS: Readonly<Record<EncounterKind, Words>> = {
  messager: { fr: 'Messager des rêves', en: 'Dream Messenger' },
  passeur: { fr: 'Passeur des rêves', en: 'Dream Ferryman' },
  fleur: { fr: 'Fleur des rêves', en: 'Dream Flower' },
  mangeur: { fr: 'Mangeur de rêve', en: 'Dream Eater' },
  changeur: { fr: 'Changeur de rêve', en: 'Dream Changer' },
  briseur: { fr: 'Briseur de rêve', en: 'Dream Breaker' },
  reflet: { fr: 'Reflet d’ancien rêve', en: 'Reflection of an Old Dream' },
  tourbillonBlanc: { fr: 'Tourbillon blanc', en: 'White Whirlwind' },
  tourbillonNoir: { fr: 'Tourbillon noir', en: 'Black Whirlwind' },
  reveDeDragon: { fr: 'Rêve de Dragon', en: 'Dragon’s Dream' },
  passeurFou: { fr: 'Passeur fou', en: 'Mad Ferryman' },
  tourbillonRouge: { fr: 'Tourbillon rouge', en: 'Red Whirlwind' },
};
