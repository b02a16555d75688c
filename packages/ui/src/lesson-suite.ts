/** Test support for lessons: checks that every lesson must pass, and a way to play one up to a step. */
import type { Event } from '@reverie/kernel/events';
import type { Game } from '@reverie/kernel/game';
import { recorded } from '@reverie/kernel/testing/recorder';
import { expect, test } from 'vitest';
import { type Lesson, Rehearsal } from './lesson.ts';

interface LessonCase {
  readonly game: Game;
  readonly lesson: Lesson;
  /** A step at which the learner leaves and comes back. */
  readonly left: string;
  /** Steps whose draws the text does not mention, and which are left to chance. */
  readonly toChance?: readonly string[];
}

/** Gives the wanted answer and checks that the draws are the prepared ones, for the learner and for the replies. */
function takeStep(rehearsal: Rehearsal, toChance: readonly string[] = []): void {
  const { step, wanted, match } = rehearsal;
  if (step?.answer === undefined) {
    rehearsal.readOn();
    return;
  }
  if (!wanted) throw new Error(`${step.id}: nothing is asked`);
  const before = match.journal.entries.length;
  expect(rehearsal.give(wanted.decision.id, wanted.answer), step.id).toBeUndefined();
  if (toChance.includes(step.id)) return;
  for (const [i, { outcomes = [] }] of [step, ...(step.replies ?? [])].entries()) {
    const entry = match.journal.entries[before + i];
    const drawn = entry && 'drawn' in entry ? entry.drawn : [];
    expect(drawn, `${step.id} ${i}`).toEqual(outcomes);
  }
}

/** Plays a lesson with the wanted answers, up to a step or to its end. */
export function rehearse({ game, lesson, toChance }: LessonCase, to: string | null): Rehearsal {
  const rehearsal = new Rehearsal({ ...game, rules: recorded(game.rules, 'lesson') }, lesson);
  while (rehearsal.step && rehearsal.step.id !== to) takeStep(rehearsal, toChance);
  return rehearsal;
}

/** Every event that the learner has seen so far. */
export const eventsIn = ({ match, lesson }: Rehearsal): Event[] => match.heard(lesson.seat).map(({ event }) => event);

/** An answer that the rules offer to the learner and the step does not want. */
function another(rehearsal: Rehearsal) {
  const { match, lesson } = rehearsal;
  return match.pending
    .filter(({ seat }) => seat === lesson.seat)
    .flatMap((decision) => match.choices(decision).map((choice) => ({ decision, choice })))
    .find(({ decision, choice }) => !rehearsal.serves(decision, choice));
}

export function testLesson(given: LessonCase): void {
  const { game, lesson, left } = given;
  const seen = ({ match }: Rehearsal): string => JSON.stringify(match.view(lesson.seat));

  test('the lesson can be played to its end', () => {
    expect(rehearse(given, null).over).toBe(true);
  });

  test('whoever answers otherwise sees what comes of it, and comes back to the same question', () => {
    let strayed = 0;
    for (const { id, answer } of lesson.steps) {
      if (answer === undefined) continue;
      const rehearsal = rehearse(given, id);
      const before = seen(rehearsal);
      const other = another(rehearsal);
      if (!other) continue;
      strayed++;
      expect(rehearsal.give(other.decision.id, other.choice), id).toBeUndefined();
      expect(rehearsal.astray, id).toBe(true);
      expect(rehearsal.step?.id).toBe(id);
      rehearsal.back();
      expect(rehearsal.astray, id).toBe(false);
      expect(seen(rehearsal), id).toBe(before);
      // From there the lesson continues as if nothing had happened.
      takeStep(rehearsal, given.toChance);
      expect(rehearsal.step?.id).not.toBe(id);
    }
    expect(strayed).toBeGreaterThan(0);
  });

  test('it says the same in both languages, and something at every step', () => {
    for (const { say, otherwise } of lesson.steps) {
      for (const text of [say.fr, say.en, ...(otherwise ? [otherwise.fr, otherwise.en] : [])])
        expect(text).toMatch(/[.!?]$/);
    }
  });

  test('it is taken up again where it was left, with all that the others did', () => {
    const rehearsal = rehearse(given, left);
    const again = Rehearsal.resume(game, lesson, JSON.parse(JSON.stringify(rehearsal.progress)));
    expect(again.step?.id).toBe(left);
    expect(seen(again)).toBe(seen(rehearsal));
  });

  test('what was kept of another edition, or makes no sense, is begun anew', () => {
    const { progress } = rehearse(given, left);
    expect(Rehearsal.resume(game, lesson, { ...progress, edition: 0 }).number).toBe(0);
    expect(Rehearsal.resume(game, lesson, { ...progress, answers: [{ do: 'end' }] }).number).toBe(0);
    expect(Rehearsal.resume(game, lesson, { ...progress, answers: ['?'] }).number).toBe(0);
    expect(Rehearsal.resume(game, lesson, null).number).toBe(0);
  });
}
