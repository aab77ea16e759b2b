import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignId, UserId } from '@permille/contract/ids'
import { hasWaitingPosts } from '#money/waiting-posts.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import {
  type CampaignActor,
  type CampaignState,
  findRefusal,
  isOver,
  systemActor,
} from './campaign.ts'
import { paymentsUnwanted } from './campaign-jobs.ts'
import { listOfBrandOwner, lockCampaignState } from './campaign-store.ts'
import { applyTransition } from './change-campaign-status.ts'

// Transitions that the system makes on one campaign. Each locks its row, does nothing if the rules forbid it,
// and returns whether it was made.

/** A funded draft goes live, unless its start is in the future or its end in the past. */
export async function goLive(tx: Transaction, campaignId: CampaignId, at: Date): Promise<boolean> {
  const campaign = await lockCampaignState(tx, campaignId)
  return takeWhereAllowed(tx, campaign, { change: 'goLive', at })
}

/**
 * A suspended brand's campaigns accept no posts, and scheduled ones do not go live; approved posts keep
 * earning. Open payments are cancelled, including those of drafts.
 */
export async function pauseForSuspension(
  tx: Transaction,
  brand: { userId: UserId; at: Date; requestId: string },
): Promise<void> {
  const { userId, ...step } = brand
  for (const campaignId of await listOfBrandOwner(tx, userId)) {
    const isPaused = await addReason(tx, { ...step, campaignId, reason: 'suspended' })
    if (!isPaused) await enqueue(tx, paymentsUnwanted, { payload: { campaignId } })
  }
}

/** Takes campaigns live that only the suspension had kept paused. */
export async function resumeAfterSuspension(
  tx: Transaction,
  brand: { userId: UserId; at: Date },
): Promise<void> {
  const { userId, at } = brand
  for (const campaignId of await listOfBrandOwner(tx, userId)) {
    await endReasons(tx, { campaignId, lifts: ['suspended'], at })
  }
}

/**
 * A top-up, or returned money, ends the lack of money; other reasons stay. What posts are owed is paid first,
 * and may use all of it.
 */
export async function liftExhaustion(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<boolean> {
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign === undefined || campaign.leftCents <= 0) return false
  // Only then are its posts read: a live campaign is topped up without that.
  if (!campaign.pauseReasons.includes('budget_exhausted')) return false
  if (await hasWaitingPosts(tx, campaignId)) return false
  return takeWhereAllowed(tx, campaign, { change: 'resume', lifts: ['budget_exhausted'], at })
}

/** A payment is disputed: the campaign accepts neither posts nor money until its bank has decided. */
export async function pauseForChargeback(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<void> {
  await addReason(tx, { campaignId, reason: 'funding_disputed', at })
}

/** Pauses a campaign for an admin's own action on it, unless it has ended or an admin has paused it. */
export async function pauseByAdmin(
  tx: Transaction,
  pause: { campaignId: CampaignId; userId: UserId; note: string; at: Date; requestId: string },
): Promise<void> {
  const { userId, ...step } = pause
  await addReason(tx, { ...step, reason: 'admin', actor: { kind: 'admin', userId } })
}

/**
 * The money was returned: the campaign is as it would be without the chargeback, unless an earlier loss still
 * needs an admin.
 */
export async function resumeAfterChargeback(
  tx: Transaction,
  won: { campaignId: CampaignId; isLossUndone: boolean; at: Date },
): Promise<void> {
  const { campaignId, isLossUndone, at } = won
  await endReasons(tx, { campaignId, lifts: await endedByBank(tx, campaignId, isLossUndone), at })
  await liftExhaustion(tx, campaignId, at)
}

/** Another claim may still be open. */
async function endedByBank(
  tx: Transaction,
  campaignId: CampaignId,
  isLossUndone: boolean,
): Promise<PauseReason[]> {
  const campaign = await lockCampaignState(tx, campaignId)
  const claims: PauseReason[] = campaign?.isFundingDisputed ? [] : ['funding_disputed']
  return isLossUndone ? [...claims, 'funding_lost'] : claims
}

/** The bank kept the money: an admin has to review the campaign, in addition to its other reasons. */
export async function keepPausedAfterLoss(
  tx: Transaction,
  campaignId: CampaignId,
  at: Date,
): Promise<void> {
  await addReason(tx, { campaignId, reason: 'funding_lost', at })
  await endReasons(tx, { campaignId, lifts: await endedByBank(tx, campaignId, false), at })
}

/** Adds a reason where it is not there yet and can be; returns whether it did. */
async function addReason(
  tx: Transaction,
  step: {
    campaignId: CampaignId
    reason: PauseReason
    actor?: CampaignActor
    note?: string
    at: Date
    requestId?: string
  },
): Promise<boolean> {
  const { campaignId, actor = systemActor, ...rest } = step
  const campaign = await lockCampaignState(tx, campaignId)
  if (campaign === undefined || campaign.pauseReasons.includes(step.reason)) return false
  if (findRefusal(campaign, { change: 'pause', by: actor.kind, at: step.at })) return false
  await applyTransition(tx, campaign, { ...rest, change: 'pause', actor })
  return true
}

/** Ends these reasons, and takes a draft live that had no others. */
async function endReasons(
  tx: Transaction,
  { campaignId, lifts, at }: { campaignId: CampaignId; lifts: readonly PauseReason[]; at: Date },
): Promise<void> {
  const campaign = await lockCampaignState(tx, campaignId)
  await takeWhereAllowed(tx, campaign, { change: 'resume', lifts, at })
  if (campaign?.status === 'draft') await goLive(tx, campaignId, at)
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
  step: { change: 'goLive' | 'resume' | 'complete'; lifts?: readonly PauseReason[]; at: Date },
): Promise<boolean> {
  if (campaign === undefined) return false
  if (findRefusal(campaign, { ...step, by: systemActor.kind })) return false
  await applyTransition(tx, campaign, { ...step, actor: systemActor })
  return true
}
