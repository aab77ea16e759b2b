import {
  type CampaignAct,
  campaignActs,
  type PauseReason,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus, Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import { fundingMinimumCents } from '@permille/contract/limits'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import { exhaustedDaysMax } from '@permille/contract/submissions/deadlines'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { isPausable, liftableBy, refusesMoney } from './pause-reasons.ts'

/** Who changes a campaign; the system has no user. */
export type CampaignActor =
  | ({ readonly kind: 'brand' } & ActingBrand)
  | { readonly kind: 'admin'; readonly userId: UserId }
  | { readonly kind: 'system' }
export type CampaignActorKind = CampaignActor['kind']

export const systemActor: CampaignActor = { kind: 'system' }

/** The facts that decide whether a change is allowed. Read them under the campaign's lock. */
export interface CampaignState {
  readonly id: CampaignId
  readonly brandId: BrandId
  readonly name: string
  readonly status: CampaignStatus
  /** What keeps it from being live; none while it is. */
  readonly pauseReasons: readonly PauseReason[]
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

/**
 * Every status transition of a campaign, and who may make it. There are no others. A pause may also add
 * a reason, and a resume end some, where the status stays.
 */
const campaignTransitions: Readonly<Record<CampaignChange, Transition>> = {
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
    refusal: 'Only a campaign that is live, paused or scheduled can be paused.',
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

export interface ChangeRequest {
  readonly change: CampaignChange
  readonly by: CampaignActorKind
  readonly at: Date
  /** The reasons that a resume by the system ends, where it knows that they no longer apply. */
  readonly lifts?: readonly PauseReason[] | undefined
}

/** Why the change is not allowed, or undefined when it is (rules §2). Offers, messages and refusals all use this. */
export function findRefusal(campaign: CampaignState, request: ChangeRequest): Rejected | undefined {
  const transition = campaignTransitions[request.change]
  if (!isPlace(campaign, request)) return wrongStatus(campaign, transition.refusal)
  if (!transition.by.includes(request.by)) {
    return new Rejected('campaign-actor', 'A campaign goes live when its funding succeeds.')
  }
  switch (request.change) {
    case 'goLive':
      return findLaunchRefusal(campaign, request.at)
    case 'pause':
      return findPauseRefusal(campaign, request.by)
    case 'resume':
      return findResumeRefusal(campaign, request)
    case 'complete':
      return findEndingRefusal(campaign)
  }
}

/** A pause adds its reason to others; an admin's reason can be ended in any state. */
function isPlace(campaign: CampaignState, request: ChangeRequest): boolean {
  const { change, by } = request
  if (campaignTransitions[change].from.includes(campaign.status)) return true
  if (change === 'pause') return isPausable(campaign, by)
  return change === 'resume' && liftedBy(campaign, request).length > 0
}

/** The reasons that this resume ends. */
export function liftedBy(
  campaign: CampaignState,
  { by, lifts }: Pick<ChangeRequest, 'by' | 'lifts'>,
): PauseReason[] {
  if (lifts === undefined) return liftableBy(campaign, by)
  return campaign.pauseReasons.filter((reason) => lifts.includes(reason))
}

function wrongStatus({ status }: CampaignState, message: string): Rejected {
  return new Rejected('campaign-status', message, { details: { status } })
}

/** One side pauses once; its reason stays until it is ended. */
function findPauseRefusal(campaign: CampaignState, by: CampaignActorKind): Rejected | undefined {
  if (by === 'system' || !campaign.pauseReasons.includes(pauseReasonOf(by))) return undefined
  const paused = by === 'brand' ? 'You have' : 'An admin has'
  return wrongStatus(campaign, `${paused} already paused this campaign.`)
}

function findLaunchRefusal(campaign: CampaignState, at: Date): Rejected | undefined {
  if (campaign.isBrandSuspended) return brandSuspended()
  if (campaign.isFundingDisputed) return fundingDisputed()
  if (campaign.pauseReasons.length > 0) return pausedByAnother()
  if (campaign.leftCents < fundingMinimumCents) {
    return new Rejected('campaign-not-funded', 'Fund the campaign to make it live.')
  }
  if (campaign.startsAt !== null && campaign.startsAt > at) {
    return new Rejected('campaign-scheduled', 'The campaign goes live at its start.')
  }
  return findEndRefusal(campaign, at)
}

function findResumeRefusal(campaign: CampaignState, request: ChangeRequest): Rejected | undefined {
  if (request.by === 'brand' && campaign.pauseReasons.includes('admin')) return pausedByAnother()
  if (liftedBy(campaign, request).length === 0) return whatItWaitsFor(campaign)
  return campaign.status === 'paused' ? findEndRefusal(campaign, request.at) : undefined
}

/** Why it stays paused, for someone who may end none of the reasons. */
function whatItWaitsFor(campaign: CampaignState): Rejected {
  if (campaign.isBrandSuspended) return brandSuspended()
  if (campaign.isFundingDisputed) return fundingDisputed()
  const { pauseReasons, leftCents } = campaign
  if (pauseReasons.includes('funding_lost') || !pauseReasons.includes('budget_exhausted')) {
    return pausedByAnother()
  }
  const left =
    leftCents <= 0
      ? 'No money is left in this campaign.'
      : 'This campaign owes its remaining money to its posts.'
  return new Rejected('campaign-without-money', `${left} Add funds and it goes live again.`)
}

function pausedByAnother(): Rejected {
  return new Rejected('campaign-paused-by-another', 'Only an admin can resume this campaign.')
}

/** No campaign of a suspended brand goes live, whoever requests it (rules §1). */
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

/** The brand's bank kept a payment: an admin decides whether the campaign continues, before more is paid in. */
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
  const until = topUpUntil(campaign)
  return until !== null && until <= at
}

/** When the system ends a campaign unless it gets money before; null if it has some, can get none, or ends sooner anyway. */
export function topUpUntil(
  campaign: Pick<CampaignState, 'pauseReasons' | 'exhaustedAt' | 'endsAt'>,
): Date | null {
  const { pauseReasons, exhaustedAt, endsAt } = campaign
  if (!pauseReasons.includes('budget_exhausted') || refusesMoney(campaign)) return null
  if (exhaustedAt === null) return null
  const until = new Date(exhaustedAt.getTime() + exhaustedDaysMax * 86_400_000)
  return endsAt !== null && endsAt <= until ? null : until
}

/** What this person may do with the campaign now. */
export function actsOf(
  campaign: CampaignState,
  { by, at }: Pick<ChangeRequest, 'by' | 'at'>,
): CampaignAct[] {
  return campaignActs.filter((change) => {
    const request = { change, by, at }
    // Asked first, because an error takes as long to make as the rest of a row of a list.
    return isPlace(campaign, request) && findRefusal(campaign, request) === undefined
  })
}
