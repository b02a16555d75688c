import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { NIGHTLY } from './tools/tiers.mjs';

const inBrowser = 'apps/web/test/**/*.e2e{,.night}.test.ts';
/** Servers and pages often wait, for a disk, a clock or a frame to be drawn: there is work for more files than cores. */
const waiting = { sequence: { groupOrder: 1 }, maxWorkers: Math.ceil(availableParallelism() * 1.5) };
/** What runs in a page. */
const pageParts = [
  'apps/web/src/**/*.test.{ts,tsx}',
  'packages/{ui,board}/src/**/*.test.{ts,tsx}',
  'games/*/{board,lesson,workshop}/**/*.test.{ts,tsx}',
];
const never = ['**/node_modules/**', '**/dist/**', ...(NIGHTLY ? [] : ['**/*.night.test.*'])];
const elsewhere = [...never, inBrowser];

// Tests run on the sources: the `reverie-source` condition makes every workspace package resolve to its .ts files.
export default defineConfig({
  resolve: { conditions: ['reverie-source'] },
  ssr: { resolve: { conditions: ['reverie-source', ...defaultServerConditions], externalConditions: ['node'] } },
  test: {
    testTimeout: 120_000,
    // A set-up may build or lint; on a busy machine vitest's own ten seconds are not enough.
    hookTimeout: 60_000,
    // What is waited for may take its time on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    // All cores: a run is waited for.
    maxWorkers: '100%',
    reporters: ['default', './tools/left-out.mjs'],
    // Measured where it is asked for: `npm run nightly -- coverage`.
    coverage: {
      provider: 'v8',
      include: ['games/*/**/*.ts'],
      exclude: ['games/*/{board,lesson,workshop,test}/**', 'games/dist/**', '**/*.test.ts'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        // Rules, odds, tables: nothing here changes what other files see, so all files share their worker's modules.
        extends: true,
        test: {
          name: 'rooms',
          include: [
            'packages/*/{src,examples,test}/**/*.test.ts',
            'games/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          exclude: [...elsewhere, ...pageParts],
          isolate: false,
          // What was transformed once is read from node_modules the next time: half of what it takes to load all files.
          // Not where a module globs: vitest sees no `import.meta.glob<…>` and would not look for new files.
          experimental: { fsModuleCache: true },
        },
      },
      {
        // Servers, the command line: they open sockets, wait, and change users for a while. Loading a server takes
        // longer than most tests of it, so all files share their worker's modules.
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/{server,cli}/{src,test}/**/*.test.ts'],
          exclude: elsewhere,
          globalSetup: ['apps/server/test/setup.ts'],
          isolate: false,
          ...waiting,
        },
      },
      {
        // What runs in a page, without one: these set globals, and modules read them when they are loaded.
        extends: true,
        test: { name: 'parts', include: pageParts, exclude: elsewhere, pool: 'threads', ...waiting },
      },
      {
        // The page as it is built, in a real browser.
        extends: true,
        test: {
          name: 'page',
          include: [inBrowser],
          exclude: never,
          globalSetup: ['apps/web/test/setup.ts'],
          hookTimeout: 120_000,
          ...waiting,
        },
      },
    ],
  },
});
