import type { createCampaignCall } from '@permille/contract/campaigns'
import type { BodyOf } from '@permille/contract/endpoint'
import type { Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { type CampaignDraft, insertDraft, insertStatusChange } from './campaign-store.ts'
import { keepThumbnail } from './keep-thumbnail.ts'

export interface NewCampaign {
  readonly brand: { readonly userId: string; readonly brandId: string }
  readonly wish: BodyOf<typeof createCampaignCall>
  readonly at: Date
  readonly requestId?: string
}

/** Saves a draft and returns its id. The contract checked each field; dates and pictures are checked here. */
export async function createCampaign(tx: Transaction, request: NewCampaign): Promise<string> {
  const draft = await readDraft(tx, request)
  const actor = { kind: 'brand', userId: request.brand.userId } as const
  await insertDraft(tx, draft)
  await insertStatusChange(tx, {
    campaignId: draft.id,
    from: null,
    to: 'draft',
    actor,
    reason: null,
    at: request.at,
  })
  await writeAudit(tx, {
    actor,
    action: 'campaign.create',
    objectType: 'campaign',
    objectId: draft.id,
    after: { name: draft.name, budgetCents: draft.budgetCents },
    ...(request.requestId === undefined ? {} : { requestId: request.requestId }),
  })
  return draft.id
}

async function readDraft(tx: Transaction, request: NewCampaign): Promise<CampaignDraft> {
  const { wish, brand, at } = request
  const endsAt = wish.endsAt ? new Date(wish.endsAt) : null
  if (endsAt !== null && endsAt <= at) {
    throw new Rejected('campaign-end-passed', 'The end must be in the future.')
  }
  return {
    id: newId(),
    brandId: brand.brandId,
    name: wish.name,
    category: wish.category,
    budgetCents: wish.budgetCents,
    rewardRatePerKViewsCents: wish.rewardRatePerKViewsCents,
    minPayoutCents: wish.minPayoutCents,
    maxPayoutCents: wish.maxPayoutCents,
    flatBonusCents: wish.flatBonusCents,
    platformsAllowed: wish.platformsAllowed,
    availableContentUrl: wish.availableContentUrl || null,
    contentRequirements: wish.contentRequirements || null,
    thumbnailUrl: await keepThumbnail(tx, { url: wish.thumbnailUrl, userId: brand.userId }),
    autoApproveAfterHours: wish.autoApproveAfterHours,
    pendingPostsMax: wish.pendingPostsMax,
    approvedPostsMax: wish.approvedPostsMax,
    startsAt: wish.startsAt ? new Date(wish.startsAt) : null,
    endsAt,
    createdAt: at,
  }
}
