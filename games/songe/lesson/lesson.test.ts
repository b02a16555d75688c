import type { Game } from '@reverie/kernel/game';
import type { Rehearsal } from '@reverie/ui/lesson';
import { eventsIn, rehearse, testLesson } from '@reverie/ui/lesson-suite';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { View } from '../view-shape.ts';
import { lesson } from './lesson.ts';

const given = { game: game as unknown as Game, lesson, left: 'attack' };
const playTo = (step: string): Rehearsal => rehearse(given, step);
const asked = ({ match }: Rehearsal): string[] =>
  match.pending.flatMap(({ kind, seat, optional }) => (seat === 0 && !optional ? [kind] : []));
const viewOf = ({ match }: Rehearsal): View => match.view(0) as View;

testLesson(given);

test('what the texts announce is what happens', () => {
  expect(viewOf(playTo('panache')).figures[0]?.panache).toEqual({ white: 2, black: 2 });
  expect(asked(playTo('draw'))).toEqual(['test.prepare']);
  const failed = playTo('redraw');
  expect(asked(failed)).toEqual(['test.mend']);
  expect(failed.match.pending.find(({ kind }) => kind === 'test.mend')?.about).toMatchObject({ white: 4 });
  expect(asked(playTo('invert'))).toEqual(['test.mend']);
  expect(eventsIn(playTo('duel')).find(({ kind }) => kind === 'settled')).toMatchObject({ success: true, white: 5 });
  expect(asked(playTo('impress'))).toEqual(['duel.impress']);
  const upper = playTo('upper');
  expect(eventsIn(upper).findLast(({ kind }) => kind === 'upperHand')).toMatchObject({ free: 'plume' });
  const opened = eventsIn(upper).filter(({ kind }) => kind === 'opened');
  expect(opened.map((event) => 'white' in event && event.white)).toEqual([7, 5]);
  expect(playTo('raise').match.pending.find(({ kind }) => kind === 'duel.raise')?.about).toMatchObject({ result: 1 });
  expect(playTo('stop').match.pending.find(({ kind }) => kind === 'duel.attack')?.about).toMatchObject({ chain: 2 });
  expect(viewOf(playTo('mark')).figures[2]).toMatchObject({ boxes: 2 });
  expect(playTo('behind').match.pending.find(({ kind }) => kind === 'duel.openMend')?.about).toMatchObject({
    white: 5,
    foeWhite: 7,
  });
  expect(playTo('defend').match.pending.find(({ kind }) => kind === 'duel.defend')?.about).toMatchObject({ result: 3 });
  expect(playTo('wound').match.pending.find(({ kind }) => kind === 'duel.suffer')?.about).toMatchObject({
    wound: 'legere',
    total: 2,
  });
  expect(viewOf(playTo('end')).figures[0]?.wounds).toMatchObject([{ kind: 'legere' }]);
});
