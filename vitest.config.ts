import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the sources: the `reverie-source` condition makes every workspace package resolve to its .ts files.
export default defineConfig({
  resolve: { conditions: ['reverie-source'] },
  ssr: { resolve: { conditions: ['reverie-source', ...defaultServerConditions], externalConditions: ['node'] } },
  test: {
    include: [
      'packages/*/{src,examples,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'bench/**/*.test.ts',
      'tools/**/*.test.{ts,mjs}',
    ],
    testTimeout: 60_000,
  },
});
