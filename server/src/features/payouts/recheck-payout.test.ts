import type { PayoutId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { recheckPayout } from './recheck-payout.ts'
import { requestPayout } from './request-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(1_000_000)
})
afterAll(() => setup.close())

const adminUserId = newId<UserId>()
const ask = (payoutId: PayoutId) =>
  recheckPayout(setup.deps, { payoutId, adminUserId, requestId: newId() })

async function givenQueuedPayout(): Promise<PayoutId> {
  const creator = await makePayableCreator(setup, 5000)
  const requester = { creatorId: creator.id, userId: creator.userId }
  return await setup.database.db.transaction((tx) => requestPayout(tx, requester, new Date()))
}

test('checking a payout sends a queued one, audits the admin, and leaves the books clean', async () => {
  const id = await givenQueuedPayout()

  const response = await ask(id)

  expect(response).toEqual({ id, status: 'paid' })
  const acts = await manyRows(
    setup.database.db,
    sql`SELECT action, actor_user_id FROM audit_log WHERE object_id = ${id}
      AND actor_kind = 'admin'`,
  )
  expect(acts).toEqual([{ action: 'payout.ask', actorUserId: adminUserId }])
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('three concurrent admins make one transfer', async () => {
  const id = await givenQueuedPayout()

  await Promise.allSettled([ask(id), ask(id), ask(id)])

  expect(await setup.deps.provider.listTransfers(id)).toHaveLength(1)
})

test('a settled or unknown payout is not checked', async () => {
  const id = await givenQueuedPayout()
  await ask(id)

  await expect(ask(id)).rejects.toThrow('This payout is already paid.')
  await expect(ask(newId())).rejects.toThrow('Payout not found')
})
