import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { grantApplicationRole, readRole, roleIn } from './application-role.ts'

let database: TestDatabase
let application: pg.Client

beforeAll(async () => {
  database = await openTestDatabase()
  application = new pg.Client({ connectionString: database.applicationUrl })
  await application.connect()
})
afterAll(async () => {
  await application.end()
  await database.close()
})

describe('the role that the application connects as', () => {
  it('is not the owner', async () => {
    expect(await readRole(database.applicationUrl)).toBe(roleIn(database.applicationUrl))
    expect(await readRole(database.applicationUrl)).not.toBe(
      await readRole(database.connectionString),
    )
  })

  it.each([
    ['ledger_entries', 'amount_cents = 1'],
    ['earning_accruals', 'accrued_cents = 1'],
    ['audit_log', "action = 'nothing'"],
    ['submission_status_changes', 'note = NULL'],
    ['campaign_status_changes', 'note = NULL'],
    ['reviews', 'notes = NULL'],
  ])('adds to %s and changes nothing there', async (table, change) => {
    await expect(application.query(`SELECT * FROM ${table} LIMIT 1`)).resolves.toBeDefined()
    for (const statement of [
      `UPDATE ${table} SET ${change}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ]) {
      await expect(application.query(statement), statement).rejects.toThrow('permission denied')
    }
  })

  it('changes posts, except for the id', async () => {
    const changed = await application.query("UPDATE submissions SET title = 'New' WHERE false")

    expect(changed.rowCount).toBe(0)
  })

  it.each([
    ['write a balance', 'UPDATE ledger_accounts SET balance_cents = 1'],
    ['make an account', "INSERT INTO ledger_accounts (name) VALUES ('campaign:x:budget')"],
    ['rewrite what was migrated', 'DELETE FROM schema_migrations'],
    ['empty a table', 'TRUNCATE payouts'],
    ['make a table', 'CREATE TABLE public.mine (id int)'],
    ['drop a table', 'DROP TABLE mails'],
    ['switch a trigger off', 'ALTER TABLE ledger_entries DISABLE TRIGGER ALL'],
    [
      'replace a function',
      'CREATE OR REPLACE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    ],
    ['pass for a replica', 'SET session_replication_role = replica'],
    ['become the owner', 'SET ROLE postgres'],
  ])('may not %s', async (_, statement) => {
    await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('may post to the ledger, whose trigger writes the balance', async () => {
    await application.query(
      `INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account, idempotency_key)
       VALUES (gen_random_uuid(), 'brand_fund', 'funding', 500, 'asset:stripe', 'campaign:t:budget', $1)`,
      [randomBytes(8).toString('hex')],
    )

    const { rows } = await application.query(
      "SELECT balance_cents FROM ledger_accounts WHERE name = 'campaign:t:budget'",
    )

    expect(Number(rows[0].balance_cents)).toBe(500)
  })

  it('may use the queue', async () => {
    await application.query(`SELECT graphile_worker.add_job('nothing', '{}'::json)`)

    const { rows } = await application.query('SELECT count(*) AS count FROM graphile_worker.jobs')

    expect(Number(rows[0].count)).toBe(1)
  })

  it('can be granted its rights again while it is in use', async () => {
    const owners = await Promise.all([connect(), connect()])
    try {
      for (const owner of owners) {
        await grantApplicationRole(owner, roleIn(database.applicationUrl))
      }
      await expect(application.query('SELECT * FROM users')).resolves.toBeDefined()
    } finally {
      await Promise.all(owners.map((owner) => owner.end()))
    }
  })
})

async function connect(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: database.connectionString })
  await owner.connect()
  return owner
}
