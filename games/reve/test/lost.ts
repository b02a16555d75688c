/**
 * Lost demi-rêves for tests. What the player can work out is worked out here again by brute force, from the names of the
 * cells alone: every cell where all that was seen could have been seen.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { shown } from '@reverie/kernel/events';
import { canonical } from '@reverie/kernel/plain';
import { expect } from 'vitest';
import { CELLS, cellAt, cellsOfKind } from '../data/map.ts';
import { isWet, type Terrain } from '../data/terrains.ts';
import { audience } from '../events.ts';
import { DIRECTIONS, type Direction } from '../hex.ts';
import { rules } from '../rules.ts';
import { imagine } from '../view.ts';
import { CALM, facing, type Setting, type Table } from './table.ts';

export const MASTER = { do: 'master' } as const;
export const FAILED = ['mastering', 90] as const;
export const MASTERED = ['mastering', 1] as const;
export const index = (coord: string): number => cellAt(coord) ?? -1;
export const kindOf = (coord: string): Terrain => CELLS[index(coord)]?.kind ?? 'plaines';
export const ofKind = (kind: Terrain): string[] => cellsOfKind(kind).map((cell) => CELLS[cell]?.coord ?? '');
export const inOrder = (coords: Iterable<string>): string[] => [...new Set(coords)].sort((a, b) => index(a) - index(b));
export const drawn = (direction: Direction) => ['drift', DIRECTIONS.indexOf(direction) + 1] as const;

/** The cell next to this one by its name: columns B, D, F … stand half a cell lower and have fourteen cells. */
export function beside(coord: string, direction: Direction): string | undefined {
  const column = 'ABCDEFGHIJKLM'.indexOf(coord[0] ?? '');
  const row = Number(coord.slice(1));
  const low = column % 2 === 1;
  const aside = direction === 'N' || direction === 'S' ? 0 : direction.endsWith('E') ? 1 : -1;
  const north = direction.startsWith('N');
  const down = aside === 0 ? (north ? -1 : 1) : low ? (north ? 0 : 1) : north ? -1 : 0;
  const to = column + aside;
  const inside = to >= 0 && to <= 12 && row + down >= 1 && row + down <= (to % 2 === 1 ? 14 : 15);
  return inside ? `${'ABCDEFGHIJKLM'[to]}${row + down}` : undefined;
}

export function straight(coord: string, direction: Direction, n: number): string | undefined {
  let end: string | undefined = coord;
  for (let i = 0; i < n && end !== undefined; i++) end = beside(end, direction);
  return end;
}

/** What is left of these when the kind of the cell is seen. */
export const seeing = (kind: Terrain, coords: Iterable<string | undefined>): string[] =>
  inOrder([...coords].filter((coord) => coord !== undefined)).filter((coord) => kindOf(coord) === kind);

export const drifts = (from: readonly string[], n: number, kind: Terrain): string[] =>
  seeing(
    kind,
    from.flatMap((coord) => DIRECTIONS.map((direction) => straight(coord, direction, n))),
  );

/** The demi-rêve is nowhere in what the player is given, but among the candidates; the gardien sees it. */
export function expectHidden(t: Table, candidates: readonly string[]): void {
  expect(t.sees(0)).toMatchObject({ cell: null, candidates, terrain: kindOf(t.where()) });
  expect(candidates).toContain(t.where());
  const { candidates: _, sheet: __, ...rest } = t.sees(0);
  expect(canonical(rest)).not.toContain(`"${t.where()}"`);
  for (const who of [0, 'spectator'] as const) {
    const heard = t.events.map((e) => shown(audience, e, who)).filter((e) => e !== undefined);
    expect(canonical(heard)).not.toContain(`"${t.where()}"`);
  }
  expect(t.sees('spectator').cell).toBeNull();
  if (t.s.gardien !== null) expect(t.sees(t.gardien).cell).toBe(t.where());
}

export const known = (t: Table): void => expect(t.sees(0)).toMatchObject({ cell: t.where(), candidates: [] });

/** Walks, turning clockwise, until he knows where he is; at every step the candidates are those of brute force. */
export function wander(t: Table, from: readonly string[], turn = 0): void {
  let candidates = from;
  for (let steps = 0; candidates.length > 1; steps++) {
    expect(steps).toBeLessThan(12);
    const ways = DIRECTIONS.map((_, i) => DIRECTIONS[(i + turn + steps) % 6] as Direction);
    const direction = ways.find((way) => beside(t.where(), way) !== undefined) as Direction;
    const to = beside(t.where(), direction) ?? '';
    candidates = seeing(
      kindOf(to),
      candidates.map((coord) => beside(coord, direction)),
    );
    t.fixed(CALM, ...(isWet(kindOf(to)) ? [MASTERED] : [])).answer({ do: 'go', towards: direction });
    expect(t.where()).toBe(to);
    if (candidates.length > 1) expectHidden(t, candidates);
  }
  t.used();
  expect(t.told('foundOneself')).toMatchObject({ rule: 'RDD-HID-01', cell: t.where() });
  expect(t.told('entered').cell).toBe(t.where());
  known(t);
}

/** Carried off by a Changeur to this cell. */
export function changedTo(coord: string, setting: Setting = {}): Table {
  const others = ofKind(kindOf(coord)).filter((other) => other !== (setting.sheet?.start ?? 'G4'));
  return facing('changeur', 7, setting)
    .fixed(FAILED, ['changeur', others.indexOf(coord)])
    .answer(MASTER)
    .used();
}

/** Freed from a Tourbillon blanc after one defeat, one cell away from the start. */
export const whirled = (start: string, direction: Direction, setting: Setting = {}): Table =>
  facing('tourbillonBlanc', 7, { ...setting, sheet: { start, ...setting.sheet } })
    .fixed(FAILED, MASTERED, drawn(direction))
    .answer(MASTER)
    .answer(MASTER)
    .used();

/** Seat 0's idea of this table. */
export function redealt(t: Table, seed: number) {
  return imagine(rules.view(t.s, 0), 0, { chance: new Fast(seed), tell: undefined });
}
