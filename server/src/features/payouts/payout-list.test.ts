import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { waitingSentence } from './payout.ts'
import { listAllPayouts } from './payout-list-store.ts'
import { listPayoutsOf } from './payout-store.ts'

let database: TestDatabase
let one: TestCreator
let other: TestCreator

beforeAll(async () => {
  database = await openTestDatabase()
  one = await database.db.transaction(makeCreator)
  other = await database.db.transaction(makeCreator)
  for (const [creator, status] of [
    [one, 'paid'],
    [one, 'failed'],
    [one, 'queued'],
    [other, 'paid'],
  ] as const) {
    await insertPayout(creator, status)
  }
})
afterAll(() => database.close())

async function insertPayout(creator: TestCreator, status: 'paid' | 'failed' | 'queued') {
  const id = newId()
  const settledAt = status === 'queued' ? null : new Date()
  await run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, stripe_transfer_id,
        unknown_since, reason, settled_at, created_at)
      VALUES (${id}, ${creator.id}, 2000, ${status}, 'acct_1', ${status === 'paid' ? `tr_${id}` : null},
        now(), ${status === 'failed' ? 'The account is closed' : null}, ${settledAt},
        '2026-03-01T10:00:00.000001Z')`,
  )
}

const list = (filter: Partial<Parameters<typeof listAllPayouts>[1]>) =>
  listAllPayouts(database.db, { limit: 100, ...filter })

test('payouts are found by status, by creator and by the provider’s reference', async () => {
  const paid = await list({ status: 'paid' })
  const ofOne = await list({ creatorId: one.id })
  const byReference = await list({ search: paid[0]?.transferId ?? '' })

  expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(ofOne.map(({ userId }) => userId)).toEqual([one.userId, one.userId, one.userId])
  expect(byReference.map(({ id }) => id)).toEqual([paid[0]?.id])
})

test('a payout is found by its number, with and without its letter', async () => {
  const [payout] = await list({ status: 'failed' })
  const number = payout?.number ?? ''

  for (const search of [number, number.toLowerCase(), number.slice(2)])
    expect((await list({ search })).map(({ id }) => id)).toContain(payout?.id)
  expect(number).toMatch(/^P-1\d{3}$/)
  expect(await list({ search: 'P-9999' })).toEqual([])
})

test('payouts are listed from either end', async () => {
  const newest = (await list({})).map(({ id }) => id)

  const oldest = (await list({ reverse: '1' })).map(({ id }) => id)

  expect(oldest).toEqual(newest.toReversed())
})

test('only a queued payout can have an unknown outcome', async () => {
  const all = await list({})

  const unknown = all.filter(({ unknownSince }) => unknownSince !== null)
  expect(unknown.map(({ status }) => status)).toEqual(['queued'])
})

test('while a payout waits its creator sees our message, and an admin the provider’s', async () => {
  const creator = await database.db.transaction(makeCreator)
  const payoutId = newId()
  const said = 'You have insufficient available funds in your Stripe account.'
  await run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, reason)
      VALUES (${payoutId}, ${creator.id}, 2000, 'acct_1', ${said})`,
  )

  const [own] = await listPayoutsOf(database.db, { creatorId: creator.id, limit: 10 })
  const [forAdmin] = await list({ creatorId: creator.id })

  expect(own?.reason).toBe(waitingSentence)
  expect(forAdmin?.reason).toBe(said)
})

test('for a refused payout its creator reads our message, and an admin the provider’s', async () => {
  const creator = await database.db.transaction(makeCreator)
  const said = "Funds can't be sent to accounts located in MX"
  await run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, reason, refusal_code,
        settled_at)
      VALUES (${newId()}, ${creator.id}, 2000, 'failed', 'acct_1', ${said}, 'transfers_not_allowed',
        now())`,
  )

  const [own] = await listPayoutsOf(database.db, { creatorId: creator.id, limit: 10 })
  const [forAdmin] = await list({ creatorId: creator.id })

  expect(own?.reason).toMatch(/^Money cannot be sent to payout accounts in your country/)
  expect(forAdmin?.reason).toBe(said)
})

test('for a payout that an admin failed its creator reads why', async () => {
  const rows = await listPayoutsOf(database.db, { creatorId: one.id, limit: 10 })

  const reasons = rows.map(({ status, reason }) => [status, reason])
  expect(reasons.sort()).toEqual([
    ['failed', 'The account is closed'],
    ['paid', null],
    ['queued', null],
  ])
})

test('a creator can filter their payouts by status', async () => {
  const rows = await listPayoutsOf(database.db, { creatorId: one.id, status: 'paid', limit: 10 })

  expect(rows.map(({ status }) => status)).toEqual(['paid'])
})

test('payouts of the same microsecond are paged without a gap', async () => {
  const all = await list({})
  const [first, second] = await list({ limit: 2 })

  const rest = await list({ after: { at: second?.listedAt ?? '', id: second?.id ?? '' } })

  expect([first, second, ...rest].map((row) => row?.id)).toEqual(all.map(({ id }) => id))
})

test('a page of a long list reads no more than it shows', async () => {
  await run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, stripe_transfer_id,
        settled_at, created_at)
      SELECT gen_random_uuid(), ${other.id}, 1000, 'paid', 'acct_1', 'tr_long_' || n, now(),
        now() - n * interval '1 minute' FROM generate_series(1, 5000) n`,
  )
  await run(database.db, sql`ANALYZE payouts`)

  const plan = await manyRows(
    database.db,
    sql<{
      'QUERY PLAN': string
    }>`EXPLAIN SELECT id FROM payouts ORDER BY created_at DESC, id DESC LIMIT 50`,
  )

  expect(JSON.stringify(plan)).toContain('payouts_created_idx')
})
