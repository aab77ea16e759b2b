import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openMetrics } from '#platform/watch/metrics.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { watchRunning } from './watch-running.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

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
  const metrics = openMetrics()
  let isOurs = true
  const watchTurn = { isOurs: async () => isOurs, stop: async () => undefined }
  const task = watchRunning({ database: database.db, metrics, watchTurn })
  const read = async () => {
    await task.work()
    const lines = (await metrics.text()).matchAll(/^permille_(\w+) ([\d.]+)$/gm)
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
    schema_version: expect.any(Number),
  })
  expect(shown.jobs_oldest_seconds).toBeGreaterThanOrEqual(90)
  // Before the first clean run, any moment would be a lie.
  expect(shown).not.toHaveProperty('books_last_clean_seconds')
  isOurs = false
  expect(await read()).not.toHaveProperty('payouts_stopped')
})
