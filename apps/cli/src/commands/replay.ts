/** `reverie replay`: prints a journal entry by entry, as one viewer saw it. */

import { spoken } from '@reverie/kernel/chance/chance';
import type { Viewer } from '@reverie/kernel/game';
import type { Entry } from '@reverie/kernel/journal';
import { Match, type VisibleEntry } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { replay as replayJournal } from '@reverie/kernel/replay';
import { parseOptions } from '@reverie/kernel/seating';
import { sayFault } from '@reverie/kernel/texts/say';
import { isQuit } from '@reverie/table/prompt';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { EventPrinter } from '../event-printer.ts';
import { type LoadedJournal, loadJournal } from '../journals.ts';
import { indent, pad, short } from '../layout.ts';
import { LineReader } from '../line-reader.ts';
import { wholeOption } from '../numbers.ts';
import { outcomeLines } from '../play/text-screen.ts';

interface ReplayOptions {
  readonly to?: string | undefined;
  readonly as?: string | undefined;
  readonly step?: boolean | undefined;
}

type AnyMatch = Match;
type Reader = Viewer | 'all';

export async function replay(ctx: Context, file: string, options: ReplayOptions): Promise<Ending> {
  if (options.step && file === '-') return badInput(ctx.t.replay.stepAndDash);
  const found = await loadJournal(ctx, file, { dash: true });
  if (isCommandError(found)) return found;
  const who = readerCalled(ctx, found, options.as ?? 'spectator');
  if (isCommandError(who)) return who;
  const last = found.journal.entries.length - 1;
  // The length of a damaged journal is unknown: a request for more than can be read reports the damage.
  const most = found.fault ? Number.MAX_SAFE_INTEGER : Math.max(0, last);
  const to = options.to === undefined ? most : wholeOption(ctx, '--to', options.to, { least: 0, most });
  if (isCommandError(to)) return to;

  // Replays once to find how far the journal is valid, then once more to print it, including what was undone later.
  const unread = to > last ? found.fault : undefined;
  const { fault = unread } = replayJournal(found.game.rules, found.journal, { to });
  const end = fault === undefined ? to + 1 : fault.entry === 'header' ? 0 : fault.entry;
  const stopped = await tell(ctx, found, who, end, options.step === true);
  return fault && !stopped ? failure(sayFault(ctx.language, fault, found.game.texts[ctx.language])) : undefined;
}

/** Prints the entries before `end` and the table as it is then. True if the reader stopped earlier. */
async function tell(ctx: Context, found: LoadedJournal, who: Reader, end: number, step: boolean): Promise<boolean> {
  const { game, journal } = found;
  if (!ctx.out.json) sayHead(ctx, found);
  const options = parseOptions(game.rules, journal.header.options);
  const entries = journal.entries.slice(0, end);
  if (isRefusal(options) || entries.length === 0) return false;
  const { match, redo } = Match.replaying(game.rules, journal, options.options, { kind: 'asked' });
  const printer = new EventPrinter(ctx, game, match.seats);
  const reader = step ? new LineReader(ctx.world) : undefined;
  try {
    for (const entry of entries) {
      if (redo(entry)) return false;
      tellEntry(ctx, printer, entry, heardBy(match, who, entry.n));
      if (!reader || entry.do === 'end') continue;
      const line = await reader.next(ctx.out.dim(ctx.t.replay.next));
      if (line === undefined || isQuit(line)) return true;
    }
  } finally {
    reader?.close();
  }
  showEnd(ctx, found, match, who);
  return false;
}

function sayHead({ language, t, out }: Context, { game, journal }: LoadedJournal): void {
  const { seats, version, match } = journal.header;
  out.say(`${out.bold(game.texts[language].title)} ${out.dim(`· ${t.games.version(version)} · ${match}`)}`);
  out.say(seats.map(({ name }, i) => `${i} ${name}`).join(' · '));
  out.say();
}

function heardBy(match: AnyMatch, who: Reader, n: number): VisibleEntry[] {
  if (who !== 'all') return match.heard(who, n);
  return match.told
    .filter((line) => line.n === n)
    .map(({ event, drawn }) => ({
      n,
      event,
      drawn: drawn.map(({ label, space, outcome }) => ({ label, space: spoken(space), outcome })),
    }));
}

function tellEntry({ t, out }: Context, printer: EventPrinter, entry: Entry, heard: readonly VisibleEntry[]): void {
  if (out.json) {
    for (const { event, drawn } of heard)
      out.line({ line: 'event', entry: entry.n, event, drawn, text: printer.text(event) });
    if (entry.do === 'back') out.line({ line: 'back', entry: entry.n, to: entry.to });
    return;
  }
  const lines = heard.flatMap((line) => printer.lines(line));
  if (entry.do === 'back') lines.push(out.dim(t.replay.back(entry.to)));
  if (entry.do === 'end') lines.push(out.dim(t.replay.end));
  if (lines.length === 0) lines.push(out.dim(entry.do === 'setup' ? t.replay.setup : t.replay.nothingHeard));
  lines.forEach((line, i) => {
    out.say(`${out.dim(pad(i === 0 ? String(entry.n).padStart(4) : '', 4))}  ${line}`);
  });
}

/** The table as the viewer sees it; `all` prints every seat's view. */
function showEnd(ctx: Context, { game }: LoadedJournal, match: AnyMatch, who: Reader): void {
  const { language, t, out } = ctx;
  const viewers: Viewer[] = who === 'all' ? [...match.seats.keys()] : [who];
  for (const viewer of viewers) {
    const view = match.view(viewer);
    if (out.json) out.line({ line: 'view', viewer: String(viewer), view });
    else {
      const name = viewer === 'spectator' ? t.replay.spectator : (match.seats[viewer]?.name ?? '');
      out.say();
      out.say(out.dim(t.replay.seenBy(name)));
      for (const line of indent(game.texts[language].board(view, match.seats).split('\n'))) out.say(line);
    }
  }
  const { outcome } = match;
  if (out.json) out.line({ line: 'end', outcome: outcome ?? null, entries: match.journal.entries.length });
  else if (outcome) {
    out.say();
    for (const line of outcomeLines(ctx, game, match.seats, outcome)) out.say(line);
  }
}

function readerCalled({ t }: Context, { journal }: LoadedJournal, typed: string): Reader | CommandError {
  if (typed === 'spectator' || typed === 'all') return typed;
  const { seats } = journal.header;
  const named = seats.findIndex(({ name }) => name === typed);
  const index = /^\d{1,3}$/.test(typed) ? Number(typed) : named;
  return seats[index] ? index : badInput(t.replay.noViewer(short(typed), seats.length - 1));
}
