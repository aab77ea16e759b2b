import type { Transaction } from '../../platform/database/database.ts'
import { decisionHoursAfterEnd } from './submission.ts'
import { shortenDeadlines } from './submission-store.ts'

/** Within 72 hours of a campaign's completion everything is decided (rules §2). */
export async function endCampaign(tx: Transaction, campaignId: string): Promise<void> {
  await shortenDeadlines(tx, { campaignId, hours: decisionHoursAfterEnd })
}
