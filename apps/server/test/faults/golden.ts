/** Golden games: journals of the games on the shelf, kept beside this file. Every change of the rules must still play them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Rules } from '@reverie/kernel/game';
import { type Journal, readJournal, writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { hashOf } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { recorded } from '@reverie/kernel/testing/recorder';
import { verify } from '@reverie/kernel/verify';
import { belowOf, seedOf, shelf, tablesOf } from './games.ts';

const folder = new URL('golden/', import.meta.url);
const MOVES = 120;

/** The names of the journals that a game should have: one for each sort of table. */
const namesOf = (game: Game): string[] => tablesOf(game).map((_, n) => `${game.rules.id}-${n + 1}.jsonl`);
const fileOf = (name: string): string => fileURLToPath(new URL(name, folder));

/** A game played by chance, the same every time; broken off after a while, and its seed published. */
function played(game: Game, n: number): Journal {
  const below = belowOf(n + 1);
  const roles = tablesOf(game)[n] as string[];
  const rules = game.rules as unknown as Rules;
  const seats = roles.map((role, i) => ({ role, name: `P${i}` }));
  const chance = { kind: 'audited', seed: seedOf(n), nonces: roles.map((_, i) => `n${i}`) } as const;
  const match = Match.open(rules, { match: `golden-${n + 1}`, options: {}, seats, chance });
  if (isRefusal(match)) throw new Error(match.reason);
  for (let i = 0; i < MOVES && !match.closed; i++) {
    const decision = match.pending[below(Math.max(1, match.pending.length))];
    if (!decision) break;
    const choices = match.choices(decision);
    const done = match.answer(decision.seat, decision.id, choices[below(choices.length)]);
    if (isRefusal(done) && done.refusal !== 'unavailable') throw new Error(`${rules.id} refuses its own choice`);
  }
  match.close();
  return match.journal;
}

/** Makes the journals that are not there, and says which. One that is there is never made again: it is what was played. */
export function makeMissing(): string[] {
  return shelf.flatMap((game) =>
    namesOf(game).flatMap((name, n) => {
      if (existsSync(fileOf(name))) return [];
      writeFileSync(fileOf(name), writeJournal(played(game, n)));
      return [name];
    }),
  );
}

export interface Golden {
  readonly name: string;
  readonly entries: number;
  /** What is wrong with it, or undefined. */
  readonly fault: string | undefined;
  /** Of the last position. */
  readonly hash: string;
}

/** Plays every golden game again, with the draws that its published seed gives. */
export function playGolden(): Golden[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => {
      const { journal, fault } = readJournal(readFileSync(fileOf(name), 'utf8'));
      const game = shelf.find(({ rules }) => rules.id === journal?.header.game);
      if (!journal || fault || !game) return { name, entries: 0, fault: fault?.reason ?? 'no such game', hash: '' };
      const again = verify(recorded(game.rules, 'golden'), journal as never);
      const end = journal.entries.at(-1);
      const hash = again.match ? hashOf(again.match.state) : '';
      const wrong =
        again.fault?.reason ??
        (again.audited ? undefined : 'not audited') ??
        (end?.do === 'end' && end.state === hash ? undefined : 'another end');
      return { name, entries: journal.entries.length, fault: wrong, hash };
    });
}
