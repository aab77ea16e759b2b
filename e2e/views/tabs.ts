import type { Page } from '@playwright/test'
import type { SharedBrowser } from '../people/shared-browser.ts'
import type { SharedBrowsers } from '../people/shared-browsers.ts'
import type { Viewers, Who } from './viewers.ts'

export interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
}

export const narrow: Look = { theme: 'light', width: 390 }
const height = 844

interface Opening {
  readonly browsers: SharedBrowsers
  readonly viewers: Viewers
  readonly appUrl: string
}

export interface Tabs {
  /** The tab of this person's browser, as if new, with their theme; nothing in it moves. */
  open(who: Who, look: Look): Promise<Page>
  /** Leaves no trace of what happened in them. */
  close(): Promise<void>
}

export function createTabs({ browsers, viewers, appUrl }: Opening): Tabs {
  const used = new Set<SharedBrowser>()
  return {
    open: async (who, { theme, width }) => {
      const shared = await browsers.of(who, { appUrl, reducedMotion: 'reduce' })
      used.add(shared)
      const page = await shared.signIn(await viewers.person(who))
      await page.setViewportSize({ width, height })
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      return page
    },
    close: async () => {
      for (const shared of used) await shared.reset()
    },
  }
}
