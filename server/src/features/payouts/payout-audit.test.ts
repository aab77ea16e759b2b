import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeCreator, makePayableCreator } from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from './handle-payout-event.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { openDashboard } from './open-dashboard.ts'
import { withdraw } from './request-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(1_000_000)
})
afterAll(() => setup.close())

interface Act {
  readonly action: string
  readonly actorKind: string
  readonly actorUserId: UserId | null
  readonly after: Record<string, unknown> | null
}

function actsOn(objectId: string): Promise<Act[]> {
  return manyRows(
    setup.database.db,
    sql<Act>`SELECT action, actor_kind, actor_user_id, after FROM audit_log
      WHERE object_id = ${objectId} ORDER BY at, id`,
  )
}

test('a payout leaves one row for its request and one for its transfer, however often that is reported', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const { id } = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const [transfer] = await setup.deps.provider.listTransfers(id)
  await payoutEventHandlers(setup.deps)['transfer.']?.({
    id: 'evt_1',
    type: 'transfer.created',
    objectId: transfer?.id ?? '',
    accountId: null,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })

  const { destination, userId } = creator
  expect(await actsOn(id)).toEqual([
    {
      action: 'payout.request',
      actorKind: 'creator',
      actorUserId: userId,
      after: { totalCents: 2000, destination },
    },
    {
      action: 'payout.paid',
      actorKind: 'system',
      actorUserId: null,
      after: { amountCents: 2000, transferId: transfer?.id },
    },
  ])
})

test('a refused payout leaves a row with its reason', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await run(
    setup.database.db,
    sql`UPDATE creators SET stripe_connect_account_id = ${`acct_gone_${creator.id}`}
      WHERE id = ${creator.id}`,
  )
  const request = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  await expect(request).rejects.toMatchObject({ code: 'payout-refused' })
  const { id } = await readPayoutOf(setup, creator.id)

  const acts = await actsOn(id)

  expect(acts.map(({ action }) => action)).toEqual(['payout.request', 'payout.failed'])
  expect(acts[1]?.after?.reason).toContain('acct_gone')
})

test('a payout account leaves one row when it is linked, and one each time its dashboard is opened', async () => {
  const creator = await makeCreator(setup.database.db)
  const deps = { ...setup.deps, appUrl: 'http://localhost:3000' }
  const request = { creatorId: creator.id, country: 'US' }
  const { url } = await linkPayoutAccount(deps, request)
  await linkPayoutAccount(deps, request)
  await fetch(url, { method: 'POST', redirect: 'manual' })

  await openDashboard(setup.deps, creator.id)

  const acts = await actsOn(creator.id)
  expect(acts.map(({ action }) => action)).toEqual([
    'payout_account.link',
    'payout_account.open-dashboard',
  ])
  expect(acts.map(({ actorUserId }) => actorUserId)).toEqual([creator.userId, creator.userId])
  expect(acts[0]?.after).toMatchObject({ country: 'US' })
})
