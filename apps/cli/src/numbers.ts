/** Numbers in command-line options. */
import { badInput, type CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A whole number in its range, or an error. */
export function wholeOption(ctx: Context, option: string, typed: string, range: Range): number | CommandError {
  return /^[+-]?\d{1,15}$/.test(typed.trim()) ? within(ctx, option, typed, range) : notIn(ctx, option, typed, range);
}

/** The same with decimals, after a point or a comma. */
export function decimalOption(ctx: Context, option: string, typed: string, range: Range): number | CommandError {
  const written = typed.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,9})?$/.test(written) ? within(ctx, option, written, range) : notIn(ctx, option, typed, range);
}

function within(ctx: Context, option: string, typed: string, range: Range): number | CommandError {
  const value = Number(typed);
  return value >= range.least && value <= range.most ? value : notIn(ctx, option, typed, range);
}

function notIn({ t }: Context, option: string, typed: string, { least, most }: Range): CommandError {
  return badInput(t.errors.notInRange(option, short(typed), least, most));
}
