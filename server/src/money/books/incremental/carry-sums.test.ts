import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { earn } from '#testing/test-marketplace.ts'
import {
  sweepsAll as all,
  type EarningBooks,
  sweepsNothing as nothing,
  openEarningBooks,
} from '../testing/earning-books.ts'
import { carryMissing, carrySums } from './carry-sums.ts'
import { findCommittedEntry } from './changed-rows.ts'

let books: EarningBooks
let database: EarningBooks['database']
let post: EarningBooks['post']
let byHand: EarningBooks['byHand']
beforeEach(async () => {
  books = await openEarningBooks()
  ;({ database, post, byHand } = books)
})
afterEach(() => database.close())

/** The rules that a check finds broken, either in what changed or by a sweep over everything. */
async function broken(sweepMs: number): Promise<string[]> {
  const due = sweepMs === nothing ? sql`now() + interval '1 day'` : sql`now()`
  await run(database.db, sql`UPDATE books_marks SET walk_due_at = ${due}`)
  return await books.broken(sweepMs)
}

/** Carries everything forward, as a check does once it is a minute old. */
async function carryAll(): Promise<void> {
  const names = await manyRows(
    database.db,
    sql<{ id: string }>`SELECT name AS id FROM ledger_accounts`,
  )
  const campaigns = await manyRows(database.db, sql<{ id: string }>`SELECT id FROM campaigns`)
  const upto = await lastEntry()
  await carrySums(database.db, { kind: 'account', ids: names.map(({ id }) => id), upto })
  await carrySums(database.db, { kind: 'campaign', ids: campaigns.map(({ id }) => id), upto })
}

async function lastEntry(): Promise<number> {
  const sequence = sql<{ seq: number }>`SELECT max(seq) AS seq FROM ledger_entries`
  return (await exactlyOne(database.db, sequence)).seq
}

const firstAccrual = sql<never>`id = (SELECT id FROM ledger_entries WHERE event = 'accrual' ORDER BY seq LIMIT 1)`
const lastAccrual = sql<never>`id = (SELECT id FROM ledger_entries WHERE event = 'accrual' ORDER BY seq DESC LIMIT 1)`

test('with sums carried forward, changed accounts are checked from their newer entries', async () => {
  await broken(all)
  await carryAll()
  await earn(database.db, { submissionId: post, views: 20_000 })
  const clean = await broken(nothing)
  await byHand(sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE ${lastAccrual}`)

  const changed = await broken(nothing)

  expect([clean, changed]).toEqual([[], ['I01', 'I05', 'I20']])
})

test('a sweep finds entries edited by hand after they were summed up', async () => {
  await broken(all)
  await carryAll()
  await earn(database.db, { submissionId: post, views: 20_000 })
  await byHand(sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE ${firstAccrual}`)

  const changed = await broken(nothing)
  const swept = await broken(all)

  expect(changed).not.toContain('I01')
  expect(swept).toEqual(['I01', 'I05', 'I20', 'I39'])
})

test('a wrong sum raises an alarm when its account changes, and in a sweep', async () => {
  await broken(all)
  await carryAll()
  await run(
    database.db,
    sql`UPDATE books_account_sums SET balance_cents = balance_cents + 1 WHERE name LIKE '%:budget'`,
  )
  await run(database.db, sql`UPDATE books_campaign_sums SET accrual_cents = accrual_cents - 1`)

  const swept = await broken(all)
  await earn(database.db, { submissionId: post, views: 20_000 })
  const changed = await broken(nothing)

  expect([swept, changed]).toEqual([['I39'], ['I01', 'I05', 'I39']])
})

test('a wrong sum never vouches for a balance that is wrong by the same amount', async () => {
  await broken(all)
  await carryAll()
  await run(
    database.db,
    sql`UPDATE books_account_sums SET balance_cents = balance_cents + 1 WHERE name LIKE '%:budget'`,
  )
  await run(
    database.db,
    sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1 WHERE name LIKE '%:budget'`,
  )

  const swept = await broken(all)

  expect(swept).toEqual(expect.arrayContaining(['I01', 'I39']))
})

test('an overdrawn account stays broken after the overdraft is summed up', async () => {
  await broken(all)
  await byHand(sql`UPDATE ledger_entries SET amount_cents = 1 WHERE event LIKE 'funding%'`)
  await carryAll()
  await earn(database.db, { submissionId: post, views: 20_000 })

  const changed = await broken(nothing)

  expect(changed).toEqual(expect.arrayContaining(['I01', 'I02', 'I04']))
})

test('sums are carried forward once, however many processes do it and however often', async () => {
  await carryAll()
  await earn(database.db, { submissionId: post, views: 20_000 })
  const before = await readSums()
  await Promise.all([carryAll(), carryAll(), carryAll()])
  const after = await readSums()

  await carryAll()

  expect(after).not.toEqual(before)
  expect(await readSums()).toEqual(after)
  expect(await broken(all)).toEqual([])
})

async function readSums() {
  return await manyRows(
    database.db,
    sql<{ name: string; cents: number; upto: number }>`
      SELECT name, balance_cents AS cents, upto_seq AS upto FROM books_account_sums
      UNION ALL SELECT campaign_id::text, accrual_cents, upto_seq FROM books_campaign_sums ORDER BY 1`,
  )
}

test('a check carries forward entries a minute old, and a sweep those never carried', async () => {
  await broken(all)
  const timeOfId = v7({ msecs: Date.now() - 120_000 }).slice(0, 13)
  await database.db.transaction(async (tx) => {
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    await run(
      tx,
      sql`UPDATE ledger_entries
        SET id = (${timeOfId}::text || '-7000-8000-' || lpad(seq::text, 12, '0'))::uuid`,
    )
    await run(tx, sql`UPDATE books_marks SET checked_until = now() - interval '3 minutes'`)
  })
  await broken(nothing)
  const checked = await readSums()
  const upto = await lastEntry()
  await run(database.db, sql`DELETE FROM books_account_sums WHERE name LIKE '%:budget'`)
  await run(database.db, sql`DELETE FROM books_campaign_sums`)

  const range = { after: null, upto: null }
  await carryMissing(database.db, { kind: 'account', range, upto })
  await carryMissing(database.db, { kind: 'campaign', range, upto })

  const accounts = sql<{ name: string }>`SELECT name FROM ledger_accounts`
  expect(checked).toHaveLength((await manyRows(database.db, accounts)).length + 1)
  expect(await readSums()).toEqual(checked)
})

test('no entry is skipped while it waits for its commit', async () => {
  const client = await database.db.pool.connect()
  await client.query('BEGIN')
  const waiting = await client.query<{ seq: string }>(
    `INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
      idempotency_key) VALUES ($1, 'adjustment', 'found-money', 1, 'asset:stripe',
      'expense:differences', 'test:late') RETURNING seq`,
    [newId()],
  )
  await earn(database.db, { submissionId: post, views: 20_000 })
  const committedUntil = await exactlyOne(
    database.db,
    sql<{ at: Date }>`SELECT min(xact_start) AS at FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL`,
  )

  const committed = await findCommittedEntry(database.db, committedUntil.at)
  await client.query('ROLLBACK')
  client.release()

  expect(committed ?? 0).toBeLessThan(Number(waiting.rows[0]?.seq))
})
