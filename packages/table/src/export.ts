/**
 * The game of a table as a viewer may export it.
 *
 * When the game is over, everybody who may see the table gets the journal: every answer, every draw and the seed.
 * Before that, a journal would reveal what is hidden, so
 * - a game without hidden information gives its journal so far, without the seed;
 * - any other game gives a transcript: the lines and the standing of this viewer, which cannot be replayed. It is what
 *   the viewer has already seen.
 */
import type { Viewer } from '@reverie/kernel/game';
import { type Entry, type Header, writeJournal } from '@reverie/kernel/journal';
import { canonical } from '@reverie/kernel/plain';
import type { TableEntry } from './entries.ts';
import { linesAfter, standingOf } from './feed.ts';
import type { Table } from './table.ts';

interface GameExport {
  readonly kind: 'journal' | 'transcript';
  readonly text: string;
}

/** Null before the game starts. */
export function exportFor(table: Table, who: Viewer, at: number): GameExport | null {
  const { match } = table;
  if (!match || match.journal.length === 0) return null;
  if (match.closed || !table.game.rules.secrets) return { kind: 'journal', text: writeJournal(match.journal) };
  const { header } = match.journal;
  const head = {
    reverie: 'transcript-1',
    game: header.game,
    version: header.version,
    match: header.match,
    viewer: who,
    seats: table.seats.map(({ name, role }) => ({ name, role })),
    chance: header.chance,
  };
  const lines = [head, ...linesAfter(table, who, -1), { standing: standingOf(table, who, at) }];
  return { kind: 'transcript', text: `${lines.map(canonical).join('\n')}\n` };
}

/** The journal of a finished game from its log alone: for tables whose rules are no longer on the shelf. */
export function journalFromLog(log: readonly TableEntry[]): string | null {
  let header: Header | undefined;
  const entries: Entry[] = [];
  for (const { happened } of log) {
    if (happened.kind === 'started') header = happened.header;
    if (happened.kind === 'played') entries.push(happened.entry);
  }
  return header && entries.at(-1)?.do === 'end' ? writeJournal({ header, entries }) : null;
}
