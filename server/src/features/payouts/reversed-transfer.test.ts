import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { creatorAvailable, creatorDebt } from '#money/chart-of-accounts.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  makePayableCreator,
  type PayableCreator,
} from '#testing/test-marketplace.ts'
import { closeSubmission } from '../submissions/public.ts'
import { payoutEventHandlers } from './handle-payout-event.ts'
import { listPayoutsOf } from './payout-store.ts'
import { withdraw } from './request-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
afterAll(() => setup.close())

/** $20.00, paid out; the post is locked and paid. */
async function givenPaid() {
  const creator = await makePayableCreator(setup, 2000)
  await setup.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: creator.submissionId, reason: 'window', at: new Date() }),
  )
  const payout = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const { transferId } = await exactlyOne(
    setup.database.db,
    sql<{ transferId: string }>`SELECT stripe_transfer_id AS transfer_id FROM payouts
      WHERE id = ${payout.id}`,
  )
  return { creator, payoutId: payout.id, transferId }
}

/** The provider tells of it twice. */
async function reverse(transferId: string, amountCents: number) {
  await setup.sandbox.reverseTransfer({ id: transferId, amountCents })
  const event = { type: 'transfer.reversed', objectId: transferId, accountId: null }
  const delivery = { receivedAt: new Date(), attempts: 0, processedAt: null }
  const handler = payoutEventHandlers(setup.deps)['transfer.']
  const outcomes = [
    await handler?.({ id: 'evt_1', ...event, ...delivery }),
    await handler?.({ id: 'evt_2', ...event, ...delivery }),
  ]
  expect(outcomes).toEqual(Array(2).fill({ kind: 'done', outcome: 'reversal-booked' }))
}

async function stateOf(creator: PayableCreator) {
  const { db } = setup.database
  const payouts = await manyRows(
    db,
    sql`SELECT status, total_cents AS total, reversed_cents AS reversed FROM payouts
      WHERE creator_id = ${creator.id} ORDER BY created_at`,
  )
  const post = await exactlyOne(
    db,
    sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${creator.submissionId}`,
  )
  const availableCents = await readBalance(db, creatorAvailable(creator.id))
  return { payouts, post: post.status, availableCents }
}

/** As an admin reads it. */
async function reasonOf(transferId: string): Promise<string | null> {
  const { reason } = await exactlyOne(
    setup.database.db,
    sql<{ reason: string | null }>`SELECT reason FROM payouts
      WHERE stripe_transfer_id = ${transferId}`,
  )
  return reason
}

const broken = () => brokenInvariants(setup.database.db)

test('a returned part is available again, and the payout stays paid', async () => {
  const { creator, transferId } = await givenPaid()

  await reverse(transferId, 1100)
  const before = await stateOf(creator)
  await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const shown = await listPayoutsOf(setup.database.db, { creatorId: creator.id, limit: 10 })

  const first = { status: 'paid', total: 2000, reversed: 1100 }
  expect(before).toEqual({ payouts: [first], post: 'paid', availableCents: 1100 })
  expect(shown.map(({ reason }) => reason)).toEqual([
    null,
    '$11.00 of it came back from your payout account to your balance.',
  ])
  expect(await stateOf(creator)).toEqual({
    payouts: [first, { status: 'paid', total: 1100, reversed: 0 }],
    post: 'paid',
    availableCents: 0,
  })
  expect(await broken()).toEqual([])
})

test('when all of it is returned the payout has failed, and its posts are unpaid again', async () => {
  const { creator, transferId } = await givenPaid()

  await reverse(transferId, 2000)
  const before = await stateOf(creator)
  await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  const first = { status: 'failed', total: 2000, reversed: 2000 }
  expect(before).toEqual({ payouts: [first], post: 'locked', availableCents: 2000 })
  expect(await stateOf(creator)).toEqual({
    payouts: [first, { status: 'paid', total: 2000, reversed: 0 }],
    post: 'paid',
    availableCents: 0,
  })
  expect(await broken()).toEqual([])
})

test('the rest may return after a part did, and was withdrawn again', async () => {
  const { creator, transferId } = await givenPaid()
  await reverse(transferId, 1200)
  await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  const inPart = await reasonOf(transferId)
  await reverse(transferId, 800)

  expect(inPart).toBe('A part of the transfer was reversed at the provider.')
  expect(await reasonOf(transferId)).toBe(
    'The whole transfer was reversed at the provider, in parts.',
  )
  expect(await stateOf(creator)).toEqual({
    payouts: [
      { status: 'paid', total: 2000, reversed: 2000 },
      { status: 'paid', total: 1200, reversed: 0 },
    ],
    post: 'paid',
    availableCents: 800,
  })
  expect(await broken()).toEqual([])
})

test('returned money pays its creator’s debts', async () => {
  const { creator, transferId } = await givenPaid()
  const order = { id: newId(), submissionId: creator.submissionId, takenBy: creator.userId }
  await setup.database.db.transaction(async (tx) => {
    await takeBackPost(tx, { ...order, at: new Date() })
    await run(
      tx,
      sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
        VALUES (${creator.submissionId}, 'paid', 'rejected', 'admin')`,
    )
    await run(
      tx,
      sql`UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other',
        reason = 'bought' WHERE id = ${creator.submissionId}`,
    )
  })
  const owed = await readBalance(setup.database.db, creatorDebt(creator.id))

  await reverse(transferId, 2000)

  expect(owed).toBe(2000)
  expect(await readBalance(setup.database.db, creatorDebt(creator.id))).toBe(0)
  expect(await stateOf(creator)).toMatchObject({ availableCents: 0, post: 'rejected' })
  expect(await broken()).toEqual([])
})
