import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { NIGHTLY } from './tools/tiers.mjs';

const inBrowser = 'apps/web/test/**/*.e2e{,.night}.test.ts';
/** Servers and pages often wait, for a disk, a clock or a frame to be drawn: there is work for more files than cores. */
const waiting = { sequence: { groupOrder: 1 }, maxWorkers: Math.ceil(availableParallelism() * 1.5) };
/** What runs in a page and lies outside the apps. */
const pageParts = ['packages/ui/src/**/*.test.{ts,tsx}', 'games/*/{board,lesson,workshop}/**/*.test.{ts,tsx}'];
const never = ['**/node_modules/**', '**/dist/**', ...(NIGHTLY ? [] : ['**/*.night.test.*'])];
const elsewhere = [...never, inBrowser];

// Tests run on the sources: the `reverie-source` condition makes every workspace package resolve to its .ts files.
export default defineConfig({
  resolve: { conditions: ['reverie-source'] },
  ssr: { resolve: { conditions: ['reverie-source', ...defaultServerConditions], externalConditions: ['node'] } },
  test: {
    testTimeout: 120_000,
    // What is waited for may take its time on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    // All cores: a run is waited for.
    maxWorkers: '100%',
    reporters: ['default', './tools/left-out.mjs'],
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
        },
      },
      {
        // Servers, the command line, what runs in a page: they open sockets, change users and set globals.
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/{src,test}/**/*.test.{ts,tsx}', ...pageParts],
          exclude: elsewhere,
          globalSetup: ['apps/server/test/setup.ts'],
          ...waiting,
        },
      },
      {
        // The page as it is built, in a real browser.
        extends: true,
        test: {
          name: 'page',
          include: [inBrowser],
          exclude: never,
          globalSetup: ['apps/web/test/setup.ts'],
          hookTimeout: 60_000,
          ...waiting,
        },
      },
    ],
  },
});
