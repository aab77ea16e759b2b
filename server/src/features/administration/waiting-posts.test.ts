import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { makeCreator, makePendingSubmission } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { openDispute } from '../disputes/open-dispute.ts'

let server: TestServer
let partners: Partners
let admin: Person
let flaggedId: SubmissionId

/** Of one campaign: a plain pending post, a flagged one, a flagged one past its deadline, and a dispute past the brand's time. */
beforeAll(async () => {
  server = await startTestServer({ APPROVAL_UNDO_SECONDS: '600' })
  partners = await makePartners(server)
  admin = await server.person('admin')
  const { db } = server.database
  const [flagged, overdue] = await db.transaction(async (tx) => {
    const post = { campaignId: partners.liveId, creator: await makeCreator(tx) }
    return [await makePendingSubmission(tx, post), await makePendingSubmission(tx, post)]
  })
  flaggedId = flagged
  await run(
    db,
    sql`UPDATE submissions SET risks = '{Few likes}', risk_codes = '{few-likes}'
      WHERE id IN (${flagged}, ${overdue})`,
  )
  await run(
    db,
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 hour' WHERE id = ${overdue}`,
  )
  const fourDaysAgo = new Date(Date.now() - 4 * 24 * 3_600_000)
  await openDispute(
    { database: db, clock: { now: () => fourDaysAgo } },
    {
      submissionId: partners.rejectedId,
      creatorId: partners.creatorId,
      userId: partners.creator.userId,
      reason: 'It follows the brief.',
    },
  )
})
afterAll(() => server.close())

async function read(path: string, as: Person) {
  return (await server.call('GET', path, { as })).json
}

/** My Campaigns, the campaign's page, the sidebar and the desk's Pending tab, and an admin's row of the campaign. */
async function toReviewEverywhere(): Promise<number[]> {
  const { brand, liveId } = partners
  const sumOf = (campaigns: readonly { pendingSubmissions: number }[]) =>
    campaigns.reduce((sum, each) => sum + each.pendingSubmissions, 0)
  return [
    sumOf(await read('/api/brand/campaigns', brand)),
    (await read(`/api/brand/campaigns/${liveId}`, brand)).pendingSubmissions,
    (await read('/api/brand/posts-to-review', brand)).count,
    (await read('/api/brand/submissions?status=pending', brand)).filter(isUndecided).length,
    sumOf(await read('/api/admin/campaigns', admin)),
  ]
}

const isUndecided = (post: { approvalFinalAt: string | null }) => post.approvalFinalAt === null

/** The sidebar's number, and what the lists behind it hold, each post and dispute once. */
async function adminsNumberAndLists(): Promise<number[]> {
  const posts = new Set<string>()
  for (const queue of ['risk', 'overdue', 'doubted']) {
    const listed = await read(`/api/admin/submissions?queue=${queue}`, admin)
    for (const post of listed.filter(isUndecided)) posts.add(post.id)
  }
  const disputes = (await read('/api/admin/disputes', admin)).filter(
    ({ turn }: { turn: string | null }) => turn === 'admin',
  )
  const { postDecisionsCount } = await read('/api/admin/attention', admin)
  return [postDecisionsCount, posts.size + disputes.length]
}

test('the number of pending decisions is the same on every screen, even while an approval can be undone', async () => {
  const [brandsBefore, adminsBefore] = [await toReviewEverywhere(), await adminsNumberAndLists()]

  const path = `/api/submissions/${flaggedId}`
  const approved = await server.call('POST', `${path}/approve`, { as: partners.brand })
  const [brandsKept, adminsKept] = [await toReviewEverywhere(), await adminsNumberAndLists()]
  await server.call('POST', `${path}/undo-approval`, { as: partners.brand })

  expect(approved.status).toBe(200)
  expect([brandsBefore, adminsBefore]).toEqual([Array(5).fill(3), [3, 3]])
  expect([brandsKept, adminsKept]).toEqual([Array(5).fill(2), [2, 2]])
  expect(await toReviewEverywhere()).toEqual(brandsBefore)
  expect(await adminsNumberAndLists()).toEqual(adminsBefore)
})
