import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type DatabaseServer } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import {
  listFiles,
  migrationLock,
  readSchemaState,
} from '#platform/database/schema/schema-state.ts'
import { sql } from '#platform/database/sql.ts'
import { createLog } from '#platform/log.ts'
import { migrationsDir, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { findFreePort } from '#testing/test-server.ts'
import { waitForSchema } from './wait-for-schema.ts'

let database: TestDatabase
/** As the role that owns nothing. */
let application: DatabaseServer
let said: string[]
beforeEach(async () => {
  database = await openTestDatabase()
  const { applicationUrl: connectionString, log } = database
  application = connectDatabase({
    connectionString,
    connectionsMax: 2,
    statementTimeoutMs: 30_000,
    log,
  })
  said = []
})
afterEach(async () => {
  await application.close()
  await database.close()
})

function wait(port: number): Promise<void> {
  const log = createLog('warn', { write: (line) => said.push(JSON.parse(line).msg) })
  const readSchema = async () => readSchemaState(application, await listFiles(migrationsDir))
  return waitForSchema({ readSchema, listen: { port, host: '127.0.0.1' }, everyMs: 5, log })
}

test('a process whose schema is there does not wait', async () => {
  await wait(await findFreePort())

  expect(said).toEqual([])
})

test.each([
  {
    trouble: 'a migration has not run',
    make: sql`UPDATE schema_migrations SET name = 'gone' WHERE name = '0142-database-servers'`,
    end: sql`UPDATE schema_migrations SET name = '0142-database-servers' WHERE name = 'gone'`,
    words: 'waiting for `npm run migrate`, from 0142-database-servers on',
  },
  {
    trouble: 'its role may not read it yet',
    make: sql`REVOKE SELECT ON schema_migrations FROM permille`,
    end: sql`GRANT SELECT ON schema_migrations TO permille`,
    words: 'waiting for `npm run migrate`, from 0001-shared on',
  },
  {
    trouble: 'the queue has an older schema',
    make: sql`UPDATE graphile_worker.migrations SET id = id - 1000`,
    end: sql`UPDATE graphile_worker.migrations SET id = id + 1000`,
    words: 'waiting for `npm run migrate`, from the job queue on',
  },
  {
    trouble: 'a newer release has taken something away',
    make: sql`COMMENT ON TABLE schema_migrations IS 'Needs a release with migration 9001.'`,
    end: sql`COMMENT ON TABLE schema_migrations IS NULL`,
    words: 'waiting: a newer release has taken away what this one needs',
  },
])('while $trouble, it waits and says that it is not ready', async ({ make, end, words }) => {
  await run(database.db, make)
  const port = await findFreePort()
  const waiting = wait(port)
  await expect.poll(() => said, { interval: 5 }).toEqual([words])

  const [alive, ready] = await Promise.all(
    ['healthz', 'readyz'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`)),
  )
  await run(database.db, end)
  await waiting

  expect([alive?.status, ready?.status]).toEqual([200, 503])
  expect(await ready?.json()).toMatchObject({ checks: { schema: false } })
  // The server itself listens there next.
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  expect(said).toEqual([words])
})

test('one that starts while its rights are still granted waits for them', async () => {
  await run(database.db, sql`REVOKE SELECT ON brands FROM permille`)
  let waiting: Promise<void> | undefined

  await database.db.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`)
    waiting = wait(await findFreePort())
    await expect
      .poll(() => said, { interval: 5 })
      .toEqual(['waiting for the end of `npm run migrate`'])
    await run(tx, sql`GRANT SELECT ON brands TO permille`)
  })
  await waiting

  expect(said).toHaveLength(1)
})

test('one that has waited starts once its role has its rights, too', async () => {
  const last = '0142-database-servers'
  await run(database.db, sql`UPDATE schema_migrations SET name = 'gone' WHERE name = ${last}`)
  const waiting = wait(await findFreePort())
  await expect.poll(() => said, { interval: 5 }).toHaveLength(1)

  await database.db.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`)
    await run(database.db, sql`UPDATE schema_migrations SET name = ${last} WHERE name = 'gone'`)
    await expect
      .poll(() => said.at(-1), { interval: 5 })
      .toBe('waiting for the end of `npm run migrate`')
  })
  await waiting

  expect(said).toHaveLength(2)
})
