/**
 * The threads and processes that tests start, each as one file without types. From the sources they take half a second
 * to three of a core each, most of it for Node to ask its loader about every file.
 */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const FOLDER = here('../../../node_modules/.cache/reverie-bundles/');

const STARTED = [
  '../src/main.ts',
  '../src/pool-worker.ts',
  '../src/stores/sqlite-worker.ts',
  '../../cli/src/study/worker.ts',
  './stores/appender.ts',
];

/** Every run of the tests makes its own, so what is in them is never older than the sources. Gives the folder. */
export async function makeBundles(): Promise<{ folder: string; remove(): void }> {
  const folder = `${FOLDER}${process.pid}/`;
  const made = await rolldown({
    input: Object.fromEntries(STARTED.map((file) => [basename(file, '.ts'), here(file)])),
    platform: 'node',
    resolve: { conditionNames: ['reverie-source', 'node', 'import', 'default'] },
    external: /^(?!@reverie\/|[./#])/,
    plugins: [
      {
        // Files are found from where the source is.
        name: 'where the source is',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  });
  await made.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await made.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
