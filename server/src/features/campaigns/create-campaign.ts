import type { createCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { BodyOf } from '@permille/contract/endpoint'
import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { type CampaignDraft, insertDraft } from './campaign-fields-store.ts'
import { insertStatusChange } from './campaign-store.ts'
import { keepThumbnail } from './keep-thumbnail.ts'

export interface NewCampaign {
  readonly brand: ActingBrand
  readonly form: BodyOf<typeof createCampaignCall>
  readonly at: Date
  readonly requestId?: string | undefined
}

/** Saves a draft and returns its id. The contract checked each field; dates and pictures are checked here. */
export async function createCampaign(tx: Transaction, request: NewCampaign): Promise<CampaignId> {
  const draft = await readDraft(tx, request)
  const actor = { kind: 'brand', ...request.brand } as const
  await insertDraft(tx, draft)
  await insertStatusChange(tx, {
    campaignId: draft.id,
    from: null,
    to: 'draft',
    actor,
    reason: null,
    lifted: [],
    at: request.at,
  })
  await writeAudit(tx, {
    actor,
    action: 'campaign.create',
    objectType: 'campaign',
    objectId: draft.id,
    after: { name: draft.name, budgetCents: draft.budgetCents },
    requestId: request.requestId,
  })
  return draft.id
}

async function readDraft(tx: Transaction, request: NewCampaign): Promise<CampaignDraft> {
  const { form, brand, at } = request
  const endsAt = form.endsAt ? new Date(form.endsAt) : null
  if (endsAt !== null && endsAt <= at) {
    throw new Rejected('campaign-end-passed', 'The end must be in the future.')
  }
  return {
    id: newId(),
    brandId: brand.brandId,
    name: form.name,
    category: form.category,
    budgetCents: form.budgetCents,
    rewardRatePerKViewsCents: form.rewardRatePerKViewsCents,
    minPayoutCents: form.minPayoutCents,
    maxPayoutCents: form.maxPayoutCents,
    flatBonusCents: form.flatBonusCents,
    platformsAllowed: form.platformsAllowed,
    availableContentUrl: form.availableContentUrl || null,
    contentRequirements: form.contentRequirements || null,
    thumbnailUrl: await keepThumbnail(tx, { url: form.thumbnailUrl, userId: brand.userId }),
    autoApproveAfterHours: form.autoApproveAfterHours,
    pendingPostsMax: form.pendingPostsMax,
    approvedPostsMax: form.approvedPostsMax,
    creatorsMax: form.creatorsMax ?? null,
    isInviteOnly: form.isInviteOnly ?? false,
    needsDisclosure: form.needsDisclosure ?? false,
    startsAt: form.startsAt ? new Date(form.startsAt) : null,
    endsAt,
    createdAt: at,
  }
}
