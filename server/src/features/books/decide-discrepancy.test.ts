import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { compareBooks } from './compare-books.ts'
import {
  assignDiscrepancy,
  bookDifferenceOf,
  explainDiscrepancy,
  readDiscrepancy,
} from './decide-discrepancy.ts'
import { listDiscrepancies } from './discrepancy-store.ts'
import {
  type BooksSetup,
  discrepanciesOf,
  ledgerHolds,
  ownEntries,
  providerHolds,
  setUpBooks,
  unmatchedPayment,
} from './testing/books-setup.ts'

const opened: BooksSetup[] = []
let setup: BooksSetup
let adminUserId: UserId
beforeEach(async () => {
  setup = await setUpBooks()
  opened.push(setup)
  adminUserId = (await makeAdmin(db())).userId
})
afterAll(async () => {
  for (const each of opened) await each.close()
})

const db = () => setup.deps.database

async function found(): Promise<DiscrepancyId> {
  await compareBooks(setup.later)
  const [first] = await listDiscrepancies(db(), { state: 'open', limit: 10 })
  if (first === undefined) throw new Error('nothing was found')
  return first.id
}

const by = (exceptionId: DiscrepancyId, reason: string) => ({
  exceptionId,
  adminUserId,
  reason,
  at: new Date(),
  requestId: 'request',
})

const book = (id: DiscrepancyId) =>
  db().transaction((tx) => bookDifferenceOf(tx, by(id, 'Nobody claims it')))

test('a discrepancy shows both sides line by line, and who acted on it', async () => {
  const intentId = await unmatchedPayment(setup)
  const id = await found()

  await db().transaction((tx) => assignDiscrepancy(tx, by(id, '')))
  await db().transaction((tx) => explainDiscrepancy(tx, by(id, 'A test of ours')))

  expect(await readDiscrepancy(db(), id)).toMatchObject({
    kind: 'payment',
    ref: intentId,
    providerCents: 5000,
    ledgerCents: 0,
    state: 'explained',
    ownerId: adminUserId,
    providerSide: [{ source: expect.stringMatching(/^txn_/), cents: 5000 }],
    ledgerSide: [],
    notes: [
      { action: 'take', note: 'Taken over' },
      { action: 'explain', note: 'A test of ours' },
    ],
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('money found at the provider is booked once, and both sides match again', async () => {
  await unmatchedPayment(setup)
  const id = await found()

  await book(id)
  const again = book(id)

  await expect(again).rejects.toMatchObject({ code: 'exception-not-open' })
  await compareBooks(setup.later)
  expect(await ownEntries(db())).toContain('asset:stripe to expense:differences 5000')
  expect(await ledgerHolds(db())).toBe(await providerHolds(setup))
  expect(await discrepanciesOf(db())).toEqual([expect.stringContaining('5000 or 0, booked')])
  expect(await brokenInvariants(db())).toEqual([])
  expect(await sumMoney(db())).toMatchObject({ otherCents: 0, addsUp: true })
})

test('money missing at the provider is our loss, and stops no payouts', async () => {
  await makeLiveCampaign(db(), { fundedCents: 900 })
  const id = await found()

  await book(id)

  await compareBooks(setup.later)
  expect(await ownEntries(db())).toEqual(['expense:differences to asset:stripe 900'])
  expect(await discrepanciesOf(db())).toEqual([expect.stringContaining('0 or 900, booked')])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a difference that has changed since it was compared is not booked', async () => {
  const intentId = await unmatchedPayment(setup)
  const id = await found()
  await setup.sandbox.refundAtDashboard({ intentId, amountCents: 100 })
  await db().query(
    sql`INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref, mark,
        amount_cents, fee_cents, created_at, available_on)
      VALUES ('txn_more', 'charge', 'charge', 'payment', ${intentId}, 'ours', 1, 0, now(), now())`,
  )

  await expect(book(id)).rejects.toMatchObject({ code: 'exception-has-moved' })
})

test('an explained discrepancy cannot be explained again, and an admin can take it over only once', async () => {
  await unmatchedPayment(setup)
  const id = await found()
  const explain = () => db().transaction((tx) => explainDiscrepancy(tx, by(id, 'Known')))
  const take = () => db().transaction((tx) => assignDiscrepancy(tx, by(id, '')))
  await explain()

  await expect(explain()).rejects.toMatchObject({ code: 'exception-not-open' })
  await expect(take()).rejects.toMatchObject({ code: 'exception-already-yours' })
  await expect(book(newId())).rejects.toMatchObject({ code: 'exception-not-found' })
  const { count } = await exactlyOne(
    db(),
    sql<{ count: number }>`SELECT count(*) AS count FROM audit_log WHERE action LIKE 'exception.%'`,
  )
  expect(count).toBe(1)
})

test('discrepancies are listed newest first, by state', async () => {
  await unmatchedPayment(setup, { amountCents: 700 })
  const id = await found()
  await db().transaction((tx) => explainDiscrepancy(tx, by(id, 'Known')))
  await unmatchedPayment(setup, { amountCents: 800 })
  await found()

  const amounts = async (state?: 'open' | 'explained') =>
    (await listDiscrepancies(db(), { state, limit: 10 })).map(({ providerCents }) => providerCents)

  expect(await amounts()).toEqual([800, 700])
  expect(await amounts('open')).toEqual([800])
  expect(await amounts('explained')).toEqual([700])
  expect(
    await manyRows(db(), sql`SELECT FROM book_exceptions WHERE owner_id IS NOT NULL`),
  ).toHaveLength(1)
})
