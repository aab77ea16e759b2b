import type { CampaignId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { CampaignState, CampaignTerms } from './campaign.ts'
import { findTerms, lockCampaignState } from './campaign-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'

/** The terms of any campaign, drafts included: `liveAt` shows whether creators may see it. */
export async function readCampaignTerms(
  db: Database,
  campaignId: CampaignId,
): Promise<CampaignTerms> {
  const terms = await findTerms(db, campaignId)
  if (terms === undefined) throw campaignNotFound()
  return terms
}

/** The first lock in the global order, before creators, submissions and payouts. */
export async function lockCampaign(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<CampaignState> {
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}
