/** What the pool works out. Plain functions: a game that is not on the shelf is seen to where the server itself runs. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { readJournal } from '@reverie/kernel/journal';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayFault } from '@reverie/kernel/texts/say';
import { fraction, toText } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { answerOf, findProgram } from '@reverie/players/programs';
import { branch } from '@reverie/table/again';
import type { WireOdds } from '@reverie/table/protocol';
import { toSnapshot } from '@reverie/table/snapshot';
import { declined } from '@reverie/table/texts/say';
import type { Branched, Branching, Choosing, Weighing } from './pool.ts';

type Find = (id: string) => Game | undefined;

function gameOf(find: Find, id: string): Game {
  const game = find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

export function choosing(find: Find, { game, program, view, decision, choices, seed }: Choosing): number | undefined {
  const player = findProgram(gameOf(find, game), program);
  if (!player) throw new Error(`there is no program ${program} for ${game}`);
  return answerOf(player, { view, decision, choices, below: new Fast(seed).below() })?.index;
}

/** Fewer than a player alone may ask for: a server has many to answer. */
const LIMIT = 5000;
const SAMPLES = 1000;

export function weighing(find: Find, { game, state, decision, answers }: Weighing): (WireOdds | null)[] {
  const { rules } = gameOf(find, game);
  return answers.map((answer) => {
    const parsed = rules.answers.safeParse(answer);
    const odds = parsed.success
      ? oddsOf(rules, state, decision, parsed.data, { limit: LIMIT, samples: SAMPLES })
      : undefined;
    if (!odds) return null;
    if (!odds.exact) return odds;
    const { entries, total, rest } = odds.ways;
    const text = (weight: bigint): string => toText(fraction(weight, total));
    const ways = entries.map(([way, weight]) => [way, text(weight)] as const);
    return { exact: true, ways, ...(rest > 0n && { rest: text(rest) }) };
  });
}

/** Reads a journal, plays it again and branches off: everything that can be wrong with it is said here. */
export function branching(
  find: Find,
  { journal: text, at, match, seed, most, language }: Branching,
): Branched | Refusal {
  const { journal, fault } = readJournal(text);
  const game = journal && find(journal.header.game);
  if (journal && !game) return declined('unknownGame', { game: journal.header.game });
  if (!journal || !game || fault) {
    return declined('badJournal', { why: fault ? sayFault(language, fault, game?.texts[language]) : '' });
  }
  if (journal.entries.length > most) return declined('journalLong', { most });
  const branched = branch(game, journal, at, match, seed, (wrong) => sayFault(language, wrong, game.texts[language]));
  if (isRefusal(branched)) return branched;
  const head = branched.journal.entries.at(-1)?.hash ?? '';
  const { id, version } = game.rules;
  const shot = { reverie: 'snapshot-1', game: id, version, head, clock: null, ...branched.stood } as const;
  const { text: snapshot, hash } = toSnapshot(branched.journal.entries.length + 1, shot);
  return { journal: branched.journal, seed: branched.seed, text: snapshot, hash };
}
