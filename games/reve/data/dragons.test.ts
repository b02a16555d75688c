import { describe, expect, test } from 'vitest';
import { coversOnce } from '../test/covers-once.ts';
import { DESIRES, FIXED_IDEAS, NO_MONTEE } from './desires.ts';
import { type Fate, OMBRES, QUEUES, SOUFFLES, TETES } from './dragons.ts';
import { breadth, rowAt } from './percent.ts';

const tables: readonly (readonly [string, number, readonly Fate[]])[] = [
  ['queues', 16, QUEUES],
  ['ombres', 25, OMBRES],
  ['souffles', 19, SOUFFLES],
  ['têtes', 10, TETES],
];

describe.each(tables)('RDD-TABLE-01 %s', (_, count, rows) => {
  test('cover 01 to 00 once', () => {
    expect(rows).toHaveLength(count);
    expect(coversOnce(rows)).toBe(true);
  });

  test('have ids of their own, and names and sentences in both languages', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    for (const { name, effect } of rows) {
      for (const language of ['fr', 'en'] as const) {
        expect(name[language]).not.toBe('');
        expect(effect[language]).toMatch(/^[\p{Lu}\d][^.]*\.$/u);
      }
    }
  });
});

const written = (rows: readonly Fate[]) => rows.filter(({ played }) => !played).map(({ id }) => id);

test('what is only written on the sheet', () => {
  expect(written(QUEUES)).toEqual(['depouillement', 'amnesie', 'souvenirObsessionnel', 'masqueDeNarcos']);
  expect(written(OMBRES).join(' ')).toBe('depouillement amnesie souvenirMorbide injure couardise heroisme');
  expect(written(SOUFFLES).join(' ')).toBe('perteCaracteristique vieillissement nonCombativite jeMenFoutisme paresse');
  expect(written(TETES)).toEqual([]);
});

test('rolls read off the tables', () => {
  expect(rowAt(QUEUES, 1).id).toBe('mauvaiseRencontre');
  expect(rowAt(QUEUES, 33).id).toBe('coupDeBarre');
  expect(rowAt(QUEUES, 86).id).toBe('ideeFixe');
  expect(rowAt(OMBRES, 70).id).toBe('desirEscalade');
  expect(rowAt(OMBRES, 100).id).toBe('infarctus');
  expect(rowAt(SOUFFLES, 79).id).toBe('nonCombativite');
  expect(rowAt(SOUFFLES, 100).id).toBe('queuePerpetuelle');
  expect(rowAt(TETES, 91).id).toBe('connaissanceFleuve');
  expect(TETES.map(breadth)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
});

test('eight dark desires of four in a hundred each', () => {
  const desires = OMBRES.filter(({ id }) => id.startsWith('desir'));
  expect(desires).toHaveLength(8);
  expect(desires.every((row) => breadth(row) === 4 && row.repression === 2 && row.like === 'desirLancinant')).toBe(
    true,
  );
});

test('what repressing costs', () => {
  expect(
    QUEUES.filter(({ repression }) => repression === 2)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('urgence depouillement coupDeFoudre');
  expect(QUEUES.every(({ repression }) => repression === 1 || repression === 2)).toBe(true);
  expect([...SOUFFLES, ...TETES].some(({ repression }) => repression !== undefined)).toBe(false);
});

test('what lasts for days', () => {
  expect(
    QUEUES.filter(({ days }) => days === 1)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('inertie monteeLaborieuse insomnie amnesie');
  expect(SOUFFLES.filter(({ days }) => days === '7+ddr')).toHaveLength(8);
});

test('twenty desires and twenty fixed ideas; the last one forbids the montée', () => {
  for (const list of [DESIRES, FIXED_IDEAS]) {
    expect(new Set(list.map(({ fr }) => fr)).size).toBe(20);
    expect(new Set(list.map(({ en }) => en)).size).toBe(20);
  }
  expect(FIXED_IDEAS[NO_MONTEE - 1]?.fr).toContain('TMR');
});
