import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { CampaignReport } from '@permille/contract/reports/reports'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { ReportSheet } from './report-sheet.tsx'

const known = {
  postCount: 1,
  viewCount: 4000,
  spentCents: toCents(1200),
  likeCount: 180,
  commentCount: 4,
  shareCount: 9,
  engagementCount: 193,
  engagedViews: 4000,
  engagedSpentCents: toCents(1200),
}
const report: CampaignReport = {
  campaign: { id: 'campaign' as CampaignId, name: 'Autumn', brandName: 'Nordlys' },
  firstDay: '2026-03-01',
  lastDay: '2026-03-10',
  at: '2026-03-10T12:00:00Z' as Timestamp,
  viewCount: 4000,
  spentCents: toCents(1200),
  approved: { ...known, creatorCount: 1 },
  voidedViews: 0,
  reversed: { postCount: 0, viewCount: 0, spentCents: toCents(0) },
  platforms: [{ platform: 'tiktok', ...known }],
  days: [],
}

const textOf = (changes: Partial<CampaignReport> = {}) =>
  renderText(<ReportSheet report={{ ...report, ...changes }}>{null}</ReportSheet>).text

test('rate and price follow from the counts, and no exception is mentioned that there is not', () => {
  const text = textOf()

  expect(text).toContain('Engagements 193 180 likes · 4 comments · 9 shares')
  expect(text).toContain('Engagement rate 4.83%')
  expect(text).toContain('Cost per engagement $0.06')
  expect(text).toContain('Effective CPM $3.00')
  expect(text).not.toMatch(/Not reported|dash|later|judged/)
})

test('a row is a card of one line on a phone, and its table lets columns be hidden', () => {
  const { text, buttons } = renderText(<ReportSheet report={report}>{null}</ReportSheet>)

  expect(text).toContain(
    'TikTok 4,000 views $12.00 1 post · 180 likes · 4 comments · 9 shares · 4.83% engagement · $0.06 each',
  )
  expect(buttons).toContain('Columns')
})

test('a platform that does not report a number says so', () => {
  const youtube = { platform: 'youtube', ...known, shareCount: null } as const
  const text = textOf({ platforms: [youtube] })

  expect(text).toContain('Shares Not reported')
  expect(text).toContain('YouTube does not report shares.')
})

test('without any engagement known there is no rate, rather than none', () => {
  const unknown = {
    ...known,
    likeCount: null,
    commentCount: null,
    shareCount: null,
    engagementCount: null,
    engagedViews: 0,
    engagedSpentCents: toCents(0),
  }
  const text = textOf({ approved: { ...unknown, creatorCount: 1 }, platforms: [] })

  expect(text).toContain('Engagements – Not reported')
  expect(text).toContain('Engagement rate –')
  expect(text).toContain('leave out posts whose likes, comments and shares are all unknown')
})

test('reversed posts and views that do not count are named', () => {
  const reversed = { postCount: 1, viewCount: 500, spentCents: toCents(150) }
  const text = textOf({ reversed, voidedViews: 1200 })

  expect(text).toContain(
    'One post lost its approval later. Views and Spent include its 500 views and $1.50',
  )
  expect(text).toContain('Views includes 1,200 views that were judged not to count')
})
