import type { Page } from '@playwright/test'
import type { Seat } from '../people/seat.ts'
import type { Seats } from '../people/seats.ts'
import type { Cast, Who } from './cast.ts'

export interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
}

export const narrow: Look = { theme: 'light', width: 390 }
const height = 844

interface Opening {
  readonly seats: Seats
  readonly cast: Cast
  readonly appUrl: string
}

export interface Tabs {
  /** The tab of this person's browser, as if new, with their theme; nothing in it moves. */
  open(who: Who, look: Look): Promise<Page>
  /** Leaves no trace of what happened in them. */
  close(): Promise<void>
}

export function createTabs({ seats, cast, appUrl }: Opening): Tabs {
  const used = new Set<Seat>()
  return {
    open: async (who, { theme, width }) => {
      const seat = await seats.of(who, { appUrl, reducedMotion: 'reduce' })
      used.add(seat)
      const page = await seat.enter(await cast.person(who))
      await page.setViewportSize({ width, height })
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      return page
    },
    close: async () => {
      for (const seat of used) await seat.leave()
    },
  }
}
