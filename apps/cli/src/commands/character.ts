/** `reverie character`: reads a character of any game or bridge, says what it is and where it has been, and writes it again. */
import {
  type CharacterDocument,
  gameOfDocument,
  newDocument,
  provenanceOf,
  provenBy,
  readDocument,
  writeDocument,
} from '@reverie/kernel/character';
import type { BridgeNote, Game } from '@reverie/kernel/game';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { findGame, games } from '@reverie/shelf/shelf';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson, readText, replaceFile } from '../files.ts';
import { unknownGame } from '../find.ts';
import { loadJournal } from '../journals.ts';
import { harmless, short } from '../layout.ts';

interface CharacterOptions {
  /** Writes it to this file: as a character of Rêverie, or in the form of another program. */
  readonly save?: string;
  readonly to?: string;
  /** The journal of a table where it has been. */
  readonly journal?: string;
}

interface Loaded {
  readonly game: Game;
  readonly document: CharacterDocument;
  /** What did not come as it was from another program. */
  readonly notes: readonly BridgeNote[];
}

export async function character(ctx: Context, file: string, options: CharacterOptions = {}): Promise<Ending> {
  const text = await readText(ctx, file, { dash: true });
  if (isCommandError(text)) return text;
  const found = load(ctx, text);
  if (isCommandError(found)) return found;
  const { game, document } = found;
  const bridge = game.characters?.bridges?.find(({ id }) => id === options.to);
  if (options.to !== undefined && !bridge) return badInput(ctx.t.character.noBridge(short(options.to)));
  const crossed = bridge?.write(document);
  const proved = options.journal === undefined ? undefined : await prove(ctx, found, options.journal);
  if (isCommandError(proved)) return proved;
  const notes = [...found.notes, ...(crossed?.notes ?? [])].map(
    (one) => game.texts[ctx.language].note?.(one) ?? one.what,
  );
  if (ctx.out.json)
    ctx.out.line({
      ...{ line: 'character', game: game.rules.id, name: document.name, provenance: provenanceOf(document) },
      ...{ tables: document.chain.map(({ match }) => match), notes, ...(proved && { proved }) },
    });
  else print(ctx, found, proved, notes);
  if (options.save === undefined) return undefined;
  const written = crossed ? `${JSON.stringify(crossed.json, null, 2)}\n` : writeDocument(document);
  const unwritten = await replaceFile(ctx, options.save, written);
  if (!unwritten && !ctx.out.json) ctx.out.say(ctx.t.character.saved(options.save));
  return unwritten;
}

function load(ctx: Context, text: string): Loaded | CommandError {
  const refused = (refusals: readonly Refusal[], game?: Game): CommandError =>
    badInput(refusals.map((one) => sayRefusal(ctx.language, one, game?.texts[ctx.language])).join(' '));
  const found = gameOfDocument(text);
  if (!isRefusal(found)) {
    const game = findGame(found.game);
    if (!game) return unknownGame(ctx, found.game);
    const document = readDocument(game, found.json);
    return 'kind' in document ? { game, document, notes: [] } : refused(document, game);
  }
  const json = parseJson(text)?.value;
  for (const game of games) {
    const bridge = game.characters?.bridges?.find((one) => one.fits(json));
    const read = bridge?.read(json);
    if (!read) continue;
    if (isRefusal(read)) return refused([read], game);
    const id = Buffer.from(ctx.world.entropy(16)).toString('hex');
    return { game, document: newDocument(game, read.character, id), notes: read.notes };
  }
  return refused([found]);
}

/** Which of the tables of its chain a journal proves, by the number of its station. */
async function prove(ctx: Context, { game, document }: Loaded, file: string): Promise<number | CommandError> {
  const found = await loadJournal(ctx, file);
  if (isCommandError(found)) return found;
  const { journal } = found;
  const at = document.chain.findIndex(({ match }) => match === journal.header.match);
  const station = document.chain[at];
  if (!station) return failure(ctx.t.character.notThere(journal.header.match));
  return provenBy(game, station, journal) ? at + 1 : failure(ctx.t.character.unproved(at + 1));
}

function print(
  { language, t, out }: Context,
  { game, document }: Loaded,
  proved: number | undefined,
  notes: readonly string[],
): void {
  const { character: c } = t;
  const texts = game.texts[language];
  const { what = '', how = '' } = texts.character?.(document) ?? {};
  out.say(`${out.bold(harmless(document.name))} ${out.dim(`· ${texts.title} · ${texts.when?.(document) ?? ''}`)}`);
  out.say(harmless(`${what}. ${how}`));
  out.say(c.provenance[provenanceOf(document)]);
  for (const [i, { match, title = '', at = '' }] of document.chain.entries())
    out.say(harmless(`  ${i + 1}. ${title || match}${at && `, ${at}`}${proved === i + 1 ? ` · ${c.proved}` : ''}`));
  if (notes.length > 0) out.say(c.notes);
  for (const note of notes) out.say(harmless(`  – ${note}`));
}
