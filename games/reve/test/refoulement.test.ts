/** RDD-REF: the price of pretending that there is no problem. */
import { expect, test } from 'vitest';
import { facing, GO_UP, meets, PLAIN, Table } from './table.ts';

const REPRESS = { do: 'repress' } as const;
const before = (refoulement: number) => facing('briseur', 7, { sheet: { refoulement } });

test('RDD-REF-01 1d20 must exceed the counter', () => {
  for (const counter of [0, 4, 9, 17]) {
    const holds = before(counter)
      .fixed(['refoulement', counter + 2])
      .answer(REPRESS)
      .used();
    expect(holds.told('refoulementTest')).toMatchObject({
      rule: 'RDD-REF-01',
      roll: counter + 2,
      counter: counter + 1,
      holds: true,
    });
    expect(holds.dreamer().refoulement).toBe(counter + 1);
    expect(holds.kinds).not.toContain('dragon');
  }
});

test('RDD-REF-01 the counter or less: one souffle, and the counter is back at 0', () => {
  for (const roll of [1, 5]) {
    const t = before(4).fixed(['refoulement', roll], ['dragon', 71]).answer(REPRESS).used();
    expect(t.told('refoulementTest')).toMatchObject({ roll, counter: 5, holds: false });
    expect(t.told('dragon')).toMatchObject({ table: 'souffle', id: 'vieillissement' });
    expect(t.dreamer().refoulement).toBe(0);
    // His concentration holds: a souffle is no reason to leave.
    expect(t.dreamer().journey).not.toBeNull();
  }
});

test('RDD-REF-01 the odds are exact, and sooner or later there is no escape', () => {
  expect(before(0).share(REPRESS, 'souffle')).toBe('1/20');
  expect(before(4).share(REPRESS, 'souffle')).toBe('1/4');
  expect(before(18).share(REPRESS, 'holds')).toBe('1/20');
  expect(before(19).share(REPRESS, 'souffle')).toBe('1');
});

test('RDD-REF-01 one test for points gained together', () => {
  const t = new Table({ sheet: { ...PLAIN, refoulement: 3 } }).fixed(...meets(98, 8)).answer(GO_UP);
  expect(t.share(REPRESS, 'souffle')).toBe('1/4');
  t.fixed(['refoulement', 6]).answer(REPRESS).used();
  expect(t.kinds.filter((kind) => kind === 'refoulementTest')).toHaveLength(1);
  expect(t.dreamer().refoulement).toBe(5);
});

test('RDD-REF-01 a forced repression is tested like another', () => {
  const t = facing('reflet', 7, { sheet: { refoulement: 9 } })
    .fixed(['mastering', 90])
    .answer({ do: 'master' });
  expect(t.share({ do: 'outside' }, 'souffle')).toBe('1/2');
  t.fixed(['refoulement', 10], ['dragon', 71]).answer({ do: 'outside' }).used();
  expect(t.told('refoulementTest')).toMatchObject({ counter: 10, roll: 10, holds: false });
  expect(t.dreamer()).toMatchObject({ refoulement: 0, journey: null });
});
