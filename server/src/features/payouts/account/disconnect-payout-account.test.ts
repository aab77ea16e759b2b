import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from '../handle-payout-event.ts'
import { type PayoutSetup, setUpPayouts } from '../testing/payout-setup.ts'
import { unlinkPayoutAccount } from './disconnect-payout-account.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

function heard(objectId: string) {
  const event = { id: 'evt_1', type: 'account.updated', objectId, accountId: null, attempts: 0 }
  return payoutEventHandlers(setup.deps)['account.']?.({
    ...event,
    receivedAt: new Date(),
    processedAt: null,
  })
}

test('an event about an account unlinked here belongs to no one, and does not wait', async () => {
  const creator = await makeCreator(setup.database.db)
  const { id: account } = await setup.deps.provider.createPayoutAccount({
    creatorId: creator.id,
    email: 'unlinked@permille.test',
    country: 'US',
    idempotencyKey: newId(),
  })
  await run(
    setup.database.db,
    sql`UPDATE creators SET stripe_connect_account_id = ${account}, payout_country = 'US'
      WHERE id = ${creator.id}`,
  )

  const [first, second] = await setup.database.db.transaction(async (tx) => [
    await unlinkPayoutAccount(tx, creator.userId),
    await unlinkPayoutAccount(tx, creator.userId),
  ])

  expect([first, second]).toEqual([true, false])
  expect(await heard(account)).toEqual({ kind: 'done', outcome: 'account-unlinked' })
})
