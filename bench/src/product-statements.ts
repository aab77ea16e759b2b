import type { CreatorId } from '../../contract/src/ids.ts'
import { listLiveCampaigns } from '../../server/src/features/campaigns/campaign-list-store.ts'
import { readCreatorStats } from '../../server/src/features/overview/overview-store.ts'
import type { Database } from '../../server/src/platform/database/database.ts'

export interface StatementText {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The product's SQL for a page of live campaigns, to be run without the product. */
export function liveListText(limit = 21): Promise<StatementText> {
  return capture((db) => listLiveCampaigns(db, { limit }))
}

/** The product's SQL for a creator's dashboard; its value is the creator's id. */
export function creatorStatsText(): Promise<StatementText> {
  return capture((db) => readCreatorStats(db, 'the creator' as CreatorId))
}

async function capture(read: (db: Database) => Promise<unknown>): Promise<StatementText> {
  const texts: StatementText[] = []
  const db: Database = {
    query: async (statement) => {
      texts.push({ text: statement.text, values: statement.values })
      return { rows: [], rowCount: 0 }
    },
  }
  // The result is empty, which some readers refuse; only the statement matters here.
  await read(db).catch(() => undefined)
  const [first] = texts
  if (first === undefined) throw new Error('nothing was asked')
  return first
}
