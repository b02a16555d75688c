import type { Event } from '@reverie/kernel/events';
import type { Game } from '@reverie/kernel/game';
import type { Answer } from '@reverie/reve/answers';
import { reve } from '@reverie/reve/game';
import type { View } from '@reverie/reve/view';
import { expect, test } from 'vitest';
import { Rehearsal } from '../../tutorial/lesson.ts';
import { lesson } from './lesson.ts';

const game = reve as unknown as Game;

/** Plays the lesson as it wants to be played, up to a step, and hands over what each step told. */
function playTo(id: string | null): Rehearsal {
  const rehearsal = new Rehearsal(game, lesson);
  while (rehearsal.step && rehearsal.step.id !== id) {
    const { step, wanted } = rehearsal;
    if (step.answer === undefined) rehearsal.readOn();
    else {
      if (!wanted) throw new Error(`${step.id}: nothing is asked`);
      const before = rehearsal.match.journal.entries.length;
      expect(rehearsal.give(wanted.decision.id, wanted.answer), step.id).toBeUndefined();
      const entry = rehearsal.match.journal.entries[before];
      const drawn = entry && 'drawn' in entry ? entry.drawn : [];
      const prepared = step.outcomes ?? [];
      // What the text speaks of is what was prepared.
      expect(drawn.slice(0, prepared.length), step.id).toEqual(prepared);
    }
  }
  return rehearsal;
}

const kinds = ({ match }: Rehearsal): string[] => match.pending.map(({ kind }) => kind);
const dreamer = ({ match }: Rehearsal) => (match.view(0) as View).dreamers[0];
const told = ({ match }: Rehearsal): Event[] => match.heard(0).map(({ event }) => event);

test('the lesson can be played to its end', () => {
  const rehearsal = playTo(null);
  expect(rehearsal.over).toBe(true);
});

test('what the texts announce is what happens', () => {
  expect(dreamer(playTo('odds'))).toMatchObject({ cell: 'G4', points: 13 });
  expect(dreamer(playTo('mastered'))).toMatchObject({ cell: 'F3', terrain: 'fleuve' });
  expect(told(playTo('meeting')).at(-1)).toMatchObject({ kind: 'met', encounter: 'mangeur', force: 3 });
  expect(dreamer(playTo('plains'))).toMatchObject({ cell: 'E3' });
  const lost = dreamer(playTo('lost'));
  expect(lost).toMatchObject({ cell: null, terrain: 'plaines' });
  expect(lost?.candidates.length).toBeGreaterThan(20);
  const narrowed = dreamer(playTo('narrowed'));
  expect(narrowed).toMatchObject({ cell: null, terrain: 'foret' });
  expect(narrowed?.candidates.length).toBeLessThan(10);
  const found = playTo('found');
  expect(dreamer(found)).toMatchObject({ cell: 'H2', candidates: [] });
  expect(told(found).some(({ kind }) => kind === 'foundOneself')).toBe(true);
  expect(kinds(found)).toContain('cast');
  expect(kinds(playTo('aim'))).toContain('aim');
  expect(kinds(playTo('rest'))).toContain('world');
});

test('whoever answers otherwise sees what comes of it, and comes back to the same question', () => {
  for (const { id, answer } of lesson.steps) {
    if (answer === undefined) continue;
    const rehearsal = playTo(id);
    const before = JSON.stringify(rehearsal.match.view(0));
    const other = rehearsal.match.pending
      .flatMap((decision) =>
        rehearsal.match.choices(decision).map((choice) => ({ decision, choice: choice as Answer })),
      )
      .find(({ decision, choice }) => !rehearsal.serves(decision, choice));
    if (!other) continue;
    expect(rehearsal.give(other.decision.id, other.choice), id).toBeUndefined();
    expect(rehearsal.astray, id).toBe(true);
    expect(rehearsal.step?.id).toBe(id);
    rehearsal.back();
    expect(rehearsal.astray).toBe(false);
    expect(JSON.stringify(rehearsal.match.view(0)), id).toBe(before);
    // And from there the lesson goes on as if nothing had been.
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

test('it is taken up again where it was left', () => {
  const { progress, match } = playTo('seek');
  const again = Rehearsal.resume(game, lesson, JSON.parse(JSON.stringify(progress)));
  expect(again.step?.id).toBe('seek');
  expect(again.match.view(0)).toEqual(match.view(0));
});

test('what was kept of another edition, or makes no sense, is begun anew', () => {
  const { progress } = playTo('seek');
  expect(Rehearsal.resume(game, lesson, { ...progress, edition: 0 }).number).toBe(0);
  expect(Rehearsal.resume(game, lesson, { ...progress, answers: [{ do: 'end' }] }).number).toBe(0);
  expect(Rehearsal.resume(game, lesson, { ...progress, answers: ['?'] }).number).toBe(0);
  expect(Rehearsal.resume(game, lesson, null).number).toBe(0);
});
