import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { countWaiting } from '../administration/attention-store.ts'
import { followDispute } from '../chargebacks/apply-dispute.ts'
import { payDisputed } from '../chargebacks/testing/chargeback-setup.ts'
import { applyFundingOutcome } from '../funding/apply-funding-outcome.ts'
import { openFunding, pay } from '../funding/testing/funding-setup.ts'
import { listRefunds } from '../refunds/refund-store.ts'
import { setUpRefunds, storedRefunds } from '../refunds/testing/refund-setup.ts'
import { compareBooks } from './compare-books.ts'
import { findDiscrepancy } from './discrepancy-store.ts'
import { recordPaidOtherwise } from './pay-unmatched-otherwise.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'
import { type BooksSetup, booksOf } from './testing/books-setup.ts'

let setup: BooksSetup
let adminUserId: UserId
beforeAll(async () => {
  setup = booksOf(await setUpRefunds())
  adminUserId = (await makeAdmin(db())).userId
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const decision = (exceptionId: DiscrepancyId) => ({
  exceptionId,
  adminUserId,
  reason: 'The campaign is claimed',
  at: new Date(),
  requestId: 'request',
})

/** $50.00 and its fee, paid for a campaign whose other payment the bank had claimed. */
async function givenSetApart({ isFoundBefore = false } = {}) {
  const { campaignId, dispute } = await payDisputed(setup)
  const form = await openFunding(setup, { campaignId, amountCents: 5000 })
  await pay(setup, form)
  await followDispute(setup.deps, (await dispute()).id)
  // The comparison may see the payment before we hear of it.
  if (isFoundBefore) await compareBooks(setup.later)
  await applyFundingOutcome(setup.deps, form.fundingId)
  const { id } = await exactlyOne(
    db(),
    sql<{ id: DiscrepancyId }>`SELECT id FROM book_exceptions
      WHERE subject_ref = ${form.intentId} AND state = 'returned'`,
  )
  return { id, ...form }
}

test.each([false, true])(
  'a payment that was set apart waits for an admin, who refunds it once (found before: %s)',
  async (isFoundBefore) => {
    const { id, campaignId, intentId } = await givenSetApart({ isFoundBefore })
    await compareBooks(setup.later)
    const waiting = await findDiscrepancy(db(), id)
    const { exceptionCount } = await countWaiting(db(), addHours(new Date(), 1))

    await refundUnmatchedPayment(setup.books, decision(id))

    expect(Number(exceptionCount)).toBeGreaterThan(0)
    expect(waiting).toMatchObject({
      state: 'returned',
      mayRefund: true,
      unreturnedCents: 5500,
      setApartFrom: expect.any(String),
    })
    expect(await setup.deps.provider.listRefunds(intentId)).toMatchObject([{ amountCents: 5500 }])
    expect(await findDiscrepancy(db(), id)).toMatchObject({ mayRefund: false, setApartFrom: null })
    expect(await storedRefunds(db(), campaignId)).toEqual([])
    const [shown] = await listRefunds(db(), { brandId: setup.brand.brandId, limit: 1 })
    expect(shown).toMatchObject({ campaignId: null, totalCents: 5500, status: 'succeeded' })
    await expect(refundUnmatchedPayment(setup.books, decision(id))).rejects.toMatchObject({
      code: 'nothing-to-refund',
    })
    expect(await brokenInvariants(db())).toEqual([])
  },
)

test('or records that it was paid another way', async () => {
  const { id } = await givenSetApart()

  await db().transaction((tx) =>
    recordPaidOtherwise(tx, { ...decision(id), reference: 'Wire 4711' }),
  )

  expect(await findDiscrepancy(db(), id)).toMatchObject({
    mayRefund: false,
    setApartFrom: null,
    paidReference: 'Wire 4711',
  })
  expect(await brokenInvariants(db())).toEqual([])
})
