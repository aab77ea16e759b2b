import { createHash } from 'node:crypto'
import type { ChangeListener } from '#platform/database/change-listener.ts'
import type { Database } from '#platform/database/database.ts'
import { cutPage, type Page } from '#platform/http/calls/list-page.ts'
import {
  type ListedCampaignRow,
  type LiveFilter,
  listLiveCampaigns,
} from './campaign-list-store.ts'

/** A page of the live list; `version` identifies exactly this content. */
export interface LivePage extends Page<ListedCampaignRow> {
  readonly version: string
}

export interface LivePages {
  read(filter: LiveFilter): Promise<LivePage>
}

interface KeptPage {
  readonly changes: number
  readonly goodUntilMs: number
  readonly page: Promise<LivePage>
}

// Every search typed creates a page of its own; the common ones are soon cached again.
const pagesMax = 500
// In case a notification is lost with its connection, which can take minutes to notice.
const goodMs = 2000

/**
 * The list is read often and changes seldom: a page is read once, and again after any campaign has
 * changed. Without a signal every page is read again.
 */
export function createLivePages(database: Database, signal: ChangeListener | undefined): LivePages {
  const kept = new Map<string, KeptPage>()
  return {
    read: async (filter) => {
      // Read before the page, so that a change in between makes the page stale.
      const changes = signal?.version()
      if (changes === undefined) return await readPage(database, filter)
      const key = JSON.stringify(filter)
      const existing = kept.get(key)
      if (existing?.changes === changes && existing.goodUntilMs > Date.now())
        return await existing.page
      if (kept.size >= pagesMax) kept.clear()
      const page = readPage(database, filter)
      kept.set(key, { changes, goodUntilMs: Date.now() + goodMs, page })
      page.catch(() => kept.delete(key))
      return await page
    },
  }
}

async function readPage(database: Database, filter: LiveFilter): Promise<LivePage> {
  const rows = await listLiveCampaigns(database, filter)
  const page = cutPage(rows, filter.limit)
  Object.freeze(page.items)
  return { ...page, version: versionOf(rows) }
}

function versionOf(rows: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}
