import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { Cents } from '@permille/contract/money'

// Reasons to be paused are a set, and each is ended by whoever may end it (rules §2). A campaign is live
// when none is left.

type ActorKind = 'brand' | 'admin' | 'system'

/** The facts of a campaign that decide about its reasons. */
interface Facts {
  readonly status: CampaignStatus
  readonly pauseReasons: readonly PauseReason[]
  readonly leftCents: Cents
  readonly isBrandSuspended: boolean
  readonly isFundingDisputed: boolean
}

/** What keeps its brand from paying: the days without money do not run meanwhile. */
export const moneyRefusingReasons: readonly PauseReason[] = [
  'suspended',
  'funding_disputed',
  'funding_lost',
]

/** Reasons that cancel open payments when they begin. */
export const paymentCancellingReasons: readonly PauseReason[] = [...moneyRefusingReasons, 'admin']

export function refusesMoney({ pauseReasons }: Pick<Facts, 'pauseReasons'>): boolean {
  return pauseReasons.some((reason) => moneyRefusingReasons.includes(reason))
}

const mayLift: Readonly<Record<PauseReason, (campaign: Facts, by: ActorKind) => boolean>> = {
  manual: (campaign, by) => by === 'brand' || (by === 'admin' && !isHeldByAdmins(campaign)),
  admin: (_, by) => by === 'admin',
  funding_lost: (_, by) => by === 'admin',
  // Money ends it. An admin may where money is there and nothing else is left.
  budget_exhausted: ({ leftCents, pauseReasons }, by) =>
    leftCents > 0 && (by === 'system' || (by === 'admin' && pauseReasons.length === 1)),
  // No button ends these: the bank's decision and the restoration do.
  funding_disputed: () => false,
  suspended: () => false,
}

function isHeldByAdmins({ pauseReasons }: Facts): boolean {
  return pauseReasons.includes('admin') || pauseReasons.includes('funding_lost')
}

/** The reasons that this actor's resume ends now. */
export function liftableBy(campaign: Facts, by: ActorKind): PauseReason[] {
  return campaign.pauseReasons.filter((reason) => mayLift[reason](campaign, by))
}

/** What is left once these reasons have ended; a paused campaign is also blocked by what applies to it now. */
export function reasonsWithout(campaign: Facts, lifted: readonly PauseReason[]): PauseReason[] {
  const kept = campaign.pauseReasons.filter((reason) => !lifted.includes(reason))
  if (campaign.status !== 'paused') return kept
  const { isBrandSuspended, isFundingDisputed, leftCents } = campaign
  // Money that a bank has taken is not spent.
  const isSpent = leftCents <= 0 && !isFundingDisputed && !kept.includes('funding_lost')
  const now: PauseReason[] = [
    ...(isBrandSuspended ? ['suspended' as const] : []),
    ...(isFundingDisputed ? ['funding_disputed' as const] : []),
    ...(isSpent ? ['budget_exhausted' as const] : []),
  ]
  return [...new Set([...kept, ...now])]
}

/** The reasons that outlive the end of a campaign: its money stays until an admin has reviewed it. */
export function reasonsAfterEnd({ pauseReasons }: Pick<Facts, 'pauseReasons'>): PauseReason[] {
  return pauseReasons.filter((reason) => reason === 'admin')
}

/** Where the system and admins may add a reason, and where its brand may. */
export function isPausable(
  campaign: Pick<Facts, 'status'> & { readonly fundedCents: Cents },
  by: ActorKind,
): boolean {
  const places: Readonly<Record<CampaignStatus, boolean>> = {
    draft: by !== 'brand' && campaign.fundedCents > 0,
    live: true,
    paused: true,
    completed: false,
  }
  return places[campaign.status]
}
