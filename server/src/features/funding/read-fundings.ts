import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type FundingRow, listOwnFundings, summarizeFunding } from './funding-store.ts'

/** Every funding of one of the brand's campaigns; another brand's campaign is not found. */
export async function readFundings(
  db: Database,
  target: { campaignId: CampaignId; brandId: BrandId },
): Promise<FundingRow[]> {
  if ((await summarizeFunding(db, target)) === undefined) throw campaignNotFound()
  return listOwnFundings(db, target)
}
