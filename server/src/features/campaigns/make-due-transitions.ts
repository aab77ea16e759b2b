import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import type { ScheduleDeps } from './campaign-deps.ts'
import { listDueDrafts, listOverdue } from './campaign-store.ts'
import { completeWhenOver, goLive } from './system-transitions.ts'

/**
 * Transitions due to time alone: scheduled campaigns go live, those past their end are completed.
 */
export async function makeDueTransitions(deps: ScheduleDeps): Promise<void> {
  const at = deps.clock.now()
  await transitionEach(deps, await listDueDrafts(deps.database, at), (tx, id) => goLive(tx, id, at))
  const overdue = await listOverdue(deps.database, at)
  await transitionEach(deps, overdue, (tx, id) => completeWhenOver(tx, id, at))
}

/** Each in its own transaction; a failure does not block the rest. */
async function transitionEach(
  deps: ScheduleDeps,
  campaignIds: readonly CampaignId[],
  move: (tx: Transaction, campaignId: CampaignId) => Promise<boolean>,
): Promise<void> {
  for (const campaignId of campaignIds) {
    try {
      await deps.database.transaction((tx) => move(tx, campaignId))
    } catch (error) {
      deps.log.warn({ err: error, campaignId }, 'a campaign transition failed; will retry')
    }
  }
}
