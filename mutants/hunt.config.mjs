import { defineConfig } from 'vitest/config'

/** For `npm run mutants` alone: one process, whose runner does everything. */
export default defineConfig({
  test: {
    name: 'hunt',
    include: ['mutants/start-hunt.ts'],
    runner: 'mutants/hunt-runner.mjs',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
