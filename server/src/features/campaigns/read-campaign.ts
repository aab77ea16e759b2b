import type { CampaignAct, PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { fundingMinimumCents } from '@permille/contract/limits'
import { type Cents, toCents } from '@permille/contract/money'
import { readCampaignWaits } from '#money/waiting-posts.ts'
import type { Database } from '#platform/database/database.ts'
import { type ActingBrand, readerOf } from '#platform/http/actor.ts'
import { type AdminCampaignRow, findAnyCampaign } from './all-campaigns-store.ts'
import { isBlocked } from './blocks/block-store.ts'
import { actsOf, type CampaignState, liftedBy, topUpUntil } from './campaign.ts'
import {
  type CampaignRow,
  type CampaignViewer,
  findOwnCampaign,
  findVisibleCampaign,
  type OwnCampaignRow,
} from './campaign-list-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'
import { hashInviteOf } from './invite/campaign-link.ts'
import { findOffer, findPostedTo, type OfferReader } from './offer-store.ts'
import { findFundingRefusal } from './record-funding.ts'
import { type BrandTrustRow, readTrust } from './trust-store.ts'

/** Visible to its own brand in any state, to creators once it went live, to admins always; otherwise not found. */
export async function readCampaign(
  db: Database,
  campaignId: CampaignId,
  viewer: CampaignViewer,
): Promise<CampaignRow & { readonly isBlocked: boolean; readonly waitsCents: Cents | null }> {
  const campaign = await findVisibleCampaign(db, campaignId, viewer)
  if (campaign === undefined) throw campaignNotFound()
  const isBlockedForViewer = await isBlockedHere(db, campaignId, viewer)
  const waitsCents = viewer.kind === 'creator' ? null : await readCampaignWaits(db, campaignId)
  return { ...campaign, isBlocked: isBlockedForViewer, waitsCents }
}

/** What its approved posts are owed once it has the money. */
interface Waiting {
  readonly waitsCents: Cents
}

async function isBlockedHere(
  db: Database,
  campaignId: CampaignId,
  viewer: CampaignViewer,
): Promise<boolean> {
  return viewer.kind === 'creator' && (await isBlocked(db, { ...viewer, campaignId }))
}

/** With the counts waiting for the brand; another brand's campaign is not found. */
export async function readOwnCampaign(
  db: Database,
  campaignId: CampaignId,
  { at, ...brand }: ActingBrand & { at: Date },
): Promise<WithActs<OwnCampaignRow> & Waiting> {
  const reader = { brandId: brand.brandId, userId: readerOf(brand) }
  const campaign = await findOwnCampaign(db, campaignId, reader)
  if (campaign === undefined) throw campaignNotFound()
  const waitsCents = await readCampaignWaits(db, campaignId)
  return { ...withActs(campaign, { by: 'brand', at }), waitsCents }
}

const leastPayment = toCents(fundingMinimumCents)

export type WithActs<Row> = Row & {
  readonly acts: CampaignAct[]
  readonly takesMoney: boolean
  readonly resumeEnds: PauseReason[]
  readonly topUpUntil: Date | null
}

/** A campaign with what its reader may do with it now: what would be refused is not offered. */
export function withActs<Row extends CampaignState>(
  campaign: Row,
  reader: { by: 'brand' | 'admin'; at: Date },
): WithActs<Row> {
  const acts = actsOf(campaign, reader)
  return Object.assign(campaign, {
    acts,
    takesMoney:
      findFundingRefusal(campaign, { amountCents: leastPayment, at: reader.at }) === undefined,
    topUpUntil: topUpUntil(campaign),
    resumeEnds: acts.includes('resume') ? liftedBy(campaign, reader) : [],
  })
}

/** With what is known about its brand. */
export type PublicCampaign = CampaignRow & { readonly trust: BrandTrustRow }

/**
 * Returns a campaign to those it is open to and to those who posted to it; undefined for one that accepts no
 * posts now or at its start.
 */
export async function findPublicCampaign(
  db: Database,
  campaignId: CampaignId,
  reader: OfferReader,
): Promise<PublicCampaign | undefined> {
  const { viewer } = reader
  const campaign =
    (await findOffer(db, campaignId, reader)) ??
    (viewer?.kind === 'creator' ? await findPostedTo(db, campaignId, viewer.creatorId) : undefined)
  return campaign && { ...campaign, trust: await readTrust(db, campaign.brandId) }
}

/** The same, but throws `NotFound`. */
export async function readOffer(
  db: Database,
  campaignId: CampaignId,
  reader: OfferReader,
): Promise<PublicCampaign> {
  const campaign = await findPublicCampaign(db, campaignId, reader)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

/**
 * Reads it as the product shows it, or as its public address does. Throws `NotFound` if neither
 * shows it to this reader.
 */
export async function requireReadable(
  db: Database,
  campaignId: CampaignId,
  reader: { viewer: CampaignViewer; invite: string | undefined; at: Date },
): Promise<CampaignRow> {
  const { viewer, invite, at } = reader
  const inviteHash = hashInviteOf(invite)
  const campaign =
    (await findVisibleCampaign(db, campaignId, viewer)) ??
    (await findOffer(db, campaignId, { viewer, inviteHash, at }))
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

/** For an admin: any brand's, in any state. */
export async function readAnyCampaign(
  db: Database,
  campaignId: CampaignId,
  at: Date,
): Promise<WithActs<AdminCampaignRow> & Waiting> {
  const campaign = await findAnyCampaign(db, campaignId)
  if (campaign === undefined) throw campaignNotFound()
  const waitsCents = await readCampaignWaits(db, campaignId)
  return { ...withActs(campaign, { by: 'admin', at }), waitsCents }
}
