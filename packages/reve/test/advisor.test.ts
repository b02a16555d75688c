import { describe, expect, test } from 'vitest';
import { advise } from '../src/advisor/advise.ts';
import { rules } from '../src/reve.ts';
import { Table } from './table.ts';

/** Nitouche with some figures of her own, as she sees herself. */
function seen(sheet: object) {
  const view = rules.view(new Table({ sheet }).s, 0).dreamers[0];
  if (!view) throw new Error('nobody sits there');
  return view;
}

const TYMPAN = { to: 'cast', spell: 'tympan-d-hypnos' } as const;

describe('RDD-X-02 the route advisor', () => {
  test('gives a chance between its floor and its ceiling, a path from here to a cell that suits, and what it assumes', () => {
    const advice = advise(seen({ start: 'G4' }), TYMPAN);
    expect(advice.floor).toBeGreaterThanOrEqual(0);
    expect(advice.floor).toBeLessThanOrEqual(advice.chance + 1e-9);
    expect(advice.chance).toBeLessThanOrEqual(advice.ceiling + 1e-9);
    expect(advice.ceiling).toBeLessThanOrEqual(1);
    expect(advice.next).toMatchObject({ do: 'goUp' });
    expect(advice.path[0]).toBe('G4');
    // The nearest hills are two cells away (RDD-MAP-02).
    expect(advice.path.at(-1)).toBe('H2');
    expect(advice.assumptions.length).toBeGreaterThan(0);
    expect(advice.rounds).toBeGreaterThan(0);
  });

  test('more points of rêve are worth more', () => {
    const chances = [2, 4, 8, 14].map((points) => advise(seen({ start: 'G4', points }), TYMPAN).chance);
    for (const [i, chance] of chances.entries()) expect(chance).toBeGreaterThanOrEqual(chances[i - 1] ?? 0);
  });

  test('says that nothing is left to hope for where nothing is', () => {
    const advice = advise(seen({ start: 'G4', points: 1 }), { to: 'reach', cell: 'M15' });
    expect(advice.chance).toBeLessThan(0.05);
    expect(advise(seen({ start: 'A1', points: 14 }), { to: 'reach', cell: 'A2' }).chance).toBeGreaterThan(0.7);
  });
});
