import type { PauseReason } from '@permille/contract/campaigns'
import type { CampaignStatus, Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import { fundingMinimumCents } from '@permille/contract/limits'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import { exhaustedDaysMax } from '@permille/contract/submissions/deadlines'
import { Rejected } from '../../platform/errors/errors.ts'

/** Who changes a campaign; the system has no user. */
export type CampaignActor =
  | { readonly kind: 'brand' | 'admin'; readonly userId: UserId }
  | { readonly kind: 'system' }
export type CampaignActorKind = CampaignActor['kind']

export const systemActor: CampaignActor = { kind: 'system' }

/** The facts that decide whether a change is allowed. Read them under the campaign's lock. */
export interface CampaignState {
  readonly id: CampaignId
  readonly brandId: BrandId
  readonly name: string
  readonly status: CampaignStatus
  readonly pauseReason: PauseReason | null
  readonly budgetCents: Cents
  readonly fundedCents: Cents
  readonly paidOutCents: Cents
  /** Funded, and neither earned, refunded nor charged back. */
  readonly leftCents: Cents
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly liveAt: Date | null
  readonly exhaustedAt: Date | null
  readonly isBrandSuspended: boolean
  /** A payment is claimed back, and its bank has not decided. */
  readonly isFundingDisputed: boolean
}

/** The terms of a submission, and what its review needs to know. */
export interface CampaignTerms {
  readonly id: CampaignId
  readonly brandId: BrandId
  readonly brandOwnerUserId: UserId
  readonly name: string
  readonly status: CampaignStatus
  readonly pauseReason: PauseReason | null
  readonly platformsAllowed: readonly Platform[]
  readonly rewardRatePerKViewsCents: CentsPerKViews
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly flatBonusCents: Cents
  readonly autoApproveAfterHours: number
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly creatorsMax: number | null
  readonly placesLeft: number | null
  readonly isInviteOnly: boolean
  readonly needsDisclosure: boolean
  /** When it first went live; null if it never did. */
  readonly liveAt: Date | null
  readonly endsAt: Date | null
}

export type CampaignChange = 'goLive' | 'pause' | 'resume' | 'complete'

interface Transition {
  readonly from: readonly CampaignStatus[]
  readonly to: CampaignStatus
  readonly by: readonly CampaignActorKind[]
  readonly refusal: string
}

/** Every status transition of a campaign, and who may make it. There are no others. */
export const campaignTransitions: Readonly<Record<CampaignChange, Transition>> = {
  goLive: {
    from: ['draft'],
    to: 'live',
    by: ['system'],
    refusal: 'Only a draft can go live.',
  },
  pause: {
    from: ['live'],
    to: 'paused',
    by: ['brand', 'admin', 'system'],
    refusal: 'Only a live campaign can be paused.',
  },
  resume: {
    from: ['paused'],
    to: 'live',
    by: ['brand', 'admin', 'system'],
    refusal: 'Only a paused campaign can be resumed.',
  },
  complete: {
    from: ['draft', 'live', 'paused'],
    to: 'completed',
    by: ['brand', 'admin', 'system'],
    refusal: 'This campaign has already ended.',
  },
}

/** The side that paused it may resume it, and an admin always. */
const resumableBy: Readonly<Record<PauseReason, readonly CampaignActorKind[]>> = {
  manual: ['brand', 'admin'],
  admin: ['admin'],
  budget_exhausted: ['system', 'admin'],
  funding_disputed: ['system', 'admin'],
  funding_lost: ['system', 'admin'],
  suspended: ['brand', 'system', 'admin'],
}

export interface ChangeRequest {
  readonly change: CampaignChange
  readonly by: CampaignActorKind
  readonly at: Date
}

/** Why the change is not allowed, or undefined when it is (rules §2). */
export function findRefusal(campaign: CampaignState, request: ChangeRequest): Rejected | undefined {
  const transition = campaignTransitions[request.change]
  if (!transition.from.includes(campaign.status)) {
    return new Rejected('campaign-status', transition.refusal, {
      details: { status: campaign.status },
    })
  }
  if (!transition.by.includes(request.by)) {
    return new Rejected('campaign-actor', 'A campaign goes live when its funding succeeds.')
  }
  if (request.change === 'goLive') return findLaunchRefusal(campaign, request.at)
  if (request.change === 'resume') return findResumeRefusal(campaign, request)
  if (request.change === 'complete') return findEndingRefusal(campaign)
  return undefined
}

function findLaunchRefusal(campaign: CampaignState, at: Date): Rejected | undefined {
  if (campaign.isBrandSuspended) return brandSuspended()
  if (campaign.isFundingDisputed) return fundingDisputed()
  if (campaign.leftCents < fundingMinimumCents) {
    return new Rejected('campaign-not-funded', 'Fund the campaign to make it live.')
  }
  if (campaign.startsAt !== null && campaign.startsAt > at) {
    return new Rejected('campaign-scheduled', 'The campaign goes live at its start.')
  }
  return findEndRefusal(campaign, at)
}

function findResumeRefusal(campaign: CampaignState, request: ChangeRequest): Rejected | undefined {
  if (campaign.isBrandSuspended) return brandSuspended()
  if (campaign.isFundingDisputed) return fundingDisputed()
  if (campaign.leftCents === 0) {
    return new Rejected(
      'campaign-without-money',
      'No money is left in this campaign. Add funds and it goes live again.',
    )
  }
  const reason = campaign.pauseReason
  if (reason !== null && !resumableBy[reason].includes(request.by)) {
    return new Rejected('campaign-paused-by-another', 'Only an admin can resume this campaign.')
  }
  return findEndRefusal(campaign, request.at)
}

/** No campaign of a suspended brand goes live, whoever asks (rules §1). */
export function brandSuspended(): Rejected {
  return new Rejected('brand-suspended', 'This brand is suspended. Restore it first.')
}

/** Not even for an admin: the bank decides first. */
export function fundingDisputed(): Rejected {
  return new Rejected(
    'funding-disputed',
    'A payment of this campaign is disputed at the bank. The campaign waits until the bank decides.',
  )
}

/**
 * The brand's bank kept a payment: an admin decides whether the campaign continues, before more is
 * paid in.
 */
export function fundingLost(): Rejected {
  return new Rejected(
    'funding-lost',
    'Your bank kept a payment for this campaign. Write to support before you add money.',
  )
}

/** A funded draft can be ended, so that its money is not held forever. */
function findEndingRefusal(campaign: CampaignState): Rejected | undefined {
  if (campaign.status !== 'draft' || campaign.fundedCents > 0) return undefined
  return new Rejected('campaign-never-funded', 'This draft was never funded. Delete it instead.', {
    details: { status: campaign.status },
  })
}

function findEndRefusal(campaign: CampaignState, at: Date): Rejected | undefined {
  if (campaign.endsAt === null || campaign.endsAt > at) return undefined
  return new Rejected('campaign-ended', 'This campaign is past its end date.')
}

/** The reason stored when a person pauses. */
export function pauseReasonOf(actorKind: 'brand' | 'admin'): PauseReason {
  return actorKind === 'brand' ? 'manual' : 'admin'
}

/** Whether the system ends the campaign now: its end date has come, or no top-up came in time. */
export function isOver(campaign: CampaignState, at: Date): boolean {
  if (findRefusal(campaign, { change: 'complete', by: 'system', at })) return false
  if (campaign.endsAt !== null && campaign.endsAt <= at) return true
  if (campaign.pauseReason !== 'budget_exhausted' || campaign.exhaustedAt === null) return false
  return at.getTime() - campaign.exhaustedAt.getTime() >= exhaustedDaysMax * 86_400_000
}
