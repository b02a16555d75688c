import { expect, test } from 'vitest';
import { conforms } from '../src/conformance/describe.ts';
import { properties } from '../src/conformance/properties.ts';
import type { AudienceTable } from '../src/events.ts';
import { forecast } from '../src/forecast.ts';
import type { DecisionOf } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { isRefusal } from '../src/refusal.ts';
import { type Answer, drift, type Event, rules, type Types } from './drift.ts';

const seats = [
  { name: 'Nitouche', role: 'walker' },
  { name: 'Gardien', role: 'guide' },
];

conforms({
  game: drift,
  tables: [{ options: {}, seats }],
  invariant: (s) => ((s.ways[s.at] as number) > 0 || s.ended ? undefined : 'the truth was ruled out'),
});

function walk(wind: number[], ...answers: Answer[]) {
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fixed', outcomes: wind } });
  if (isRefusal(match)) throw new Error(match.reason);
  for (const a of answers) match.answer(0, (match.pending[0] as DecisionOf<Types>).id, a);
  return match;
}

test('DRI-02 the walker is told only the terrain, the guide where he is', () => {
  const match = walk([2], 'wind');
  expect(match.heard(0).at(-1)).toMatchObject({ event: { kind: 'came', rule: 'DRI-02', terrain: 'plain' }, drawn: [] });
  expect(match.view(0)).toMatchObject({ at: null, ways: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(match.heard(1).at(-1)).toMatchObject({ event: { at: 2 }, drawn: [{ label: 'wind', outcome: 2 }] });
});

test('DRI-03 what is seen rules cells out until one is left, and then it is named', () => {
  const match = walk([2], 'wind', 'on');
  expect(match.heard(0).at(-1)?.event).toEqual({ kind: 'knows', rule: 'DRI-03', at: 3 });
  expect(match.view(0)).toMatchObject({ at: 3 });
});

test('the odds count every way that leads to a cell', () => {
  const match = walk([1, 2], 'wind', 'wind');
  // From 1 or 2, one to three on: a plain is never reached, a wood (cell 3) in 2 ways, the lake (cell 4) in 2; plain 5 in one.
  expect(match.view(0)).toMatchObject({ terrain: 'wood', ways: [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] });
  const [d] = match.pending as [DecisionOf<Types>];
  const branches = forecast(rules, match.view(d.seat), d, 'wind', 100);
  expect(branches.map(({ result }) => result)).toEqual(['lake', 'plain', 'wood']);
  expect(branches.every(({ weight, total }) => weight * 3n === total)).toBe(true);
});

test('a walker whose every step is told to him with its cell is found out by the suite', () => {
  const told = {
    ...drift,
    rules: {
      ...rules,
      audience: { ...(rules.audience as AudienceTable<Event>), came: { to: 'all', reveals: true } as const },
    },
  };
  const secrecy = properties({ game: told, tables: [{ options: {}, seats }] }).find(({ name }) =>
    name.startsWith('nobody receives'),
  );
  expect(() => secrecy?.check(3)).toThrow(/is told what only hidden things decide/);
});
