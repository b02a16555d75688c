/** Branches imported journals. Plain functions: games outside the shelf are handled in the server's own thread. */
import { readJournal } from '@reverie/kernel/journal';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayFault } from '@reverie/kernel/texts/say';
import type { GameLookup } from '@reverie/table/compute';
import { branch } from '@reverie/table/follow-up';
import { writeSnapshot } from '@reverie/table/snapshot';
import { tableRefusal } from '@reverie/table/texts/say';
import { packing } from './packing.ts';
import type { BranchRequest, BranchResult } from './pool.ts';

/** Parses a journal, replays and branches it, and reports everything that can be wrong with it. */
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
  const content = { game: id, version, head, clock: null, ...branched.stood };
  const { text: snapshot, hash } = writeSnapshot(branched.journal.entries.length + 1, content, packing);
  return { journal: branched.journal, seed: branched.seed, text: snapshot, hash };
}
