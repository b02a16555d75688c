/** The four tables of what Dragons leave, and what may be borne, by id (RDD-TABLE-01). */
import { type Fate, SOUFFLES, TETES } from './dragons.ts';
import { OMBRES, QUEUES } from './queues.ts';

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
