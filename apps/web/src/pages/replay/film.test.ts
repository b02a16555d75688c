import { seedString } from '@reverie/kernel/chance/audited';
import { Fast } from '@reverie/kernel/chance/fast';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { Film, readText } from './film.ts';

const game = twoCardPoker as Game;
const SEED = seedString(new Uint8Array(32).fill(7));

/** A whole game of poker with one answer taken back on the way. */
function played() {
  const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' }));
  const match = Match.open(game.rules, {
    match: 'film',
    options: { hands: 3 },
    seats,
    chance: { kind: 'audited', seed: SEED },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  const below = new Fast(4).below();
  for (let d = match.pending[0]; d; d = match.pending[0]) {
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
    if (match.journal.entries.length === 3) match.back(1);
  }
  match.close();
  return match;
}

test('every moment is as it was, for every seat', () => {
  const match = played();
  const film = Film.of(game, match.journal);
  expect(film.fault).toBeUndefined();
  expect(film.length).toBe(match.journal.entries.length);
  const last = film.length - 1;
  for (const who of [0, 1, 'spectator'] as const) expect(film.view(last, who)).toEqual(match.view(who));
  expect(film.outcome(last)).toEqual(match.outcome);
  // Nobody had been dealt anything that the other could see.
  expect(JSON.stringify(film.view(0, 0))).not.toBe(JSON.stringify(film.view(0, 1)));
  const back = match.journal.entries.findIndex((entry) => entry.do === 'back');
  expect(film.view(back, 0)).toEqual(film.view(1, 0));
  expect(film.pending(back)).toEqual(film.pending(1));
  // What was told of an answer that was taken back later is still told where it was given.
  expect(film.heard(back - 1, 0).length).toBeGreaterThan(0);
});

test('a journal that was tampered with plays up to there', () => {
  const text = writeJournal(played().journal);
  const lines = text.split('\n');
  lines[4] = (lines[4] as string).replace('"n":3', '"n":4');
  const { journal, fault } = readText(lines.join('\n'));
  const film = Film.of(game, journal as NonNullable<typeof journal>, fault);
  expect(film.length).toBe(3);
  expect(film.fault).toMatchObject({ entry: 3 });
});

test('what a branch is made of: the same game up to a moment, as it was written', () => {
  const film = Film.of(game, played().journal);
  const { journal, fault } = readText(film.upTo(2));
  expect(fault).toBeUndefined();
  const cut = Film.of(game, journal as NonNullable<typeof journal>);
  expect(cut.length).toBe(3);
  expect(cut.view(2, 0)).toEqual(film.view(2, 0));
  expect(cut.pending(2)).toEqual(film.pending(2));
});

test('what is no journal is said to be none', () => {
  for (const text of ['', 'hello', '{"reverie":"scenario-1"}', '{}\n{}']) {
    const { journal, fault } = readText(text);
    expect(journal).toBeUndefined();
    expect(fault?.entry).toBe('header');
  }
});
