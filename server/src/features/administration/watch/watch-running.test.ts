import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPayoutRow } from '#features/payouts/testing/payout-row.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { createHealth } from '#platform/watch/health.ts'
import { noMetrics, openMetrics } from '#platform/watch/metrics.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost, makeCreator } from '#testing/test-marketplace.ts'
import { watchRunning } from './watch-running.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let now = new Date()
let ms = 0
let taskSuccesses = createHealth(() => ms)

function deps(alertAddress: string | null = null) {
  return {
    database: database.db,
    clock: { now: () => now },
    encryption: createEncryption({ key: Buffer.alloc(32), previousKeys: [] }),
    mailer: null,
    appUrl: 'https://permille.test',
    supportAddress: 'help@permille.test',
    alertAddress,
    taskSuccesses,
    readQuotaUsed: async () => new Map([['youtube', 0.25]] as const),
  }
}

it('shows what only the database knows, while the turn is ours', async () => {
  await run(
    database.db,
    sql`INSERT INTO provider_balance (available_cents, pending_cents, read_at, dues)
      VALUES (500, 70, now(), '{"nowCents": 900}')`,
  )
  await run(
    database.db,
    sql`SELECT graphile_worker.add_job('late', run_at => now() - interval '90 seconds'),
      graphile_worker.add_job('later', run_at => now() + interval '1 hour')`,
  )
  const { id: postId } = await makeApprovedPost(database.db, { fundedCents: 1000 })
  await run(
    database.db,
    sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at)
      SELECT id, platform, social_account_id, now() - interval '2 minutes' FROM submissions WHERE id = ${postId}
      ON CONFLICT (submission_id) DO UPDATE SET next_read_at = excluded.next_read_at`,
  )
  const metrics = openMetrics()
  let isOurs = true
  const watchTurn = { isOurs: async () => isOurs, stop: async () => undefined }
  const task = watchRunning({ ...deps(), metrics, watchTurn })
  const read = async () => {
    await task.work()
    const lines = (await metrics.text()).matchAll(/^permille_(\S+) ([\d.]+)$/gm)
    return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
  }

  const shown = await read()

  expect(shown).toMatchObject({
    jobs_waiting: 1,
    jobs_given_up: 0,
    payouts_stopped: 1,
    payouts_queued: 0,
    books_broken_rules: 0,
    provider_balance_cents: 570,
    owed_cents: 900,
    inbox_oldest_seconds: 0,
    'provider_quota_used_ratio{platform="youtube"}': 0.25,
    schema_version: expect.any(Number),
  })
  expect(shown.jobs_oldest_seconds).toBeGreaterThanOrEqual(90)
  expect(shown['readings_overdue_seconds{platform="youtube"}']).toBeGreaterThanOrEqual(120)
  // Before the first clean run, any moment would be a lie.
  expect(shown).not.toHaveProperty('books_last_clean_seconds')
  isOurs = false
  const silent = await read()
  expect(silent).not.toHaveProperty('payouts_stopped')
  expect(silent).not.toHaveProperty('readings_overdue_seconds{platform="youtube"}')
})

it('tells the operator by mail when payouts stop and when they go on, once each', async () => {
  const watchTurn = { isOurs: async () => true, stop: async () => undefined }
  const start = () => watchRunning({ ...deps('ops@permille.test'), metrics: noMetrics, watchTurn })
  const listSubjects = async () => {
    const rows = await manyRows(
      database.db,
      sql<{ subject: string; body: string }>`SELECT subject, body FROM mails
        WHERE to_address = 'ops@permille.test' AND subject LIKE 'Payouts%' ORDER BY created_at`,
    )
    return rows.map(({ subject }) => subject)
  }
  let task = start()
  const workAfter = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
    await task.work()
  }

  await workAfter(0)
  await workAfter(4)
  expect(await listSubjects()).toEqual([])
  await workAfter(1)
  await workAfter(1)
  // Another process remembers what this one wrote.
  task = start()
  await workAfter(0)
  await workAfter(6)
  expect(await listSubjects()).toEqual(['Payouts are stopped'])

  await run(
    database.db,
    sql`INSERT INTO invariant_runs (id, violations, unchecked, stops_payouts, clean_until)
      VALUES (gen_random_uuid(), '[]', '[]', false, now() + interval '30 minutes')`,
  )
  await workAfter(1)
  await workAfter(1)
  expect(await listSubjects()).toEqual(['Payouts are stopped', 'Payouts are sent again'])

  // The database knows since when the books are broken, so that a worker that dies every two minutes tells it too.
  await run(
    database.db,
    sql`INSERT INTO invariant_runs (id, at, violations, unchecked, stops_payouts)
      VALUES (gen_random_uuid(), ${now}, '[]', '[]', true)`,
  )
  for (const known of [2, 2, 3]) {
    task = start()
    await workAfter(0)
    await workAfter(2)
    expect(await listSubjects()).toHaveLength(known)
  }
})

it('tells the operator by mail when a task of this worker does not succeed for long', async () => {
  taskSuccesses = createHealth(() => ms)
  const books = taskSuccesses.expect('watch the books', () => 600)
  const watchTurn = { isOurs: async () => true, stop: async () => undefined }
  const task = watchRunning({ ...deps('ops@permille.test'), metrics: noMetrics, watchTurn })
  const workAfter = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
    ms += minutes * 60_000
    await task.work()
  }
  const listMails = () =>
    manyRows(
      database.db,
      sql<{ subject: string; body: string }>`SELECT subject, body FROM mails
        WHERE subject LIKE 'Scheduled work%' ORDER BY created_at`,
    )

  await workAfter(9)
  await workAfter(2)
  expect(await listMails()).toEqual([])
  await workAfter(5)
  books.beat()
  await workAfter(1)

  expect(await listMails()).toMatchObject([
    {
      subject: 'Scheduled work does not succeed',
      body: expect.stringContaining('watch the books'),
    },
    { subject: 'Scheduled work succeeds again' },
  ])
})

it('tells the operator by mail of a broken rule that does not stop payouts', async () => {
  const watchTurn = { isOurs: async () => true, stop: async () => undefined }
  const task = watchRunning({ ...deps('ops@permille.test'), metrics: noMetrics, watchTurn })
  const checkedWith = async (violations: string) => {
    await run(database.db, sql`DELETE FROM invariant_runs`)
    await run(
      database.db,
      sql`INSERT INTO invariant_runs (id, violations, unchecked, stops_payouts, clean_until)
        VALUES (gen_random_uuid(), ${violations}::jsonb, '[]', false, now() + interval '30 minutes')`,
    )
    await task.work()
    now = new Date(now.getTime() + 5 * 60_000)
    await task.work()
  }

  await checkedWith('[{"id": "I38", "claim": "Every rule was checked", "offenders": []}]')
  await checkedWith('[]')

  const mails = await manyRows(
    database.db,
    sql`SELECT subject FROM mails WHERE subject LIKE '%rule of the books%' ORDER BY created_at`,
  )
  expect(mails).toEqual([
    { subject: 'A rule of the books is broken' },
    { subject: 'No rule of the books is broken' },
  ])
})

it('tells the operator by mail that a payout is late, once it could not be sent for a quarter of an hour', async () => {
  const creator = await makeCreator(database.db)
  const createdAt = new Date(Date.now() - 20 * 60_000)
  const payoutId = await insertPayoutRow(database.db, { creator, createdAt })
  const watchTurn = { isOurs: async () => true, stop: async () => undefined }
  const task = watchRunning({ ...deps('ops@permille.test'), metrics: noMetrics, watchTurn })
  const workAfter = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
    await task.work()
    return await manyRows(
      database.db,
      sql<{ subject: string }>`SELECT subject FROM mails WHERE subject LIKE '%payout is late%'
        ORDER BY created_at`,
    )
  }
  await run(database.db, sql`DELETE FROM invariant_runs`)
  await run(
    database.db,
    sql`INSERT INTO invariant_runs (id, violations, unchecked, stops_payouts, clean_until)
      VALUES (gen_random_uuid(), '[]', '[]', false, now() + interval '30 minutes')`,
  )

  const early = [await workAfter(0), await workAfter(14)]
  const late = await workAfter(1)
  await run(
    database.db,
    sql`UPDATE payouts SET status = 'failed', reason = 'test', settled_at = now()
      WHERE id = ${payoutId}`,
  )
  const over = await workAfter(1)

  expect(early).toEqual([[], []])
  expect(late).toEqual([{ subject: 'A payout is late' }])
  expect(over).toEqual([{ subject: 'A payout is late' }, { subject: 'No payout is late anymore' }])
})
