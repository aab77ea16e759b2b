import type { CampaignId } from '@permille/contract/ids'
import { settleViews } from '../../money/movements/settle-views.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { findOwedOf } from './tracking-store.ts'

/**
 * A top-up pays what posts earned while the money had run out, without waiting for a new reading. If it
 * does not cover everything, the campaign stays paused.
 */
export async function settleShortfall(
  deps: { database: DatabaseServer; clock: Clock; earningsHoldHours: number },
  campaignId: CampaignId,
): Promise<void> {
  const at = deps.clock.now()
  const dueAgain = await findOwedOf(deps.database, campaignId)
  await deps.database.transaction(async (tx) => {
    await settleViews(tx, { dueAgain, at, holdHours: deps.earningsHoldHours })
  })
}
