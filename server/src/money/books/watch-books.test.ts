import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  booksWatchOf,
  type PayoutSetup,
  setUpPayouts,
} from '#features/payouts/testing/payout-setup.ts'
import { connectDatabase } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { transferClaim } from './invariants.ts'
import { readLastCheck } from './read-books.ts'
import { type BooksWatch, watchAllBooks } from './watch-books.ts'

let setup: PayoutSetup
let books: BooksWatch
beforeAll(async () => {
  setup = await setUpPayouts()
  books = booksWatchOf(setup.deps)
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const db = () => setup.database.db

async function lastRun() {
  return await exactlyOne(
    db(),
    sql<{ stopsPayouts: boolean; violations: { id: string }[]; unchecked: { id: string }[] }>`
      SELECT stops_payouts, violations, unchecked FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
}

async function arePayoutsStopped(): Promise<boolean> {
  return (await readLastCheck(db())).arePayoutsStopped
}

/** Shifts every run so far into the past. */
async function letPass(minutes: number): Promise<void> {
  await run(
    db(),
    sql`UPDATE invariant_runs SET at = at - ${minutes} * interval '1 minute',
      clean_until = clean_until - ${minutes} * interval '1 minute'`,
  )
}

/** The provider cannot be asked for its transfers. */
function inconclusive(): BooksWatch {
  const unchecked = { ...transferClaim, offenders: [], unchecked: 'The provider is silent' }
  return { ...books, compareTransfers: async () => unchecked }
}

/** A campaign whose balance can be made inconsistent with its entries, and repaired. */
async function givenBreakableBooks() {
  const campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
  const setBalance = (cents: number) =>
    run(
      db(),
      sql`UPDATE ledger_accounts SET balance_cents = ${cents} WHERE name = ${`campaign:${campaign.id}:budget`}`,
    )
  return { breakThem: () => setBalance(5001), mendThem: () => setBalance(5000) }
}

test('a balance that no entry explains stops payouts until the books are clean again', async () => {
  const { breakThem, mendThem } = await givenBreakableBooks()
  const clean = await watchAllBooks(books)
  await breakThem()

  const broken = await watchAllBooks(books)
  const during = await lastRun()
  const stopped = await arePayoutsStopped()
  await mendThem()
  await watchAllBooks(books)

  expect([clean, broken, stopped]).toEqual([true, false, true])
  expect(during.violations.map((violation) => violation.id)).toContain('I01')
  expect(await arePayoutsStopped()).toBe(false)
})

test('payouts wait for the first check, and for a new one when the last is three intervals old', async () => {
  await run(db(), sql`DELETE FROM invariant_runs`)
  const atFirst = await arePayoutsStopped()
  await watchAllBooks(books)
  await letPass(29)
  const within = await arePayoutsStopped()
  await letPass(2)
  const after = await arePayoutsStopped()
  await watchAllBooks(books)

  expect([atFirst, within, after, await arePayoutsStopped()]).toEqual([true, false, true, false])
})

test('a run from before runs could vouch for the books allows no payouts', async () => {
  await run(db(), sql`DELETE FROM invariant_runs`)
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, violations, stops_payouts) VALUES (gen_random_uuid(), '[]', false)`,
  )

  expect(await arePayoutsStopped()).toBe(true)
})

test('an unfinished check is stored as such, and payouts stop if no other vouches', async () => {
  await watchAllBooks(books)
  const booksDatabase = connectDatabase({
    connectionString: setup.database.connectionString,
    connectionsMax: 1,
    statementTimeoutMs: 300,
    log: setup.database.log,
  })
  const client = await db().pool.connect()
  await client.query('BEGIN; LOCK TABLE payout_reversals IN ACCESS EXCLUSIVE MODE')

  const isClean = await watchAllBooks({ ...books, booksDatabase })
  await client.query('ROLLBACK')
  client.release()
  await booksDatabase.close()
  const kept = await lastRun()
  const [atOnce] = [await arePayoutsStopped()]
  await letPass(31)

  expect(isClean).toBe(false)
  expect(kept.unchecked.map(({ id }) => id)).toContain('I27')
  expect([atOnce, await arePayoutsStopped()]).toEqual([false, true])
})

test('a broken rule stops payouts, whatever could not be checked', async () => {
  const { breakThem, mendThem } = await givenBreakableBooks()
  await watchAllBooks(books)
  await breakThem()

  await watchAllBooks(inconclusive())
  const broken = await arePayoutsStopped()
  await mendThem()
  await watchAllBooks(inconclusive())
  const unchecked = await arePayoutsStopped()
  await watchAllBooks(books)

  expect([broken, unchecked, await arePayoutsStopped()]).toEqual([true, true, false])
})

test('a provider silent for three intervals stops payouts, with that reason', async () => {
  await watchAllBooks(books)

  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/transfers',
    kind: 'status',
    status: 503,
    times: 3,
  })
  await watchAllBooks(books)
  const once = await readLastCheck(db())
  await letPass(31)
  const later = await readLastCheck(db())

  expect([once.arePayoutsStopped, later.arePayoutsStopped]).toEqual([false, true])
  expect(later.rules.find(({ id }) => id === 'I14')?.unchecked).toContain(
    'The provider: Requested fault: status 503',
  )
  expect(later.cleanAt?.getTime()).toBeLessThan(later.checkedAt?.getTime() ?? 0)
})

test('a check that began before the books broke does not lift a later stop', async () => {
  const { breakThem, mendThem } = await givenBreakableBooks()
  const slow: BooksWatch = {
    ...books,
    compareTransfers: async (since) => {
      await breakThem()
      await watchAllBooks(books)
      return await books.compareTransfers(since)
    },
  }

  const isClean = await watchAllBooks(slow)
  const stopped = await arePayoutsStopped()
  await mendThem()
  await watchAllBooks(books)

  expect([isClean, stopped]).toEqual([true, true])
})

test('transfers are requested from the provider since the last agreement, plus an hour before', async () => {
  await run(db(), sql`DELETE FROM invariant_runs`)
  const asked: (Date | null)[] = []
  const noting: BooksWatch = {
    ...books,
    compareTransfers: async (since) => {
      asked.push(since)
      return await books.compareTransfers(since)
    },
  }

  await watchAllBooks(noting)
  const { checkedAt } = await readLastCheck(db())
  await watchAllBooks(inconclusive())
  await watchAllBooks(noting)

  expect(asked[0]).toBeNull()
  expect(asked[1]?.getTime()).toBe((checkedAt?.getTime() ?? 0) - 3_600_000)
})

test('a late event raises an alarm and stops no payout', async () => {
  await run(
    db(),
    sql`INSERT INTO provider_events (id, type, object_id, received_at)
      VALUES ('evt_late', 'transfer.created', 'tr_1', now() - interval '1 hour')`,
  )

  await watchAllBooks(books)

  const { stopsPayouts, violations } = await lastRun()
  expect([stopsPayouts, await arePayoutsStopped()]).toEqual([false, false])
  expect(violations.map((violation) => violation.id)).toEqual(['I19'])
  await run(db(), sql`DELETE FROM provider_events`)
})

test('a job held for minutes raises an alarm', async () => {
  await run(db(), sql`SELECT graphile_worker.add_job('anything')`)
  await run(
    db(),
    sql`UPDATE graphile_worker._private_jobs
      SET locked_by = 'pool-x', locked_at = now() - interval '6 minutes'`,
  )

  await watchAllBooks(books)

  const { stopsPayouts, violations } = await lastRun()
  expect(stopsPayouts).toBe(false)
  expect(violations.map((violation) => violation.id)).toEqual(['I19'])
  await run(db(), sql`DELETE FROM graphile_worker._private_jobs`)
})

test('a broken rule and an unchecked one raise an alarm, and no others do', async () => {
  const alarms: string[][] = []
  const log: BooksWatch['log'] = Object.create(books.log, {
    error: { value: (alarm: object) => alarms.push(Object.keys(alarm)) },
  })
  await watchAllBooks({ ...books, log })
  await run(
    db(),
    sql`INSERT INTO provider_events (id, type, object_id, received_at)
      VALUES ('evt_late', 'transfer.created', 'tr_1', now() - interval '1 hour')`,
  )
  await watchAllBooks({ ...books, log })
  await run(db(), sql`DELETE FROM provider_events`)
  await watchAllBooks({ ...inconclusive(), log })

  expect(alarms).toEqual([['violations'], ['unchecked']])
})

test('clean runs are stored for 30 days, and those with violations for 400', async () => {
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, at, violations, stops_payouts)
      SELECT gen_random_uuid(), now() - days * interval '1 day', violations, false
      FROM (VALUES (29, '[]'::jsonb), (31, '[]'), (31, '[{"id": "I01"}]'),
        (399, '[{"id": "I01"}]'), (401, '[{"id": "I01"}]')) AS old (days, violations)`,
  )

  await watchAllBooks(books)

  const kept = await manyRows(
    db(),
    sql<{ days: number; count: number }>`SELECT extract(day FROM now() - at)::int AS days,
        jsonb_array_length(violations) AS count
      FROM invariant_runs WHERE at < now() - interval '1 day' ORDER BY at DESC`,
  )
  expect(kept).toEqual([
    { days: 29, count: 0 },
    { days: 31, count: 1 },
    { days: 399, count: 1 },
  ])
})

test.each([
  ['an entry', sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1`],
  ['an entry, by deleting it', sql`DELETE FROM ledger_entries`],
])('no one can change %s: the ledger is append-only', async (_, statement) => {
  await expect(run(db(), statement)).rejects.toThrow('append-only')
  expect(await brokenInvariants(db())).toEqual([])
})

test('the database itself refuses to spend more than a campaign holds', async () => {
  const campaign = await makeLiveCampaign(db(), { fundedCents: 100 })

  const overspend = run(
    db(),
    sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        idempotency_key)
      VALUES (gen_random_uuid(), 'creator_earn', 'accrual', 101, ${`campaign:${campaign.id}:budget`},
        'creator:x:pending', 'test:overspend')`,
  )

  await expect(overspend).rejects.toThrow('balance_never_negative')
})
