/** Fates that the Dragons send, for tests: each drawn as it comes in play. */
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { Answer } from '../answers.ts';
import { OMBRES, QUEUES, SOUFFLES, TETES } from '../data/dragons.ts';
import { CELLS, cellAt } from '../data/map.ts';
import type { Effect } from '../state.ts';
import { facing, GO_UP, meets, type Setting, Table } from './table.ts';

export const MASTER: Answer = { do: 'master' };
export const PASS: Answer = { do: 'pass' };
export const go = (towards: 'N' | 'S' | 'SE' | 'NE'): Answer => ({ do: 'go', towards });
export const cell = (coord: string) => cellAt(coord) ?? -1;
export const detail = (outcome: number) => ['dragon.detail', outcome] as const;
/** 1ddr days and so on: an 8 counts 0, so the least. */
export const LEAST = detail(8);

/** The roll of a fate on its table. */
export const rollOf = (table: readonly { id: string; from: number }[], id: string) =>
  ['dragon', table.find((row) => row.id === id)?.from ?? 0] as const;

/** A Rêve de Dragon of force 7 is met on the montée: 13 points and Hypnos +3 make 39 %. */
export function dreaming(setting: Setting = {}): Table {
  const t = new Table({ ...setting, sheet: { spells: [], ...setting.sheet } });
  return t.fixed(...meets(98, 8)).answer(GO_UP);
}
/** Not mastered: a queue. */
export const queue = (id: string, details: readonly PreparedDraw[] = [], setting: Setting = {}) =>
  dreaming(setting)
    .fixed(['mastering', 80], rollOf(QUEUES, id), ...details)
    .answer(MASTER);
/** The same for who has used Thanatos: an ombre. */
export function ombre(id: string, details: readonly PreparedDraw[] = []): Table {
  const t = dreaming();
  t.dreamer().shadowed = true;
  return t.fixed(['mastering', 80], rollOf(OMBRES, id), ...details).answer(MASTER);
}
/** A particulière: a tête. */
export const tete = (id: string, details: readonly PreparedDraw[] = [], setting: Setting = {}) =>
  dreaming(setting)
    .fixed(['mastering', 8], rollOf(TETES, id), ...details)
    .answer(MASTER);
/** Repressed once too often: a souffle. */
export const souffle = (id: string, details: readonly PreparedDraw[] = [], setting: Setting = {}) =>
  facing('mangeur', 3, { ...setting, sheet: { refoulement: 19, points: 14, ...setting.sheet } })
    .fixed(['refoulement', 20], rollOf(SOUFFLES, id), ...details)
    .answer({ do: 'repress' });

/** A dreamer in the world who already bears this. */
export function bearing(effects: readonly Effect[], setting: Setting = {}): Table {
  const t = new Table({ ...setting, sheet: { spells: [], ...setting.sheet } });
  t.dreamer().effects.push(...effects);
  // A round passes, and what he bears lies beside the next.
  return t.answer(PASS);
}
export const ids = (t: Table) => t.dreamer().effects.map(({ id }) => id);

/** Its place among the dry cells. */
export const dryPlace = (coord: string) =>
  CELLS.filter(({ kind }) => !['fleuve', 'lac', 'marais'].includes(kind)).findIndex((one) => one.coord === coord);
