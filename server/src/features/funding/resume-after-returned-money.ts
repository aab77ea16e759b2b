import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { liftExhaustion } from '../campaigns/public.ts'
import { campaignFunded } from './funding-jobs.ts'

/**
 * For a campaign, money that comes back works like a top-up: its posts are paid what they wait for, and it
 * resumes where it had paused for lack of money (rules §2).
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
