import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { SubmissionGrid } from '../submissions/mine/submission-grid.tsx'
import { SubmissionTable } from '../submissions/mine/submission-table.tsx'
import { SubmissionLine } from './submission-line.tsx'

const withdrawn: CreatorSubmission = {
  id: 's' as SubmissionId,
  title: null,
  campaignId: 'c' as CampaignId,
  campaignName: 'Summer drop',
  platform: 'youtube',
  socialAccountUsername: 'maya',
  postUrl: 'https://www.youtube.com/shorts/abcdefghijk',
  thumbnailUrl: null,
  status: 'rejected',
  isWithdrawn: true,
  needsProof: false,
  reason: null,
  viewCount: 12,
  earnings: toCents(0),
  submittedAt: timestamp.parse('2026-03-01T10:00:00Z'),
  recentViews: [],
  resubmitUntil: null,
}
const sorting = { order: 'newest', isReversed: false, choose: () => {} }

test.each([
  ['the table', <SubmissionTable key="" submissions={[withdrawn]} sorting={sorting} />],
  ['cards, wide and narrow,', <SubmissionGrid key="" submissions={[withdrawn]} />],
  ['the dashboard', <SubmissionLine key="" submission={withdrawn} />],
])('%s calls a post that its creator withdrew withdrawn, not rejected', (_, list) => {
  const shown = markupOf(list, [])

  expect(shown).toContain('withdrawn')
  expect(shown).not.toContain('rejected')
})
