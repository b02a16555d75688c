import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const inBrowser = 'apps/web/test/**/*.e2e.test.ts';

// Tests run on the sources: the `reverie-source` condition makes every workspace package resolve to its .ts files.
export default defineConfig({
  resolve: { conditions: ['reverie-source'] },
  ssr: { resolve: { conditions: ['reverie-source', ...defaultServerConditions], externalConditions: ['node'] } },
  test: {
    testTimeout: 120_000,
    // All cores: a run is waited for.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [
            'packages/*/{src,examples,test}/**/*.test.{ts,tsx}',
            'games/**/*.test.{ts,tsx}',
            'apps/*/{src,test}/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', inBrowser],
        },
      },
      {
        // The page as it is built, in real browsers, each file against a server of its own; after the rooms, which would
        // take its time away.
        extends: true,
        test: {
          name: 'page',
          include: [inBrowser],
          globalSetup: ['apps/web/test/build.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
