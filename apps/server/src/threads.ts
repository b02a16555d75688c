/**
 * Starts threads from our own files. A thread's file has the same extension as this one: `.js` in
 * the build, `.ts` when tests run on the sources. The oldest supported Node cannot load `.ts`, so tests bundle their
 * threads, or have the loader registered there. Tests thus need no build, and run the same threads as the server.
 */
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  const bundles = fromSources && process.env.REVERIE_BUNDLES;
  const url = bundles
    ? pathToFileURL(`${bundles}${basename(file)}.mjs`)
    : new URL(`${file}${fromSources ? '.ts' : '.js'}`, from);
  return new Worker(url, { workerData, execArgv: bundles ? [] : LOADER, name, resourceLimits });
}
