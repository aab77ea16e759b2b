import { defineConfig } from '@playwright/test'

/** One started product for the whole run; every journey signs up its own people in it. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './product/start-for-the-run.ts',
  // One more than the two cores we count on: journeys wait for readings and for restarts.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a defect from a race; a test that needed it is listed as flaky, with its error.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Filming every journey costs half as much again as the journeys themselves, and the page after
    // each step a fifth. `--trace on` keeps both for whoever repeats a failed one.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The browser itself talks to no one: journeys stay on this machine.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Tabs of one person share a renderer, which has compiled our scripts and axe already.
        '--process-per-site',
        // A page lives for a second: what optimising its code costs, it never earns back.
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
      name: 'views',
      testMatch: 'views/**/*.view.ts',
      // They never wait.
      workers: 2,
      // A trace of each view costs more than the view.
      use: { trace: 'off' },
      teardown: 'books',
    },
    { name: 'books', testMatch: 'books.journey.ts' },
  ],
})
