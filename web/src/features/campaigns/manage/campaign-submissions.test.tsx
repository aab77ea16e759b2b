import { dashboardListLength } from '@permille/contract/limits'
import { listBrandSubmissionsCall } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { keyOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { campaignLike } from '../testing/campaign-like.ts'
import { CampaignSubmissions } from './campaign-submissions.tsx'

test.each([
  ['live', 'No submissions yet Creators can submit posts while the campaign is live.'],
  ['completed', 'No submissions No creator submitted a post while the campaign was live.'],
] as const)('a %s campaign without posts says what is true of it', (status, says) => {
  const campaign = campaignLike('Autumn', { status })
  const query = { campaignId: campaign.id, limit: dashboardListLength }

  const { text } = renderText(<CampaignSubmissions campaign={campaign} />, {
    role: 'brand',
    responses: [[keyOf(listBrandSubmissionsCall, { query }), []]],
  })

  expect(text).toContain(says)
})
