/** Journals that are taken up again. Plain functions: a game that is not on the shelf is seen to where the server itself runs. */
import { readJournal } from '@reverie/kernel/journal';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayFault } from '@reverie/kernel/texts/say';
import type { GameLookup } from '@reverie/table/compute';
import { branch } from '@reverie/table/follow-up';
import { writeSnapshot } from '@reverie/table/snapshot';
import { tableRefusal } from '@reverie/table/texts/say';
import type { BranchRequest, BranchResult } from './pool.ts';

/** Reads a journal, plays it again and branches off: everything that can be wrong with it is said here. */
export function branchJournal(
  find: GameLookup,
  { journal: text, at, match, seed, most, language }: BranchRequest,
): BranchResult | Refusal {
  const { journal, fault } = readJournal(text);
  const game = journal && find(journal.header.game);
  if (journal && !game) return tableRefusal('unknownGame', { game: journal.header.game });
  if (!journal || !game || fault) {
    return tableRefusal('badJournal', { why: fault ? sayFault(language, fault, game?.texts[language]) : '' });
  }
  if (journal.entries.length > most) return tableRefusal('journalLong', { most });
  const branched = branch(game, journal, {
    at,
    match,
    seed,
    say: (wrong) => sayFault(language, wrong, game.texts[language]),
  });
  if (isRefusal(branched)) return branched;
  const head = branched.journal.entries.at(-1)?.hash ?? '';
  const { id, version } = game.rules;
  const shot = { reverie: 'snapshot-1', game: id, version, head, clock: null, ...branched.stood } as const;
  const { text: snapshot, hash } = writeSnapshot(branched.journal.entries.length + 1, shot);
  return { journal: branched.journal, seed: branched.seed, text: snapshot, hash };
}
