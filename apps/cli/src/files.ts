/** File access: reads bounded text only, and replaces files atomically. */
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tooDeep } from '@reverie/kernel/plain';
import { badInput, type CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';

const MAX_MEGABYTES = 64;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** The text of a file; `-` is standard input where the caller says so. */
export async function readText(
  ctx: Context,
  file: string,
  { dash = false }: { readonly dash?: boolean } = {},
): Promise<string | CommandError> {
  const { t, world } = ctx;
  const name = short(file, 80);
  const bytes = await (dash && file === '-' ? collect(world.stdin) : readBytes(file)).catch(codeOf);
  if (bytes === 'tooLarge') return badInput(t.file.tooLarge(name, MAX_MEGABYTES));
  if (typeof bytes === 'string') return badInput(t.file.unreadable(name, why(ctx, bytes)));
  const text = decode(bytes);
  if (text === undefined) return badInput(t.file.notText(name));
  return tooDeep(text) ? badInput(t.file.tooDeep(name)) : text;
}

async function readBytes(file: string): Promise<Buffer | string> {
  const found = await stat(file);
  if (found.isDirectory()) return 'EISDIR';
  return found.size > MAX_BYTES ? 'tooLarge' : collect(createReadStream(file));
}

/** Stops at the limit: the size of a device or a pipe is unknown beforehand. */
async function collect(stream: AsyncIterable<Buffer | string>): Promise<Buffer | 'tooLarge'> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BYTES) return 'tooLarge';
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    // The byte order mark is kept: in a journal it is an altered byte.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** JSON that a person wrote; undefined if it is malformed. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  if (tooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return undefined;
  }
}

/** Writes a temporary file and renames it, so that no reader ever sees half a file. */
export async function replaceFile(
  ctx: Context,
  file: string,
  text: string,
  mode = 0o666,
): Promise<CommandError | undefined> {
  const mark = Buffer.from(ctx.world.entropy(6)).toString('hex');
  const beside = `${file}.${mark}.tmp`;
  try {
    const handle = await open(beside, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
    return undefined;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    return badInput(ctx.t.file.unwritable(short(file, 80), why(ctx, codeOf(error))));
  }
}

/** Reported before a game begins rather than when it is first saved. */
export async function folderMissing(ctx: Context, file: string): Promise<CommandError | undefined> {
  const found = await stat(dirname(file)).catch(codeOf);
  const code = typeof found === 'string' ? found : found.isDirectory() ? undefined : 'ENOTDIR';
  return code === undefined ? undefined : badInput(ctx.t.file.unwritable(short(file, 80), why(ctx, code)));
}

/** The text of a file; undefined if it does not exist. */
export async function readIfThere(ctx: Context, file: string): Promise<string | CommandError | undefined> {
  const there = await stat(file).then(
    () => true,
    (error) => codeOf(error) !== 'ENOENT',
  );
  return there ? readText(ctx, file) : undefined;
}

export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
}

function why({ t }: Context, code: string): string {
  const known: Readonly<Record<string, string>> = t.file.why;
  return known[code] ?? code;
}
