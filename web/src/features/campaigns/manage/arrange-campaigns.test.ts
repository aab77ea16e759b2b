import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { campaignLike } from '../testing/campaign-like.ts'
import { arrangeCampaigns } from './arrange-campaigns.ts'

const campaigns = [
  campaignLike('Old knit', { paidOutCents: toCents(900), leftCents: toCents(100), totalViews: 5 }),
  campaignLike('Draft', {
    status: 'draft',
    fundedCents: toCents(0),
    leftCents: toCents(0),
    createdAt: '2026-02-01T00:00:00Z' as Timestamp,
  }),
  campaignLike('New knit', {
    paidOutCents: toCents(100),
    leftCents: toCents(900),
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
