/** Plays the matrix: what is told on a cell, in the order of the rule (RDD-MOVE-04), and what is left to wait. */
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import { playMatrix } from '@reverie/kernel/testing/matrix';
import { expect } from 'vitest';
import type { Answer } from '../answers.ts';
import { encounterRanges, KINDS, type TableKind } from '../data/encounters.ts';
import { CELLS } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import type { Event } from '../events.ts';
import { DIRECTIONS, type Direction } from '../hex.ts';
import { beside, drawn, FAILED, index, kindOf, MASTER, MASTERED, ofKind } from './lost.ts';
import { type Asking, arrives, type Met, matrices, type Waits, type Way } from './matrix.ts';
import { CALM, GO_UP, meets, ownSpell, PLAIN, Table } from './table.ts';

/** A dry cell, with a lake and a dry plain beside it. */
const START = CELLS.map(({ coord }) => coord).find((coord) => {
  const around = DIRECTIONS.map((direction) => beside(coord, direction) ?? '');
  return !isWet(kindOf(coord)) && around.some(isLake) && around.some(isPlain);
}) as string;
function isLake(coord: string): boolean {
  return coord !== '' && kindOf(coord) === 'lac';
}
function isPlain(coord: string): boolean {
  return coord !== '' && kindOf(coord) === 'plaines';
}
function isDry(coord: string): boolean {
  return coord !== '' && !isWet(kindOf(coord));
}
const towards = (wet: boolean): Direction =>
  DIRECTIONS.find((direction) => (wet ? isLake : isPlain)(beside(START, direction) ?? '')) as Direction;

/** Who plays each family. */
const PLAYED_BY: Readonly<Record<Exclude<Met, 'none'>, TableKind>> = {
  leaves: 'briseur',
  sends: 'messager',
  ferries: 'passeur',
  carries: 'changeur',
  breaks: 'briseur',
  holds: 'reflet',
};
const isMastered = (met: Met): boolean => met === 'leaves' || met === 'sends' || met === 'ferries';

/** What draws the encounter on a cell, and how mastering it comes out. */
function meeting(met: Met, coord: string): PreparedDraw[] {
  if (met === 'none') return [CALM];
  return [...drawing(PLAYED_BY[met], coord), isMastered(met) ? MASTERED : FAILED];
}
const drawing = (kind: TableKind, coord: string): PreparedDraw[] =>
  meets(encounterRanges(kindOf(coord))[KINDS.indexOf(kind)]?.from ?? 0, 6);

interface Scene {
  readonly met: Met;
  readonly asking: Asking;
  readonly waits: Waits;
  readonly way: Way;
}

/** The cell where the encounter leaves him, and the one where he meets it. */
function places({ met, asking, way }: Scene): { readonly at: string; readonly cell: string } {
  const wet = asking !== 'dry';
  const near = beside(START, towards(wet)) as string;
  if (way === 'adrift') return { at: START, cell: near };
  if (met === 'ferries') {
    // A step from the start, and from there the Ferryman's way leads to the cell.
    const at = way === 'a step' ? (beside(START, towards(false)) as string) : START;
    return {
      at,
      cell: wet ? near : (DIRECTIONS.map((direction) => beside(at, direction) ?? '').find(isDry) as string),
    };
  }
  if (met === 'carries') return { at: near, cell: ofKind(kindOf(near)).find((one) => one !== near) as string };
  return { at: near, cell: near };
}
/** The demi-rêve comes to the cell, and the encounter is answered; what that told, from the cell itself on. */
function comes(scene: Scene): { readonly t: Table; readonly told: Event[] } {
  const { met, asking, waits, way } = scene;
  const { at, cell } = places(scene);
  const start = way === 'a step' || way === 'adrift' ? START : at;
  const t = new Table({ sheet: { ...PLAIN, start, spells: [ownSpell({ where: 'necropole' })] } });
  const told: Event[] = [];
  const give = (a: Answer) => void told.push(...t.answer(a).events);
  const before: PreparedDraw[] = way === 'staying' && isWet(kindOf(at)) ? [CALM, MASTERED] : [CALM];
  if (way === 'adrift')
    t.fixed(...drawing('tourbillonBlanc', START), FAILED)
      .answer(GO_UP)
      .answer(MASTER);
  else if (way !== 'going up') t.fixed(...before).answer(GO_UP);
  if (waits === 'a reserve') {
    t.dreamer().reserves.push({ spell: 'own:0', parameters: { cost: 4 }, erratic: false, cell: index(cell) });
  }
  // The water of the cell comes after the encounter, and only where he comes to it with his concentration.
  const water = asking === 'dry' || !arrives(met, way) || met === 'breaks' || met === 'holds' ? [] : [waterOf(asking)];
  if (way === 'adrift') t.fixed(MASTERED, drawn(towards(asking !== 'dry')), ...water);
  else t.fixed(...meeting(met, at), ...(met === 'carries' ? [['changeur', 0] as const] : []), ...water);
  if (way === 'going up') give(GO_UP);
  else if (way === 'a step') give({ do: 'go', towards: directionTo(START, at) });
  else give(way === 'staying' ? { do: 'stay' } : MASTER);
  if (met !== 'none' && way !== 'adrift') give(MASTER);
  if (met === 'ferries') give({ do: 'teleport', cell });
  if (met === 'sends') give({ do: 'send', cell: START });
  if (t.open.includes('0 castThrough')) give({ do: 'pass' });
  t.used();
  return { t, told };
}
const waterOf = (asking: Asking): PreparedDraw => (asking === 'wet, mastered' ? MASTERED : FAILED);
const directionTo = (from: string, to: string): Direction =>
  DIRECTIONS.find((direction) => beside(from, direction) === to) as Direction;

/** What of it is in question here, in the order in which it was told. */
const inShort = (told: readonly Event[]): string[] =>
  told.flatMap((e) => {
    if (e.kind === 'mastering') return e.encounter === 'humide' ? ['water'] : ['encounter'];
    return e.kind === 'held' || e.kind === 'broken' || e.kind === 'fired' ? [e.kind] : [];
  });

/** What the rules say is told: first the encounter, then water, then what waits; broken off, nothing more. */
function expected({ met, asking, waits, way }: Scene): string[] {
  const meets = way === 'adrift' || met !== 'none' ? ['encounter'] : [];
  if (met === 'breaks') return [...meets, 'broken'];
  if (met === 'holds') return [...meets, 'held'];
  return [...meets, ...cellAsks(asking, waits, arrives(met, way))];
}
function cellAsks(asking: Asking, waits: Waits, comes: boolean): string[] {
  if (!comes) return [];
  if (asking === 'wet, not mastered') return ['water', 'broken'];
  return [...(asking === 'dry' ? [] : ['water']), ...(waits === 'a reserve' ? ['fired'] : [])];
}

/** RDD-RFL-06: free again, the round goes on where it was held: the water, then what waits. */
function freed({ asking, waits, met, way }: Scene, t: Table): void {
  const comes = arrives(met, way);
  t.fixed(MASTERED, ...(asking !== 'dry' && comes ? [waterOf(asking)] : []));
  t.answer(MASTER).used();
  expect(inShort(t.events)).toEqual(['encounter', ...cellAsks(asking, waits, comes)]);
}

for (const matrix of matrices)
  playMatrix(matrix, ({ at, shut }) => {
    const [met, asking, waits, way] = at as [Met, Asking, Waits, Way];
    const scene: Scene = { met, asking, waits, way };
    return () => {
      if (shut !== undefined && way === 'adrift') {
        // None is rolled for, so none can be met.
        const { told } = comes({ ...scene, met: 'none' });
        expect(told.map(({ kind }) => kind)).not.toContain('encounterRoll');
        expect(told.map(({ kind }) => kind)).not.toContain('met');
        return;
      }
      const { t, told } = comes(scene);
      expect(inShort(told)).toEqual(expected(scene));
      if (shut !== undefined) expect(inShort(told)).not.toContain('water');
      const { cell } = places(scene);
      if (met !== 'breaks' && met !== 'holds') expect(t.where()).toBe(cell);
      expect(t.dreamer().reserves).toHaveLength(waits === 'a reserve' && !inShort(told).includes('fired') ? 1 : 0);
      if (met === 'holds') freed(scene, t);
    };
  });
