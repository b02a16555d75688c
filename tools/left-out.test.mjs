import { expect, test } from 'vitest';
import { leftOut, needing, summary } from './left-out.mjs';

test('what is missing is listed once for each reason, with all that needed it', () => {
  const without = (what, missing) => needing(what, missing);
  const tests = [
    { name: 'odds > two dice', skipped: false },
    { name: `${without('hints by NATS', 'NATS is not installed')} > reach other nodes`, skipped: true },
    { name: `${without('hints by NATS', 'NATS is not installed')} > can be closed`, skipped: true },
    { name: `a disk > ${without('without room', 'mounting needs root')}`, skipped: true },
    // A test that runs with less than it should is listed too.
    { name: `two nodes > ${without('their bus', 'NATS is not installed')}`, skipped: false },
    { name: without('all there', undefined), skipped: false },
  ];
  expect(summary(leftOut(tests))).toEqual([
    'left out, because NATS is not installed:',
    '  hints by NATS',
    '  two nodes > their bus',
    'left out, because mounting needs root:',
    '  a disk > without room',
  ]);
});

test('a test that is skipped without a reason is called out', () => {
  const found = leftOut([{ name: 'odds > two dice', skipped: true }]);
  expect(found.silent).toEqual(['odds > two dice']);
  expect(summary(found)).toEqual(['SKIPPED WITHOUT A REASON:', '  odds > two dice']);
});
