import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import type { Database } from './database.ts'
import { watchLag } from './replica-lag.ts'
import { type Statement, sql } from './sql.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A primary and a replica whose positions a test sets; PostgreSQL compares them. */
function setUp() {
  const at = { written: '0/100', replayed: '0/100' as string | null, isDead: false }
  const say = (read: () => Statement<unknown>): Database => ({
    query: async (asked) => {
      if (at.isDead && asked.values.length > 0) throw new Error('connect ECONNREFUSED')
      return (await database.db.query(read())) as never
    },
  })
  let asked: readonly unknown[] = []
  const replica: Database = {
    query: (statement) => {
      asked = statement.values
      return say(
        () => sql`SELECT coalesce(${at.replayed}::pg_lsn >= ${asked[0]}::pg_lsn, true) AS is_there`,
      ).query(statement)
    },
  }
  const primary = say(() => sql`SELECT ${at.written}::text AS position`)
  return { at, lag: watchLag({ replica, primary, log: createLog('silent') }) }
}

test('a replica is read once it is known to have all, and while nobody writes', async () => {
  const { lag } = setUp()
  expect(lag.isLate()).toBe(true)

  for (let looks = 0; looks < 5; looks += 1) await lag.look()

  expect(lag.isLate()).toBe(false)
})

test('a replica is late when it lacks what was written two looks ago, until it has it', async () => {
  const { at, lag } = setUp()
  await lag.look()
  const seen: boolean[] = []

  for (const written of ['0/200', '0/300', '0/400', 'F/500']) {
    at.written = written
    await lag.look()
    seen.push(lag.isLate())
  }
  at.replayed = 'F/500'
  await lag.look()

  expect(seen).toEqual([false, false, true, true])
  expect(lag.isLate()).toBe(false)
})

test('a replica that does not respond is late, and read again once it is known to have all', async () => {
  const { at, lag } = setUp()
  await lag.look()
  at.isDead = true
  await lag.look()
  expect(lag.isLate()).toBe(true)

  at.isDead = false
  await lag.look()

  expect(lag.isLate()).toBe(false)
})

test('a server that replays no log is never late', async () => {
  const { db, log } = database
  const lag = watchLag({ replica: db, primary: db, log })

  await lag.look()

  expect(lag.isLate()).toBe(false)
})
