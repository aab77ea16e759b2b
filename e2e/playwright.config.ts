import { defineConfig } from '@playwright/test'

/** One started product for the whole run; every journey signs up its own people in it. */
export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './product/start-for-the-run.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The browser itself talks to nobody: journeys stay on this machine.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'books.journey.ts', teardown: 'books' },
    { name: 'books', testMatch: 'books.journey.ts' },
  ],
})
