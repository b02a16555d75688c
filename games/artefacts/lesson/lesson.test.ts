import type { Game } from '@reverie/kernel/game';
import { toNumber } from '@reverie/odds/fraction';
import type { Rehearsal } from '@reverie/ui/lesson';
import { eventsIn, rehearse, testLesson } from '@reverie/ui/lesson-suite';
import { expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { game as artefacts } from '../game.ts';
import { attackOdds } from '../odds/attack.ts';
import type { View } from '../view.ts';
import { lesson } from './lesson.ts';

const given = { game: artefacts as unknown as Game, lesson, left: 'keep' };
const playTo = (step: string): Rehearsal => rehearse(given, step);
const view = ({ match }: Rehearsal): View => match.view(0) as View;
const kinds = ({ match }: Rehearsal): string[] => match.pending.map(({ kind, seat }) => `${kind} ${seat}`);

testLesson(given);

test('what the texts announce is what happens', () => {
  expect(kinds(playTo('hand'))).toEqual(['compose 0']);
  const summon = playTo('cat');
  expect(view(summon).sides[0]?.places[0]).toMatchObject({ endurance: 4 });
  expect(view(playTo('end')).sides[0]?.places[1]).toMatchObject({ endurance: 3 });
  const defend = playTo('defend');
  expect(kinds(defend)).toEqual(['defend 0']);
  expect(view(defend).fight).toMatchObject({ attack: 3, defence: 2, target: 1 });
  expect(eventsIn(playTo('held')).findLast(({ kind }) => kind === 'settled')).toMatchObject({
    attack: 3,
    defence: 3,
    result: 'held',
  });
  expect(view(playTo('fight')).sides[0]?.places[2]).toMatchObject({ endurance: 4 });
  const odds = playTo('odds');
  const attack = attackOdds(view(odds), 0, 1, { place: 0, target: 0 });
  expect(attack).toMatchObject({ defence: 3, bestDefence: 6 });
  expect(attack.heldBy.map((card) => CARDS[card]?.id)).toEqual(['moss-blanket', 'bath-bubble']);
  // "Most likely", says the text.
  expect(toNumber(attack.itemInHand)).toBeGreaterThan(0.8);
  const shares = attack.boosts;
  expect(shares[0]).toMatchObject({ attack: 6 });
  expect(toNumber(shares[0]?.success ?? { num: 0n, den: 1n })).toBeLessThan(1);
  expect(shares[1]).toMatchObject({ attack: 7 });
  expect(toNumber(shares[1]?.success ?? { num: 0n, den: 1n })).toBe(1);
  expect(view(playTo('wake')).sides[1]).toMatchObject({ open: true });
  const awake = playTo('awake');
  expect(view(awake).sides[1]).toMatchObject({ woken: 1, dreamer: 6 });
  expect(kinds(awake)).toEqual(['dawn 0']);
  expect(view(playTo('fight2')).sides[1]?.places[0]).toMatchObject({ endurance: 0 });
  expect(attackOdds(view(playTo('owl')), 0, 1, { place: 0, target: 0 })).toMatchObject({ defence: 1, bestDefence: 4 });
  const weakness = playTo('weakness');
  expect(view(weakness).sides[1]).toMatchObject({ open: true, woken: 1 });
  expect(view(weakness).turn).toBe(1);
});
