/**
 * Threads of our own files. A thread's file stands beside this one or below and ends as it does: `.js` in the build, `.ts`
 * when tests run on the sources. The oldest Node we support cannot read `.ts`, so there the loader of the tests goes
 * first. That is all the difference: nothing has to be built for the tests, and they run the very threads that the server does.
 */
import { Worker } from 'node:worker_threads';

const fromSources = import.meta.url.endsWith('.ts');
const LOADER = fromSources ? ['--import', new URL('../test/sources.mjs', import.meta.url).href] : [];

/** `file` is relative to this folder, without its ending. */
export function startThread(file: string, name: string, workerData?: unknown): Worker {
  const url = new URL(`${file}${fromSources ? '.ts' : '.js'}`, import.meta.url);
  return new Worker(url, { workerData, execArgv: LOADER, name });
}
