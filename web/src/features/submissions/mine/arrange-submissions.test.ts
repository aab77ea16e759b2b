import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import type { CreatorSubmission } from '@permille/contract/submissions'
import { describe, expect, it } from 'vitest'
import { type Arrangement, arrangeSubmissions } from './arrange-submissions.ts'

function submission(id: string, changes: Partial<CreatorSubmission> = {}): CreatorSubmission {
  return {
    id: id as SubmissionId,
    title: `Post ${id}`,
    campaignId: 'c1' as CampaignId,
    campaignName: 'Autumn Coats',
    platform: 'tiktok',
    socialAccountUsername: 'maya',
    postUrl: 'https://www.tiktok.com/@maya/video/1',
    thumbnailUrl: null,
    status: 'approved',
    isWithdrawn: false,
    needsProof: false,
    reason: null,
    recentViews: [],
    viewCount: 0,
    earnings: toCents(0),
    submittedAt: '2026-11-01T10:00:00.000Z' as Timestamp,
    ...changes,
  }
}

const everything: Arrangement = { search: '', status: 'all', order: 'newest' }
const ids = (list: readonly CreatorSubmission[]) => list.map(({ id }) => id).join(' ')

describe('arranging submissions', () => {
  const early = submission('a', { viewCount: 900, earnings: toCents(100) })
  const late = submission('b', {
    submittedAt: '2026-11-09T10:00:00.000Z' as Timestamp,
    title: null,
    campaignName: 'Winter Boots',
    viewCount: 100,
    earnings: toCents(700),
    status: 'paid',
  })

  it('orders by date, earnings and views', () => {
    const list = [early, late]

    const newest = arrangeSubmissions(list, everything)
    const oldest = arrangeSubmissions(list, { ...everything, order: 'oldest' })
    const earnings = arrangeSubmissions(list, { ...everything, order: 'earnings' })
    const views = arrangeSubmissions(list, { ...everything, order: 'views' })

    expect([newest, oldest, earnings, views].map(ids)).toEqual(['b a', 'a b', 'b a', 'a b'])
  })

  it('finds words in the title or the campaign’s name, whatever their case', () => {
    const list = [early, late]

    const byTitle = arrangeSubmissions(list, { ...everything, search: ' POST a' })
    const byCampaign = arrangeSubmissions(list, { ...everything, search: 'boots' })
    const byNothing = arrangeSubmissions(list, { ...everything, search: 'hats' })

    expect([byTitle, byCampaign, byNothing].map(ids)).toEqual(['a', 'b', ''])
  })

  it('keeps only the chosen status', () => {
    const list = [early, late]

    const paid = arrangeSubmissions(list, { ...everything, status: 'paid' })

    expect(ids(paid)).toBe('b')
  })
})
