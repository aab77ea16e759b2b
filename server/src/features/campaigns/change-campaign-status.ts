import type { PauseReason } from '@permille/contract/campaigns'
import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { NotFound } from '../../platform/errors/errors.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import {
  type CampaignActor,
  type CampaignChange,
  type CampaignState,
  campaignTransitions,
  findRefusal,
  pauseReasonOf,
} from './campaign.ts'
import { campaignCompleted, paymentsUnwanted } from './campaign-jobs.ts'
import {
  insertStatusChange,
  lockCampaignState,
  lockOwnCampaignState,
  saveStatus,
} from './campaign-store.ts'

export interface TransitionRequest {
  readonly change: CampaignChange
  readonly actor: CampaignActor
  /** Set when `change` is a pause. */
  readonly reason?: PauseReason | undefined
  /** The explanation, in a person's own words. */
  readonly note?: string | undefined
  readonly at: Date
  readonly requestId?: string | undefined
}

/**
 * Applies one status transition of a locked campaign, with its history and audit rows. Throws if it
 * is not allowed.
 */
export async function applyTransition(
  tx: Transaction,
  campaign: CampaignState,
  step: TransitionRequest,
): Promise<void> {
  const { actor, at, change } = step
  const refusal = findRefusal(campaign, { change, by: actor.kind, at })
  if (refusal) throw refusal
  const { to } = campaignTransitions[change]
  const { reason = null, note = null } = step
  const entry = { campaignId: campaign.id, from: campaign.status, to, actor, reason, note, at }
  await saveStatus(tx, entry)
  await insertStatusChange(tx, entry)
  await writeAudit(tx, {
    actor,
    action: `campaign.${change}`,
    objectType: 'campaign',
    objectId: campaign.id,
    before: { status: campaign.status, pauseReason: campaign.pauseReason },
    after: { status: to, pauseReason: reason, note: step.note },
    requestId: step.requestId,
  })
  if (change === 'complete') {
    await enqueue(tx, campaignCompleted, { payload: { campaignId: campaign.id } })
    await enqueue(tx, paymentsUnwanted, { payload: { campaignId: campaign.id } })
  }
}

/** A person who may change a campaign: its brand, or an admin. */
export type CampaignEditor =
  | { readonly kind: 'brand'; readonly userId: UserId; readonly brandId: BrandId }
  | { readonly kind: 'admin'; readonly userId: UserId }

/**
 * Pauses, resumes or ends a campaign for its brand or an admin; another brand's campaign is not
 * found.
 */
export async function changeCampaignStatus(
  tx: Transaction,
  request: {
    campaignId: CampaignId
    change: 'pause' | 'resume' | 'complete'
    editor: CampaignEditor
    at: Date
    note?: string | undefined
    requestId?: string | undefined
  },
): Promise<void> {
  const { change, editor, at, note, requestId } = request
  const campaign = await lockFor(tx, editor, request.campaignId)
  const actor = { kind: editor.kind, userId: editor.userId }
  await applyTransition(tx, campaign, {
    change,
    actor,
    at,
    reason: change === 'pause' ? pauseReasonOf(editor.kind) : undefined,
    note,
    requestId,
  })
}

async function lockFor(
  tx: Transaction,
  editor: CampaignEditor,
  campaignId: CampaignId,
): Promise<CampaignState> {
  const campaign =
    editor.kind === 'brand'
      ? await lockOwnCampaignState(tx, { campaignId, brandId: editor.brandId })
      : await lockCampaignState(tx, campaignId)
  if (campaign === undefined) throw campaignNotFound()
  return campaign
}

export function campaignNotFound(): NotFound {
  return new NotFound('campaign-not-found', 'Campaign not found')
}
