import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { listAllSubmissions, listBrandSubmissions } from '../read/list-submissions.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { approveSubmission } from './approve-submission.ts'
import { autoApprove } from './auto-approve.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** One without problems, one flagged, one of an unproven account, one of both. */
async function givenFourPosts() {
  const campaign = await setup.campaign()
  const flagged = { views: 90_000, likes: 5000 }
  const posts = {
    clean: await setup.submit({ campaign }),
    flagged: await setup.submit({
      campaign,
      post: flagged,
      creator: await setup.creator({ followers: 10 }),
    }),
    unverified: await setup.submit({
      campaign,
      creator: await setup.creator({ isVerified: false }),
    }),
    both: await setup.submit({
      campaign,
      post: flagged,
      creator: await setup.creator({ followers: 10, isVerified: false }),
    }),
  }
  return { campaign, posts, ids: Object.values(posts).map(({ id }) => id) }
}

/** What each screen shows about the deadline of one post. */
async function saidOf(post: Awaited<ReturnType<SubmissionSetup['submit']>>) {
  const db = setup.deps.database
  const { brandId } = post.campaign
  const brandList = await listBrandSubmissions(db, brandId, {
    limit: 100,
    now: new Date(),
  })
  const queue = await listAllSubmissions(db, { queue: 'pending', limit: 100 }, new Date())
  const own = { submissionId: post.id, creatorId: post.creator.creatorId }
  const rows = [
    brandList.items.find(({ id }) => id === post.id),
    queue.items.find(({ id }) => id === post.id),
    await readBrandSubmission(db, post.id, { kind: 'brand', ...post.campaign }),
    await readBrandSubmission(db, post.id, { kind: 'any' }),
    await readOwnSubmission(db, own),
  ]
  return rows.map((row) => ({
    decisionDueAt: row?.decisionDueAt,
    autoApprovesAt: row?.autoApprovesAt,
    adminReasons: row?.adminReasons,
  }))
}

test('every screen shows from the start which posts need an admin, and why', async () => {
  const { posts } = await givenFourPosts()
  const { autoApprovesAt: decisionDueAt } = await setup.row(posts.clean.id)

  const said = await saidOf(posts.clean)

  expect(said).toEqual(
    Array(5).fill({ decisionDueAt, autoApprovesAt: decisionDueAt, adminReasons: [] }),
  )
  for (const [post, adminReasons] of [
    [posts.flagged, ['flagged']],
    [posts.unverified, ['account-not-verified']],
    [posts.both, ['flagged', 'account-not-verified']],
  ] as const) {
    const { autoApprovesAt: dueAt } = await setup.row(post.id)
    expect(await saidOf(post)).toEqual(
      Array(5).fill({ decisionDueAt: dueAt, autoApprovesAt: null, adminReasons }),
    )
  }
})

test('exactly at the deadline the announced posts are approved', async () => {
  const { ids, posts, campaign } = await givenFourPosts()
  const brandList = await listBrandSubmissions(setup.deps.database, campaign.brandId, {
    limit: 100,
    now: new Date(),
  })
  const promised = brandList.items.filter(({ autoApprovesAt }) => autoApprovesAt !== null)
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second'
      WHERE id = ANY(${ids}::uuid[])`,
  )

  await autoApprove(setup.deps)

  const approved: string[] = []
  for (const id of ids) if ((await setup.row(id)).status === 'approved') approved.push(id)
  expect(approved).toEqual([posts.clean.id])
  expect(promised.map(({ id }) => id)).toEqual(approved)
})

test('a reason that arises after the list was read still prevents the approval', async () => {
  const { id, creator } = await setup.submit()
  await setup.change(
    sql`UPDATE social_accounts SET verified_at = NULL WHERE id = ${creator.accountId}`,
  )

  const approving = approveSubmission(setup.deps, {
    submissionId: id,
    reviewer: { kind: 'system' },
  })

  await expect(approving).rejects.toMatchObject({ code: 'needs-admin' })
  expect(await setup.row(id)).toMatchObject({ status: 'pending' })
})

test('a decided post has no deadline', async () => {
  const post = await setup.submit()
  await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })

  const [brandList] = await saidOf(post)

  expect(brandList).toEqual({ decisionDueAt: null, autoApprovesAt: null, adminReasons: [] })
})
