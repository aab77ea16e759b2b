import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, readSubmissionSums } from '#testing/test-marketplace.ts'
import { listAllSubmissions, listBrandSubmissions } from '../read/list-submissions.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { resubmitPost } from '../submit/resubmit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { approveSubmission } from './approve-submission.ts'
import { rejectSubmission } from './reject-submission.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

/**
 * What the brand's list, the admin's queue, the review page and the creator's page show of one
 * post.
 */
async function saidOf(post: Submitted) {
  const db = setup.deps.database
  const { brandId } = post.campaign
  const brandList = await listBrandSubmissions(db, brandId, {
    limit: 100,
    now: new Date(),
  })
  const queue = await listAllSubmissions(db, { queue: 'all', limit: 100 }, new Date())
  const own = { submissionId: post.id, creatorId: post.creator.creatorId }
  const rows = [
    brandList.items.find(({ id }) => id === post.id),
    queue.items.find(({ id }) => id === post.id),
    await readBrandSubmission(db, post.id, { kind: 'brand', ...post.campaign }),
    await readOwnSubmission(db, own),
  ]
  return rows.map((row) => ({ viewCount: row?.viewCount, approvalPay: row?.approvalPay }))
}

/** A post of 12,345 views at $3.00 per 1K, which is $37.03, in a campaign with these terms. */
async function givenPost(given: {
  fundedCents?: number
  flatBonusCents?: number
  minPayoutCents?: number
  maxPayoutCents?: number
  isVerified?: boolean
}) {
  const campaign = await setup.campaign(given)
  await setup.change(
    sql`UPDATE campaigns SET min_payout_cents = ${given.minPayoutCents ?? 0},
        max_payout_cents = ${given.maxPayoutCents ?? 0} WHERE id = ${campaign.id}`,
  )
  const creator = await setup.creator({ isVerified: given.isVerified ?? true })
  return setup.submit({ campaign, creator, post: { views: 12_345, likes: 900 } })
}

test.each([
  ['its views', {}, { viewsCents: 3703, bonusCents: 0, worthCents: 3703 }],
  [
    'its bonus too',
    { flatBonusCents: 500 },
    { viewsCents: 3703, bonusCents: 500, worthCents: 4203 },
  ],
  [
    'no more than the cap',
    { maxPayoutCents: 1000 },
    { viewsCents: 1000, bonusCents: 0, worthCents: 1000 },
  ],
  [
    'nothing below the minimum',
    { minPayoutCents: 4000 },
    { viewsCents: 0, bonusCents: 0, worthCents: 0 },
  ],
  [
    'what is left',
    { fundedCents: 2000, flatBonusCents: 500 },
    { viewsCents: 1500, bonusCents: 500, worthCents: 4203 },
  ],
  [
    'what is left, though that is less than the bonus, which waits',
    { fundedCents: 300, flatBonusCents: 500 },
    { viewsCents: 300, bonusCents: 0, worthCents: 4203 },
  ],
])('approving pays the amount every screen showed: %s', async (_words, given, pay) => {
  const post = await givenPost(given)
  const approvalPay = {
    ...pay,
    ratePerKViewsCents: 300,
    maxPayoutCents: 'maxPayoutCents' in given ? 1000 : 0,
  }

  const said = await saidOf(post)
  await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })

  expect(said).toEqual(Array(4).fill({ viewCount: 12_345, approvalPay }))
  expect(await readSubmissionSums(setup.deps.database, post.id)).toEqual({
    viewCount: 12_345,
    accruedCents: pay.viewsCents,
    bonusCents: pay.bonusCents,
    earnedCents: pay.viewsCents + pay.bonusCents,
  })
  expect(await saidOf(post)).toEqual(Array(4).fill({ viewCount: 12_345, approvalPay: null }))
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a post of an unproven account is paid the displayed amount', async () => {
  const post = await givenPost({ flatBonusCents: 500, isVerified: false })
  const [brandList] = await saidOf(post)

  await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })

  const { accruedCents, bonusCents } = await readSubmissionSums(setup.deps.database, post.id)
  expect(brandList?.approvalPay).toMatchObject({ viewsCents: accruedCents, bonusCents })
})

test('posts of an underfunded campaign are together paid the displayed rest', async () => {
  const campaign = await setup.campaign({ fundedCents: 5000 })
  const posts = []
  for (const views of [12_345, 10_000]) {
    const creator = await setup.creator({ isVerified: true })
    posts.push(await setup.submit({ campaign, creator, post: { views, likes: 900 } }))
  }
  const db = setup.deps.database
  const { items } = await listBrandSubmissions(db, campaign.brandId, {
    limit: 10,
    now: new Date(),
  })

  for (const { id, brand } of posts)
    await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })

  const paid = await Promise.all(posts.map(({ id }) => readSubmissionSums(db, id)))
  expect(items.map(({ campaignLeftCents }) => campaignLeftCents)).toEqual([5000, 5000])
  expect(items.map(({ approvalPay }) => approvalPay?.viewsCents).toSorted()).toEqual([3000, 3703])
  expect(paid.reduce((sum, { earnedCents }) => sum + earnedCents, 0)).toBe(5000)
})

test('views before approval are in no total, and earn nothing', async () => {
  const post = await givenPost({})
  await rejectSubmission(setup.deps, {
    submissionId: post.id,
    reviewer: post.brand,
    code: 'off_brief',
    note: null,
  })

  const [brandList] = await saidOf(post)

  expect(brandList).toEqual({ viewCount: 12_345, approvalPay: null })
  expect(await readSubmissionSums(setup.deps.database, post.id)).toMatchObject({
    viewCount: 0,
    earnedCents: 0,
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a resubmitted post is paid by the highest count before its approval', async () => {
  const post = await givenPost({})
  await rejectSubmission(setup.deps, {
    submissionId: post.id,
    reviewer: post.brand,
    code: 'off_brief',
    note: null,
  })
  const { creatorId, userId } = post.creator
  await resubmitPost(setup.deps, { submissionId: post.id, creatorId, userId })
  await setup.change(
    sql`UPDATE submission_metrics SET view_count = 20000 WHERE id = (SELECT id
      FROM submission_metrics WHERE submission_id = ${post.id} ORDER BY snapshot_time DESC LIMIT 1)`,
  )

  await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })

  const { counted } = await exactlyOne(
    setup.deps.database,
    sql<{ counted: number[] }>`SELECT array_agg(view_count) FILTER (WHERE counted) AS counted
      FROM submission_metrics WHERE submission_id = ${post.id}`,
  )
  expect(counted.map(Number)).toEqual([20_000])
  expect(await readSubmissionSums(setup.deps.database, post.id)).toMatchObject({
    viewCount: 20_000,
    accruedCents: 6000,
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
