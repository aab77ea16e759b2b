import type { OwnCampaign } from '@permille/contract/campaigns'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { arrangeCampaigns } from './arrange-campaigns.ts'

function campaign(name: string, given: Partial<OwnCampaign>): OwnCampaign {
  return {
    ...{
      id: name,
      brandId: name,
      brandName: 'Brand',
      brandLogoUrl: null,
      name,
      type: 'ugc',
      category: 'fashion',
    },
    ...{ status: 'live', pauseReason: null, currency: 'usd', budgetCents: 1000, fundedCents: 1000 },
    ...{ paidOutCents: 0, rewardRatePerKViewsCents: 300, minPayoutCents: 0, maxPayoutCents: 0 },
    ...{ flatBonusCents: 0, platformsAllowed: ['youtube'], availableContentUrl: null },
    ...{ contentRequirements: null, thumbnailUrl: null, autoApproveAfterHours: 48 },
    ...{ createdAt: '2026-01-01T00:00:00Z' as Timestamp, startsAt: null, endsAt: null },
    ...{ liveAt: null, pendingSubmissions: 0, oldestPendingAt: null, totalSubmissions: 0 },
    ...{ totalViews: 0, spentLastWeekCents: 0 },
    ...given,
  }
}

const campaigns = [
  campaign('Old knit', { paidOutCents: 900, totalViews: 5 }),
  campaign('Draft', {
    status: 'draft',
    fundedCents: 0,
    createdAt: '2026-02-01T00:00:00Z' as Timestamp,
  }),
  campaign('New knit', {
    paidOutCents: 100,
    pendingSubmissions: 2,
    createdAt: '2026-03-01T00:00:00Z' as Timestamp,
  }),
]

test.each([
  ['newest', ['New knit', 'Draft', 'Old knit']],
  ['spent', ['Old knit', 'New knit', 'Draft']],
  ['views', ['Old knit', 'New knit', 'Draft']],
  ['left', ['Old knit', 'New knit', 'Draft']],
  ['review', ['New knit', 'Draft', 'Old knit']],
] as const)('ordered by %s', (order, names) => {
  const arranged = arrangeCampaigns(campaigns, { search: '', order })

  expect(arranged.map(({ name }) => name)).toEqual(names)
})

test('a search finds part of a name in any case', () => {
  const found = arrangeCampaigns(campaigns, { search: ' KNIT', order: 'newest' })

  expect(found.map(({ name }) => name)).toEqual(['New knit', 'Old knit'])
})
