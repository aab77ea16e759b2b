import type { PauseReason } from '@permille/contract/campaigns'
import type { CampaignId, UserId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { type CampaignState, findRefusal, isOver, systemActor } from './campaign.ts'
import {
  listOfBrandOwner,
  lockCampaignState,
  readLastPauseReason,
  savePauseReason,
} from './campaign-store.ts'
import { applyTransition } from './change-campaign-status.ts'

// Transitions that the system makes on one campaign. Each locks its row, does nothing if the rules
// forbid it, and returns whether it was made.

/** A funded draft goes live, unless its start is in the future or its end in the past. */
export async function goLive(tx: Transaction, campaignId: CampaignId, at: Date): Promise<boolean> {
  const campaign = await lockCampaignState(tx, campaignId)
  return takeWhereAllowed(tx, campaign, { change: 'goLive', at })
}

/** A suspended brand's live campaigns take no posts; approved posts keep earning. */
export async function pauseForSuspension(
  tx: Transaction,
  brand: { userId: UserId; at: Date; requestId: string },
): Promise<void> {
  const { userId, at, requestId } = brand
  for (const id of await listOfBrandOwner(tx, { userId, status: 'live' })) {
    const campaign = await lockCampaignState(tx, id)
    if (campaign?.status !== 'live') continue
    const pause = { change: 'pause', actor: systemActor, reason: 'suspended' } as const
    await applyTransition(tx, campaign, { ...pause, at, requestId })
  }
}

/** Sets live what the suspension paused, or kept from going live when its money came. */
export async function resumeAfterSuspension(
  tx: Transaction,
  brand: { userId: UserId; at: Date },
): Promise<void> {
  const { userId, at } = brand
  for (const id of await listOfBrandOwner(tx, { userId, status: 'paused' })) {
    await liftExhaustion(tx, id, at)
  }
  for (const id of await listOfBrandOwner(tx, { userId, status: 'draft' })) {
    await goLive(tx, id, at)
  }
}

const liftable: ReadonlySet<PauseReason> = new Set([
  'budget_exhausted',
  'suspended',
  // While the bank has not decided, resuming is refused.
  'funding_disputed',
])

/**
 * A top-up resumes a campaign that paused for lack of money, or waited for it after a suspension or a
 * won dispute; never one a person paused.
 */
export async function liftExhaustion(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<boolean> {
  const campaign = await lockCampaignState(tx, campaignId)
  const reason = campaign?.pauseReason
  if (reason === undefined || reason === null || !liftable.has(reason)) return false
  return takeWhereAllowed(tx, campaign, { change: 'resume', at })
}

/** A payment is claimed back: a live campaign takes no posts until its bank has decided. */
export async function pauseForChargeback(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<void> {
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign?.status !== 'live') return
  const pause = { change: 'pause', actor: systemActor, reason: 'funding_disputed' } as const
  await applyTransition(tx, campaign, { ...pause, at })
}

/** Pauses a live campaign for an admin's own action on it; one that is not live stays as it is. */
export async function pauseByAdmin(
  tx: Transaction,
  pause: { campaignId: CampaignId; userId: UserId; note: string; at: Date; requestId: string },
): Promise<void> {
  const { campaignId, userId, ...step } = pause
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign?.status !== 'live') return
  const actor = { kind: 'admin', userId } as const
  await applyTransition(tx, campaign, { ...step, change: 'pause', reason: 'admin', actor })
}

/**
 * The money came back: the campaign is where it would be without the chargeback. One that has been
 * waiting for an admin since another loss keeps waiting.
 */
export async function resumeAfterChargeback(
  tx: Transaction,
  won: { campaignId: CampaignId; isLossUndone: boolean; at: Date },
): Promise<void> {
  const { campaignId, isLossUndone, at } = won
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign?.status === 'draft') {
    await takeWhereAllowed(tx, campaign, { change: 'goLive', at })
    return
  }
  if (campaign?.pauseReason === 'funding_lost' && isLossUndone) {
    const reason = (await readLastPauseReason(tx, campaignId)) ?? 'funding_disputed'
    await savePauseReason(tx, { campaignId, reason })
  }
  await liftExhaustion(tx, campaignId, at)
}

/**
 * The bank kept the money: a paused campaign waits for an admin now, whatever it was paused for. The
 * history keeps the earlier reason, in case the bank takes its decision back.
 */
export async function keepPausedAfterLoss(tx: Transaction, campaignId: CampaignId): Promise<void> {
  await lockCampaignState(tx, campaignId)
  await savePauseReason(tx, { campaignId, reason: 'funding_lost' })
}

/** Ends a campaign whose time is over. */
export async function completeWhenOver(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<boolean> {
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign === undefined || !isOver(campaign, at)) return false
  return takeWhereAllowed(tx, campaign, { change: 'complete', at })
}

async function takeWhereAllowed(
  tx: Transaction,
  campaign: CampaignState | undefined,
  step: { change: 'goLive' | 'resume' | 'complete'; at: Date },
): Promise<boolean> {
  if (campaign === undefined) return false
  if (findRefusal(campaign, { ...step, by: systemActor.kind })) return false
  await applyTransition(tx, campaign, { ...step, actor: systemActor })
  return true
}
