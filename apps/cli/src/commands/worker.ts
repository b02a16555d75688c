/** `reverie worker`: plays shards of studies out of a queue in PostgreSQL, on this machine, until it is stopped. */
import { games } from '@reverie/shelf/shelf';
import { badInput, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';
import { wholeOption } from '../numbers.ts';
import { work } from '../study/queue.ts';

interface WorkerOptions {
  readonly databaseUrl?: string | undefined;
  readonly idle?: string | undefined;
}

export async function worker(ctx: Context, options: WorkerOptions): Promise<Ending> {
  const { t, out, world } = ctx;
  const url = options.databaseUrl ?? world.env.DATABASE_URL;
  if (!url) return badInput(t.worker.noDatabase);
  const idle =
    options.idle === undefined ? undefined : wholeOption(ctx, '--idle', options.idle, { least: 1, most: 86_400 });
  if (isCommandError(idle)) return idle;
  const stop = new AbortController();
  world.onStop?.(() => stop.abort());
  // Imported on demand: local games should start quickly.
  const { LabQueue } = await import('@reverie/server/lab-queue');
  const queue = new LabQueue(url);
  const say = (line: object, text: string): void => (out.json ? out.line(line) : out.say(text));
  try {
    await queue.setUp();
    say({ line: 'worker', pid: process.pid }, t.worker.ready(process.pid));
    await work(
      queue,
      games,
      { signal: stop.signal, idle: idle === undefined ? undefined : idle * 1000 },
      {
        played: (study, shard) => say({ line: 'shard', study, shard }, t.worker.played(study.slice(0, 8), shard)),
        otherRules: (versions) => say({ line: 'otherRules', versions }, t.worker.otherRules(versions.join(', '))),
        gone: (error) => say({ line: 'gone', why: error.message }, t.worker.gone(short(error.message, 200))),
      },
    );
    return undefined;
  } catch (error) {
    return failure(t.worker.gone(short(error instanceof Error ? error.message : String(error), 200)));
  } finally {
    await queue.close();
  }
}
