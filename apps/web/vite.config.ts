import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { fetchedTogether } from './fetched-together.ts';

const SOURCE = { conditions: ['reverie-source', 'browser', 'module', 'development|production', 'default'] };
const TARGET = 'es2023';

/** src/offline/worker.ts in one file: not every browser takes a service worker that imports others. */
async function offlineWorker(): Promise<string> {
  const input = join(import.meta.dirname, 'src/offline/worker.ts');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: SOURCE,
    build: { target: TARGET, write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [only, more] = 'output' in built ? built.output : [];
  if (only?.type !== 'chunk' || more) throw new Error('offline.js was not built');
  return only.code;
}

/** Makes /offline.js beside the page and tells it what the page is made of. */
function precache(): Plugin {
  return {
    name: 'reverie:precache',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const folder = join(import.meta.dirname, 'public');
      // Pictures for the previews of chat programs are never shown by the page.
      const shown = readdirSync(folder).filter((file) => !file.startsWith('preview-'));
      const given = shown.map((file) => [file, readFileSync(join(folder, file))] as const);
      const made = Object.values(bundle)
        // Fonts are kept as woff2 alone: every browser that can run the page reads it.
        .filter(({ fileName }) => !/\.(map|woff)$/.test(fileName))
        .map((output) => [output.fileName, output.type === 'asset' ? output.source : output.code] as const);
      const files = [...given, ...made].map(([file]) => (file === 'index.html' ? '/' : `/${file}`)).sort();
      const hash = createHash('sha256');
      for (const [file, content] of [...given, ...made]) hash.update(file).update(content);
      const manifest = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      const source = `const PRECACHE=${manifest};\n${await offlineWorker()}`;
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}

/** How a worker is started in our sources; its file is the second group. */
const WORKER = /new URL\((['"])(\.[^'"]+)\1, import\.meta\.url\)(?=,\s*\{\s*type: 'module')/g;
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Builds the workers in the same go as the page. Vite alone makes a bundle of its own for each worker, so that rules and
 * words are fetched once for the page and once more for every worker; built together they share files, and the browser's
 * cache gives them to all.
 */
function sharedWorkers(): Plugin {
  const workers = new Map<string, string>();
  return {
    name: 'reverie:shared-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => workers.clear(),
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        const changed = code.replace(WORKER, (_all, _quote, file: string) => {
          const path = join(dirname(id), file);
          // Two files of the same name would get the same reference.
          const name = `${basename(dirname(path))}-${basename(path, '.ts')}`.replace(/\W/g, '-');
          const reference = workers.get(path) ?? this.emitFile({ type: 'chunk', id: path, name });
          workers.set(path, reference);
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        });
        return changed === code ? null : { code: changed, map: null };
      },
    },
    generateBundle(_options, bundle) {
      // A worker that the page imported would run in the page.
      const own = new Set([...workers.values()].map((reference) => this.getFileName(reference)));
      if (own.size !== workers.size) throw new Error(`workers share a file: ${[...own].join(', ')}`);
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const taken = [...output.imports, ...output.dynamicImports].find((file) => own.has(file));
        if (taken) throw new Error(`${output.fileName} imports the worker ${taken}`);
      }
    },
  };
}

const HELPER_CHANGED = 'The helper of Vite for imports on demand has changed: see importsInWorkers';

/** Vite's helper for imports on demand lays links into the document; a worker has none, and simply imports. */
function importsInWorkers(): Plugin {
  let met = false;
  return {
    name: 'reverie:imports-in-workers',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        const changed = code
          .replace('if (__VITE_IS_MODERN__ &&', 'if (__VITE_IS_MODERN__ && typeof document !== "undefined" &&')
          .replace('window.dispatchEvent', 'globalThis.dispatchEvent');
        if (changed.match(/typeof document !== "undefined" && deps|globalThis\.dispatchEvent/g)?.length !== 2)
          throw new Error(HELPER_CHANGED);
        met = true;
        return { code: changed, map: null };
      },
    },
    generateBundle() {
      if (!met) throw new Error(HELPER_CHANGED);
    },
  };
}

/**
 * Fetches the page's fonts together with its script. A browser asks for a font when it first lays out text with it: the
 * first screen would be laid out with whatever the machine has, which is looked for, and once more for each font.
 */
function fontsFirst(): Plugin {
  return {
    name: 'reverie:fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The words of a game, by language. */
const WORDS = /\/games\/[^/]+\/words\/(fr|en)\.ts$/;

/**
 * For the development server: words that were changed go into those that are in use, in the page and in its workers,
 * and the page is drawn again. Without it the whole page would be fetched again for a letter.
 */
function hotWords(): Plugin {
  return {
    name: 'reverie:hot-words',
    apply: 'serve',
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const name = WORDS.exec(id)?.[1];
        return `${code}
(import.meta.hot.data.used ??= []).push(${name});
import.meta.hot.accept((next) => {
  if (!next) return;
  for (const one of import.meta.hot.data.used) {
    for (const key of Object.keys(one)) if (!(key in next.${name})) delete one[key];
    Object.assign(one, next.${name});
  }
  const drawn = !('document' in globalThis) || !dispatchEvent(new Event('reverie:words', { cancelable: true }));
  if (!drawn) location.reload();
});`;
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    hotWords(),
    sharedWorkers(),
    importsInWorkers(),
    fetchedTogether(),
    fontsFirst(),
    mode !== 'stage' && precache(),
  ],
  ...(mode === 'stage' && { publicDir: false as const }),
  resolve: SOURCE,
  worker: { format: 'es' },
  build: {
    target: TARGET,
    // A link for each of sixty files took longer than what it spares; and a browser never asks again for a file whose
    // preload has failed.
    modulePreload: false,
    sourcemap: true,
    // The stage is for tests, and built apart: what is shipped has no trace of it.
    ...(mode === 'stage' && {
      outDir: 'dist-stage',
      sourcemap: false,
      rolldownOptions: { input: join(import.meta.dirname, 'stage.html') },
    }),
  },
}));
