import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchBooks } from '#money/books/watch-books.ts'
import { addSeconds } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePayableCreator } from '#testing/test-marketplace.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { requestPayout } from './request-payout.ts'
import {
  booksWatchOf,
  type PayoutSetup,
  readPayoutOf,
  setUpPayouts,
} from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
afterAll(() => setup.close())

test('a failing payout does not block the others', async () => {
  const stuck = await makePayableCreator(setup, 3000)
  const healthy = await makePayableCreator(setup, 3100)
  const [stuckId, healthyId] = await setup.database.db.transaction(async (tx) => [
    await requestPayout(tx, { creatorId: stuck.id, userId: stuck.userId }, new Date(0)),
    await requestPayout(tx, { creatorId: healthy.id, userId: healthy.userId }, new Date(1)),
  ])
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createTransfer: (request) => {
      if (request.payoutId === stuckId) throw new Error('an answer that nobody expected')
      return setup.deps.provider.createTransfer(request)
    },
  }

  await reconcilePayouts({ ...setup.deps, provider }, 0)

  expect(await readPayoutOf(setup, stuck.id)).toMatchObject({ status: 'queued' })
  expect(await readPayoutOf(setup, healthy.id)).toMatchObject({ id: healthyId, status: 'paid' })
})

test('an unsent payout waits until a check vouches for the books, then is sent automatically', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, new Date(0)),
  )
  await run(setup.database.db, sql`DELETE FROM invariant_runs`)

  await reconcilePayouts(setup.deps, 0)
  const during = await readPayoutOf(setup, creator.id)
  const sent = await setup.deps.provider.listTransfers(payoutId)
  await watchBooks(booksWatchOf(setup.deps))
  await reconcilePayouts(setup.deps, 0)

  expect(during).toMatchObject({ status: 'queued' })
  expect(sent).toEqual([])
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
})

test('a slow provider ends a run after five minutes, and the next begins with those not tried yet', async () => {
  const others = [await makePayableCreator(setup, 2300), await makePayableCreator(setup, 2400)]
  const last = await makePayableCreator(setup, 2200)
  await setup.database.db.transaction(async (tx) => {
    for (const [at, { id, userId }] of [...others, last].entries()) {
      await requestPayout(tx, { creatorId: id, userId }, new Date(at))
    }
  })
  let at = setup.deps.clock.now()
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createTransfer: () => {
      at = addSeconds(at, 200)
      throw new Error('an answer after 200 seconds')
    },
  }
  const reconcile = () => reconcilePayouts({ ...setup.deps, provider, clock: { now: () => at } }, 0)

  const tried = await reconcile()
  const untried = await readPayoutOf(setup, last.id)
  await reconcile()

  expect(tried).toBe(2)
  expect(untried).toMatchObject({ callsCount: 0 })
  expect(await readPayoutOf(setup, last.id)).toMatchObject({ callsCount: 1 })
})
