import { defineConfig } from 'vitest/config'

/** Two kinds: rules about our own text, which need nothing, and tests that may use PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['checks/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: [
            '{contract,server,sandbox,web}/src/**/*.test.{ts,tsx}',
            'web/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['scripts/test/postgres-for-tests.mjs', 'scripts/test/temporary-folder.mjs'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
