import type { Decision, Game } from '@reverie/kernel/game';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { Stopper } from '@reverie/players/stop';
import { findGame } from '@reverie/shelf/shelf';
import { expect, onTestFinished, test } from 'vitest';
import { branchJournal } from '../src/branch-journal.ts';
import { Pool } from '../src/pool.ts';

const reve = findGame('reve') as Game;

function pool(size = 1): Pool {
  const made = new Pool(size);
  onTestFinished(() => made.close());
  return made;
}

function decided() {
  const seats = [{ name: 'Ada', role: 'haut-revant' }];
  const chance = { kind: 'fast', seed: 3 } as const;
  const match = Match.open(reve.rules, { match: 'm', options: {}, seats, chance });
  if (isRefusal(match)) throw new Error(match.reason);
  const [decision] = match.pending;
  if (!decision) throw new Error('nothing to decide');
  return { match, decision, choices: match.choices(decision), view: match.view(decision.seat) };
}

test('a program thinks in a thread, as it would here; odds are worked out there too', async () => {
  const { decision, choices, view } = decided();
  const threads = pool();
  const [program] = reve.programs ?? [];
  const asked = { game: 'reve', program: program?.id ?? '', view, decision, choices, seed: 7 };
  const thought = await threads.run('think', asked, 20_000);
  expect(choices).toContainEqual(thought.answer);
  expect(await threads.run('think', asked, 20_000)).toEqual(thought);
  const odds = await threads.run('odds', { game: 'reve', view, decision, answers: choices }, 20_000);
  expect(odds).toHaveLength(choices.length);
});

test('what takes too long is given up, what fails is said, and the next question is answered', async () => {
  const { decision, choices, view } = decided();
  const threads = pool();
  const asked = { game: 'reve', program: 'random', view, decision, choices, seed: 7 };
  // Seconds of work in one go: on a busy machine whatever is quick would be there before it is missed.
  const slow = { game: 'reve', view, decision, answers: Array.from({ length: 5000 }, () => choices[0]) };
  await threads.run('think', asked, 20_000);
  const [late, next] = [threads.run('odds', slow, 0), threads.run('think', asked, 20_000)];
  await expect(late).rejects.toThrow('took more than 0 ms');
  expect(choices).toContainEqual((await next).answer);
  await expect(threads.run('think', { ...asked, program: 'nobody' }, 20_000)).rejects.toThrow('no program nobody');
  await expect(threads.run('think', { ...asked, game: 'belote' }, 20_000)).rejects.toThrow('no game belote');
  expect(choices).toContainEqual((await threads.run('think', asked, 20_000)).answer);
});

test('a program that nobody waits for is stopped, one that still waits is not begun, and the next is answered', async () => {
  const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' }));
  const { rules } = findGame('artefacts') as Game;
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 3 } });
  if (isRefusal(match)) throw new Error(match.reason);
  for (const open of [1, 2])
    match.answer(match.pending[0]?.seat as number, match.pending[0]?.id ?? -open, { do: 'keep' });
  const decision = match.pending[0] as Decision;
  const choices = match.choices(decision);
  const view = match.view(decision.seat);
  const asked = { game: 'artefacts', program: 'anselme-5', view, decision, choices, seed: 7 };
  const threads = pool();
  await threads.run('think', { ...asked, program: 'random' }, 20_000);
  const [running, waiting] = [new Stopper(), new Stopper()];
  const first = threads.run('think', asked, 20_000, '', running);
  const second = threads.run('think', asked, 20_000, '', waiting);
  waiting.say();
  running.say();
  const [stopped, dropped] = await Promise.allSettled([first, second]);
  // A thread that does not stop in time on a busy machine is replaced: then there is no answer, and the pool goes on.
  if (stopped.status === 'fulfilled') expect(stopped.value.answer).toMatchObject({ do: 'compose' });
  else expect(stopped.reason).toHaveProperty('name', 'Cancelled');
  expect(dropped).toMatchObject({ status: 'rejected', reason: { name: 'Cancelled' } });
  expect(choices).toContainEqual((await threads.run('think', { ...asked, program: 'random' }, 20_000)).answer);
});

test('more than it can take is turned away, and nobody waits for a pool that is closed', async () => {
  const { decision, choices, view } = decided();
  const threads = pool();
  const asked = { game: 'reve', program: 'random', view, decision, choices, seed: 7 };
  const all = Promise.allSettled(Array.from({ length: 300 }, () => threads.run('think', asked, 20_000)));
  await threads.close();
  for (const { status } of await all) expect(status).toBe('rejected');
});

test('a journal of more entries than are taken is refused before it is played', () => {
  const { match } = decided();
  const asked = {
    journal: writeJournal(match.journal),
    at: undefined,
    match: 'n',
    seed: null,
    language: 'en',
  } as const;
  const { length } = match.journal.entries;
  expect(branchJournal(findGame, { ...asked, most: length - 1 })).toMatchObject({
    reason: 'journalLong',
    details: { most: length - 1 },
  });
  expect(isRefusal(branchJournal(findGame, { ...asked, most: length }))).toBe(false);
});
