import type { BrandTrust } from '@permille/contract/campaigns/trust'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { ExploreCard } from '../explore/explore-card.tsx'
import { campaignLike } from '../testing/campaign-like.ts'
import { TrustCard } from './trust-card.tsx'

const reviews = { decidedPosts: 24, medianHours: 6, approvedPercent: 92, automaticPercent: 10 }
const trust: BrandTrust = {
  reviews,
  earnedCents: toCents(123_456),
  campaignCount: 7,
  since: '2026-03-01T00:30:00Z' as Timestamp,
}

test('a campaign’s card summarises its page in one line', () => {
  const line = renderText(
    <ExploreCard campaign={campaignLike('Autumn', { brandReviews: reviews })} />,
  ).text
  const { text } = renderText(<TrustCard title="About Brand" trust={trust} />)

  expect(line).toContain('Usually decides in 6 hours · approves 92%')
  expect(text).toContain('Usually decides in 6 hours')
  expect(text).toContain('Approved 92% of 24 posts Approved by the deadline 10% of those')
  expect(text).toContain('Earned by creators $1,234.56')
  expect(text).toContain('Campaigns that went live 7, since Mar 2026')
})

test('a brand with few decisions is shown as new', () => {
  const line = renderText(<ExploreCard campaign={campaignLike('Autumn', {})} />).text
  const { text } = renderText(<TrustCard title="About Brand" trust={{ ...trust, reviews: null }} />)

  expect(line).toContain('New here')
  expect(text).toContain('New here: we show how it reviews once it has decided on 5 posts.')
  expect(text).not.toContain('%')
})
