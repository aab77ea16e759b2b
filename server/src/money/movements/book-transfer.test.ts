import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { creatorAvailable, creatorInTransit } from '../chart-of-accounts.ts'
import { bookTransfer, lockPayout } from './book-transfer.ts'
import { failPayout } from './fail-payout.ts'
import { reservePayout } from './reserve-payout.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

interface Given {
  readonly creator: TestCreator
  readonly payoutId: PayoutId
  readonly transfer: Transfer
}

/** A queued payout of several accruals, and the transfer the provider would make for it. */
async function givenPayout(): Promise<Given> {
  const made = await database.db.transaction(async (tx) => {
    const { id: campaignId } = await makeLiveCampaign(tx, { fundedCents: toCents(10_000) })
    const creator = await makeCreator(tx)
    return { creator, submissionId: await makeApprovedSubmission(tx, { campaignId, creator }) }
  })
  await earn(database.db, { submissionId: made.submissionId, views: 5000 })
  await earn(database.db, { submissionId: made.submissionId, views: 7000 })
  const { creator } = made
  const payoutId = newId<PayoutId>()
  const reserved = await database.db.transaction((tx) =>
    reservePayout(tx, {
      payoutId,
      creatorId: creator.id,
      userId: creator.userId,
      destination: 'acct_test',
      at: new Date(),
    }),
  )
  expect(reserved).toBe(2100)
  const transfer: Transfer = {
    id: `tr_${payoutId}`,
    payoutId,
    amountCents: toCents(2100),
    amountReversedCents: toCents(0),
    destination: 'acct_test',
    isForeign: false,
    createdAt: new Date(),
  }
  return { creator, payoutId, transfer }
}

function book({ payoutId, transfer }: Given): Promise<boolean> {
  return database.db.transaction((tx) => bookTransfer(tx, { payoutId, transfer, at: new Date() }))
}

function fail({ payoutId }: Given): Promise<boolean> {
  const refusal = { payoutId, callNumber: 0, reason: 'refused', code: null, at: new Date() }
  return database.db.transaction((tx) => failPayout(tx, refusal))
}

test('several accruals are one payout, and eight reports of its transfer book it once', async () => {
  const given = await givenPayout()

  const booked = await Promise.all(Array.from({ length: 8 }, () => book(given)))

  expect(booked.filter(Boolean)).toHaveLength(1)
  expect(await readBalance(database.db, creatorInTransit(given.creator.id))).toBe(0)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a simultaneous refusal and transfer end as one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const given = await givenPayout()

    const [booked, failed] = await Promise.allSettled([book(given), fail(given)])

    const { status } = await exactlyOne(
      database.db,
      sql<{ status: string }>`SELECT status FROM payouts WHERE id = ${given.payoutId}`,
    )
    const isPaid = booked.status === 'fulfilled'
    expect(status).toBe(isPaid ? 'paid' : 'failed')
    expect(failed).toMatchObject({ status: 'fulfilled', value: !isPaid })
    expect(await readBalance(database.db, creatorAvailable(given.creator.id))).toBe(
      isPaid ? 0 : 2100,
    )
  }
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a decision on a payout locks its creator and the payout until it commits', async () => {
  const { payoutId, creator } = await givenPayout()

  const held = await database.db.transaction(async (tx) => {
    await lockPayout(tx, payoutId)
    return [
      await isLocked(database.db, 'creator', creator.id),
      await isLocked(database.db, 'payout', payoutId),
    ]
  })

  expect(held).toEqual([true, true])
})
