import type { CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { requireNotSuspended, writeAudit } from '#features/accounts/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { CreatorBlocked } from '../blocks/block-creator.ts'
import { isBlocked } from '../blocks/block-store.ts'
import { campaignNotFound } from '../change-campaign-status.ts'
import { findOffer } from '../offer-store.ts'
import { hashInvite } from './campaign-link.ts'
import { hasJoined, insertJoin } from './link-store.ts'
import { placesTakenSentence } from './places-taken.ts'

export interface JoinRequest {
  readonly campaignId: CampaignId
  readonly creator: { readonly userId: UserId; readonly creatorId: CreatorId }
  readonly invite: string
  readonly at: Date
  readonly requestId?: string | undefined
}

/** A creator who used the link takes part from now on, even after the link is turned off. */
export async function joinCampaign(tx: Transaction, request: JoinRequest): Promise<void> {
  const { campaignId, creator, at } = request
  await requireNotSuspended(tx, creator.userId)
  const reader = {
    viewer: { kind: 'creator', ...creator } as const,
    inviteHash: hashInvite(request.invite),
  }
  const offer = await findOffer(tx, campaignId, { ...reader, at })
  if (!offer?.isInviteOnly) throw campaignNotFound()
  if (await isBlocked(tx, { campaignId, creatorId: creator.creatorId })) throw new CreatorBlocked()
  if (await hasJoined(tx, { campaignId, creatorId: creator.creatorId })) return
  if (offer.creatorsMax !== null && offer.placesLeft === 0) {
    throw new Rejected('campaign-places', placesTakenSentence(offer.creatorsMax))
  }
  if (!(await insertJoin(tx, { campaignId, creatorId: creator.creatorId, at }))) return
  await writeAudit(tx, {
    actor: { kind: 'creator', userId: creator.userId },
    action: 'campaign.join',
    objectType: 'campaign',
    objectId: campaignId,
    requestId: request.requestId,
  })
}
