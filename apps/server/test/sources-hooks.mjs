// The hooks that sources.mjs registers. They run in a thread of their own.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

/** Workspace packages resolve to their sources, as they do under vitest. */
export function resolve(specifier, context, next) {
  return next(specifier, { ...context, conditions: [...context.conditions, 'reverie-source'] });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = await transform(file, await readFile(file, 'utf8'));
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  return { format: 'module', source: code, shortCircuit: true };
}
