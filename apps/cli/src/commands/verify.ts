/** `reverie verify`: checks everything about a journal that can be checked, and lists what cannot. */

import type { Journal, JournalFault } from '@reverie/kernel/journal';
import { canonical } from '@reverie/kernel/plain';
import { sayFault } from '@reverie/kernel/texts/say';
import { verify as verifyJournal } from '@reverie/kernel/verify';
import { type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { type LoadedJournal, loadJournal } from '../journals.ts';
import { indent, table } from '../layout.ts';

export async function verify(ctx: Context, file: string): Promise<Ending> {
  const found = await loadJournal(ctx, file, { dash: true });
  if (isCommandError(found)) return found;
  const { journal, game } = found;
  const counted = count(journal);
  const { fault, audited } = check(found);
  const [hold, open] = checkRows(ctx, journal, counted, audited);
  if (ctx.out.json) {
    const { header } = journal;
    ctx.out.line({
      line: fault ? 'doubtful' : 'verified',
      game: header.game,
      match: header.match,
      ...counted,
      audited: audited && !fault,
      ...(fault && { fault: { entry: fault.entry, reason: fault.reason } }),
    });
  } else if (!fault) printChecks(ctx, found, hold, open);
  return fault ? failure(sayFault(ctx.language, fault, game.texts[ctx.language])) : undefined;
}

/** The hash chain was checked when the file was read; the rest needs the rules. */
function check({ game, journal, fault: broken }: LoadedJournal): { fault?: JournalFault; audited: boolean } {
  if (broken) return { fault: broken, audited: false };
  const { match, fault, audited } = verifyJournal(game.rules, journal);
  if (fault) return { fault, audited };
  const end = journal.entries.at(-1);
  // The outcome in the last entry must be the one that the rules give for the state.
  if (end?.do === 'end' && canonical(end.outcome ?? null) !== canonical(match?.outcome ?? null)) {
    return { fault: { entry: end.n, reason: 'stateDiffers', details: { entry: end.n } }, audited };
  }
  return { audited };
}

interface JournalCounts {
  readonly entries: number;
  readonly draws: number;
  readonly hashes: number;
  readonly closed: boolean;
}

function count({ entries }: Journal): JournalCounts {
  return {
    entries: entries.length,
    draws: entries.reduce((sum, entry) => sum + ('drawn' in entry ? entry.drawn.length : 0), 0),
    hashes: entries.filter((entry) => 'state' in entry && entry.state !== undefined).length,
    closed: entries.at(-1)?.do === 'end',
  };
}

type Rows = string[][];

/** What was checked and what could not be, each with a short reason. */
function checkRows({ t }: Context, { header }: Journal, counted: JournalCounts, audited: boolean): [Rows, Rows] {
  const { entries, draws, hashes, closed } = counted;
  const v = t.verify;
  const hold = [
    [v.chain, v.entries(entries)],
    [v.replay, v.hashes(hashes)],
  ];
  const open: Rows = [];
  if (audited) hold.push([v.seed, v.fromSeed(draws)]);
  else if (header.chance.kind === 'audited') open.push([v.draws, v.seedUnpublished(draws)]);
  else open.push([v.draws, v.notAudited(draws, header.chance.kind)]);
  if (closed) hold.push([v.end, v.closed]);
  else open.push([v.end, v.unfinished]);
  return [hold, open];
}

function printChecks({ language, t, out }: Context, { game, journal }: LoadedJournal, hold: Rows, open: Rows): void {
  const { match, version } = journal.header;
  out.say(`${out.bold(game.texts[language].title)} ${out.dim(`· ${t.games.version(version)} · ${match}`)}`);
  const rows = [...hold.map((row) => ['✓', ...row]), ...open.map((row) => ['–', ...row])];
  for (const line of indent(table(rows, '  '))) out.say(line);
  out.say(open.length > 0 ? t.verify.holdsSoFar : t.verify.holds);
}
