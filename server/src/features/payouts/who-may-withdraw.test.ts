import { type WithdrawalCode, withdrawalCodes } from '@permille/contract/earnings/earnings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchBooks } from '#money/books/watch-books.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  makeApprovedPost,
  makePayableCreator,
  readingOf,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { readWithdrawalFacts } from '../earnings/earnings-store.ts'
import { explainWithdrawal } from '../earnings/withdrawal-rules.ts'
import { requestPayout } from './request-payout.ts'
import { booksWatchOf, type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())
const db = () => setup.database.db

const request = (creator: TestCreator, at = new Date()) =>
  db().transaction((tx) => requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, at))

const setCreator = (creator: TestCreator, change: ReturnType<typeof sql>) =>
  run(db(), sql`UPDATE creators SET ${change} WHERE id = ${creator.id}`)

/** A creator with a complete payout account, whose only money was just earned. */
async function makeEarningCreator(given: { isSuspended: boolean }): Promise<TestCreator> {
  const { creator, id } = await makeApprovedPost(db(), { fundedCents: 5000 })
  if (given.isSuspended) await suspend(db(), creator.userId)
  await db().transaction((tx) =>
    settleViews(tx, { readings: [readingOf(id, 5000)], at: new Date(), holdHours: 72 }),
  )
  await run(
    db(),
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${creator.userId}`,
  )
  await setCreator(
    creator,
    sql`stripe_connect_account_id = ${`acct_${id}`}, payout_account_status = 'connected'`,
  )
  return creator
}

async function changed(change: (creator: TestCreator) => Promise<unknown>): Promise<TestCreator> {
  const creator = await makePayableCreator(setup, 2500)
  await change(creator)
  return creator
}

/** For each rule: a creator who breaks it and nothing unrelated to it, and the refusal. */
const broken: Record<WithdrawalCode, { refusedWith: string; make: () => Promise<TestCreator> }> = {
  'account-connected': {
    refusedWith: 'payout-account-missing',
    make: () =>
      changed((creator) =>
        setCreator(
          creator,
          sql`stripe_connect_account_id = NULL, payout_account_status = 'not_connected'`,
        ),
      ),
  },
  kyc: {
    refusedWith: 'payout-account-missing',
    make: () =>
      changed((creator) => setCreator(creator, sql`payout_account_status = 'restricted'`)),
  },
  minimum: { refusedWith: 'payout-too-small', make: () => makePayableCreator(setup, 999) },
  maturing: { refusedWith: 'no-balance', make: () => makeEarningCreator({ isSuspended: false }) },
  held: { refusedWith: 'no-balance', make: () => makeEarningCreator({ isSuspended: true }) },
  'not-held': {
    refusedWith: 'held-for-review',
    make: () =>
      changed((creator) =>
        setCreator(creator, sql`review_hold_at = now(), review_hold_reason = 'Two accounts'`),
      ),
  },
  'open-payout': {
    refusedWith: 'payout-open',
    make: () => changed(request),
  },
  'account-change': {
    refusedWith: 'payouts-held',
    make: () =>
      changed((creator) =>
        setCreator(creator, sql`payouts_held_until = now() + interval '1 hour'`),
      ),
  },
  'not-suspended': {
    refusedWith: 'suspended',
    make: () => changed((creator) => suspend(db(), creator.userId)),
  },
  'books-clean': {
    refusedWith: 'payouts-stopped',
    make: () => changed(() => run(db(), sql`DELETE FROM invariant_runs`)),
  },
}

/** Rules that also fail when another is broken. */
const implied: Partial<Record<WithdrawalCode, readonly WithdrawalCode[]>> = {
  'account-connected': ['account-connected', 'kyc'],
  maturing: ['minimum', 'maturing'],
  held: ['minimum', 'held'],
  // The open one took everything.
  'open-payout': ['minimum', 'open-payout'],
}

test.each(withdrawalCodes)('%s is red on the screen and refuses the request', async (code) => {
  const { make, refusedWith } = broken[code]
  const creator = await make()
  const at = new Date()

  const lines = explainWithdrawal(await readWithdrawalFacts(db(), creator.id, at))
  const requested = request(creator, at)

  const red = lines.filter((line) => !line.passed).map((line) => line.code)
  expect(red).toEqual(implied[code] ?? [code])
  await expect(requested).rejects.toMatchObject({ code: refusedWith })
  if (code === 'books-clean') await watchBooks(booksWatchOf(setup.deps))
})

test('the screen is all green for a creator who is not refused', async () => {
  const creator = await makePayableCreator(setup, 2500)
  const at = new Date()

  const lines = explainWithdrawal(await readWithdrawalFacts(db(), creator.id, at))
  const payoutId = await request(creator, at)

  expect(lines.every((line) => line.passed)).toBe(true)
  expect(payoutId).toMatch(/-/)
})
