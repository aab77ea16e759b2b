import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Listed, PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type FundingRow, listOwnFundings, summarizeFunding } from './funding-store.ts'

/** Every funding of one of the brand's campaigns; another brand's campaign is not found. */
export async function readFundings(
  db: Database,
  request: { campaignId: CampaignId; brandId: BrandId } & PageRequest,
): Promise<(FundingRow & Listed)[]> {
  if ((await summarizeFunding(db, request)) === undefined) throw campaignNotFound()
  return listOwnFundings(db, request)
}
