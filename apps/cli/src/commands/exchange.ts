/**
 * `reverie export LINK` (or a code) exports the game of a table; `reverie import FILE` opens a table that resumes one.
 */
import { readJournal, writeJournal } from '@reverie/kernel/journal';
import { sayFault } from '@reverie/kernel/texts/say';
import { findGame } from '@reverie/shelf/shelf';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { readText, replaceFile } from '../files.ts';
import { short } from '../layout.ts';
import { DEFAULT_SERVER, errorText, post, resolveAddress } from '../lobby.ts';
import { wholeOption } from '../numbers.ts';

async function refusal(ctx: Context, response: Response): Promise<Ending> {
  return failure(ctx.t.exchange.refused(short(await errorText(response), 200)));
}

export async function exportGame(
  ctx: Context,
  typed: string,
  { out, server: at }: { readonly out?: string; readonly server?: string },
): Promise<Ending> {
  const place = await resolveAddress(ctx, typed, at);
  if (isCommandError(place)) return place;
  const { server, table, secret } = place;
  const response = await post(ctx, `${server}/api/tables/${table}/export`, { secret });
  if (!response) return failure(ctx.t.join.unreachable(short(server, 80)));
  if (!response.ok) return refusal(ctx, response);
  const text = await response.text();
  const journal = response.headers.get('x-reverie-kind') === 'journal';
  if (out === undefined) {
    ctx.world.stdout.write(text);
    return undefined;
  }
  const trouble = await replaceFile(ctx, out, text);
  if (trouble) return trouble;
  if (ctx.out.json) ctx.out.line({ line: 'exported', file: out, kind: journal ? 'journal' : 'transcript' });
  ctx.out.say(journal ? ctx.t.exchange.journal(out) : ctx.t.exchange.transcript(out));
  return undefined;
}

export async function importGame(
  ctx: Context,
  file: string,
  { server = DEFAULT_SERVER, at }: { readonly server?: string; readonly at?: string },
): Promise<Ending> {
  const { t, out } = ctx;
  if (!URL.canParse(server)) return badInput(t.exchange.noServer(short(server, 80)));
  const { origin } = new URL(server);
  const text = await readText(ctx, file, { dash: true });
  if (isCommandError(text)) return text;
  const read = readJournal(text);
  const last = at === undefined ? undefined : lastKept(ctx, at, read);
  if (isCommandError(last)) return last;
  // The entries before the damage can be resumed: the rest need not be sent.
  const whole =
    last !== undefined && read.fault && last < (read.journal?.entries.length ?? 0) ? read.journal : undefined;
  const asked = { journal: whole ? writeJournal(whole) : text, ...(last !== undefined && { at: last }) };
  const response = await post(ctx, `${origin}/api/tables/import`, asked);
  if (!response) return failure(t.join.unreachable(short(origin, 80)));
  if (!response.ok) return refusal(ctx, response);
  const opened = (await response.json()) as OpenTableResponse;
  const link = (secret: string | null): string => `${origin}/t/${opened.table}#${secret ?? ''}`;
  if (out.json) out.line({ line: 'opened', ...opened });
  if (whole && read.fault) {
    const leftOut = t.journal.leftOut(
      sayFault(ctx.language, read.fault, findGame(whole.header.game)?.texts[ctx.language]),
    );
    if (out.json) out.line({ line: 'note', text: leftOut });
    out.say(leftOut);
  }
  out.say(t.exchange.opened(opened.entries));
  for (const [i, secret] of opened.seats.entries()) if (secret) out.say(t.exchange.seat(i + 1, link(secret)));
  out.say(t.exchange.watch(link(opened.watch)));
  out.say(t.exchange.owner(link(opened.owner)));
  return undefined;
}

/** The entry to resume from. If the journal is damaged, its length is unknown and the server checks the number. */
function lastKept(
  ctx: Context,
  typed: string,
  { journal, fault }: ReturnType<typeof readJournal>,
): number | CommandError {
  const most = journal && !fault ? Math.max(0, journal.entries.length - 1) : Number.MAX_SAFE_INTEGER;
  return wholeOption(ctx, '--at', typed, { least: 0, most });
}

interface OpenTableResponse {
  readonly table: string;
  readonly owner: string;
  readonly watch: string;
  readonly seats: readonly (string | null)[];
  readonly entries: number;
}
