import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { findLeased, leaseDuePosts, renewLeases } from './lease-store.ts'
import {
  deleteLeased,
  deleteSchedules,
  hurryFunded,
  hurryPosts,
  hurryWitnesses,
  insertMissingSchedules,
  insertSchedule,
  readWitnesses,
  saveNextReads,
} from './tracking-store.ts'

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

const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

interface Given {
  readonly nextReadAt?: Date
  readonly leasedUntil?: Date | null
  readonly platform?: 'youtube' | 'tiktok'
  readonly trouble?: string | null
  readonly lastReadAt?: Date | null
}

function approved(): Promise<SubmissionId> {
  return makeApprovedSubmission(database.db, { campaignId: campaign.id, creator })
}

/** An approved post on YouTube, due now and in nobody’s hands, unless given otherwise. */
async function givenTracked(given: Given = {}): Promise<SubmissionId> {
  const id = await approved()
  await database.db.transaction(async (tx) => {
    await insertSchedule(tx, { submissionId: id, at: given.nextReadAt ?? now })
    await run(
      tx,
      sql`UPDATE tracking_schedule SET leased_until = ${given.leasedUntil ?? null},
          platform = ${given.platform ?? 'youtube'}, trouble = ${given.trouble ?? null}
        WHERE submission_id = ${id}`,
    )
    await run(
      tx,
      sql`UPDATE submission_totals SET last_read_at = ${given.lastReadAt ?? null}
        WHERE submission_id = ${id}`,
    )
  })
  return id
}

async function lease(postsMax = 100): Promise<SubmissionId[]> {
  const request = { platform: 'youtube', now, leasedUntil: after(120), postsMax } as const
  const posts = await leaseDuePosts(database.db, request)
  return posts.map(({ submissionId }) => submissionId)
}

/** Seconds from `now` until each post is read next. */
async function waits(ids: readonly SubmissionId[]): Promise<(number | undefined)[]> {
  const rows = await manyRows(
    database.db,
    sql<{ id: SubmissionId; at: Date }>`SELECT submission_id AS id, next_read_at AS at
      FROM tracking_schedule`,
  )
  const found = new Map(rows.map(({ id, at }) => [id, (at.getTime() - now.getTime()) / 1000]))
  return ids.map((id) => found.get(id))
}

test('a post is tracked once it is approved, and not before', async () => {
  const pending = await makePendingSubmission(database.db, { campaignId: campaign.id, creator })
  const post = await approved()

  for (const submissionId of [pending, post]) {
    await database.db.transaction((tx) => insertSchedule(tx, { submissionId, at: now }))
  }

  expect(await waits([pending, post])).toEqual([undefined, 0])
})

test('a post is due from the exact moment of its next reading', async () => {
  const due = await givenTracked({ nextReadAt: now })
  await givenTracked({ nextReadAt: after(0.001) })
  await givenTracked({ platform: 'tiktok' })

  expect(await lease()).toEqual([due])
})

test('a lease lasts until its exact end, and then frees its post', async () => {
  await givenTracked({ leasedUntil: now })
  const free = await givenTracked({ leasedUntil: after(-0.001) })

  expect(await lease()).toEqual([free])
})

test('posts waiting longest are leased first', async () => {
  const [late, later] = [after(-20), after(-10)]
  const posts = [
    await givenTracked({ nextReadAt: late }),
    await givenTracked({ nextReadAt: later }),
  ]
  await givenTracked({ nextReadAt: after(-1) })

  expect((await lease(2)).sort()).toEqual(posts.sort())
})

test('posts that another worker is leasing are skipped, not waited for', async () => {
  const [taken, free] = [await givenTracked(), await givenTracked()]
  const request = { platform: 'youtube', now, leasedUntil: after(120), postsMax: 9 } as const

  const leased = await database.db.transaction(async (tx) => {
    await run(tx, sql`SELECT FROM tracking_schedule WHERE submission_id = ${taken} FOR UPDATE`)
    return await database.db.transaction(async (other) => {
      await run(other, sql`SET LOCAL lock_timeout = '100ms'`)
      return await leaseDuePosts(other, request)
    })
  })

  expect(leased.map(({ submissionId }) => submissionId)).toEqual([free])
})

test('only approved posts are read', async () => {
  const [locked, post] = [await givenTracked(), await givenTracked()]
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'cap' WHERE id = ${locked}`,
  )

  expect(await lease()).toEqual([post])
})

test('a worker keeps only those of the named posts that it still holds', async () => {
  const mine = after(120)
  const held = await givenTracked({ leasedUntil: mine })
  const lost = await givenTracked({ leasedUntil: after(121) })
  const unnamed = await givenTracked({ leasedUntil: mine })
  const named = { submissionIds: [held, lost], leasedUntil: mine }

  const found = await findLeased(database.db, named)
  const renewed = await renewLeases(database.db, { ...named, until: after(240) })

  expect([[...found], [...renewed]]).toEqual([[held], [held]])
  const rest = { submissionIds: [held, unnamed], leasedUntil: mine }
  expect([...(await findLeased(database.db, rest))]).toEqual([unnamed])
})

test('readings are stored for the posts still held, and release them', async () => {
  const mine = after(120)
  const held = await givenTracked({ leasedUntil: mine })
  const lost = await givenTracked({ leasedUntil: after(121) })
  const other = await givenTracked({ leasedUntil: mine })
  const next = { nextReadAt: after(600), wantedSeconds: 450 }
  const news = { ...next, viewsPerHour: 2.5, missedCount: 3, failedCount: 4 }
  const trouble = { trouble: 'outage', absentSince: after(-60) } as const
  const reads = [held, lost].map((submissionId) => ({ submissionId, ...news, ...trouble }))

  const saved = await database.db.transaction((tx) =>
    saveNextReads(tx, { reads, leasedUntil: mine }),
  )

  expect(saved).toBe(1)
  expect(await waits([held, lost, other])).toEqual([600, 0, 0])
  const row = await exactlyOne(
    database.db,
    sql`SELECT wanted_seconds, views_per_hour, missed_count, failed_count, trouble, absent_since,
        leased_until
      FROM tracking_schedule WHERE submission_id = ${held}`,
  )
  const { nextReadAt: _, ...counts } = news
  expect(row).toEqual({ ...counts, ...trouble, leasedUntil: null })
})

test('a worker stops the reading of a post that it holds, and of no other', async () => {
  const mine = after(120)
  const held = await givenTracked({ leasedUntil: mine })
  const lost = await givenTracked({ leasedUntil: after(121) })
  const other = await givenTracked({ leasedUntil: mine })

  const stopped = await database.db.transaction(async (tx) => [
    await deleteLeased(tx, { submissionId: held, leasedUntil: mine }),
    await deleteLeased(tx, { submissionId: lost, leasedUntil: mine }),
  ])

  expect(stopped).toEqual([true, false])
  expect(await waits([held, lost, other])).toEqual([undefined, 0, 0])
})

test('the schedules of the given posts are deleted, and the others stay', async () => {
  const [one, two, other] = [await givenTracked(), await givenTracked(), await givenTracked()]

  await database.db.transaction((tx) => deleteSchedules(tx, [one, two]))

  expect(await waits([one, two, other])).toEqual([undefined, undefined, 0])
})

test('a platform’s witnesses are its tracked posts, as of the last one seen', async () => {
  await givenTracked({ lastReadAt: after(-30) })
  await givenTracked({ lastReadAt: after(-20) })
  await givenTracked()
  await givenTracked({ platform: 'tiktok', lastReadAt: after(-10) })

  expect(await readWitnesses(database.db, 'youtube')).toEqual({
    trackedCount: 3,
    lastSeenAt: after(-20),
  })
})

test('the three visible posts due soonest are brought forward', async () => {
  const ids: SubmissionId[] = []
  for (const seconds of [40, 10, 20, 30]) {
    ids.push(await givenTracked({ nextReadAt: after(seconds) }))
  }
  ids.push(await givenTracked({ nextReadAt: after(5), trouble: 'absent' }))
  ids.push(await givenTracked({ nextReadAt: after(5), platform: 'tiktok' }))
  ids.push(await givenTracked({ nextReadAt: after(-5) }))
  ids.push(await givenTracked({ nextReadAt: now }))

  await hurryWitnesses(database.db, { platform: 'youtube', at: now })

  expect(await waits(ids)).toEqual([40, 0, 0, 0, 5, 5, -5, 0])
})

test('a changed post is read at once, on its platform only', async () => {
  const ids = [await givenTracked({ nextReadAt: after(60) }), await givenTracked()]
  const other = await givenTracked({ nextReadAt: after(60) })
  const externalPostIds = ids.map((id) => id.replaceAll('-', '').slice(-11))
  const hurry = (platform: 'youtube' | 'tiktok') =>
    hurryPosts(database.db, { platform, externalPostIds, at: now })

  const hurried = [await hurry('tiktok'), await hurry('youtube')]

  expect(hurried).toEqual([0, 1])
  expect(await waits([...ids, other])).toEqual([0, 0, 60])
})

test('an approved post whose tracking never started starts now, and others keep their time', async () => {
  await database.db.transaction((tx) => insertMissingSchedules(tx, now))
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  const tracked = await givenTracked({ nextReadAt: after(60) })
  const pending = await makePendingSubmission(database.db, { campaignId: campaign.id, creator })
  const forgotten = await approved()

  await database.db.transaction((tx) => insertMissingSchedules(tx, after(5)))

  expect(await waits([tracked, pending, forgotten])).toEqual([60, undefined, 5])
})

test('a campaign with new money has its posts read, unless just read, missing or due', async () => {
  const [stale, fresh] = [after(-3601), after(-3600)]
  const ids = [
    await givenTracked({ nextReadAt: after(900), lastReadAt: stale }),
    await givenTracked({ nextReadAt: after(900), lastReadAt: fresh }),
    await givenTracked({ nextReadAt: after(900), lastReadAt: stale }),
    await givenTracked({ nextReadAt: after(-5), lastReadAt: stale }),
  ]
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET missed_count = 1 WHERE submission_id = ${ids[2]}`,
  )

  await hurryFunded(database.db, { campaignId: campaign.id, at: now })
  const own = await waits(ids)
  await run(database.db, sql`UPDATE tracking_schedule SET next_read_at = ${after(900)}`)
  const other = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  await hurryFunded(database.db, { campaignId: other.id, at: now })

  expect(own).toEqual([0, 900, 900, -5])
  expect(await waits(ids)).toEqual([900, 900, 900, 900])
})
