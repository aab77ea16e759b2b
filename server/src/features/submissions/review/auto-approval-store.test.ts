import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { runWhile } from '#testing/row-locks.ts'
import { markSeen } from '#testing/seen-posts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { sources } from '../read/list-store.ts'
import { markApproved, markRejected } from '../submission-store.ts'
import { deadlineColumns, findBar, listDueApprovals, moveToAdmins } from './auto-approval-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const submittedAt = new Date('2026-06-01T12:00:00Z')
const dueAt = addHours(submittedAt, 48)

function change(statement: Statement<unknown>): Promise<number> {
  return database.db.transaction((tx) => run(tx, statement))
}

async function givenPlace(approvedPostsMax = 10) {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  await change(
    sql`UPDATE campaigns SET approved_posts_max = ${approvedPostsMax} WHERE id = ${campaign.id}`,
  )
  return { campaign, creator: await makeCreator(database.db) }
}

interface Place {
  readonly campaign: TestCampaign
  readonly creator: TestCreator
}

function givenPending({ campaign, creator }: Place, at = submittedAt): Promise<SubmissionId> {
  return makePendingSubmission(database.db, { campaignId: campaign.id, creator, at })
}

async function flag(submissionId: SubmissionId): Promise<SubmissionId> {
  await change(sql`UPDATE submissions SET risks = '{Bought}' WHERE id = ${submissionId}`)
  return submissionId
}

async function reject(submissionId: SubmissionId): Promise<SubmissionId> {
  const rejected = { submissionId, at: dueAt, code: 'off_brief', reason: 'No.' }
  await database.db.transaction((tx) => markRejected(tx, rejected))
  return submissionId
}

async function approve(submissionId: SubmissionId): Promise<SubmissionId> {
  const approved = { submissionId, at: dueAt, tracksUntil: addHours(dueAt, 1) }
  await database.db.transaction((tx) => markApproved(tx, approved))
  return submissionId
}

async function reasonsOf(submissionId: SubmissionId): Promise<readonly string[]> {
  return (await database.db.transaction((tx) => findBar(tx, submissionId, dueAt))).reasons
}

/** Which of these the system would approve then. */
async function dueOf(ids: readonly SubmissionId[], at: Date): Promise<SubmissionId[]> {
  for (const id of ids) await markSeen(database.db, id, at)
  return (await listDueApprovals(database.db, at)).filter((id) => ids.includes(id))
}

/** Which of these move to the admins then. */
async function movedOf(ids: readonly SubmissionId[], at: Date): Promise<SubmissionId[]> {
  const moved = await database.db.transaction((tx) => moveToAdmins(tx, at))
  return moved.filter((id) => ids.includes(id))
}

test('a post is due at its deadline, not a second before, and only while it is pending', async () => {
  const place = await givenPlace()
  const pending = await givenPending(place)
  const ids = [
    pending,
    await approve(await givenPending(place)),
    await reject(await givenPending(place)),
  ]

  expect(await dueOf(ids, addSeconds(dueAt, -1))).toEqual([])
  expect(await dueOf(ids, dueAt)).toEqual([pending])
})

test('flagged posts move to the admins at their deadline, once; others never', async () => {
  const place = await givenPlace()
  const flagged = await flag(await givenPending(place))
  const decided = [
    await approve(await givenPending(place)),
    await reject(await givenPending(place)),
  ]
  for (const id of decided) await flag(id)
  const ids = [flagged, ...decided, await givenPending(place)]

  expect(await movedOf(ids, addSeconds(dueAt, -1))).toEqual([])
  expect(await movedOf(ids, dueAt)).toEqual([flagged])
  expect(await movedOf(ids, dueAt)).toEqual([])
  expect(await dueOf([flagged], dueAt)).toEqual([])
})

test('a post approved at the same moment does not move to the admins', async () => {
  const flagged = await flag(await givenPending(await givenPlace()))

  const moved = await runWhile(
    database.db,
    (tx) => markApproved(tx, { submissionId: flagged, at: dueAt, tracksUntil: dueAt }),
    () => movedOf([flagged], dueAt),
  )

  expect(moved).toEqual({ status: 'fulfilled', value: [] })
  const row = sql`SELECT needs_admin FROM submissions WHERE id = ${flagged}`
  expect(await exactlyOne(database.db, row)).toEqual({ needsAdmin: false })
})

test('a creator’s limit counts their own posts in the same campaign', async () => {
  const place = await givenPlace(1)
  const elsewhere = { ...place, campaign: (await givenPlace()).campaign }
  const other = { ...place, creator: await makeCreator(database.db) }
  for (const { campaign, creator } of [elsewhere, other]) {
    await makeApprovedSubmission(database.db, { campaignId: campaign.id, creator })
  }
  await reject(await givenPending(place, addHours(submittedAt, -3)))
  await flag(await givenPending(place, addHours(submittedAt, -2)))
  const next = await givenPending(place)

  expect(await reasonsOf(next)).toEqual([])
  await givenPending(place, addHours(submittedAt, -1))
  expect(await reasonsOf(next)).toEqual(['creator-limit'])
})

test('a limit reached exactly leaves the next post to an admin', async () => {
  const place = await givenPlace(2)
  const { campaign, creator } = place
  await makeApprovedSubmission(database.db, { campaignId: campaign.id, creator })
  const [second, third] = [
    await givenPending(place),
    await givenPending(place, addSeconds(submittedAt, 1)),
  ]

  expect(await reasonsOf(second)).toEqual([])
  expect(await reasonsOf(third)).toEqual(['creator-limit'])
})

test('each post has its own reasons, and a decided post has neither reasons nor a deadline', async () => {
  const place = await givenPlace()
  const [flagged, clean] = [await flag(await givenPending(place)), await givenPending(place)]
  const decided = await flag(await approve(await givenPending(place)))

  expect(await deadlineOf(flagged)).toMatchObject({
    decisionDueAt: dueAt,
    autoApprovesAt: null,
    adminReasons: ['flagged'],
  })
  expect(await deadlineOf(clean)).toMatchObject({
    decisionDueAt: dueAt,
    autoApprovesAt: dueAt,
    adminReasons: [],
  })
  for (const id of [decided, await approve(await givenPending(place))]) {
    expect(await deadlineOf(id)).toMatchObject({
      decisionDueAt: null,
      autoApprovesAt: null,
      adminReasons: [],
    })
  }
})

function deadlineOf(submissionId: SubmissionId) {
  return exactlyOne(
    database.db,
    sql`SELECT ${deadlineColumns} FROM ${sources} WHERE s.id = ${submissionId}`,
  )
}
