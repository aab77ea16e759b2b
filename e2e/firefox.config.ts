import { defineConfig } from '@playwright/test'
import { answerForFirefox } from './people/firefox-commands.ts'
import usual from './playwright.config.ts'

answerForFirefox()

/** The journeys in Firefox, through WebDriver BiDi. Not part of `npm test`. */
export default defineConfig({
  ...usual,
  // One launch of Firefox takes as much memory as two of Chromium.
  workers: 2,
  retries: 0,
  use: {
    ...usual.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    trace: 'off',
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
  },
  projects: [
    {
      name: 'journeys',
      testMatch: '*.journey.ts',
      // These drive Chromium's own devices and network.
      testIgnore: ['books.journey.ts', 'push.journey.ts', 'missing-code.journey.ts'],
      grepInvert: [
        /a passkey is added/,
        /the U key undoes/,
        // Keys change an amount there, but Playwright's `fill` is undone.
        /an invalid number is reported/,
        /an invalid amount never/,
      ],
    },
  ],
})
