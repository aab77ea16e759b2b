import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { deletePayouts } from '#testing/delete-payouts.ts'
import { makeOwningPartners, type OwningPartners } from '#testing/partners.ts'
import { readingOf } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { suspend } from '#testing/test-users.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { readAttention } from './read-attention.ts'

let server: TestServer
let partners: OwningPartners
let db: Database

beforeAll(async () => {
  server = await startTestServer()
  partners = await makeOwningPartners(server)
  db = server.database.db
  // Theirs failed too long ago to need anyone.
  await run(db, sql`UPDATE payouts SET settled_at = now() - interval '8 days'`)
})
afterAll(() => server.close())

const now = new Date()
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

async function givenPayout(status: 'queued' | 'failed', unknownSince: Date | null): Promise<void> {
  const settledAt = status === 'failed' ? minutesAgo(10) : null
  await run(
    db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, unknown_since,
        reason, settled_at)
      VALUES (${newId()}, ${partners.creatorId}, 2000, ${status}, 'acct_1', ${unknownSince},
        'The account is closed', ${settledAt})`,
  )
}

test('a quiet marketplace needs no attention', async () => {
  expect(await readAttention(db, now)).toEqual({
    restore: null,
    riskySubmissions: { count: 0, since: null, firstId: null },
    overdueSubmissions: { count: 0, since: null, firstId: null },
    postDecisionsCount: 0,
    doubtedSubmissions: { count: 0, since: null, firstId: null },
    disputes: { count: 0, since: null, firstId: null },
    unclearPayouts: { count: 0, since: null },
    heldPayouts: { count: 0, since: null },
    openExceptions: { count: 0, since: null },
    frozenCreators: [],
    failedPayouts: { count: 0, since: null },
    chargebacks: { count: 0, since: null },
    fraudWarnings: { count: 0, since: null },
    refusedAccounts: [],
    shortfall: null,
    strayFundings: [],
    openMessages: { count: 0, since: null },
    failedSetupChecks: { count: 0, since: null },
    failingPlatforms: [],
  })
})

test('a call from a moment ago needs no attention, one from ten minutes ago does', async () => {
  await givenPayout('queued', minutesAgo(1))
  const fresh = await readAttention(db, now)
  await run(db, sql`UPDATE payouts SET unknown_since = ${minutesAgo(10)}`)
  const old = await readAttention(db, now)
  await deletePayouts(server.database.db)

  expect(fresh.unclearPayouts.count).toBe(0)
  expect(old.unclearPayouts).toEqual({ count: 1, since: minutesAgo(10) })
})

test('a suspended creator’s payout is held, not unclear, and their earnings are frozen', async () => {
  await givenPayout('queued', minutesAgo(10))
  await suspend(server.database.db, partners.creator.userId)
  const at = new Date()
  const readings = [readingOf(partners.approvedId, 21_000, at)]
  await server.database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))

  const found = await readAttention(db, now)

  await deletePayouts(server.database.db)
  await run(db, sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL`)
  expect(found).toMatchObject({
    heldPayouts: { count: 1 },
    unclearPayouts: { count: 0, since: null },
    frozenCreators: [{ userId: partners.creator.userId, frozenCents: 300, since: at }],
  })
})

test('each kind of problem is counted, with its start', async () => {
  await run(
    db,
    sql`UPDATE submissions SET risks = '{"2,000 views, 3 likes"}', auto_approves_at = ${minutesAgo(30)}
      WHERE id = ${partners.pendingId}`,
  )
  await givenPayout('failed', null)
  await run(
    db,
    sql`UPDATE campaign_funding SET last_error = 'The amount received differs from the amount requested.'
      WHERE campaign_id = ${partners.draftId}`,
  )
  await run(
    db,
    sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at,
        missed_count, trouble)
      VALUES (${partners.approvedId}, 'youtube', ${partners.accountId}, now(), 3, 'reconnect')`,
  )

  const found = await readAttention(db, now)

  expect(found.riskySubmissions.count).toBe(1)
  // The same post in two queues.
  expect(found.postDecisionsCount).toBe(1)
  const firstId = partners.pendingId
  expect(found.overdueSubmissions).toEqual({ count: 1, since: minutesAgo(30), firstId })
  expect(found.riskySubmissions.firstId).toBe(firstId)
  expect(found.failedPayouts).toEqual({ count: 1, since: minutesAgo(10) })
  expect(found.strayFundings).toMatchObject([
    { brandUserId: partners.brand.userId, amountCents: 10_000 },
  ])
  const posts = { platform: 'youtube', unreadCount: 1, trackedCount: 1 }
  expect(found.failingPlatforms).toEqual([
    { ...posts, trouble: 'reconnect', detail: null, since: null },
  ])
})

test('a refused payout account is shown with the provider’s message', async () => {
  const since = minutesAgo(3)
  await run(
    db,
    sql`UPDATE creators SET payout_link_refusal = 'Your platform needs approval',
        payout_link_refused_at = ${since} WHERE id = ${partners.creatorId}`,
  )

  const { refusedAccounts } = await readAttention(db, now)

  await run(db, sql`UPDATE creators SET payout_link_refusal = NULL, payout_link_refused_at = NULL`)
  expect(refusedAccounts).toMatchObject([
    { userId: partners.creator.userId, words: 'Your platform needs approval', since },
  ])
})

test('a failing platform is listed with its own message; a brief outage is not', async () => {
  await run(db, sql`DELETE FROM tracking_schedule`)
  await run(
    db,
    sql`INSERT INTO platform_troubles (platform, trouble, reason, since, seen_at) VALUES
      ('x', 'credits', 'CreditsDepleted', ${minutesAgo(1)}, ${now}),
      ('youtube', 'outage', 'backendError', ${minutesAgo(1)}, ${now}),
      ('tiktok', 'keys', 'invalid_client', ${minutesAgo(60 * 30)}, ${minutesAgo(60 * 25)})`,
  )

  const { failingPlatforms } = await readAttention(db, now)

  expect(failingPlatforms).toEqual([
    {
      platform: 'x',
      trouble: 'credits',
      unreadCount: 0,
      trackedCount: 0,
      detail: 'CreditsDepleted',
      since: minutesAgo(1),
    },
  ])
  await run(db, sql`DELETE FROM platform_troubles`)
})

test('when every post of a platform is missing at once, the platform is listed as failing', async () => {
  const missing = [partners.approvedId, partners.pendingId]
  for (const submissionId of missing) {
    await run(
      db,
      sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at,
          missed_count, trouble, absent_since)
        VALUES (${submissionId}, 'youtube', ${partners.accountId}, now(), 3, 'absent',
          ${minutesAgo(20)})`,
    )
  }
  await run(db, sql`UPDATE submission_totals SET last_read_at = ${minutesAgo(30)}`)
  const unseen = await readAttention(db, now)
  await run(
    db,
    sql`UPDATE submission_totals SET last_read_at = ${minutesAgo(10)}
      WHERE submission_id = ${partners.approvedId}`,
  )
  const seen = await readAttention(db, now)

  const posts = { platform: 'youtube', unreadCount: 2, trackedCount: 2 }
  expect(unseen.failingPlatforms).toMatchObject([
    { ...posts, trouble: 'vanished', since: minutesAgo(20) },
  ])
  expect(seen.failingPlatforms).toMatchObject([{ ...posts, trouble: 'absent', since: null }])
})

test('a dispute needs an admin once the brand has answered, or its time has run out', async () => {
  const opened = { creatorId: partners.creatorId, userId: partners.creator.userId }
  const deps = { database: server.database.db, clock: { now: () => minutesAgo(60) } }
  const request = { submissionId: partners.rejectedId, reason: 'The label is there.' }
  await openDispute(deps, { ...request, ...opened })
  const unanswered = await readAttention(db, now)
  const silent = await readAttention(db, new Date(now.getTime() + 3 * 24 * 3_600_000))

  expect(unanswered.disputes).toEqual({ count: 0, since: null, firstId: null })
  expect(silent.disputes).toMatchObject({ count: 1, firstId: partners.rejectedId })
})
