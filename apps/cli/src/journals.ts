/** Loads journals from files and reports what is wrong with them. */
import type { Game } from '@reverie/kernel/game';
import { type Journal, type JournalFault, readJournal } from '@reverie/kernel/journal';
import { sayFault } from '@reverie/kernel/texts/say';
import { findGame } from '@reverie/shelf/shelf';
import { badInput, type CommandError, failure, isCommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { parseJson, readText } from './files.ts';
import { unknownGame } from './find.ts';
import { short } from './layout.ts';

export interface LoadedJournal {
  readonly game: Game;
  /** The valid part. */
  readonly journal: Journal;
  readonly fault?: JournalFault;
}

/** The journal in a file; `-` is standard input if `dash` allows it. */
export async function loadJournal(
  ctx: Context,
  file: string,
  from: { readonly dash?: boolean } = {},
): Promise<LoadedJournal | CommandError> {
  const text = await readText(ctx, file, from);
  if (isCommandError(text)) return text;
  const { journal, fault } = readJournal(text);
  if (!journal) {
    const name = short(file, 80);
    const around = fault?.reason === 'lineEnds' || fault?.reason === 'byteOrderMark';
    if (around && looksLikeJournal(text.replace(/^\uFEFF/, '')))
      return failure(`${name}${ctx.t.colon}${sayFault(ctx.language, fault)}`);
    return looksLikeJournal(text) ? failure(ctx.t.journal.headerAltered(name)) : badInput(ctx.t.journal.none(name));
  }
  const game = findGame(journal.header.game);
  if (!game) return unknownGame(ctx, journal.header.game);
  return { game, journal, ...(fault && { fault }) };
}

/** Whether a text is a journal with a damaged first line, rather than something else. */
function looksLikeJournal(text: string): boolean {
  const first = text.slice(0, Math.max(0, text.indexOf('\n')) || text.length);
  const json = parseJson(first)?.value;
  if (typeof json === 'object' && json !== null) return 'reverie' in json && json.reverie === 'journal-1';
  return first.startsWith('{') && first.includes('"reverie":"journal-1"');
}
