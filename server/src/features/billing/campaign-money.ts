import type { CampaignId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type CampaignMoneyRow, findCampaignMoney } from './campaign-money-store.ts'

/** Where the money of one campaign is, fees included, for an admin. */
export async function readCampaignMoney(
  db: Database,
  campaignId: CampaignId,
): Promise<CampaignMoneyRow> {
  const money = await findCampaignMoney(db, campaignId)
  if (money === undefined) throw campaignNotFound()
  return money
}
