import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { brokenInvariants, makeLiveCampaign } from '../testing/marketplace.ts'
import { watchBooks } from './watch-books.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function lastRun() {
  return await exactlyOne(
    database.db,
    sql<{ stopsPayouts: boolean; violations: { id: string }[] }>`
      SELECT stops_payouts, violations FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
}

test('a balance that no entry explains stops payouts until the books are clean again', async () => {
  const { db, log } = database
  const campaign = await db.transaction((tx) => makeLiveCampaign(tx, { fundedCents: 5000 }))
  const name = `campaign:${campaign.id}:budget`
  const clean = await watchBooks({ database: db, log })
  await run(db, sql`UPDATE ledger_accounts SET balance_cents = 5001 WHERE name = ${name}`)

  const broken = await watchBooks({ database: db, log })
  const during = await lastRun()
  await run(db, sql`UPDATE ledger_accounts SET balance_cents = 5000 WHERE name = ${name}`)
  await watchBooks({ database: db, log })

  expect([clean, broken]).toEqual([true, false])
  expect(during.stopsPayouts).toBe(true)
  expect(during.violations.map((violation) => violation.id)).toContain('I01')
  expect((await lastRun()).stopsPayouts).toBe(false)
})

test('a late event raises an alarm and stops nobody’s money', async () => {
  const { db, log } = database
  await run(
    db,
    sql`INSERT INTO provider_events (id, type, object_id, received_at)
      VALUES ('evt_late', 'transfer.created', 'tr_1', now() - interval '1 hour')`,
  )

  await watchBooks({ database: db, log })

  const { stopsPayouts, violations } = await lastRun()
  expect(stopsPayouts).toBe(false)
  expect(violations.map((violation) => violation.id)).toEqual(['I19'])
  await run(db, sql`DELETE FROM provider_events`)
})

test('a job that is held for minutes raises an alarm', async () => {
  const { db, log } = database
  await run(db, sql`SELECT graphile_worker.add_job('anything')`)
  await run(
    db,
    sql`UPDATE graphile_worker._private_jobs
      SET locked_by = 'pool-x', locked_at = now() - interval '6 minutes'`,
  )

  await watchBooks({ database: db, log })

  const { stopsPayouts, violations } = await lastRun()
  expect(stopsPayouts).toBe(false)
  expect(violations.map((violation) => violation.id)).toEqual(['I19'])
  await run(db, sql`DELETE FROM graphile_worker._private_jobs`)
})

test.each([
  ['an entry', sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1`],
  ['an entry, by deleting it', sql`DELETE FROM ledger_entries`],
])('nobody can change %s: the ledger is append-only', async (_, statement) => {
  await expect(run(database.db, statement)).rejects.toThrow('append-only')
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('spending more than a campaign holds is refused by the database itself', async () => {
  const campaign = await database.db.transaction((tx) => makeLiveCampaign(tx, { fundedCents: 100 }))

  const overspend = run(
    database.db,
    sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        idempotency_key)
      VALUES (gen_random_uuid(), 'creator_earn', 'accrual', 101, ${`campaign:${campaign.id}:budget`},
        'creator:x:pending', 'test:overspend')`,
  )

  await expect(overspend).rejects.toThrow('balance_never_negative')
})
