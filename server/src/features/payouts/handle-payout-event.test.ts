import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHours, systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makeCreator, makePayableCreator } from '#testing/test-marketplace.ts'
import { compareTransfers } from './compare-transfers.ts'
import { payoutEventHandlers } from './handle-payout-event.ts'
import { storePayoutAccount } from './refresh-payout-account.ts'
import { requestPayout } from './request-payout.ts'
import { applyTransfer, sendPayout } from './send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(1_000_000)
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

function event(type: string, objectId: string, accountId: string | null = null) {
  const receivedAt = new Date()
  return {
    id: `evt_${objectId}`,
    type,
    objectId,
    accountId,
    receivedAt,
    attempts: 0,
    processedAt: null,
  }
}

function handle(type: 'transfer.' | 'account.', objectId: string) {
  const handler = payoutEventHandlers(setup.deps)[type]
  if (handler === undefined) throw new Error(`nobody handles ${type}`)
  return handler(event(`${type}updated`, objectId))
}

/** A payout whose transfer the provider made but did not report. */
async function givenUnheardTransfer() {
  const creator = await makePayableCreator(setup, 2000)
  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, new Date()),
  )
  const outcome = await setup.deps.provider.createTransfer({
    payoutId,
    amountCents: toCents(2000),
    destination: creator.destination,
    idempotencyKey: `payout:${payoutId}:1`,
  })
  if (outcome.kind !== 'made') throw new Error(outcome.kind)
  return { creator, payoutId, transfer: outcome.made }
}

test('the webhook settles a payout whose response was lost, once', async () => {
  const { creator, transfer } = await givenUnheardTransfer()

  const [first, second] = [
    await handle('transfer.', transfer.id),
    await handle('transfer.', transfer.id),
  ]

  const booked = { kind: 'done', outcome: 'transfer-booked' }
  expect([first, second]).toEqual([booked, booked])
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a second transfer for one payout raises an alarm and changes nothing', async () => {
  const { creator, transfer } = await givenUnheardTransfer()
  await setup.database.db.transaction((tx) => applyTransfer(tx, transfer, new Date()))

  const again = setup.database.db.transaction((tx) =>
    applyTransfer(tx, { ...transfer, id: 'tr_second' }, new Date()),
  )

  await expect(again).rejects.toThrow('two transfers')
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
})

test.each([
  ['another amount', { amountCents: toCents(1999) }],
  ['another account', { destination: 'acct_other' }],
])('a transfer of %s pays no payout, and raises an alarm', async (_, difference) => {
  const { creator, payoutId, transfer } = await givenUnheardTransfer()
  const provider = {
    ...setup.deps.provider,
    retrieveTransfer: async () => ({ ...transfer, ...difference }),
    listTransfers: async () => [{ ...transfer, ...difference }],
  }
  const handler = payoutEventHandlers({ ...setup.deps, provider })['transfer.']
  const dayLater = { now: () => addHours(systemClock.now(), 25) }
  await run(setup.database.db, sql`UPDATE payouts SET unknown_since = now() WHERE id = ${payoutId}`)

  await expect(handler?.(event('transfer.updated', transfer.id))).rejects.toThrow(transfer.id)
  await sendPayout({ ...setup.deps, provider, clock: dayLater }, payoutId)

  const waiting = await exactlyOne(
    setup.database.db,
    sql<{
      status: string
      needsAdmin: boolean
      reason: string | null
    }>`SELECT status, needs_admin, reason FROM payouts
      WHERE creator_id = ${creator.id}`,
  )
  expect(waiting).toMatchObject({ status: 'queued', needsAdmin: true })
  expect(String(waiting.reason)).toContain(transfer.id)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a transfer unknown to the books stays open, and the comparison reports it', async () => {
  const creator = await makePayableCreator(setup, 1500)
  const payoutId = newId<PayoutId>()
  const outcome = await setup.deps.provider.createTransfer({
    payoutId,
    amountCents: toCents(1500),
    destination: creator.destination,
    idempotencyKey: `payout:${payoutId}:1`,
  })

  const handled = outcome.kind === 'made' && (await handle('transfer.', outcome.made.id))
  const { offenders } = await compareTransfers(setup.deps, null)

  expect(handled).toEqual({ kind: 'unknown' })
  expect(offenders.map((offender) => offender.offender)).toContain(payoutId)
})

test('the provider’s state of an account decides whether it can be paid', async () => {
  const creator = await makePayableCreator(setup, 1500)
  const account = await setup.deps.provider.retrievePayoutAccount(creator.destination)

  await setup.database.db.transaction((tx) =>
    storePayoutAccount(
      tx,
      { ...account, returned: null, payoutsEnabled: false, disabledReason: 'listed' },
      { at: new Date(), holdHours: 24 },
    ),
  )
  const restricted = await statusOf(creator.id)
  const outcome = await handle('account.', creator.destination)
  const connected = await statusOf(creator.id)

  expect([restricted, connected]).toEqual(['restricted', 'connected'])
  expect(outcome).toEqual({ kind: 'done', outcome: 'account-ready' })
})

async function statusOf(creatorId: CreatorId): Promise<string> {
  const row = await exactlyOne(
    setup.database.db,
    sql<{
      status: string
    }>`SELECT payout_account_status AS status FROM creators WHERE id = ${creatorId}`,
  )
  return row.status
}

const foreign = { kind: 'done', outcome: 'foreign' }

test('an account of ours whose id is not stored yet is retried; another’s is not', async () => {
  const creator = await makeCreator(setup.database.db)
  const fresh = await setup.sandbox.openPayoutAccount(creator.id)
  const response = await fetch(`${setup.sandbox.url}/v1/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ country: 'US', type: 'express' }),
  })
  const { id: elsewhere } = (await response.json()) as { id: string }

  expect(await handle('account.', fresh)).toEqual({ kind: 'unknown' })
  expect(await handle('account.', elsewhere)).toEqual(foreign)
  expect(await handle('account.', 'acct_stranger')).toEqual(foreign)
})

test('a transfer from another installation is not ours, whatever payout it names', async () => {
  const { creator, transfer } = await givenUnheardTransfer()
  const retrieveTransfer = async () => ({ ...transfer, isForeign: true })
  const provider = { ...setup.deps.provider, retrieveTransfer }
  const handler = payoutEventHandlers({ ...setup.deps, provider })['transfer.']

  expect(await handler?.(event('transfer.updated', transfer.id))).toEqual(foreign)
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'queued' })
})

test('a provider that does not respond does not mean a missing transfer: the event is retried', async () => {
  const silence = new Unavailable('payment-provider-unavailable', 'The provider does not respond.')
  const provider = { ...setup.deps.provider, retrieveTransfer: () => Promise.reject(silence) }
  const handler = payoutEventHandlers({ ...setup.deps, provider })['transfer.']

  await expect(handler?.(event('transfer.updated', 'tr_1'))).rejects.toBe(silence)
})

test('no payout starts while the books are broken', async () => {
  const creator = await makePayableCreator(setup, 1500)
  await run(
    setup.database.db,
    sql`INSERT INTO invariant_runs (id, violations, stops_payouts) VALUES (gen_random_uuid(), '[]', true)`,
  )

  const request = setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, new Date()),
  )

  await expect(request).rejects.toMatchObject({ code: 'payouts-stopped' })
})
