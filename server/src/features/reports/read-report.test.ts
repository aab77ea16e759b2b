import type { BrandId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import type { Reading } from '#money/reading.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeDraft,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { readReport } from './read-report.ts'
import { listReportCreators, listReportPosts } from './report-post-store.ts'

let opened: TestDatabase
let scene: Awaited<ReturnType<typeof openScene>>

beforeAll(async () => {
  opened = await openTestDatabase()
  scene = await openScene(opened)
})
afterAll(() => opened.close())

const at = new Date('2026-03-10T12:00:00Z')
const on = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour))

type Read = Partial<Reading> & Pick<Reading, 'submissionId' | 'viewCount' | 'at'>

/** What it earned goes back to its campaign; its views stay. */
async function reverse(
  db: TestDatabase['db'],
  taken: { submissionId: SubmissionId; takenBy: UserId; at: Date },
) {
  await db.transaction((tx) => takeBackPost(tx, { id: newId(), ...taken }))
  await run(
    db,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = ${taken.at}, rejection_code = 'duplicate'
      WHERE id = ${taken.submissionId}`,
  )
}

/**
 * At $3.00 per 1K views: a TikTok that tells everything, a YouTube video that tells no shares, an Instagram post that
 * tells only views, and a post whose approval was taken back after 500 views.
 */
async function openScene({ db }: TestDatabase) {
  const made = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const [one, other] = [await makeCreator(tx), await makeCreator(tx)]
    const post = (creator: typeof one) =>
      makeApprovedSubmission(tx, { campaignId: campaign.id, creator })
    const posts = {
      tiktok: await post(one),
      youtube: await post(one),
      instagram: await post(other),
      reversed: await post(other),
    }
    return { campaign, posts, creators: { one, other } }
  })
  const { posts, campaign } = made
  await run(db, sql`UPDATE submissions SET platform = 'tiktok' WHERE id = ${posts.tiktok}`)
  await run(db, sql`UPDATE submissions SET platform = 'instagram' WHERE id = ${posts.instagram}`)
  const read = async (reading: Read) => {
    const readings = [{ ...readingOf(reading.submissionId, null), ...reading }]
    await db.transaction((tx) => settleViews(tx, { readings, at: reading.at, holdHours: 0 }))
  }
  const [first, second] = [
    { likeCount: 50, commentCount: 5, shareCount: 1 },
    { likeCount: 180, commentCount: 4, shareCount: 9 },
  ]
  await read({ submissionId: posts.tiktok, viewCount: 1000, at: on(2), ...first })
  await read({ submissionId: posts.tiktok, viewCount: 4000, at: on(5), ...second })
  const youtube = { submissionId: posts.youtube, likeCount: 30, commentCount: 2 }
  await read({ ...youtube, viewCount: 2000, at: on(5, 23) })
  // A reading that tells only views does not make the earlier one unknown.
  await read({ submissionId: posts.youtube, viewCount: 2100, at: on(6, 0) })
  await read({ submissionId: posts.instagram, viewCount: 10_000, at: on(4) })
  await read({ submissionId: posts.reversed, viewCount: 500, at: on(3), likeCount: 7 })
  await db.transaction((tx) =>
    grantGoodwill(tx, {
      submissionId: posts.tiktok,
      amountCents: toCents(70),
      at: on(5),
      maturesAt: on(8),
    }),
  )
  await reverse(db, { submissionId: posts.reversed, takenBy: campaign.brand.userId, at: on(4) })
  return {
    ...made,
    request: { campaignId: campaign.id, brandId: campaign.brand.brandId, at },
    ranking: { campaignIds: [campaign.id] },
  }
}

const measuresOf = (row: {
  viewCount: number
  spentCents: number
  likeCount: number | null
  commentCount: number | null
  shareCount: number | null
  engagementCount: number | null
}) => [
  row.viewCount,
  row.spentCents,
  row.likeCount,
  row.commentCount,
  row.shareCount,
  row.engagementCount,
]

test('all time adds up the approved posts, and names what reversed ones brought', async () => {
  const report = await readReport(opened.db, scene.request)

  expect([report.viewCount, report.spentCents]).toEqual([16_600, 4830])
  expect(measuresOf(report.approved)).toEqual([16_100, 4830, 210, 6, 9, 225])
  expect([report.approved.engagedViews, report.approved.engagedSpentCents]).toEqual([6100, 1830])
  expect(report.reversed).toMatchObject({ postCount: 1, viewCount: 500, spentCents: 0 })
})

test('what a platform does not tell is unknown, not zero', async () => {
  const { platforms } = await readReport(opened.db, scene.request)

  expect(platforms.map((each) => [each.platform, ...measuresOf(each)])).toEqual([
    ['instagram', 10_000, 3000, null, null, null, null],
    ['tiktok', 4000, 1200, 180, 4, 9, 193],
    ['youtube', 2100, 630, 30, 2, null, 32],
  ])
})

test('a range has what was gained in it, by UTC days', async () => {
  const { db } = opened
  const range = { ...scene.request, from: '2026-03-04', to: '2026-03-05' }

  const report = await readReport(db, range)

  expect([report.firstDay, report.lastDay]).toEqual(['2026-03-04', '2026-03-05'])
  expect([report.viewCount, report.spentCents]).toEqual([15_000, 4350])
  // Comments that were taken back count as none.
  expect(measuresOf(report.approved)).toEqual([15_000, 4500, 160, 2, 8, 170])
  // Its views came earlier; what it had earned went back on these days.
  expect(report.reversed).toMatchObject({ postCount: 1, viewCount: 0, spentCents: -150 })
})

test('likes from before the first counted views come with these, and not known at first is not gained', async () => {
  const { db } = opened
  const { id, posts } = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const creator = await makeCreator(tx)
    const post = () => makeApprovedSubmission(tx, { campaignId: campaign.id, creator })
    return { ...campaign, posts: [await post(), await post()] as const }
  })
  const [waited, hidden] = posts
  // As it was when it was submitted; the reading at its deadline is what the approval counts.
  await run(
    db,
    sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count, source, counted)
      VALUES (${newId()}, ${waited}, ${on(1)}, 1000, 100, 'api', false)`,
  )
  const readings = [
    { submissionId: waited, viewCount: 2000, at: on(3), likeCount: 200 },
    { submissionId: hidden, viewCount: 2000, at: on(1), likeCount: null },
    { submissionId: hidden, viewCount: 2100, at: on(3), likeCount: 500 },
  ].map((reading) => ({ ...readingOf(reading.submissionId, null), ...reading }))
  for (const reading of readings) {
    await db.transaction((tx) =>
      settleViews(tx, { readings: [reading], at: reading.at, holdHours: 0 }),
    )
  }
  const ofCampaign = { campaignIds: [id], sort: 'views', limit: 9 } as const

  const ranked = await listReportPosts(db, { ...ofCampaign, from: '2026-03-02' })

  expect(ranked.map((row) => [row.id, row.viewCount, row.likeCount, row.engagementCount])).toEqual([
    [waited, 2000, 200, 200],
    [hidden, 100, null, null],
  ])
})

test.each([
  [{}],
  [{ to: '2026-03-03' }],
  [{ from: '2026-03-03' }],
  [{ from: '2026-03-02', to: '2026-03-06' }],
  [{ from: '2026-03-07' }],
])('the posts of %o add up to the campaign’s days', async (range) => {
  const report = await readReport(opened.db, { ...scene.request, ...range })

  const sum = (key: 'viewCount' | 'amountCents') =>
    report.days.reduce((total, day) => total + day[key], 0)
  expect([report.viewCount, report.spentCents]).toEqual([sum('viewCount'), sum('amountCents')])
})

test('a count by hand while the platform’s higher one is on its way hides no views', async () => {
  const { db } = opened
  const campaign = await makeLiveCampaign(db, { fundedCents: 100_000 })
  const creator = await makeCreator(db)
  const post = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
  for (const [viewCount, readAt] of [
    [1000, on(3, 10)],
    [2000, on(3, 9)],
  ] as const) {
    const readings = [readingOf(post, viewCount, readAt)]
    await db.transaction((tx) => settleViews(tx, { readings, at: on(3, 11), holdHours: 0 }))
  }
  const of = { campaignId: campaign.id, brandId: campaign.brand.brandId, at }

  const { viewCount, days } = await readReport(db, { ...of, from: '2026-03-03', to: '2026-03-03' })

  expect([viewCount, days.map((day) => day.viewCount)]).toEqual([2000, [2000]])
})

test('posts and creators are ranked by each measure, page after page', async () => {
  const { db } = opened
  const { tiktok, youtube, instagram } = scene.posts
  const names = new Map<string, string>([
    [tiktok, 'tiktok'],
    [youtube, 'youtube'],
    [instagram, 'instagram'],
  ])
  const ranked = async (sort: 'views' | 'engagement' | 'spent') => {
    const request = { ...scene.ranking, sort, limit: 1 }
    const [first] = await listReportPosts(db, request)
    const after = first && { at: first.listedAt, id: first.id }
    const rest = await listReportPosts(db, { ...request, limit: 9, after })
    return [first?.id, ...rest.map(({ id }) => id)].map((id) => names.get(id ?? ''))
  }

  expect(await ranked('views')).toEqual(['instagram', 'tiktok', 'youtube'])
  expect(await ranked('engagement')).toEqual(['tiktok', 'youtube', 'instagram'])
  expect(await ranked('spent')).toEqual(['instagram', 'tiktok', 'youtube'])
  const creators = await listReportCreators(db, { ...scene.ranking, sort: 'engagement', limit: 9 })
  expect(
    creators.map(({ id, postCount, engagementCount }) => [id, postCount, engagementCount]),
  ).toEqual([
    [scene.creators.one.id, 2, 225],
    [scene.creators.other.id, 1, null],
  ])
})

test('another brand’s campaign is not found', async () => {
  const stranger = { ...scene.request, brandId: newId<BrandId>() }

  await expect(readReport(opened.db, stranger)).rejects.toThrow('Campaign not found')
})

test('a range that ends before it begins is refused', async () => {
  const range = { ...scene.request, from: '2026-03-05', to: '2026-03-04' }

  await expect(readReport(opened.db, range)).rejects.toThrow('The last day is before the first')
})

test('a campaign that was never live has no days', async () => {
  const draft = await opened.db.transaction(async (tx) => {
    const brand = await makeBrand(tx)
    return { id: await makeDraft(tx, brand), brand }
  })

  const report = await readReport(opened.db, {
    campaignId: draft.id,
    brandId: draft.brand.brandId,
    from: '2026-03-01',
    at,
  })

  expect([report.firstDay, report.days, report.approved.postCount]).toEqual([null, [], 0])
})
