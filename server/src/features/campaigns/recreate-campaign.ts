import { platforms } from '@permille/contract/enums'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { systemActor } from './campaign.ts'
import { insertDraft } from './campaign-fields-store.ts'
import { hasBrand, insertStatusChange, lockCampaignState } from './campaign-store.ts'
import { applyTransition } from './change-campaign-status.ts'

/**
 * Recreates a campaign of a lost history as a place for its money: under its own id, already ended, so that it
 * accepts no posts and its money is refunded in one click. Its terms are lost. Returns false if its brand is
 * lost too.
 */
export async function recreateCampaign(
  tx: Transaction,
  lost: { id: CampaignId; brandId: BrandId; paidAt: Date },
): Promise<boolean> {
  const { id, brandId, paidAt: at } = lost
  if (!(await hasBrand(tx, brandId))) return false
  const name = `Lost campaign, paid ${at.toISOString().slice(0, 10)}`
  await insertDraft(tx, { ...unknownTerms, id, brandId, name, endsAt: at, createdAt: at })
  const entry = {
    campaignId: id,
    from: null,
    to: 'draft',
    actor: systemActor,
    reason: null,
    lifted: [],
  } as const
  await insertStatusChange(tx, { ...entry, at })
  await writeAudit(tx, {
    actor: systemActor,
    action: 'campaign.recreate',
    objectType: 'campaign',
    objectId: id,
    after: { name },
  })
  return true
}

const unknownTerms = {
  category: 'lifestyle',
  budgetCents: toCents(100),
  rewardRatePerKViewsCents: 1 as CentsPerKViews,
  minPayoutCents: toCents(0),
  maxPayoutCents: toCents(0),
  flatBonusCents: toCents(0),
  platformsAllowed: platforms,
  availableContentUrl: null,
  contentRequirements:
    'This campaign was lost when the database was restored from a backup. Its money can be refunded.',
  thumbnailUrl: null,
  autoApproveAfterHours: 48,
  pendingPostsMax: 1,
  approvedPostsMax: 1,
  creatorsMax: null,
  isInviteOnly: false,
  needsDisclosure: false,
  startsAt: null,
} as const

/** Ends a campaign that had ended in a lost history: only then was its refund requested. */
export async function completeAsBefore(
  tx: Transaction,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<void> {
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign === undefined || campaign.status === 'completed') return
  await applyTransition(tx, campaign, { change: 'complete', actor: systemActor, at })
}
