/**
 * Starts threads from our own files. A thread's file has the same extension as this one: `.js` in
 * the build, `.ts` when tests run on the sources. The oldest supported Node cannot load `.ts`, so the tests' loader is
 * registered there. Tests thus need no build, and run the same threads as the server.
 */
import { type ResourceLimits, Worker } from 'node:worker_threads';

const fromSources = import.meta.url.endsWith('.ts');
const LOADER = fromSources ? ['--import', new URL('../test/sources.mjs', import.meta.url).href] : [];

/** `file` is relative to the module `from`, without its extension. */
export function startThread(
  file: string,
  name: string,
  workerData?: unknown,
  from = import.meta.url,
  resourceLimits: ResourceLimits = {},
): Worker {
  const url = new URL(`${file}${fromSources ? '.ts' : '.js'}`, from);
  return new Worker(url, { workerData, execArgv: LOADER, name, resourceLimits });
}
