// The hooks that sources.mjs registers. They run in a thread of their own.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/** Workspace packages resolve to their sources, as they do under vitest. */
export function resolve(specifier, context, next) {
  return next(specifier, { ...context, conditions: [...context.conditions, 'reverie-source'] });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  return { format: 'module', source: await withoutTypes(file, await readFile(file, 'utf8')), shortCircuit: true };
}

/** A server has 300 files, and tests start dozens of processes and threads: what one has transformed the others read. */
const folder = fileURLToPath(new URL('../../../node_modules/.cache/reverie-sources/', import.meta.url));

/** A cached file ends with the digest of its source; where it cannot be written (another user's), nothing is lost. */
async function withoutTypes(file, source) {
  const digest = `\n//${createHash('sha256').update(source).digest('hex')}\n`;
  const cached = `${folder}${createHash('sha256').update(file).digest('hex')}.mjs`;
  try {
    const text = readFileSync(cached, 'utf8');
    if (text.endsWith(digest)) return text;
  } catch {}
  // Loaded only where it is needed: it takes longer than everything else here.
  const { transform } = await import('rolldown/utils');
  const { code, errors } = await transform(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  try {
    mkdirSync(folder, { recursive: true });
    // Renamed when it is whole: others read at the same time.
    const own = `${cached}.${process.pid}-${threadId}`;
    writeFileSync(own, code + digest);
    renameSync(own, cached);
  } catch {}
  return code;
}
