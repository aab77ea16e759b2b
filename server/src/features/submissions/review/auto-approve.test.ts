import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { listAllSubmissions, listBrandSubmissions } from '../read/list-submissions.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { openScene, type Scene } from '../testing/submission-scene.ts'
import { approveSubmission } from './approve-submission.ts'
import { autoApprove } from './auto-approve.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

/** One without problems, one flagged, one of an unproven account, one of both. */
async function givenFourPosts() {
  const campaign = await scene.campaign()
  const flagged = { views: 90_000, likes: 5000 }
  const posts = {
    clean: await scene.submit({ campaign }),
    flagged: await scene.submit({
      campaign,
      post: flagged,
      creator: await scene.creator({ followers: 10 }),
    }),
    unverified: await scene.submit({
      campaign,
      creator: await scene.creator({ isVerified: false }),
    }),
    both: await scene.submit({
      campaign,
      post: flagged,
      creator: await scene.creator({ followers: 10, isVerified: false }),
    }),
  }
  return { campaign, posts, ids: Object.values(posts).map(({ id }) => id) }
}

/** What each screen shows about the deadline of one post. */
async function saidOf(post: Awaited<ReturnType<Scene['submit']>>) {
  const db = scene.deps.database
  const { brandId } = post.campaign
  const desk = await listBrandSubmissions(db, brandId, { limit: 100 })
  const queue = await listAllSubmissions(db, { queue: 'pending', limit: 100 }, new Date())
  const own = { submissionId: post.id, creatorId: post.creator.creatorId }
  const rows = [
    desk.items.find(({ id }) => id === post.id),
    queue.items.find(({ id }) => id === post.id),
    await readBrandSubmission(db, post.id, { kind: 'brand', brandId }),
    await readBrandSubmission(db, post.id, { kind: 'any' }),
    await readOwnSubmission(db, own),
  ]
  return rows.map((row) => ({
    decisionDueAt: row?.decisionDueAt,
    autoApprovesAt: row?.autoApprovesAt,
    adminReasons: row?.adminReasons,
  }))
}

test('every screen says from the first second who waits for an admin, and why', async () => {
  const { posts } = await givenFourPosts()
  const { autoApprovesAt: decisionDueAt } = await scene.row(posts.clean.id)

  const said = await saidOf(posts.clean)

  expect(said).toEqual(
    Array(5).fill({ decisionDueAt, autoApprovesAt: decisionDueAt, adminReasons: [] }),
  )
  for (const [post, adminReasons] of [
    [posts.flagged, ['flagged']],
    [posts.unverified, ['account-not-verified']],
    [posts.both, ['flagged', 'account-not-verified']],
  ] as const) {
    const { autoApprovesAt: dueAt } = await scene.row(post.id)
    expect(await saidOf(post)).toEqual(
      Array(5).fill({ decisionDueAt: dueAt, autoApprovesAt: null, adminReasons }),
    )
  }
})

test('at the deadline exactly those are approved of whom the screens said so', async () => {
  const { ids, posts, campaign } = await givenFourPosts()
  const desk = await listBrandSubmissions(scene.deps.database, campaign.brandId, { limit: 100 })
  const promised = desk.items.filter(({ autoApprovesAt }) => autoApprovesAt !== null)
  await scene.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second'
      WHERE id = ANY(${ids}::uuid[])`,
  )

  await autoApprove(scene.deps)

  const approved: string[] = []
  for (const id of ids) if ((await scene.row(id)).status === 'approved') approved.push(id)
  expect(approved).toEqual([posts.clean.id])
  expect(promised.map(({ id }) => id)).toEqual(approved)
})

test('a reason that comes up after the list was read still keeps the system from approving', async () => {
  const { id, creator } = await scene.submit()
  await scene.change(
    sql`UPDATE social_accounts SET verified_at = NULL WHERE id = ${creator.accountId}`,
  )

  const approving = approveSubmission(scene.deps, {
    submissionId: id,
    reviewer: { kind: 'system' },
  })

  await expect(approving).rejects.toMatchObject({ code: 'needs-admin' })
  expect(await scene.row(id)).toMatchObject({ status: 'pending' })
})

test('what is decided says nothing about a deadline', async () => {
  const post = await scene.submit()
  await approveSubmission(scene.deps, { submissionId: post.id, reviewer: post.brand })

  const [desk] = await saidOf(post)

  expect(desk).toEqual({ decisionDueAt: null, autoApprovesAt: null, adminReasons: [] })
})
