import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { connectDatabase, type DatabaseServer } from './database.ts'
import { exactlyOne, run } from './query.ts'
import { requireSameDatabase, requireSession } from './require-session.ts'
import { sql } from './sql.ts'
import { openPooler, type Pooler } from './testing/pooler.ts'

let database: TestDatabase
let pooler: Pooler
let shared: DatabaseServer

beforeAll(async () => {
  database = await openTestDatabase()
  pooler = await openPooler(database.connectionString)
  shared = connectDatabase({
    connectionString: pooler.connectionString,
    sharesSessions: true,
    connectionsMax: 8,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 3000,
    log: database.log,
  })
})
afterAll(async () => {
  await shared.close()
  await pooler.close()
  await database.close()
})

it('accepts an address at which each client has a session', async () => {
  await requireSession(database.connectionString, 'DATABASE_URL')
})

it('refuses a pooler that shares sessions, whatever it did before', async () => {
  for (const name of ['DATABASE_URL', 'DATABASE_URL', 'DATABASE_DIRECT_URL']) {
    await expect(requireSession(pooler.connectionString, name)).rejects.toThrow(
      `${name} leads to a pooler that shares sessions`,
    )
  }
})

it('accepts a pooler beside its own database, and refuses it beside another', async () => {
  const elsewhere = new URL(database.connectionString)
  elsewhere.pathname = '/postgres'

  await requireSameDatabase(database.connectionString, pooler.connectionString)
  await expect(requireSameDatabase(elsewhere.href, pooler.connectionString)).rejects.toThrow(
    'lead to different databases',
  )
})

const settings = sql<{ timezone: string; statement: string; lock: string; session: number }>`
  SELECT current_setting('timezone') AS timezone, current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock, pg_backend_pid() AS session`

it('keeps time zone and timeouts in statements and transactions over shared sessions', async () => {
  const kept = { timezone: 'UTC', statement: '20s', lock: '3s' }

  expect(await exactlyOne(shared, settings)).toMatchObject(kept)
  expect(await shared.transaction((tx) => exactlyOne(tx, settings))).toMatchObject(kept)
})

it('gives a session back after each statement, also after a failed one', async () => {
  const statements = Array.from({ length: 40 }, () => exactlyOne(shared, settings))
  const sessions = await Promise.all(statements)
  const failing = exactlyOne(shared, sql`SELECT 1 / 0`)

  await expect(failing).rejects.toThrow('division by zero')
  expect(new Set(sessions.map(({ session }) => session)).size).toBeLessThanOrEqual(8)
  expect(await exactlyOne(shared, sql<{ one: number }>`SELECT 1 AS one`)).toEqual({ one: 1 })
})

it('undoes what a failed transaction wrote over a shared session', async () => {
  await run(shared, sql`CREATE TABLE written (a int)`)
  const failing = shared.transaction(async (tx) => {
    await run(tx, sql`INSERT INTO written VALUES (1)`)
    throw new Error('not this')
  })

  await expect(failing).rejects.toThrow('not this')
  const count = sql<{ count: number }>`SELECT count(*)::int AS count FROM written`
  expect(await exactlyOne(shared, count)).toEqual({ count: 0 })
})
