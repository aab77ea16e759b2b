import type { SubmissionId } from '@permille/contract/ids'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { plainArray, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { lockRows } from '../locks.ts'
import { pauseSpent } from '../pause-spent.ts'
import type { CampaignSettlement, Reading, SettlementId } from '../reading.ts'
import { earnPlatformFee } from './earn-platform-fee.ts'
import { settlementStatement } from './settlement-statement.ts'

export interface ViewSettlement {
  readonly readings?: readonly Reading[]
  /** Submissions without a reading, to be paid what they are still due for the views counted so far. */
  readonly dueAgain?: readonly SubmissionId[]
  readonly at: Date
  readonly holdHours: number
}

/**
 * Stores readings and pays what they earned, set-based: each submission gets its due, shared pro
 * rata if a campaign's money runs short. A submission is either read or due again, and only once.
 * Returns the campaigns with a demand; one whose demand was not met is out of money.
 */
export async function settleViews(
  tx: Transaction,
  settlement: ViewSettlement,
): Promise<CampaignSettlement[]> {
  const { readings = [], dueAgain = [] } = settlement
  await lockForSettlement(tx, [...readings.map((reading) => reading.submissionId), ...dueAgain])
  return await settleLocked(tx, settlement)
}

/** The same for a caller that has called `lockForSettlement` for all its submissions. */
export async function settleLocked(
  tx: Transaction,
  settlement: ViewSettlement,
): Promise<CampaignSettlement[]> {
  const { readings = [], dueAgain = [], at } = settlement
  if (readings.length + dueAgain.length === 0) return []
  const settlementId = newId<SettlementId>()
  const maturesAt = addHours(at, settlement.holdHours)
  const settled = await manyRows(
    tx,
    settlementStatement({ settlementId, at, maturesAt, readings, dueAgain }),
  )
  await earnPlatformFee(tx, {
    campaignIds: settled.map((campaign) => campaign.campaignId),
    run: settlementId,
    at,
  })
  await pauseSpent(tx, { campaignIds: settled.map((campaign) => campaign.campaignId), at })
  return settled
}

/** Locks the campaigns and creators of these posts, so that later statements see what earlier settlements left. */
export async function lockForSettlement(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<void> {
  if (submissionIds.length === 0) return
  const isOne = sql<never>`id = ANY(${plainArray(submissionIds)}::uuid[])`
  await lockRows(tx, 'campaign', sql`SELECT campaign_id FROM submissions WHERE ${isOne}`)
  await lockRows(tx, 'creator', sql`SELECT creator_id FROM submissions WHERE ${isOne}`)
}
