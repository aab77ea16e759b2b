import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Once } from '#platform/database/once.ts'
import { newId } from '#platform/ids.ts'
import { makePayableCreator } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { failHeldPayout } from './decide-held-payout.ts'
import { requestPayout } from './request-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

test('after a crash between the failing of a payout and its answer, the key answers as it would have', async () => {
  const { db } = setup.database
  const creator = await makePayableCreator(setup, 2500)
  const payoutId = await db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, systemClock.now()),
  )
  await suspend(db, creator.userId)
  const [adminUserId, requestId] = [newId<UserId>(), newId()]
  const decision = { payoutId, adminUserId, requestId, reason: 'Looked at it' }
  let isDone = false
  const once: Once = async (effect, kept) => {
    if (isDone) return null as ReturnType<typeof kept>
    const transaction: typeof db.transaction = async (work) => {
      const result = await db.transaction(work)
      isDone = true
      return result
    }
    return kept(await effect({ ...db, transaction }))
  }

  const first = await failHeldPayout(setup.deps, decision, once)

  expect(first).toEqual({ id: payoutId, status: 'failed' })
  expect(await failHeldPayout(setup.deps, decision, once)).toEqual(first)
})
