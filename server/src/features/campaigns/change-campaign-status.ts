import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignId, UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import {
  type CampaignActor,
  type CampaignChange,
  type CampaignState,
  findRefusal,
  liftedBy,
  pauseReasonOf,
} from './campaign.ts'
import { campaignCompleted, paymentsUnwanted } from './campaign-jobs.ts'
import {
  insertStatusChange,
  lockCampaignState,
  lockOwnCampaignState,
  readAdminPauseNote,
  type StatusChange,
  saveStatus,
} from './campaign-store.ts'
import { paymentCancellingReasons, reasonsAfterEnd, reasonsWithout } from './pause-reasons.ts'

export interface TransitionRequest {
  readonly change: CampaignChange
  readonly actor: CampaignActor
  /** Set when `change` is a pause. */
  readonly reason?: PauseReason | undefined
  /** What a resume by the system ends; a person's ends what that person may end. */
  readonly lifts?: readonly PauseReason[] | undefined
  /** The explanation, in a person's own words. */
  readonly note?: string | undefined
  readonly at: Date
  readonly requestId?: string | undefined
}

/**
 * Applies one transition of a locked campaign, with its history and audit rows; a pause of a paused one
 * adds its reason. Throws if it is not allowed.
 */
export async function applyTransition(
  tx: Transaction,
  campaign: CampaignState,
  step: TransitionRequest,
): Promise<void> {
  const { actor, at, change, reason = null, note = null, lifts } = step
  const refusal = findRefusal(campaign, { change, by: actor.kind, at, lifts })
  if (refusal) throw refusal
  const { id: campaignId, status: from } = campaign
  const next = nextOf(campaign, step)
  const entry = { campaignId, from, ...next, actor, reason, note, at }
  await saveStatus(tx, entry)
  await insertStatusChange(tx, entry)
  await writeAudit(tx, {
    actor,
    action: change === 'resume' && next.to !== 'live' ? 'campaign.liftPause' : `campaign.${change}`,
    objectType: 'campaign',
    objectId: campaignId,
    before: { status: from, pauseReasons: campaign.pauseReasons },
    after: { status: next.to, pauseReasons: next.reasons, note: step.note },
    requestId: step.requestId,
  })
  if (change === 'complete') await enqueue(tx, campaignCompleted, { payload: { campaignId } })
  if (change === 'complete' || (reason !== null && paymentCancellingReasons.includes(reason))) {
    await enqueue(tx, paymentsUnwanted, { payload: { campaignId } })
  }
}

/** The status and the reasons after an allowed step. */
function nextOf(
  campaign: CampaignState,
  step: TransitionRequest,
): Pick<StatusChange, 'to' | 'reasons' | 'lifted'> {
  const { status, pauseReasons } = campaign
  switch (step.change) {
    case 'goLive':
      return { to: 'live', reasons: [], lifted: [] }
    case 'complete':
      return { to: 'completed', reasons: reasonsAfterEnd(campaign), lifted: [] }
    case 'pause':
      return {
        to: status === 'live' ? 'paused' : status,
        reasons: step.reason === undefined ? pauseReasons : [...pauseReasons, step.reason],
        lifted: [],
      }
    case 'resume': {
      const lifted = liftedBy(campaign, { by: step.actor.kind, lifts: step.lifts })
      const reasons = reasonsWithout(campaign, lifted)
      return { to: status === 'paused' && reasons.length === 0 ? 'live' : status, reasons, lifted }
    }
  }
}

/** A person who may change a campaign: its brand, or an admin. */
export type CampaignEditor =
  | ({ readonly kind: 'brand' } & ActingBrand)
  | { readonly kind: 'admin'; readonly userId: UserId }

/**
 * Pauses, resumes or ends a campaign for its brand or an admin; another brand's campaign is not
 * found. A resume ends the reasons of that person: if others are left, the campaign stays as it is.
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
  if (change === 'pause' && editor.kind === 'admin' && campaign.pauseReasons.includes('admin')) {
    throw alreadyPaused(campaign, await readAdminPauseNote(tx, campaign.id))
  }
  await applyTransition(tx, campaign, {
    change,
    actor: editor,
    at,
    reason: change === 'pause' ? pauseReasonOf(editor.kind) : undefined,
    note,
    requestId,
  })
}

/** The second admin reads why the first one has paused it. */
function alreadyPaused({ status }: CampaignState, note: string | null): Rejected {
  const why = note === null ? '.' : `, for this reason: “${isolate(note)}”`
  return new Rejected('campaign-status', `An admin has already paused this campaign${why}`, {
    details: { status },
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
