import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOADER = ['--import', new URL('./sources.mjs', import.meta.url).href];

/** Arguments with which Node runs a source: its bundle where the run of the tests has made one, else with the loader. */
export function fromSources(file: string, from: string): string[] {
  const bundles = process.env.REVERIE_BUNDLES;
  return bundles ? [`${bundles}${basename(file, '.ts')}.mjs`] : [...LOADER, fileURLToPath(new URL(file, from))];
}
