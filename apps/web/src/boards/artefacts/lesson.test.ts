import type { Answer } from '@reverie/artefacts/answers';
import { artefacts } from '@reverie/artefacts/game';
import { attackOdds } from '@reverie/artefacts/odds/attack';
import type { View } from '@reverie/artefacts/view';
import type { Game } from '@reverie/kernel/game';
import { toNumber } from '@reverie/odds/fraction';
import { expect, test } from 'vitest';
import { Rehearsal } from '../../tutorial/lesson.ts';
import { lesson } from './lesson.ts';

const game = artefacts as unknown as Game;

/** Plays the lesson as it wants to be played, up to a step. */
function playTo(id: string | null): Rehearsal {
  const rehearsal = new Rehearsal(game, lesson);
  while (rehearsal.step && rehearsal.step.id !== id) {
    const { step, wanted } = rehearsal;
    if (step.answer === undefined) rehearsal.readOn();
    else {
      if (!wanted) throw new Error(`${step.id}: nothing is asked`);
      const before = rehearsal.match.journal.entries.length;
      expect(rehearsal.give(wanted.decision.id, wanted.answer), step.id).toBeUndefined();
      // What the text speaks of is what was prepared, for the learner and for the others.
      for (const [i, { outcomes = [] }] of [step, ...(step.replies ?? [])].entries()) {
        const entry = rehearsal.match.journal.entries[before + i];
        const drawn = entry && 'drawn' in entry ? entry.drawn : [];
        expect(drawn, `${step.id} ${i}`).toEqual(outcomes);
      }
    }
  }
  return rehearsal;
}

const view = ({ match }: Rehearsal): View => match.view(0) as View;
const kinds = ({ match }: Rehearsal): string[] => match.pending.map(({ kind, seat }) => `${kind} ${seat}`);
const last = ({ match }: Rehearsal, kind: string) =>
  match
    .heard(0)
    .map(({ event }) => event)
    .findLast((event) => event.kind === kind);

test('the lesson can be played to its end', () => {
  expect(playTo(null).over).toBe(true);
});

test('what the texts announce is what happens', () => {
  expect(kinds(playTo('hand'))).toEqual(['compose 0']);
  const summon = playTo('cat');
  expect(view(summon).sides[0]?.places[0]).toMatchObject({ endurance: 4 });
  expect(view(playTo('end')).sides[0]?.places[1]).toMatchObject({ endurance: 3 });
  const defend = playTo('defend');
  expect(kinds(defend)).toEqual(['defend 0']);
  expect(view(defend).fight).toMatchObject({ attack: 3, defence: 2, target: 1 });
  expect(last(playTo('held'), 'settled')).toMatchObject({ attack: 3, defence: 3, result: 'held' });
  expect(view(playTo('fight')).sides[0]?.places[2]).toMatchObject({ endurance: 4 });
  const odds = playTo('odds');
  const shares = [0, 1].map((n) => attackOdds(view(odds), 0, 1, { place: 0, target: 0 }).boosts[n]);
  expect(shares[0]).toMatchObject({ attack: 6 });
  expect(toNumber(shares[0]?.success ?? { num: 0n, den: 1n })).toBeLessThan(1);
  expect(shares[1]).toMatchObject({ attack: 7 });
  expect(toNumber(shares[1]?.success ?? { num: 0n, den: 1n })).toBe(1);
  expect(view(playTo('wake')).sides[1]).toMatchObject({ open: true });
  const awake = playTo('awake');
  expect(view(awake).sides[1]).toMatchObject({ woken: 1, dreamer: 6 });
  expect(kinds(awake)).toEqual(['dawn 0']);
  expect(view(playTo('fight2')).sides[1]?.places[0]).toMatchObject({ endurance: 0 });
  const weakness = playTo('weakness');
  expect(view(weakness).sides[1]).toMatchObject({ open: true, woken: 1 });
  expect(view(weakness).turn).toBe(1);
});

test('whoever answers otherwise sees what comes of it, and comes back to the same question', () => {
  for (const { id, answer } of lesson.steps) {
    if (answer === undefined) continue;
    const rehearsal = playTo(id);
    const before = JSON.stringify(rehearsal.match.view(0));
    const other = rehearsal.match.pending
      .filter(({ seat }) => seat === lesson.seat)
      .flatMap((decision) =>
        rehearsal.match.choices(decision).map((choice) => ({ decision, choice: choice as Answer })),
      )
      .find(({ decision, choice }) => !rehearsal.serves(decision, choice));
    if (!other) continue;
    expect(rehearsal.give(other.decision.id, other.choice), id).toBeUndefined();
    expect(rehearsal.astray, id).toBe(true);
    rehearsal.back();
    expect(JSON.stringify(rehearsal.match.view(0)), id).toBe(before);
    const { wanted } = rehearsal;
    expect(wanted && rehearsal.give(wanted.decision.id, wanted.answer), id).toBeUndefined();
    expect(rehearsal.step?.id).not.toBe(id);
  }
});

test('it says the same in both languages, and something at every step', () => {
  for (const { say, otherwise } of lesson.steps) {
    for (const text of [say.fr, say.en, ...(otherwise ? [otherwise.fr, otherwise.en] : [])])
      expect(text).toMatch(/[.!?]$/);
  }
});

test('it is taken up again where it was left, with all that the others did', () => {
  const { progress, match } = playTo('keep');
  const again = Rehearsal.resume(game, lesson, JSON.parse(JSON.stringify(progress)));
  expect(again.step?.id).toBe('keep');
  expect(again.match.view(0)).toEqual(match.view(0));
});
