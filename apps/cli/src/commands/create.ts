/** `reverie create`: a character, field by field, for `play --options`. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Creation, CreationField, Game } from '@reverie/kernel/game';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { foldText, isQuit } from '@reverie/table/prompt';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { folderMissing, readIfThere, replaceFile } from '../files.ts';
import { gameByName } from '../find.ts';
import { short } from '../layout.ts';
import { LineReader } from '../line-reader.ts';

interface CreateOptions {
  readonly save?: string;
  readonly random?: boolean;
}

type Draft = Record<string, unknown>;

export async function create(ctx: Context, id: string, { save, random = false }: CreateOptions): Promise<Ending> {
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const { creation } = game;
  if (!creation) return badInput(ctx.t.create.notHere(game.texts[ctx.language].title));
  const blocked = save === undefined ? undefined : await fileInTheWay(ctx, save);
  if (blocked) return blocked;
  // The sheet is written even if nobody reads the output any more.
  if (save !== undefined) ctx.out.onClosed(() => undefined);
  const draft = random ? creation.random(anyChance(ctx)) : await new Form(ctx, game, creation).fill();
  const finished = draft && creation.finish(draft);
  if (!finished || !('options' in finished)) return failure(ctx.t.create.brokenOff);
  sayDerived(ctx, creation, draft);
  return await deliver(ctx, game.rules.id, finished.options, save);
}

/** Never overwrites: it may be somebody else's character. */
async function fileInTheWay(ctx: Context, file: string): Promise<CommandError | undefined> {
  const nowhere = await folderMissing(ctx, file);
  if (nowhere) return nowhere;
  const there = await readIfThere(ctx, file);
  return there === undefined ? undefined : badInput(ctx.t.create.there(short(file, 80)));
}

/** Nobody plays against anybody here: a fast generator with an unpredictable seed will do. */
const anyChance = ({ world }: Context) => new Fast(Buffer.from(world.entropy(4)).readUInt32LE());

/** The fields of a creation, asked one after another at the keyboard. */
class Form {
  readonly #ctx: Context;
  readonly #game: Game;
  readonly #creation: Creation;
  readonly #reader: LineReader;
  readonly #draft: Draft;

  constructor(ctx: Context, game: Game, creation: Creation) {
    this.#ctx = ctx;
    this.#game = game;
    this.#creation = creation;
    this.#reader = new LineReader(ctx.world);
    this.#draft = { ...creation.defaults };
  }

  /** Asks every field, then again those of an overspent purse. Undefined when the input ends. */
  async fill(): Promise<Draft | undefined> {
    const { out, world, t, language } = this.#ctx;
    const { fields, words } = this.#creation;
    // Piped input is read to its end; at a keyboard nobody could see the questions any more.
    if (world.stdin.isTTY) out.onClosed(() => this.#reader.close());
    try {
      out.say(t.create.how);
      out.say(words[language].preface);
      let open = fields;
      while (open.length > 0) {
        for (const field of open) if (!(await this.#ask(field))) return undefined;
        const finished = this.#creation.finish(this.#draft);
        const refusals = 'options' in finished ? [] : finished;
        for (const refusal of refusals) this.#refuse(refusal);
        const purses = refusals.map(({ details }) => details.purse);
        open = fields.filter((field) => field.kind === 'number' && purses.includes(field.purse));
      }
      return this.#draft;
    } finally {
      this.#reader.close();
    }
  }

  /** Asks until the value is valid. False when the input ends. */
  async #ask(field: CreationField): Promise<boolean> {
    const { out, language } = this.#ctx;
    const { fields, words, whyNot } = this.#creation;
    const { name = field.id, help = '' } = words[language].fields[field.id] ?? {};
    const place = fields.indexOf(field) + 1;
    out.say();
    out.say(`${out.accent(`${place}/${fields.length}`)} ${out.bold(name)}, ${help}`);
    for (const line of this.#bounds(field)) out.say(line);
    for (;;) {
      const typed = await this.#reader.next(`[${showValue(field, this.#draft[field.id])}] `);
      if (typed === undefined || isQuit(typed)) return false;
      const value = typed.trim() === '' ? this.#draft[field.id] : this.#parse(field, typed.trim());
      const refusal = isRefusal(value) ? value : whyNot(field, value);
      if (!refusal) {
        this.#draft[field.id] = value;
        if (!this.#reader.interactive) out.say(`  ${name} : ${showValue(field, value)}`);
        return true;
      }
      this.#refuse(refusal);
    }
  }

  #refuse({ reason, details, rule }: Refusal): void {
    const { out, t, language } = this.#ctx;
    out.say(t.play.refused(`${this.#game.texts[language].reason(reason, details)} (${rule})`));
  }

  /** The bounds and what is left in the purse, or the list to choose from. */
  #bounds(field: CreationField): string[] {
    const { t, language } = this.#ctx;
    const { purses, words, spent, choices } = this.#creation;
    switch (field.kind) {
      case 'number': {
        const { least, most, purse } = field;
        const used = spent(this.#draft)[purse] ?? 0;
        const name = words[language].purses[purse] ?? purse;
        return [`  ${t.create.bounds(least, most)} · ${t.create.purse(name, used, purses[purse] ?? 0)}`];
      }
      case 'one': {
        const list = choices(field).map((choice, i) => `${i + 1} ${choice[language]}`);
        return [`  ${list.join(' · ')}`];
      }
      case 'some':
        return [`  ${t.create.some(choices(field).length, field.most)}`];
      case 'text':
        return [];
    }
  }

  /** What was typed, in the form of the field: one choice by its number from 1, several by name or value. */
  #parse(field: CreationField, text: string): unknown {
    switch (field.kind) {
      case 'number':
        return /^[+-]?\d+$/.test(text) ? Number(text) : text;
      case 'one':
        return /^\d+$/.test(text) ? Number(text) - 1 : text;
      case 'some': {
        const known = this.#creation.choices(field);
        const names = text === '-' ? [] : text.split(',').map((one) => one.trim());
        return names.map(
          (one) => known.find(({ value, fr }) => value === one || foldText(fr) === foldText(one))?.value ?? one,
        );
      }
      case 'text':
        return field.capitals ? text.toUpperCase() : text;
    }
  }
}

const showValue = (field: CreationField, value: unknown): string =>
  field.kind === 'one' ? String(Number(value) + 1) : Array.isArray(value) ? value.join(', ') : String(value);

function sayDerived({ out, language }: Context, creation: Creation, draft: Readonly<Draft>): void {
  const names = creation.words[language].derived;
  const figures = Object.entries(creation.derived(draft)).map(([what, value]) => `${names[what] ?? what} ${value}`);
  out.say();
  out.say(figures.join(' · '));
}

async function deliver(ctx: Context, game: string, options: unknown, save: string | undefined): Promise<Ending> {
  const { out, t, self } = ctx;
  const text = JSON.stringify(options);
  if (out.json) out.line({ line: 'sheet', options });
  else if (save === undefined) out.say(text);
  if (save === undefined) return undefined;
  const error = await replaceFile(ctx, save, `${text}\n`);
  if (error) return error;
  out.say(t.create.playIt(`${self} play ${game} --options "$(cat ${short(save, 80)})"`));
  return undefined;
}
