import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { exactlyOne, run } from './query.ts'
import { sql } from './sql.ts'

test('a day has 24 hours even if the server’s timezone changes its clocks', async () => {
  const database = await openTestDatabase()
  const { db, connectionString, log } = database
  await run(
    db,
    sql`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET timezone = %L', current_database(), 'America/New_York');
    END $$`,
  )
  const connected = connectDatabase({
    connectionString,
    connectionsMax: 1,
    statementTimeoutMs: 10_000,
    log,
  })

  const day = await exactlyOne(
    connected,
    sql<{ end: Date; zone: string }>`SELECT current_setting('timezone') AS zone,
      timestamptz '2026-11-01T00:00Z' + interval '1 day' AS end`,
  )
  await connected.close()
  await database.close()

  expect(day).toEqual({ zone: 'UTC', end: new Date('2026-11-02T00:00:00Z') })
})

test('a transaction that PostgreSQL rolls back is never taken for one that was stored', async () => {
  const { db, close } = await openTestDatabase()
  const swallowing = db.transaction(async (tx) => {
    await run(tx, sql`SELECT 1 / 0`).catch(() => undefined)
    return 'stored'
  })

  await expect(swallowing).rejects.toThrow('rolled back at its COMMIT')
  await close()
})

test('closing cuts off a statement that takes too long', async () => {
  const database = await openTestDatabase()
  const { connectionString, log } = database
  const settings = { connectionsMax: 1, statementTimeoutMs: 600_000 }
  const connected = connectDatabase({ ...settings, connectionString, log })
  const cut = expect(run(connected, sql`SELECT pg_sleep(600)`)).rejects.toThrow()

  await connected.close()

  await cut
  await database.close()
})
