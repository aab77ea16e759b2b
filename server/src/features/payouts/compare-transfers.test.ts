import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import { createStripePaymentProvider } from '#integrations/stripe/stripe-payment-provider.ts'
import { bookTransfer } from '#money/movements/book-transfer.ts'
import { addHours, systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makePayableCreator } from '#testing/test-marketplace.ts'
import { webhookSecret } from '#testing/test-sandbox.ts'
import { compareTransfers } from './compare-transfers.ts'
import { requestPayout, withdraw } from './request-payout.ts'
import { bookTransferOutcome } from './send-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
afterAll(() => setup.close())

test.each(['before', 'after'])(
  'a payout sent %s the provider lists its transfers raises no alarm',
  async (when) => {
    const creator = await makePayableCreator(setup, 2000)
    const send = () => withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
    const provider: typeof setup.deps.provider = {
      ...setup.deps.provider,
      listEveryTransfer: async (since) => {
        if (when === 'before') await send()
        const transfers = await setup.deps.provider.listEveryTransfer(since)
        if (when === 'after') await send()
        return transfers
      },
    }

    const { offenders } = await compareTransfers({ database: setup.database.db, provider }, null)

    expect(offenders).toEqual([])
  },
)

interface PaidPayout {
  readonly id: PayoutId
  readonly destination: string
  readonly transfer: Transfer
}

async function givenPaidPayout(): Promise<PaidPayout> {
  const creator = await makePayableCreator(setup, 2000)
  const { id } = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const [transfer] = await setup.deps.provider.listTransfers(id)
  if (transfer === undefined) throw new Error('nothing was sent')
  return { id, destination: creator.destination, transfer }
}

async function transferTo(
  payout: { id: PayoutId; destination: string },
  given: { amountCents?: number; key?: string } = {},
): Promise<Transfer> {
  const outcome = await setup.deps.provider.createTransfer({
    payoutId: payout.id,
    amountCents: toCents(given.amountCents ?? 2000),
    destination: payout.destination,
    idempotencyKey: given.key ?? crypto.randomUUID(),
  })
  if (outcome.kind !== 'made') throw new Error(outcome.kind)
  return outcome.made
}

async function givenQueuedPayout(): Promise<{ id: PayoutId; destination: string }> {
  const creator = await makePayableCreator(setup, 2000)
  const requester = { creatorId: creator.id, userId: creator.userId }
  const id = await setup.database.db.transaction((tx) =>
    requestPayout(tx, requester, systemClock.now()),
  )
  return { id, destination: creator.destination }
}

async function settleWith(payoutId: PayoutId, transfer: Transfer): Promise<void> {
  const at = systemClock.now()
  await setup.database.db.transaction((tx) => bookTransfer(tx, { payoutId, transfer, at }))
}

const anHourAgo = () => addHours(systemClock.now(), -1)

/** The problems of a payout in the full comparison and in that of the last hour. */
async function problemsOf(payoutId: PayoutId): Promise<(string | undefined)[]> {
  const both = [
    await compareTransfers(setup.deps, null),
    await compareTransfers(setup.deps, anHourAgo()),
  ]
  return both.map(({ offenders }) => offenders.find((one) => one.offender === payoutId)?.detail)
}

test('a second transfer for a payout is reported, until it is fully reversed', async () => {
  const payout = await givenPaidPayout()
  const second = await transferTo(payout)

  const found = await problemsOf(payout.id)
  await setup.sandbox.reverseTransfer({ id: second.id, amountCents: 2000 })

  expect(found).toEqual(['2 transfers', '2 transfers'])
  expect(await problemsOf(payout.id)).toEqual([undefined, undefined])
})

test('a paid payout with a reversed transfer is reported until that is booked, in full or in part', async () => {
  const [whole, part] = [await givenPaidPayout(), await givenPaidPayout()]
  await setup.sandbox.reverseTransfer({ id: whole.transfer.id, amountCents: 2000 })
  await setup.sandbox.reverseTransfer({ id: part.transfer.id, amountCents: 1 })

  const ofPart = `1 cents of ${part.transfer.id} were reversed, 0 are booked`
  expect(await problemsOf(whole.id)).toEqual(['paid without a transfer', 'paid without a transfer'])
  expect(await problemsOf(part.id)).toEqual([ofPart, ofPart])
  for (const { transfer } of [whole, part]) {
    await bookTransferOutcome(setup.deps, await setup.deps.provider.retrieveTransfer(transfer.id))
  }
  expect(await problemsOf(whole.id)).toEqual([undefined, undefined])
  expect(await problemsOf(part.id)).toEqual([undefined, undefined])
})

test('a reversed transfer is not replaced by one with a different amount', async () => {
  const payout = await givenPaidPayout()
  await setup.sandbox.reverseTransfer({ id: payout.transfer.id, amountCents: 2000 })

  const { id } = await transferTo(payout, { amountCents: 1999 })

  const problem = `${id} has another amount: 1999 cents`
  expect(await problemsOf(payout.id)).toEqual([problem, problem])
})

test('a payout booked as paid without a transfer is reported', async () => {
  const payout = await givenQueuedPayout()
  await settleWith(payout.id, {
    id: `tr_none_${payout.id}`,
    payoutId: payout.id,
    destination: payout.destination,
    amountCents: toCents(2000),
    amountReversedCents: toCents(0),
    isForeign: false,
    createdAt: new Date(),
  })

  expect(await problemsOf(payout.id)).toEqual([
    'paid without a transfer',
    'paid without a transfer',
  ])
})

test('a transfer with another amount, to another account or of a failed payout is reported', async () => {
  const [short, astray, failed] = [
    await givenQueuedPayout(),
    await givenQueuedPayout(),
    await givenQueuedPayout(),
  ]
  const less = await transferTo(short, { amountCents: 1999 })
  const elsewhere = await transferTo({ ...astray, destination: short.destination })
  const late = await transferTo(failed)
  await run(
    setup.database.db,
    sql`UPDATE payouts SET status = 'failed', reason = 'no', settled_at = now() WHERE id = ${failed.id}`,
  )

  const amount = `${less.id} has another amount: 1999 cents`
  const account = `${elsewhere.id} went to another account: ${short.destination}`
  const exists = `failed, yet ${late.id} exists`
  expect(await problemsOf(short.id)).toEqual([amount, amount])
  expect(await problemsOf(astray.id)).toEqual([account, account])
  expect(await problemsOf(failed.id)).toEqual([exists, exists])
})

test('transfers that name no payout are ignored, an unknown payout is not', async () => {
  const payoutId = newId<PayoutId>()
  const { destination } = await givenPaidPayout()
  await setup.sandbox.emptyBalance()
  await setup.sandbox.fillBalance(10_000_000)
  await transferTo({ id: 'order-1' as PayoutId, destination })
  const before = await compareTransfers(setup.deps, null)
  const unknown = await transferTo({ id: payoutId, destination })

  const detail = `${unknown.id} belongs to no payout`
  expect(before.offenders.filter(({ detail: text }) => text.includes('belongs'))).toEqual([])
  expect(await problemsOf(payoutId)).toEqual([detail, detail])
})

test('a comparison since a moment skips payouts settled earlier, and requests only newer transfers', async () => {
  const payout = await givenPaidPayout()
  const inAnHour = addHours(systemClock.now(), 1)
  await transferTo(payout)

  const { offenders, unchecked } = await compareTransfers(setup.deps, inAnHour)

  expect({ offenders, unchecked }).toEqual({ offenders: [], unchecked: null })
})

test('a provider that does not respond leaves the rule unchecked, not broken', async () => {
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/transfers',
    kind: 'status',
    status: 503,
    times: 9,
  })

  const { offenders, unchecked } = await compareTransfers(setup.deps, null)
  await setup.sandbox.clearFaults()

  expect(offenders).toEqual([])
  expect(unchecked).toContain('The provider: Requested fault: status 503.')
})

test('transfers of another installation are counted, but break nothing', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const theirs = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    apiBase: setup.sandbox.url,
    installation: async () => 'theirs',
  })
  const provider = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    apiBase: setup.sandbox.url,
    installation: async () => 'ours',
  })
  const before = await compareTransfers({ database: setup.database.db, provider }, null)
  const payoutId = newId<PayoutId>()
  await theirs.createTransfer({
    payoutId,
    amountCents: toCents(2000),
    destination: creator.destination,
    idempotencyKey: payoutId,
  })

  const after = await compareTransfers({ database: setup.database.db, provider }, null)

  expect(after.offenders.map(({ offender }) => offender)).not.toContain(payoutId)
  expect((after.foreignCount ?? 0) - (before.foreignCount ?? 0)).toBe(1)
})
