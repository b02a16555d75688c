/** `reverie create`: a character, asked for field by field, for `play --options`. */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { type Creation, creationOf } from '@reverie/shelf/creations';
import { isQuit } from '@reverie/table/prompt';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { folderMissing, readIfThere, replaceFile } from '../files.ts';
import { gameByName } from '../find.ts';
import { short } from '../layout.ts';
import { LineReader } from '../line-reader.ts';

export interface CreateOptions {
  readonly save?: string;
  readonly random?: boolean;
}

type Field = Creation['FIELDS'][number];
type Draft = Record<string, unknown>;

export async function create(ctx: Context, id: string, { save, random = false }: CreateOptions): Promise<Ending> {
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const creation = creationOf(game.rules.id);
  if (!creation) return badInput(ctx.t.create.notHere(game.texts[ctx.language].title));
  const blocked = save === undefined ? undefined : await fileInTheWay(ctx, save);
  if (blocked) return blocked;
  // The sheet that was asked for is written, whether or not anybody reads what is said about it.
  if (save !== undefined) ctx.out.onClosed(() => undefined);
  const draft = random
    ? { ...creation.randomDraft(anyChance(ctx)) }
    : await askAll(ctx, creation, game.texts[ctx.language].reason);
  if (draft === undefined) return failure(ctx.t.create.brokenOff);
  const sheet = creation.created(draft);
  if (Array.isArray(sheet)) return failure(ctx.t.create.brokenOff);
  return await deliver(ctx, game.rules.id, creation, draft, sheet, save);
}

/** Nothing is written over: it may be somebody else's character. */
async function fileInTheWay(ctx: Context, file: string): Promise<CommandError | undefined> {
  const nowhere = await folderMissing(ctx, file);
  if (nowhere) return nowhere;
  const there = await readIfThere(ctx, file);
  return there === undefined ? undefined : badInput(ctx.t.create.there(short(file, 80)));
}

/** Nobody plays against anybody here: a quick generator with a seed that cannot be guessed will do. */
const anyChance = ({ world }: Context) => new Fast(Buffer.from(world.entropy(4)).readUInt32LE());

type Reason = (reason: string, details: Refusal['details']) => string;

/** Every field in turn; and again those of a purse that was overspent. Undefined when nobody types any more. */
async function askAll(ctx: Context, creation: Creation, reason: Reason): Promise<Draft | undefined> {
  const lines = new LineReader(ctx.world);
  const draft: Draft = { ...creation.DEFAULTS };
  // What is piped in is read on; somebody at a keyboard cannot see any more what is asked.
  if (ctx.world.stdin.isTTY) ctx.out.onClosed(() => lines.close());
  try {
    ctx.out.say(ctx.t.create.how);
    ctx.out.say(creation.words[ctx.language].ours);
    let open: readonly Field[] = creation.FIELDS;
    while (open.length > 0) {
      for (const field of open) {
        if (!(await ask(ctx, creation, reason, lines, field, draft))) return undefined;
      }
      const made = creation.created(draft);
      const refusals = Array.isArray(made) ? made : [];
      for (const one of refusals) ctx.out.say(ctx.t.play.refused(`${reason(one.reason, one.details)} (${one.rule})`));
      const purses = refusals.map(({ details }) => details.purse);
      open = creation.FIELDS.filter((field) => field.kind === 'number' && purses.includes(field.purse));
    }
    return draft;
  } finally {
    lines.close();
  }
}

/** Asks until the field can stand. False when the input has ended. */
async function ask(
  ctx: Context,
  creation: Creation,
  reason: Reason,
  lines: LineReader,
  field: Field,
  draft: Draft,
): Promise<boolean> {
  const { out, t, language } = ctx;
  const { name, help } = creation.words[language].fields[field.id];
  const place = creation.FIELDS.indexOf(field) + 1;
  out.say();
  out.say(`${out.accent(`${place}/${creation.FIELDS.length}`)} ${out.bold(name)}, ${help}`);
  for (const line of boundsLines(ctx, creation, field, draft)) out.say(line);
  for (;;) {
    const typed = await lines.next(`[${showValue(field, draft[field.id])}] `);
    if (typed === undefined || isQuit(typed)) return false;
    const value = typed.trim() === '' ? draft[field.id] : parseValue(creation, field, typed);
    const refusal = isRefusal(value) ? value : creation.whyNot(field, value);
    if (!refusal) {
      draft[field.id] = value;
      if (!lines.interactive) out.say(`  ${name} : ${showValue(field, value)}`);
      return true;
    }
    out.say(t.play.refused(`${reason(refusal.reason, refusal.details)} (${refusal.rule})`));
  }
}

/** The bounds, what is left in the purse, or the list to choose from. */
function boundsLines({ t, language }: Context, creation: Creation, field: Field, draft: Draft): string[] {
  switch (field.kind) {
    case 'number': {
      const most = creation.PURSES[field.purse];
      const spent = creation.spent(draft as unknown as Parameters<Creation['spent']>[0])[field.purse];
      const purse = creation.words[language].purses[field.purse];
      return [`  ${t.create.bounds(field.least, field.most)} · ${t.create.purse(purse, spent, most)}`];
    }
    case 'hour':
      return [
        `  ${creation
          .choicesFor(field)
          .map((one, i) => `${i + 1} ${one[language]}`)
          .join(' · ')}`,
      ];
    case 'spells':
      return [`  ${t.create.spells(creation.choicesFor(field).length, field.most)}`];
    default:
      return [];
  }
}

const showValue = (field: Field, value: unknown): string =>
  field.kind === 'hour' ? String(Number(value) + 1) : Array.isArray(value) ? value.join(', ') : String(value);

/** What was typed, in the form of the field: hours by their number from 1, spells by name or id. */
function parseValue(creation: Creation, field: Field, typed: string): unknown {
  const text = typed.trim();
  switch (field.kind) {
    case 'number':
      return /^[+-]?\d+$/.test(text) ? Number(text) : text;
    case 'hour':
      return /^\d+$/.test(text) ? Number(text) - 1 : text;
    case 'cell':
      return text.toUpperCase();
    case 'spells': {
      const known = creation.choicesFor(field);
      const names = text === '-' ? [] : text.split(',').map((one) => one.trim());
      return names.map(
        (one) => known.find(({ value, fr }) => value === one || folded(fr) === folded(one))?.value ?? one,
      );
    }
    default:
      return text;
  }
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function deliver(
  ctx: Context,
  game: string,
  creation: Creation,
  draft: Draft,
  sheet: object,
  save: string | undefined,
): Promise<Ending> {
  const { out, t, language, self } = ctx;
  const options = { dreamers: [sheet] };
  const figures = creation.derived(draft as unknown as Parameters<Creation['derived']>[0]);
  const names = creation.words[language].derived;
  out.say();
  out.say(
    Object.entries(figures)
      .map(([what, value]) => `${names[what as keyof typeof names]} ${value}`)
      .join(' · '),
  );
  const text = JSON.stringify(options);
  if (out.json) out.line({ line: 'sheet', options });
  else if (save === undefined) out.say(text);
  if (save === undefined) return undefined;
  const complaint = await replaceFile(ctx, save, `${text}\n`);
  if (complaint) return complaint;
  out.say(t.create.playIt(`${self} play ${game} --options "$(cat ${short(save, 80)})"`));
  return undefined;
}
