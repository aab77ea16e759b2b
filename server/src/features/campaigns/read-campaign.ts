import type { Database } from '../../platform/database/database.ts'
import {
  type CampaignRow,
  type CampaignViewer,
  findVisibleCampaign,
} from './campaign-list-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'

/** Its own brand in any state, creators once it went live, admins always; else it is not found. */
export async function readCampaign(
  db: Database,
  campaignId: string,
  viewer: CampaignViewer,
): Promise<CampaignRow> {
  const campaign = await findVisibleCampaign(db, campaignId, viewer)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}
