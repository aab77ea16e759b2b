import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import { freeProviderCalls } from '#money/provider-calls.ts'
import { addSeconds, type Clock, systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { beginCall } from './payout-store.ts'
import { requestPayout } from './request-payout.ts'
import { sendPayout } from './send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
beforeEach(async () => {
  await setup.sandbox.clearFaults()
  await setup.sandbox.emptyBalance()
})
afterAll(() => setup.close())

const leaseSeconds = 90

interface Gate {
  readonly passed: Promise<void>
  open(): void
}

function makeGate(): Gate {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

/** Calls the provider and stalls, with the response received, until it is woken. */
function stallAfter(call: 'createTransfer' | 'listTransfers') {
  const [answered, woken] = [makeGate(), makeGate()]
  const stall = async <Answer>(response: Promise<Answer>): Promise<Answer> => {
    const known = await response
    answered.open()
    await woken.passed
    return known
  }
  const { provider } = setup.deps
  const stalling: PaymentProvider =
    call === 'createTransfer'
      ? { ...provider, createTransfer: (request) => stall(provider.createTransfer(request)) }
      : { ...provider, listTransfers: (payoutId) => stall(provider.listTransfers(payoutId)) }
  return { provider: stalling, answered: answered.passed, wake: woken.open }
}

function later(leases: number): Clock {
  return { now: () => addSeconds(systemClock.now(), leases * leaseSeconds + leases) }
}

async function givenPayout(): Promise<{ id: PayoutId; creatorId: CreatorId }> {
  const creator = await makePayableCreator(setup, 2500)
  const requester = { creatorId: creator.id, userId: creator.userId }
  const id = await setup.database.db.transaction((tx) =>
    requestPayout(tx, requester, systemClock.now()),
  )
  return { id, creatorId: creator.id }
}

const send = (payoutId: PayoutId, given: Partial<PayoutDeps> = {}) =>
  sendPayout({ ...setup.deps, ...given }, payoutId)

function refuseOnce(): Promise<void> {
  const match = 'POST /v1/transfers'
  return setup.sandbox.setFault({ provider: 'stripe', match, kind: 'status', status: 402 })
}

async function readEnd(payoutId: PayoutId): Promise<object> {
  const { attempt, reason } = await exactlyOne(
    setup.database.db,
    sql<{ attempt: number; reason: string | null }>`
      SELECT attempt, reason FROM payouts WHERE id = ${payoutId}`,
  )
  const jobs = await manyRows(
    setup.database.db,
    sql`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`send-payout:${payoutId}`}`,
  )
  return { attempt, reason, jobs }
}

test('a caller that wakes after losing its lease does not free the next key, so one transfer is made', async () => {
  const { id, creatorId } = await givenPayout()
  const first = stallAfter('createTransfer')
  const poor = send(id, { provider: first.provider })
  await first.answered
  await send(id, { clock: later(1) })
  await setup.sandbox.fillBalance(1_000_000)
  const third = stallAfter('createTransfer')
  const made = send(id, { provider: third.provider, clock: later(2) })
  await third.answered

  first.wake()
  await poor
  await send(id, { clock: later(2) })
  third.wake()
  await made

  expect(await setup.deps.provider.listTransfers(id)).toHaveLength(1)
  expect(await readPayoutOf(setup, creatorId)).toMatchObject({ status: 'paid' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a late refusal after losing the lease does not fail a payout being sent', async () => {
  const { id, creatorId } = await givenPayout()
  await setup.sandbox.fillBalance(1_000_000)
  await refuseOnce()
  const first = stallAfter('listTransfers')
  const refused = send(id, { provider: first.provider })
  await first.answered
  const second = stallAfter('createTransfer')
  const made = send(id, { provider: second.provider, clock: later(1) })
  await second.answered

  first.wake()
  await refused
  const meanwhile = await readPayoutOf(setup, creatorId)
  second.wake()
  await made

  expect(meanwhile).toMatchObject({ status: 'queued' })
  expect(await readPayoutOf(setup, creatorId)).toMatchObject({ status: 'paid' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test.each(['createTransfer', 'listTransfers'] as const)(
  'a caller that lost its lease at %s writes no outcome and plans no further call',
  async (call) => {
    const { id } = await givenPayout()
    if (call === 'listTransfers') {
      await setup.sandbox.fillBalance(1_000_000)
      await refuseOnce()
    }
    const first = stallAfter(call)
    const stalled = send(id, { provider: first.provider })
    await first.answered
    await setup.sandbox.emptyBalance()
    await send(id, { clock: later(1) })
    const before = await readEnd(id)

    first.wake()
    await stalled

    expect(await readEnd(id)).toEqual(before)
  },
)

test('a caller whose lease ran out during its lookup makes no transfer', async () => {
  const { id, creatorId } = await givenPayout()
  await setup.sandbox.fillBalance(1_000_000)
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/transfers',
    kind: 'status',
    status: 500,
  })
  await send(id)
  const time = { aheadSeconds: 25 * 3600 }
  const clock = { now: () => addSeconds(systemClock.now(), time.aheadSeconds) }
  const looking = stallAfter('listTransfers')
  const stalled = send(id, { provider: looking.provider, clock })
  await looking.answered

  time.aheadSeconds += leaseSeconds + 1
  looking.wake()
  await stalled

  expect(await setup.deps.provider.listTransfers(id)).toEqual([])
  expect(await readPayoutOf(setup, creatorId)).toMatchObject({ status: 'queued' })
})

test('while one caller holds the lease no other calls the provider', async () => {
  const { id } = await givenPayout()
  await setup.sandbox.fillBalance(1_000_000)
  const first = stallAfter('createTransfer')
  const sending = send(id, { provider: first.provider })
  await first.answered
  let callCount = 0
  const provider: PaymentProvider = {
    ...setup.deps.provider,
    createTransfer: (request) => {
      callCount += 1
      return setup.deps.provider.createTransfer(request)
    },
  }

  await send(id, { provider })
  first.wake()
  await sending

  expect(callCount).toBe(0)
})

test('the leases of a dead process are free at once for a process that starts alone', async () => {
  const { db } = setup.database
  const { id: payoutId } = await givenPayout()
  const at = systemClock.now()
  const call = { payoutId, at, until: addSeconds(at, leaseSeconds) }
  const first = await beginCall(db, call)
  const meanwhile = await beginCall(db, call)

  await freeProviderCalls(db)
  const second = await beginCall(db, call)

  expect(meanwhile).toBeUndefined()
  expect([first?.callsCount, second?.callsCount]).toEqual([1, 2])
})
