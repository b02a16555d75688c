import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Tells src/offline/worker.ts, which is built beside the page as /offline.js, what the page is made of. */
function precache(): Plugin {
  return {
    name: 'reverie:precache',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const folder = join(import.meta.dirname, 'public');
      // Pictures for the previews of chat programs are never shown by the page.
      const shown = readdirSync(folder).filter((file) => !file.startsWith('preview-'));
      const given = shown.map((file) => [file, readFileSync(join(folder, file))] as const);
      const built = Object.values(bundle)
        // Fonts are kept as woff2 alone: every browser that can run the page reads it.
        .filter(({ fileName }) => !/\.(map|woff)$/.test(fileName) && fileName !== 'offline.js')
        .map((output) => [output.fileName, output.type === 'asset' ? output.source : output.code] as const);
      const files = [...given, ...built].map(([file]) => (file === 'index.html' ? '/' : `/${file}`)).sort();
      const hash = createHash('sha256');
      for (const [file, content] of [...given, ...built]) hash.update(file).update(content);
      const offline = bundle['offline.js'];
      if (offline?.type !== 'chunk') throw new Error('offline.js was not built');
      const manifest = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      offline.code = `const PRECACHE=${manifest};\n${offline.code}`;
    },
  };
}

export default defineConfig({
  plugins: [react(), precache()],
  resolve: { conditions: ['reverie-source', 'browser', 'module', 'development|production', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        offline: join(import.meta.dirname, 'src/offline/worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
