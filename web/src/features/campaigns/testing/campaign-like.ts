import type { OwnCampaign } from '@permille/contract/campaigns'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'

/** Returns a live campaign of $10.00 with the given changes. */
export function campaignLike(name: string, given: Partial<OwnCampaign>): OwnCampaign {
  return {
    id: name as CampaignId,
    brandId: name as BrandId,
    brandName: 'Brand',
    brandLogoUrl: null,
    brandReviews: null,
    name,
    type: 'ugc',
    category: 'fashion',
    status: 'live',
    pauseReason: null,
    pauseReasons: [],
    acts: ['pause', 'complete'],
    resumeEnds: [],
    currency: 'usd',
    budgetCents: toCents(1000),
    fundedCents: toCents(1000),
    paidOutCents: toCents(0),
    leftCents: toCents(1000),
    rewardRatePerKViewsCents: 300 as CentsPerKViews,
    minPayoutCents: toCents(0),
    maxPayoutCents: toCents(0),
    flatBonusCents: toCents(0),
    platformsAllowed: ['youtube'],
    availableContentUrl: null,
    contentRequirements: null,
    thumbnailUrl: null,
    autoApproveAfterHours: 48,
    pendingPostsMax: 3,
    approvedPostsMax: 10,
    creatorsMax: null,
    placesLeft: null,
    isInviteOnly: false,
    needsDisclosure: false,
    createdAt: '2026-01-01T00:00:00Z' as Timestamp,
    startsAt: null,
    endsAt: null,
    liveAt: null,
    pendingSubmissions: 0,
    oldestPendingAt: null,
    totalSubmissions: 0,
    totalViews: 0,
    burnPerDayCents: toCents(0),
    pauseNote: null,
    ...given,
  }
}
