/** Processes that append to a file (appender.ts), and what they were told is stored. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { fromSources } from '../from-sources.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly command: string;
}

/** Runs until it has done its work, or is killed -9 after so many acknowledgements. */
export async function runAppender(
  file: string,
  name: string,
  { tables, most, killAfter = Number.POSITIVE_INFINITY }: { tables: number; most: number; killAfter?: number },
): Promise<{ acknowledged: Acknowledged[]; ending: string | number | null }> {
  const args = [...fromSources('./appender.ts', import.meta.url), file, name, `${tables}`, `${most}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<string | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  const acknowledged: Acknowledged[] = [];
  // What it had written before it was killed is read to the end: it said so, so it must be true.
  for await (const line of createInterface({ input: child.stdout })) {
    const [table = '', seq, command = ''] = line.split(' ');
    // A line that was cut off by the kill says nothing.
    if (command.includes('-')) acknowledged.push({ table, seq: Number(seq), command });
    if (acknowledged.length === killAfter) child.kill('SIGKILL');
  }
  return { acknowledged, ending: await ended };
}
