import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { listDueDrafts, listOverdue } from './campaign-store.ts'
import { completeWhenOver, goLive } from './move-campaign.ts'

/** What time alone changes: scheduled campaigns go live, those past their end are completed. */
export async function turnCampaigns(deps: {
  database: DatabaseServer
  clock: Clock
}): Promise<void> {
  const { database } = deps
  const at = deps.clock.now()
  for (const campaignId of await listDueDrafts(database, at)) {
    await database.transaction((tx) => goLive(tx, campaignId, at))
  }
  for (const campaignId of await listOverdue(database, at)) {
    await database.transaction((tx) => completeWhenOver(tx, campaignId, at))
  }
}
