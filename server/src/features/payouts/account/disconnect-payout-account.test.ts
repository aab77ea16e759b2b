import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from '../handle-payout-event.ts'
import { linkPayoutAccount } from '../link-payout-account.ts'
import { findAccountHolder } from '../payout-account-store.ts'
import { refreshPayoutAccount } from '../refresh-payout-account.ts'
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

test('whoever opens an account after one that was disconnected reads to finish it, not to connect one', async () => {
  const { deps, database } = setup
  const creator = await makeCreator(database.db)
  const open = () =>
    linkPayoutAccount(
      { ...deps, appUrl: 'http://localhost:3000' },
      { creatorId: creator.id, country: 'US' },
    )
  const problem = async () => (await findAccountHolder(database.db, creator.id))?.payoutProblem
  await open()
  const holder = await findAccountHolder(database.db, creator.id)
  const left = new Rejected('account-invalid', 'The account has left.')
  const provider = { ...deps.provider, retrievePayoutAccount: () => Promise.reject(left) }
  const lookUp = refreshPayoutAccount({ ...deps, provider }, String(holder?.stripeConnectAccountId))
  await expect(lookUp).rejects.toBe(left)
  const disconnected = await problem()

  await open()

  expect([disconnected, await problem()]).toEqual([
    'Your payout account is no longer connected to us. Connect one again to be paid.',
    'Finish setting up your payout account.',
  ])
})
