import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedPost,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { createCallCounter } from '../connections/public.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { readDuePosts } from './read-due-posts.ts'
import { settleShortfall } from './settle-shortfall.ts'
import type { TrackingDeps } from './tracking-deps.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let sandbox: TestSandbox
let deps: TrackingDeps

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startTestSandbox()
  const quota = { quotaMultiplier: 1000, xReadsPerDay: 1000 }
  const countCall = createCallCounter({ ...quota, database: database.db, clock: systemClock })
  deps = {
    database: database.db,
    platforms: sandbox.platforms,
    encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
    countCall,
    clock: systemClock,
    earningsHoldHours: 72,
    hotIntervalSeconds: 5,
    log: database.log,
  }
})
beforeEach(() => sandbox.clearFaults())
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

let made = 0

/** An approved submission of a post that the sandbox knows with this many views, due to be read. */
async function givenTrackedPost(given: {
  views: number
  fundedCents?: number
  maxPayoutCents?: number
}) {
  made += 1
  const externalPostId = `trackedpost${made}`.slice(-11)
  const { fundedCents = 100_000, maxPayoutCents = 0 } = given
  const { campaign, id } = await makeApprovedPost(database.db, { fundedCents, maxPayoutCents })
  const start = { submissionId: id, at: new Date(0) }
  await database.db.transaction((tx) => insertSchedule(tx, start))
  await run(
    database.db,
    sql`UPDATE submissions SET external_post_id = ${externalPostId} WHERE id = ${id}`,
  )
  await setViews(externalPostId, given.views)
  return { id, externalPostId, campaignId: campaign.id }
}

function setViews(
  externalPostId: string,
  views: number,
  state: 'public' | 'private' | 'deleted' = 'public',
) {
  return sandbox.setPost({ platform: 'youtube', username: 'ada', externalPostId, views, state })
}

async function readAgain(submissionId: SubmissionId) {
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET next_read_at = now() - interval '1 second', leased_until = NULL
      WHERE submission_id = ${submissionId}`,
  )
  for (const platform of deps.platforms.values()) await readDuePosts(deps, platform)
}

async function snapshotsOf(submissionId: SubmissionId) {
  return await manyRows(
    database.db,
    sql<{ viewCount: number | null; counted: boolean; note: string | null }>`
      SELECT view_count, counted, note FROM submission_metrics
      WHERE submission_id = ${submissionId} ORDER BY id`,
  )
}

test('views read from the platform become a snapshot and earnings', async () => {
  const { id } = await givenTrackedPost({ views: 5000 })

  await readAgain(id)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({
    viewCount: 5000,
    accruedCents: 1500,
  })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('earnings from views without likes are set aside by the reading that finds them', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 5000 })
  await readAgain(id)
  const bought = { views: 5_000_000, likes: 2 }
  await sandbox.setPost({ platform: 'youtube', username: 'ada', externalPostId, ...bought })

  await readAgain(id)

  const frozen = sql<{ cents: number }>`SELECT f.accrued_cents AS cents FROM accrual_freezes f
    JOIN earning_accruals a ON a.id = f.accrual_id WHERE a.submission_id = ${id}`
  expect(await manyRows(database.db, frozen)).toEqual([{ cents: 98_500 }])
})

test('unchanged views write no row', async () => {
  const { id } = await givenTrackedPost({ views: 700 })
  await readAgain(id)

  await readAgain(id)

  expect(await snapshotsOf(id)).toHaveLength(1)
})

test('a missing post does not count as 0 views: its money stays, and only the first miss is stored', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 4000 })
  await readAgain(id)
  await setViews(externalPostId, 4000, 'deleted')

  await readAgain(id)
  await readAgain(id)

  expect(await snapshotsOf(id)).toEqual([
    { viewCount: 4000, counted: true, note: null },
    { viewCount: null, counted: false, note: 'The post is not visible' },
  ])
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1200 })
})

test('a post that stays missing is locked with its earnings', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 4000 })
  await readAgain(id)
  await setViews(externalPostId, 4000, 'private')

  const other = await givenTrackedPost({ views: 1 })
  for (let tries = 0; tries < 8; tries += 1) {
    await readAgain(other.id)
    await readAgain(id)
  }

  const { status, lockReason } = await exactlyOne(
    database.db,
    sql<{ status: string; lockReason: string }>`
      SELECT status, lock_reason FROM submissions WHERE id = ${id}`,
  )
  expect({ status, lockReason }).toEqual({ status: 'locked', lockReason: 'gone' })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('an outage changes no money, and the next reading catches up', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 1000 })
  await readAgain(id)
  await setViews(externalPostId, 9000)
  await sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 1,
  })

  await readAgain(id)
  const during = await readSubmissionSums(database.db, id)
  await readAgain(id)
  const after = await readSubmissionSums(database.db, id)

  expect([during.accruedCents, after.accruedCents]).toEqual([300, 2700])
})

test('one miss after an outage, however long, does not lock the post', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 1000 })
  await readAgain(id)
  await sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 100,
  })
  for (let tries = 0; tries < 9; tries += 1) await readAgain(id)
  await sandbox.clearFaults()
  await setViews(externalPostId, 1000, 'private')

  await readAgain(id)

  expect(await statusOf(id)).toBe('approved')
  expect(await snapshotsOf(id)).toHaveLength(2)
})

test('an account whose tokens cannot be decrypted does not block the others', async () => {
  const broken = await givenTrackedPost({ views: 2000 })
  const healthy = await givenTrackedPost({ views: 3000 })
  await run(
    database.db,
    sql`UPDATE social_accounts SET access_token = 'sealed with another key',
        token_expires_at = now() + interval '1 day'
      WHERE id = (SELECT social_account_id FROM submissions WHERE id = ${broken.id})`,
  )
  const byAccount = { size: 50, perAccount: true }

  for (const platform of deps.platforms.values()) {
    await readDuePosts(deps, { ...platform, batch: byAccount })
  }

  expect(await readSubmissionSums(database.db, healthy.id)).toMatchObject({ accruedCents: 900 })
  expect(await readSubmissionSums(database.db, broken.id)).toMatchObject({ accruedCents: 0 })
  expect(await statusOf(broken.id)).toBe('approved')
})

test('a campaign that runs out of money pauses, and a top-up pays the arrears', async () => {
  const { id, campaignId } = await givenTrackedPost({ views: 10_000, fundedCents: 1000 })
  await readAgain(id)
  const paused = await exactlyOne(
    database.db,
    sql<{ status: string; pauseReason: string }>`
      SELECT status, pause_reason FROM campaigns WHERE id = ${campaignId}`,
  )
  await topUp(campaignId, 5000)

  await settleShortfall(deps, campaignId)

  expect(paused).toEqual({ status: 'paused', pauseReason: 'budget_exhausted' })
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 3000 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

async function topUp(campaignId: CampaignId, cents: number) {
  await run(
    database.db,
    sql`WITH campaign AS (
        UPDATE campaigns SET funded_cents = funded_cents + ${cents}, budget_cents = budget_cents + ${cents}
        WHERE id = ${campaignId}
      )
      INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        idempotency_key, campaign_id)
      VALUES (gen_random_uuid(), 'brand_fund', 'funding', ${cents}, 'asset:stripe',
        ${`campaign:${campaignId}:budget`}, ${`fund:pi_topup_${campaignId}`}, ${campaignId})`,
  )
}

test('a post that reached its cap is locked', async () => {
  const { id } = await givenTrackedPost({ views: 100_000, maxPayoutCents: 2000 })
  await readAgain(id)

  await closeEndedSubmissions(deps)

  expect(await statusOf(id)).toBe('locked')
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 2000 })
})

test('a post whose window has ended is read again before it is locked', async () => {
  const { id, externalPostId } = await givenTrackedPost({ views: 1000 })
  await readAgain(id)
  await setViews(externalPostId, 8000)
  await run(
    database.db,
    sql`UPDATE submissions SET tracks_until = now() - interval '1 minute' WHERE id = ${id}`,
  )
  await run(
    database.db,
    sql`UPDATE submission_totals SET last_read_at = now() - interval '5 days' WHERE submission_id = ${id}`,
  )
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET next_read_at = now() + interval '2 days' WHERE submission_id = ${id}`,
  )

  await closeEndedSubmissions(deps)
  const before = await statusOf(id)
  for (const platform of deps.platforms.values()) await readDuePosts(deps, platform)
  await closeEndedSubmissions(deps)

  expect([before, await statusOf(id)]).toEqual(['approved', 'locked'])
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 2400 })
})

async function statusOf(submissionId: SubmissionId): Promise<string> {
  const row = await exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${submissionId}`,
  )
  return row.status
}
