import type { Browser } from '@playwright/test'
import {
  openSharedBrowser,
  type SharedBrowser,
  type SharedBrowserOptions,
} from './shared-browser.ts'

export interface SharedBrowsers {
  /** Returns the browser for this kind of person, in this product. */
  of(kind: string, options: SharedBrowserOptions): Promise<SharedBrowser>
  close(): Promise<void>
}

/** Opens each browser on first use and keeps it open as long as the worker runs. */
function createSharedBrowsers(browser: Browser): SharedBrowsers {
  const browsers = new Map<string, Promise<SharedBrowser>>()
  return {
    of: (kind, options) => {
      const key = [kind, options.appUrl, options.reducedMotion].join(' ')
      const shared = browsers.get(key) ?? openSharedBrowser(browser, options)
      browsers.set(key, shared)
      return shared
    },
    close: async () => {
      for (const shared of browsers.values()) await (await shared).close()
    },
  }
}

/** Implements the Playwright fixture of that name. */
export async function browsersOfTheWorker(
  { browser }: { browser: Browser },
  use: (browsers: SharedBrowsers) => Promise<void>,
): Promise<void> {
  const browsers = createSharedBrowsers(browser)
  await use(browsers)
  await browsers.close()
}
