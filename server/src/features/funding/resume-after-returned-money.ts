import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { liftExhaustion } from '../campaigns/public.ts'
import { campaignFunded } from './funding-jobs.ts'

/**
 * Returned money works like a top-up for its campaign: its posts are paid what they are owed, and it resumes if
 * it had paused for lack of money (rules §2).
 */
export async function resumeAfterReturnedMoney(
  tx: Transaction,
  { campaignIds, at }: { campaignIds: readonly CampaignId[]; at: Date },
): Promise<void> {
  for (const campaignId of campaignIds) {
    await liftExhaustion(tx, campaignId, at)
    await enqueue(tx, campaignFunded, { payload: { campaignId } })
  }
}
