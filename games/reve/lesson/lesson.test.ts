import type { Game } from '@reverie/kernel/game';
import type { Rehearsal } from '@reverie/ui/lesson';
import { eventsIn, rehearse, testLesson } from '@reverie/ui/lesson-suite';
import { expect, test } from 'vitest';
import { game as reve } from '../game.ts';
import type { View } from '../view.ts';
import { lesson } from './lesson.ts';

const given = { game: reve as unknown as Game, lesson, left: 'seek', toChance: ['rest'] };
const playTo = (step: string): Rehearsal => rehearse(given, step);
const kinds = ({ match }: Rehearsal): string[] => match.pending.map(({ kind }) => kind);
const dreamer = ({ match }: Rehearsal) => (match.view(0) as View).dreamers[0];

testLesson(given);

test('what the texts announce is what happens', () => {
  expect(dreamer(playTo('odds'))).toMatchObject({ cell: 'G4', points: 13 });
  expect(dreamer(playTo('mastered'))).toMatchObject({ cell: 'F3', terrain: 'fleuve' });
  expect(eventsIn(playTo('meeting')).at(-1)).toMatchObject({ kind: 'met', encounter: 'mangeur', force: 3 });
  expect(dreamer(playTo('plains'))).toMatchObject({ cell: 'E3' });
  const lost = dreamer(playTo('lost'));
  expect(lost).toMatchObject({ cell: null, terrain: 'plaines' });
  expect(lost?.candidates.length).toBeGreaterThan(20);
  const narrowed = dreamer(playTo('narrowed'));
  expect(narrowed).toMatchObject({ cell: null, terrain: 'foret' });
  expect(narrowed?.candidates.length).toBeLessThan(10);
  const found = playTo('found');
  expect(dreamer(found)).toMatchObject({ cell: 'H2', candidates: [] });
  expect(eventsIn(found).some(({ kind }) => kind === 'foundOneself')).toBe(true);
  expect(kinds(found)).toContain('cast');
  expect(kinds(playTo('aim'))).toContain('aim');
  expect(kinds(playTo('rest'))).toContain('world');
});
