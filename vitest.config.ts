import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the one file that is small and yet takes longest, because it waits for timers; then with the largest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = (file: TestSpecification) =>
      file.moduleId.endsWith('/unresponsive-database.test.ts')
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

/**
 * Two kinds: rules about our own text, which need nothing, and tests that may use PostgreSQL. Files share a
 * process, because reading the server's modules again for each costs as much as the tests; so a file leaves
 * nothing behind in a module or in the process.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // A snapshot that is missing fails instead of being written.
    update: 'none',
    projects: [
      {
        test: {
          name: 'house',
          isolate: false,
          include: ['checks/**/*.test.ts'],
          // A rule reads the whole tree, which takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          isolate: false,
          // As in e2e: a race in one of 3,000 tests does not hide what the others say. It is listed.
          retry: 1,
          include: [
            '{contract,server,sandbox,web}/src/**/*.test.{ts,tsx}',
            'web/*.test.ts',
            '{scripts,mutants}/**/*.test.ts',
          ],
          globalSetup: ['scripts/test/run-folder.mjs', 'scripts/test/postgres-for-tests.mjs'],
          testTimeout: 30_000,
          // As long as Playwright's: polled results come late on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
