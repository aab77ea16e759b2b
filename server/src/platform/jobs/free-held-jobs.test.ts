import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { until } from '#testing/until.ts'
import { firstRow, manyRows, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'
import { keepWorkerLock } from '../database/worker-lock.ts'
import { freeHeldJobs } from './free-held-jobs.ts'
import { listGivenUpJobs } from './queue-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function holdJob(worker: string, secondsAgo: number): Promise<void> {
  const { db } = database
  await run(db, sql`SELECT graphile_worker.add_job('anything')`)
  await run(
    db,
    sql`UPDATE graphile_worker._private_jobs SET locked_by = ${worker},
      locked_at = now() - make_interval(secs => ${secondsAgo}) WHERE locked_by IS NULL`,
  )
}

async function listHolders(): Promise<string[]> {
  const rows = await manyRows(
    database.db,
    sql<{ lockedBy: string }>`SELECT locked_by FROM graphile_worker.jobs
      WHERE locked_by IS NOT NULL ORDER BY 1`,
  )
  return rows.map(({ lockedBy }) => lockedBy)
}

async function isPresent(name: string): Promise<boolean> {
  const row = await firstRow(
    database.db,
    sql<{ isFree: boolean }>`SELECT pg_try_advisory_xact_lock_shared(
      hashtextextended(${name}, 0)) AS is_free`,
  )
  return row?.isFree === false
}

it('frees a dead worker’s jobs at the second check, and never a live one’s', async () => {
  const { connectionString, log } = database
  const living = keepWorkerLock({ connectionString, log, name: 'pool-living' })
  const dying = keepWorkerLock({ connectionString, log, name: 'pool-dying' })
  await until(
    'both are present',
    async () => (await isPresent('pool-living')) && (await isPresent('pool-dying')),
  )
  await holdJob('pool-living', 3600)
  await holdJob('pool-dying', 3600)
  await holdJob('pool-beginning', 1)
  await dying.stop()
  const freeing = freeHeldJobs({ database: database.db, log })

  await freeing.work()
  const afterOne = await listHolders()
  await freeing.work()
  await freeing.work()
  const afterThree = await listHolders()
  await living.stop()

  expect(afterOne).toEqual(['pool-beginning', 'pool-dying', 'pool-living'])
  expect(afterThree).toEqual(['pool-beginning', 'pool-living'])
})

it('does not count an attempt that a kill cut off, until the third in a row', async () => {
  const { db, log } = database
  await run(db, sql`DELETE FROM graphile_worker._private_jobs`)
  await run(db, sql`SELECT graphile_worker.add_job('anything', max_attempts := 1)`)
  const freeing = freeHeldJobs({ database: db, log })
  const attempts: number[] = []

  for (const worker of ['pool-first', 'pool-second', 'pool-third']) {
    const taken = await run(
      db,
      sql`UPDATE graphile_worker._private_jobs SET attempts = attempts + 1, locked_by = ${worker},
        locked_at = now() - interval '1 hour' WHERE is_available AND run_at <= now()`,
    )
    expect(taken).toBe(1)
    await freeing.work()
    await freeing.work()
    const jobs = sql<{ attempts: number }>`SELECT attempts FROM graphile_worker.jobs`
    attempts.push(...(await manyRows(db, jobs)).map((job) => job.attempts))
  }

  expect(attempts).toEqual([0, 0, 1])
  expect(await listGivenUpJobs(db)).toMatchObject([
    { name: 'anything', words: expect.stringContaining('3 × in a row') },
  ])

  const error = 'They said\n\u001b[31mno'
  await run(db, sql`UPDATE graphile_worker._private_jobs SET last_error = ${error}`)
  expect(await listGivenUpJobs(db)).toMatchObject([{ words: 'They said [31mno' }])
})

it('recognises a worker whose connection was cut', async () => {
  const { connectionString, log } = database
  const presence = keepWorkerLock({ connectionString, log, name: 'pool-cut' })
  await until('it is present', () => isPresent('pool-cut'))

  await run(
    database.db,
    sql`SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )

  await until('it is present again', () => isPresent('pool-cut'), 10)
  await presence.stop()
})
