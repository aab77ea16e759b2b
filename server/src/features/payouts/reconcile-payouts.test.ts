import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchBooks } from '../../money/books/watch-books.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import {
  booksWatchOf,
  openPayoutDesk,
  type PayoutDesk,
  readPayoutOf,
} from '../../testing/payout-desk.ts'
import { makePayableCreator } from '../../testing/test-marketplace.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { requestPayout } from './request-payout.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
  await desk.sandbox.fillBalance(10_000_000)
})
afterAll(() => desk.close())

test('a payout in trouble does not keep the others waiting', async () => {
  const stuck = await makePayableCreator(desk, 3000)
  const healthy = await makePayableCreator(desk, 3100)
  const [stuckId, healthyId] = await desk.database.db.transaction(async (tx) => [
    await requestPayout(tx, { creatorId: stuck.id, userId: stuck.userId }, new Date(0)),
    await requestPayout(tx, { creatorId: healthy.id, userId: healthy.userId }, new Date(1)),
  ])
  const provider: typeof desk.deps.provider = {
    ...desk.deps.provider,
    createTransfer: (request) => {
      if (request.payoutId === stuckId) throw new Error('an answer that nobody expected')
      return desk.deps.provider.createTransfer(request)
    },
  }

  await reconcilePayouts({ ...desk.deps, provider }, 0)

  expect(await readPayoutOf(desk, stuck.id)).toMatchObject({ status: 'queued' })
  expect(await readPayoutOf(desk, healthy.id)).toMatchObject({ id: healthyId, status: 'paid' })
})

test('until a check vouches for the books a payout that was never sent waits, and then goes by itself', async () => {
  const creator = await makePayableCreator(desk, 2000)
  const payoutId = await desk.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, new Date(0)),
  )
  await run(desk.database.db, sql`DELETE FROM invariant_runs`)

  await reconcilePayouts(desk.deps, 0)
  const during = await readPayoutOf(desk, creator.id)
  const sent = await desk.deps.provider.listTransfers(payoutId)
  await watchBooks(booksWatchOf(desk.deps))
  await reconcilePayouts(desk.deps, 0)

  expect(during).toMatchObject({ status: 'queued' })
  expect(sent).toEqual([])
  expect(await readPayoutOf(desk, creator.id)).toMatchObject({ status: 'paid' })
})
