/** `reverie verify`: checks everything about a journal that can be checked, and lists what cannot. */

import type { GameTypes } from '@reverie/kernel/game';
import type { Journal } from '@reverie/kernel/journal';
import { canonical } from '@reverie/kernel/plain';
import { sayFault } from '@reverie/kernel/texts/say';
import { type Verification, verify as verifyJournal } from '@reverie/kernel/verify';
import { type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { type LoadedJournal, loadJournal } from '../journals.ts';
import { indent, table } from '../layout.ts';

interface VerifyOptions {
  /** The nonce given on sitting down, and the commitment shown before. */
  readonly nonce?: string;
  readonly commitment?: string;
  /** The journal that this one branched from. */
  readonly parent?: string;
}

export async function verify(ctx: Context, file: string, options: VerifyOptions = {}): Promise<Ending> {
  const found = await loadJournal(ctx, file, { dash: true });
  if (isCommandError(found)) return found;
  const parent = options.parent === undefined ? undefined : await loadJournal(ctx, options.parent);
  if (isCommandError(parent)) return parent;
  if (parent?.fault) return failure(sayFault(ctx.language, parent.fault, parent.game.texts[ctx.language]));
  const { journal, game } = found;
  const counted = count(journal);
  const result = check(found, options, parent?.journal);
  const { fault, audited, draws, brokenOff } = result;
  const [hold, open] = checkRows(ctx, journal, counted, result, options);
  if (ctx.out.json) {
    const { header } = journal;
    ctx.out.line({
      line: fault ? 'doubtful' : 'verified',
      game: header.game,
      match: header.match,
      ...counted,
      audited: audited && !fault,
      inherited: draws.inherited,
      brokenOff,
      ...(fault && { fault: { entry: fault.entry, reason: fault.reason } }),
    });
  } else if (!fault) printChecks(ctx, found, hold, open);
  return fault ? failure(sayFault(ctx.language, fault, game.texts[ctx.language])) : undefined;
}

type Checked = Omit<Verification<GameTypes>, 'match'>;

/** The hash chain was checked when the file was read; the rest needs the rules. */
function check(
  { game, journal, fault: broken }: LoadedJournal,
  { nonce, commitment }: VerifyOptions,
  parent: Journal | undefined,
): Checked {
  const receipt = { match: journal.header.match, nonce, commitment };
  const { match, ...done } = verifyJournal(game.rules, journal, { receipt, parent });
  if (broken) return { ...done, fault: broken, audited: false };
  if (done.fault) return done;
  const end = journal.entries.at(-1);
  // The outcome in the last entry must be the one that the rules give for the state.
  if (end?.do === 'end' && canonical(end.outcome ?? null) !== canonical(match?.outcome ?? null)) {
    return { ...done, fault: { entry: end.n, reason: 'stateDiffers', details: { entry: end.n } } };
  }
  return done;
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
function checkRows(
  { t }: Context,
  { header }: Journal,
  { entries, draws, hashes, closed }: JournalCounts,
  { audited, draws: { own, inherited }, brokenOff, silent }: Checked,
  { nonce, commitment, parent }: VerifyOptions,
): [Rows, Rows] {
  const v = t.verify;
  const hold = [
    [v.chain, v.entries(entries)],
    [v.replay, v.hashes(hashes)],
  ];
  const open: Rows = [];
  const { kind } = header.chance;
  if (kind !== 'audited') open.push([v.draws, v.notAudited(draws, kind)]);
  else if (!closed) open.push([v.draws, v.seedUnpublished(draws)]);
  else hold.push([v.seed, v.fromSeed(own)]);
  if (inherited > 0) (audited ? hold : open).push([v.inherited, v.inheritedDraws(inherited, parent !== undefined)]);
  if (commitment !== undefined) hold.push([v.commitment, v.asShown]);
  if (nonce !== undefined) hold.push([v.nonce, v.asGiven]);
  // A game at one keyboard has no nonces: nobody there could be deceived.
  if (closed && kind === 'audited' && silent.length < header.seats.length) {
    if (nonce === undefined || commitment === undefined) open.push([v.opening, v.notCompared]);
    if (silent.length > 0) open.push([v.nonce, v.silent(silent.map((seat) => header.seats[seat]?.name ?? ''))]);
  }
  if (brokenOff) open.push([v.end, v.brokenOff(own)]);
  else if (closed) hold.push([v.end, v.closed]);
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
