/** In what form a command puts out what it found (`--form`). */
import { badInput, type CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';

/** The form that was asked for, or an error; without one, what the other output of the command is. */
export function formOption<F extends string>(
  { t, out }: Context,
  typed: string | undefined,
  forms: readonly (F | 'json' | 'text')[],
): F | 'json' | 'text' | CommandError {
  const form = typed ?? (out.json ? 'json' : 'text');
  return forms.find((one) => one === form) ?? badInput(t.study.unknownForm(short(form), forms.join(', ')));
}
