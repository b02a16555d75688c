import type { Game } from '@reverie/kernel/game';
import type { Rehearsal } from '@reverie/ui/lesson';
import { rehearse, testLesson } from '@reverie/ui/lesson-suite';
import { expect, test } from 'vitest';
import { game as mortebrume } from '../game.ts';
import type { View } from '../state.ts';
import { lesson } from './lesson.ts';

const given = { game: mortebrume as unknown as Game, lesson, left: 'answer' };
const playTo = (step: string): Rehearsal => rehearse(given, step);
const view = ({ match }: Rehearsal): View => match.view(0) as View;
const kinds = ({ match }: Rehearsal): string[] => match.pending.map(({ kind, seat }) => `${kind} ${seat}`);

testLesson(given);

test('what the texts announce is what happens', () => {
  expect(lesson.steps.length).toBeGreaterThanOrEqual(20);
  expect(view(playTo('mist'))).toMatchObject({ visibility: 2600, turn: 1 });
  const intercept = playTo('intercept');
  expect(kinds(intercept)).toEqual(['react 0']);
  // The shot misses, the charge comes.
  const answer = playTo('answer');
  expect(kinds(answer)).toEqual(['answer 0']);
  expect(view(answer).fighters[3]?.phys).toBe(12);
  expect(view(playTo('press')).fighters[3]?.phys).toBe(8);
  expect(view(playTo('voice'))).toMatchObject({ visibility: 2800, turn: 2 });
  expect(view(playTo('down')).fighters[3]?.phys).toBe(0);
  expect(view(playTo('hit')).fighters[4]?.phys).toBe(4);
});
