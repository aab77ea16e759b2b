import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Database } from '../../platform/database/database.ts'
import {
  type AdminCampaignRow,
  type CampaignRow,
  type CampaignViewer,
  findAnyCampaign,
  findOffer,
  findOwnCampaign,
  findVisibleCampaign,
  type OwnCampaignRow,
} from './campaign-list-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'

/**
 * Visible to its own brand in any state, to creators once it went live, to admins always; otherwise
 * not found.
 */
export async function readCampaign(
  db: Database,
  campaignId: CampaignId,
  viewer: CampaignViewer,
): Promise<CampaignRow> {
  const campaign = await findVisibleCampaign(db, campaignId, viewer)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

/** With the counts waiting for the brand; another brand's campaign is not found. */
export async function readOwnCampaign(
  db: Database,
  campaignId: CampaignId,
  brandId: BrandId,
): Promise<OwnCampaignRow> {
  const campaign = await findOwnCampaign(db, campaignId, brandId)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

/** For anyone; whatever takes no posts now or at its start is not found. */
export async function readOffer(
  db: Database,
  campaignId: CampaignId,
  at: Date,
): Promise<CampaignRow> {
  const campaign = await findOffer(db, campaignId, at)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

/** For an admin: any brand's, in any state. */
export async function readAnyCampaign(
  db: Database,
  campaignId: CampaignId,
): Promise<AdminCampaignRow> {
  const campaign = await findAnyCampaign(db, campaignId)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}
