import { toCents } from '@permille/contract/money'
import {
  readSharedReportCall,
  type SharedReport,
} from '@permille/contract/report-links/report-links'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { keyOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { openedText, shownText } from './link-labels.ts'
import { SharedReportPage } from './shared-report-page.tsx'

const report: SharedReport = {
  name: 'Weekly numbers',
  brandName: 'Nordlys',
  brandLogoUrl: null,
  showsMoney: true,
  showsCreators: true,
  since: null,
  expiresAt: '2027-02-25T12:00:00Z' as Timestamp,
  firstDay: '2026-11-01',
  lastDay: '2026-11-27',
  at: '2026-11-27T12:00:00Z' as Timestamp,
  viewCount: 4000,
  spentCents: toCents(1200),
  posts: { inReview: 2, approved: 1, rejected: 3 },
  campaigns: [{ name: 'Autumn', status: 'live', viewCount: 4000, spentCents: toCents(1200) }],
  days: [{ day: '2026-11-27', unit: 'day', viewCount: 4000, amountCents: toCents(1200) }],
  topPosts: [
    {
      platform: 'tiktok',
      campaignName: 'Autumn',
      viewCount: 4000,
      spentCents: toCents(1200),
      post: { title: 'Seams', url: 'https://t.example/1', thumbnailUrl: null, creatorName: 'Mira' },
    },
  ],
}

const textOf = (changes: Partial<SharedReport> = {}) =>
  renderText(<SharedReportPage />, {
    responses: [
      [
        keyOf(readSharedReportCall, { params: { token: '' }, query: {} }),
        { ...report, ...changes },
      ],
    ],
  }).text

test('a report says what its campaigns brought and cost, and of when its numbers are', () => {
  const text = textOf()

  expect(text).toContain('Nordlys Weekly numbers Nov 1 – 27, 2026 (UTC)')
  expect(text).toContain('Cost per 1,000 views $3.00')
  expect(text).toContain('Approved posts 1 To date. 2 in review, 3 rejected or withdrawn')
  expect(text).toMatch(/TikTok, 4,000 views Seams by Mira \$12\.00/)
  expect(text).toContain('Read on November 27, 2026 at 12:00 UTC.')
  expect(text).toContain('works until February 25, 2027.')
  expect(text).not.toContain('begins on')
})

test('without money and creators nothing speaks of them', () => {
  const [post] = report.topPosts
  const topPosts = post === undefined ? [] : [{ ...post, spentCents: null, post: null }]
  const campaigns = report.campaigns.map((each) => ({ ...each, spentCents: null }))
  const hidden = { showsMoney: false, showsCreators: false, spentCents: null }

  const text = textOf({ ...hidden, campaigns, topPosts, since: '2026-11-01' })

  expect(text).not.toMatch(/\$|[Ss]pent|[Cc]ost|Mira|Seams/)
  expect(text).toContain('This report begins on November 1, 2026.')
})

test('before the first campaign, and between them, it says so instead of showing zeros', () => {
  const none = { firstDay: null, lastDay: null, days: [], topPosts: [] }

  const before = textOf({ ...none, campaigns: [] })
  const between = textOf(none)

  expect(before).toContain('No campaign to report on yet.')
  expect(before).not.toMatch(/Print|CSV|Views/)
  expect(between).toContain('No campaign was running in this period.')
})

test('a link’s line says what it shows', () => {
  const link = { campaigns: null, showsMoney: false, showsCreators: false, since: null }
  const named = (...names: string[]) => names.map((name) => ({ id: name, name }))
  const text = (changes: object) => shownText({ ...link, hasPassword: false, ...changes } as never)

  expect(text({})).toBe('All campaigns')
  expect(text({ campaigns: [] })).toBe('Its campaign was deleted')
  expect(text({ campaigns: named('A', 'B') })).toBe('A, B')
  expect(text({ campaigns: named('A', 'B', 'C', 'D'), hasPassword: true })).toBe(
    'A, B and 2 more · password',
  )
  expect(text({ showsMoney: true, showsCreators: true, since: '2026-03-01' })).toBe(
    'All campaigns · cost · creators and posts · since Mar 1, 2026',
  )
  expect([0, 1, 1200].map(openedText)).toEqual([
    'Never opened',
    'Opened once',
    'Opened 1,200 times',
  ])
})
