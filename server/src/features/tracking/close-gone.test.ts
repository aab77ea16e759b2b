import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseServer } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { closeGone, maybeGone } from './close-gone.ts'
import type { PostOutcome } from './read-batch.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let campaign: TestCampaign
let creator: TestCreator
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  creator = await makeCreator(database.db)
})
beforeEach(() => run(database.db, sql`DELETE FROM tracking_schedule`))
afterAll(() => database.close())

const now = new Date('2030-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const leasedUntil = after(120)

/** A post in this worker's lease, to be read again in a minute; absent unless it was seen. */
async function givenTracked(lastReadAt: Date | null = null): Promise<SubmissionId> {
  const submissionId = await makeApprovedSubmission(database.db, {
    campaignId: campaign.id,
    creator,
  })
  await database.db.transaction(async (tx) => {
    await insertSchedule(tx, { submissionId, at: after(60) })
    const trouble = lastReadAt === null ? 'absent' : null
    await run(
      tx,
      sql`UPDATE tracking_schedule SET leased_until = ${leasedUntil}, trouble = ${trouble}
        WHERE submission_id = ${submissionId}`,
    )
    await run(
      tx,
      sql`UPDATE submission_totals SET last_read_at = ${lastReadAt}
        WHERE submission_id = ${submissionId}`,
    )
  })
  return submissionId
}

/** Absent for a minute, and this is the eighth time. */
function absence(
  submissionId: SubmissionId,
  { missedCount = 7, absentSince = after(-60) as Date | null } = {},
): PostOutcome {
  const post = {
    submissionId,
    platform: 'youtube',
    socialAccountId: 'a' as SocialAccountId,
    platformUserId: 'u',
    externalPostId: 'e',
    approvedAt: after(-3600),
    viewsPerHour: 0,
    publishedAt: null,
    ratePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    campaignMoney: 'enough',
    missedCount,
    failedCount: 0,
    trouble: 'absent',
    absentSince,
    highestViewCount: 0,
    lastReadAt: null,
  } as const
  return { kind: 'absent', post, note: 'The post is not visible' }
}

function close(outcomes: readonly PostOutcome[], server: DatabaseServer = database.db) {
  return closeGone({ database: server, clock: { now: () => now } }, outcomes, leasedUntil)
}

interface State {
  readonly status: string
  /** Until its next reading; null once none follows. */
  readonly seconds: number | null
}

async function statesOf(...ids: SubmissionId[]): Promise<(State | undefined)[]> {
  const rows = await manyRows(
    database.db,
    sql<State & { id: SubmissionId }>`SELECT s.id, s.status,
        extract(epoch FROM k.next_read_at - ${now}::timestamptz)::int AS seconds
      FROM submissions s LEFT JOIN tracking_schedule k ON k.submission_id = s.id`,
  )
  const found = new Map(rows.map(({ id, status, seconds }) => [id, { status, seconds }]))
  return ids.map((id) => found.get(id))
}

const tracked = { status: 'approved', seconds: 60 }
const hurried = { status: 'approved', seconds: 0 }
const gone = { status: 'locked', seconds: null }

test('a post may be gone from its eighth consecutive absence on', () => {
  const id = 's' as SubmissionId
  const found = [6, 7, 8].map((missedCount) => maybeGone(absence(id, { missedCount })))

  expect(found).toEqual([false, true, true])
})

test('a post is gone once its platform has shown another since its absence began', async () => {
  const [id, other] = [await givenTracked(), await givenTracked(after(-60))]

  const flagged = await close([absence(id)])

  expect(flagged).toEqual([])
  expect(await statesOf(id, other)).toEqual([gone, tracked])
})

test('a post whose platform has shown nothing since is uncertain, and others are read next', async () => {
  const [id, other] = [await givenTracked(), await givenTracked(after(-60.001))]
  const outcome = absence(id)

  const flagged = await close([outcome])

  expect(flagged).toEqual([outcome])
  expect(await statesOf(id, other)).toEqual([tracked, hurried])
})

test('it is also uncertain while the start of its absence is unknown', async () => {
  const [id, other] = [await givenTracked(), await givenTracked(now)]
  const outcome = absence(id, { absentSince: null })

  expect(await close([outcome])).toEqual([outcome])
  expect(await statesOf(id, other)).toEqual([tracked, hurried])
})

test('a platform’s only post needs no other to be gone', async () => {
  const id = await givenTracked()

  expect(await close([absence(id)])).toEqual([])
  expect(await statesOf(id)).toEqual([gone])
})

test('a post that another worker has taken over is left to it', async () => {
  const id = await givenTracked()
  await run(database.db, sql`UPDATE tracking_schedule SET leased_until = ${after(240)}`)

  expect(await close([absence(id)])).toEqual([])
  expect(await statesOf(id)).toEqual([tracked])
})

test('a database failure is not mistaken for a lost lease', async () => {
  const id = await givenTracked()
  const trouble = new Error('connection lost')
  const failing = { ...database.db, transaction: () => Promise.reject(trouble) }

  await expect(close([absence(id)], failing)).rejects.toBe(trouble)
})
