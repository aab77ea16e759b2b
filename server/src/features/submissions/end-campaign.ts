import type { CampaignId } from '@permille/contract/ids'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { resumeAfterReturnedMoney } from '../funding/public.ts'
import { markCampaignPaid } from './close-submission.ts'
import { shortenDeadlines } from './submission-store.ts'

/**
 * Within 72 hours of a campaign's completion everything is decided (rules §2). What is owed again is paid now,
 * by the campaign or by the marketplace.
 */
export async function endCampaign(
  tx: Transaction,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<void> {
  await lockRow(tx, 'campaign', campaignId)
  await markCampaignPaid(tx, { campaignId, at })
  await shortenDeadlines(tx, { campaignId, hours: decisionHoursAfterEnd })
  await resumeAfterReturnedMoney(tx, { campaignIds: [campaignId], at })
}
