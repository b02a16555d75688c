/** What may be borne, by id: the rows of the four tables, and the idée fixe that is one of its own (RDD-TABLE-01). */
import { SOUFFLES, TETES } from './dragons.ts';
import { OMBRES, QUEUES } from './queues.ts';

export const EFFECT_IDS: readonly string[] = [
  ...[QUEUES, OMBRES, SOUFFLES, TETES].flatMap((table) => table.map(({ id }) => id as string)),
  'refusDeMonter',
];
const IDS: ReadonlySet<string> = new Set(EFFECT_IDS);

export const isEffectId = (id: string): boolean => IDS.has(id);
