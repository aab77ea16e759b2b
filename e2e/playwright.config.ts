import { defineConfig } from '@playwright/test'

/** One started product for the whole run; every journey signs up its own people in it. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './product/start-for-the-run.ts',
  // Two more than the two cores we count on: journeys wait for readings and for restarts.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // A retry tells a defect from a race; a test that needed one is listed as flaky, with its error.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Tracing every journey costs time; `--trace on` also keeps screenshots and page snapshots.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The browser itself makes no requests: journeys stay on this machine.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Tabs of one person share a renderer, which has compiled our scripts and axe already.
        '--process-per-site',
        // A page lives for a second, too short for optimising its code to pay off.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testMatch: ['*.journey.ts', '**/*.test.ts'],
      testIgnore: 'books.journey.ts',
      teardown: 'books',
    },
    {
      name: 'states',
      testMatch: 'states/**/*.state.ts',
      // Views never wait for readings or restarts.
      workers: 2,
      // A trace of each view costs more than the view.
      use: { trace: 'off' },
      teardown: 'books',
    },
    { name: 'books', testMatch: 'books.journey.ts' },
  ],
})
