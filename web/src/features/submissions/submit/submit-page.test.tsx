import { readCampaignCall } from '@permille/contract/campaigns/campaigns'
import { expect, test } from 'vitest'
import { keyOf } from '#api/query.ts'
import { campaignLike } from '#features/campaigns/testing/campaign-like.ts'
import { renderText } from '#testing/render-text.ts'
import { SubmitPage } from './submit-page.tsx'

test.each([
  [true, 'paused', 'This brand accepts no new posts from you.'],
  [true, 'live', 'You can’t submit here'],
  [false, 'completed', 'It has ended.'],
] as const)('blocked %s, on a %s campaign, a creator reads why: %s', (isBlocked, status, why) => {
  const campaign = { ...campaignLike('Autumn', { status }), isBlocked }

  const { text } = renderText(<SubmitPage />, {
    role: 'creator',
    responses: [[keyOf(readCampaignCall, { params: {} }), campaign]],
  })

  expect(text).toContain(why)
  expect(text).toContain('Explore Campaigns')
})
