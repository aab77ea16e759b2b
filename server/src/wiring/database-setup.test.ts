import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyRows, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { runGivenUpJobs } from '../platform/jobs/queue-store.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connectionsOf } from './connection-budget.ts'
import {
  databaseSetup,
  judgeConnections,
  judgeDurability,
  judgeObservation,
  type ServerSettings,
} from './database-setup.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const safe: ServerSettings = {
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  connectionsMax: 197,
  idleInTransaction: '1min',
  logLockWaits: 'on',
  hasStatements: true,
}

async function ask(code: string, given: { migrationUrl?: string; isMigrating?: boolean } = {}) {
  const { db, connectionString: directUrl } = database
  const server = { isEmbedded: false, providerMode: 'live', role: 'all', directUrl } as const
  const config = { ...server, migrationUrl: directUrl, isMigrating: false, ...given }
  const question = databaseSetup(config, db).questions.find((each) => each.code === code)
  return await question?.check()
}

it.each([
  [{ fsync: 'off' }, 'fsync = on'],
  [{ fullPageWrites: 'off' }, 'full_page_writes = on'],
  [{ synchronousCommit: 'off' }, 'synchronous_commit = on'],
  [{ synchronousCommit: 'local' }, 'synchronous_commit = on'],
])('fails a server that forgets: %o', (given, remedy) => {
  expect(judgeDurability(safe).verdict).toBe('passed')
  const found = judgeDurability({ ...safe, ...given })

  expect(found).toMatchObject({ verdict: 'failed', remedy: expect.stringContaining(remedy) })
})

it.each([
  [{ idleInTransaction: '0' }, 'idle_in_transaction_session_timeout = 60s'],
  [{ logLockWaits: 'off' }, 'log_lock_waits = on'],
  [{ hasStatements: false }, 'shared_preload_libraries = pg_stat_statements'],
])('recommends what shows a slow server’s cause, and fails none without: %o', (given, remedy) => {
  expect(judgeObservation(safe).verdict).toBe('passed')
  const found = judgeObservation({ ...safe, ...given })

  expect(found).toMatchObject({
    verdict: 'unchecked',
    remedy: `If you can, set ${remedy} in PostgreSQL’s configuration.`,
  })
})

it('says what two APIs and two workers may open, and warns of a server that allows less', () => {
  const budget = 2 * (connectionsOf('api') + connectionsOf('worker'))

  expect(judgeConnections('api', { ...safe, connectionsMax: budget })).toMatchObject({
    verdict: 'passed',
    seen: expect.stringContaining(`two of each ${budget}`),
  })
  expect(judgeConnections('worker', { ...safe, connectionsMax: budget - 1 }).verdict).toBe(
    'unchecked',
  )
  expect(judgeConnections('all', safe).verdict).toBe('passed')
})

it('reads the settings of a real server, and finds a session there', async () => {
  expect(await ask('connections')).toMatchObject({ verdict: 'passed' })
  expect(await ask('session')).toMatchObject({ verdict: 'passed' })
  expect(await ask('observed')).toMatchObject({
    verdict: 'unchecked',
    remedy: expect.stringMatching(/idle_in.*pg_stat_statements/),
  })
})

it('warns of the owner’s address where nothing migrates', async () => {
  const migrationUrl = 'postgres://owner@127.0.0.1/permille'

  expect(await ask('owner')).toMatchObject({ verdict: 'passed' })
  expect(await ask('owner', { migrationUrl, isMigrating: true })).toMatchObject({
    verdict: 'passed',
  })
  expect(await ask('owner', { migrationUrl })).toMatchObject({ verdict: 'unchecked' })
})

it('names the jobs that were given up, until they are queued again', async () => {
  const { db } = database
  expect(await ask('jobs')).toMatchObject({ verdict: 'passed' })
  await run(
    db,
    sql`SELECT graphile_worker.add_job('funding-booked', max_attempts := 3), graphile_worker.add_job('other')`,
  )
  await run(
    db,
    sql`UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'no such row'`,
  )

  expect(await ask('jobs')).toMatchObject({
    verdict: 'failed',
    seen: 'Every attempt failed: 1 × funding-booked.',
  })
  expect(await runGivenUpJobs(db)).toBe(1)

  expect(await ask('jobs')).toMatchObject({ verdict: 'passed' })
  const attempts = sql<{ attempts: number }>`SELECT attempts FROM graphile_worker.jobs ORDER BY 1`
  expect(await manyRows(db, attempts)).toEqual([{ attempts: 0 }, { attempts: 3 }])
})
