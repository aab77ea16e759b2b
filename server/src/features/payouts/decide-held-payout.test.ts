import type { PayoutId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { creatorAvailable, creatorInTransit } from '#money/chart-of-accounts.ts'
import { addSeconds, type Clock, systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { failHeldPayout, sendHeldPayout } from './decide-held-payout.ts'
import { findStalePayouts } from './payout-store.ts'
import { recheckPayout } from './recheck-payout.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { requestPayout } from './request-payout.ts'
import { resumePayouts } from './resume-payouts.ts'
import { sendPayout } from './send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

/** The provider responds with 503 before doing anything. */
function fault(match: string, times = 1): Promise<void> {
  return setup.sandbox.setFault({ provider: 'stripe', match, kind: 'status', times, status: 503 })
}

/** The transfer is made, but its response is lost. */
const forgetful = (): typeof setup.deps.provider => ({
  ...setup.deps.provider,
  createTransfer: async (request) => {
    await setup.deps.provider.createTransfer(request)
    return { kind: 'unknown', message: 'No answer', replayedFailure: false }
  },
})
const creating = 'POST /v1/transfers'
const listing = 'GET /v1/transfers'

const later = (seconds: number): Clock => ({ now: () => addSeconds(systemClock.now(), seconds) })
const transfersOf = (payoutId: PayoutId) => setup.deps.provider.listTransfers(payoutId)

async function givenQueued() {
  const creator = await makePayableCreator(setup, 2500)
  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, systemClock.now()),
  )
  return { creator, payoutId }
}

const decision = (payoutId: PayoutId) => ({
  payoutId,
  adminUserId: newId<UserId>(),
  requestId: newId(),
  reason: 'Looked at the views',
})

const restore = (userId: UserId) =>
  run(
    setup.database.db,
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${userId}`,
  )

test('a payout queued while the provider was down is not sent once its creator is suspended', async () => {
  const { creator, payoutId } = await givenQueued()
  await fault(creating)
  await sendPayout(setup.deps, payoutId)
  await suspend(setup.database.db, creator.userId)

  await sendPayout({ ...setup.deps, clock: later(60) }, payoutId)
  await reconcilePayouts({ ...setup.deps, clock: later(7200) }, 0)
  await recheckPayout(setup.deps, decision(payoutId))
  await sendPayout({ ...setup.deps, clock: later(25 * 3600) }, payoutId)

  expect(await transfersOf(payoutId)).toEqual([])
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'queued', attempt: 1 })
  expect(await readBalance(setup.database.db, creatorInTransit(creator.id))).toBe(2500)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a payout never sent to the provider is not sent', async () => {
  const { creator, payoutId } = await givenQueued()
  await suspend(setup.database.db, creator.userId)

  await sendPayout(setup.deps, payoutId)

  expect(await transfersOf(payoutId)).toEqual([])
  expect(
    await exactlyOne(
      setup.database.db,
      sql`SELECT calls_count, unknown_since FROM payouts WHERE id = ${payoutId}`,
    ),
  ).toEqual({ callsCount: 0, unknownSince: null })
})

test('a transfer whose response was lost before the suspension is found and booked', async () => {
  const { creator, payoutId } = await givenQueued()
  await sendPayout({ ...setup.deps, provider: forgetful() }, payoutId)
  await suspend(setup.database.db, creator.userId)
  const before = await readPayoutOf(setup, creator.id)

  await sendPayout(setup.deps, payoutId)

  expect(before).toMatchObject({ status: 'queued' })
  expect(await transfersOf(payoutId)).toHaveLength(1)
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
})

test('a payout that failed for lack of balance, so with a known outcome, waits', async () => {
  const { creator, payoutId } = await givenQueued()
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createTransfer: async () => ({ kind: 'insufficient', message: 'Too little balance' }),
  }
  await sendPayout({ ...setup.deps, provider }, payoutId)
  await suspend(setup.database.db, creator.userId)

  await sendPayout(setup.deps, payoutId)

  expect(await transfersOf(payoutId)).toEqual([])
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'queued', attempt: 2 })
})

test('held payouts are looked up once an hour at most, and only with an unknown outcome', async () => {
  const [known, unknown] = [await givenQueued(), await givenQueued()]
  await fault(creating)
  await sendPayout(setup.deps, unknown.payoutId)
  await suspend(setup.database.db, known.creator.userId)
  await suspend(setup.database.db, unknown.creator.userId)
  const stale = async (seconds: number) => {
    const now = later(seconds).now()
    const ids = await findStalePayouts(setup.database.db, { createdBefore: now, now })
    return [known, unknown].map(({ payoutId }) => ids.includes(payoutId))
  }

  const before = await stale(0)
  await sendPayout(setup.deps, unknown.payoutId)

  expect(before).toEqual([false, true])
  expect(await stale(3500)).toEqual([false, false])
  expect(await stale(3700)).toEqual([false, true])
})

test('once restored, the payout is sent once, under its earlier key', async () => {
  const { creator, payoutId } = await givenQueued()
  await fault(creating)
  await sendPayout(setup.deps, payoutId)
  await suspend(setup.database.db, creator.userId)
  await sendPayout(setup.deps, payoutId)

  await restore(creator.userId)
  await setup.database.db.transaction((tx) =>
    resumePayouts(tx, { userId: creator.userId, at: systemClock.now() }),
  )
  await sendPayout(setup.deps, payoutId)

  const { jobs } = await exactlyOne(
    setup.database.db,
    sql<{ jobs: number }>`SELECT count(*) AS jobs FROM graphile_worker.jobs
      WHERE key = ${`send-payout:${payoutId}`} AND run_at <= now()`,
  )
  expect(jobs).toBe(1)
  expect(await transfersOf(payoutId)).toHaveLength(1)
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid', attempt: 1 })
})

test('an admin can send a held payout once, after its last call is over', async () => {
  const { creator, payoutId } = await givenQueued()
  await run(
    setup.database.db,
    sql`UPDATE payouts SET calling_until = now() - interval '1 second' WHERE id = ${payoutId}`,
  )
  await suspend(setup.database.db, creator.userId)

  const sent = await sendHeldPayout(setup.deps, decision(payoutId))
  const again = sendHeldPayout(setup.deps, decision(payoutId))

  expect(sent).toEqual({ id: payoutId, status: 'paid' })
  await expect(again).rejects.toMatchObject({ code: 'payout-not-held' })
  expect(await transfersOf(payoutId)).toHaveLength(1)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a payout an admin sent is held again by the next suspension', async () => {
  const { creator, payoutId } = await givenQueued()
  await suspend(setup.database.db, creator.userId)
  await fault(creating, 5)
  await sendHeldPayout(setup.deps, decision(payoutId))
  await setup.sandbox.clearFaults()
  await restore(creator.userId)
  await suspend(setup.database.db, creator.userId)

  await sendPayout({ ...setup.deps, clock: later(120) }, payoutId)

  expect(await transfersOf(payoutId)).toEqual([])
})

test('an admin fails an unsent payout; its money becomes available but cannot move', async () => {
  const { creator, payoutId } = await givenQueued()
  await suspend(setup.database.db, creator.userId)
  await fault(listing, 20)

  const failed = await failHeldPayout(setup.deps, decision(payoutId))

  const { db } = setup.database
  expect(failed).toEqual({ id: payoutId, status: 'failed' })
  expect(await readBalance(db, creatorAvailable(creator.id))).toBe(2500)
  const asking = db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, systemClock.now()),
  )
  await expect(asking).rejects.toMatchObject({ code: 'suspended' })
  expect(
    await manyRows(
      db,
      sql`SELECT action, after FROM audit_log
        WHERE object_id = ${payoutId} AND actor_kind = 'admin'`,
    ),
  ).toEqual([{ action: 'payout.fail', after: { reason: 'Looked at the views' } }])
  expect(await brokenInvariants(db)).toEqual([])
})

test('a payout with an existing transfer cannot be failed: it is booked as paid', async () => {
  const { creator, payoutId } = await givenQueued()
  await sendPayout({ ...setup.deps, provider: forgetful() }, payoutId)
  await suspend(setup.database.db, creator.userId)

  const decided = await failHeldPayout({ ...setup.deps, clock: later(301) }, decision(payoutId))

  expect(decided).toEqual({ id: payoutId, status: 'paid' })
  expect(await readBalance(setup.database.db, creatorAvailable(creator.id))).toBe(0)
})

test('while the provider is down, a sent payout cannot be failed', async () => {
  const { creator, payoutId } = await givenQueued()
  await fault(creating)
  await sendPayout(setup.deps, payoutId)
  await suspend(setup.database.db, creator.userId)
  const deps = { ...setup.deps, clock: later(301) }
  const provider: typeof deps.provider = {
    ...deps.provider,
    listTransfers: async () => {
      throw new Unavailable('payment-provider-unavailable', 'Down')
    },
  }

  const silent = failHeldPayout({ ...deps, provider }, decision(payoutId))
  await expect(silent).rejects.toMatchObject({ code: 'provider-unclear' })

  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'queued' })
  expect(await failHeldPayout(deps, decision(payoutId))).toMatchObject({ status: 'failed' })
})

test('a call just before the suspension may still arrive, so the payout cannot be failed for five minutes', async () => {
  const { creator, payoutId } = await givenQueued()
  await fault(creating)
  await sendPayout(setup.deps, payoutId)
  await suspend(setup.database.db, creator.userId)

  const early = failHeldPayout({ ...setup.deps, clock: later(290) }, decision(payoutId))

  await expect(early).rejects.toMatchObject({ code: 'payout-in-the-air' })
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'queued' })
})

test('of two admins, one sending and one failing, exactly one succeeds', async () => {
  const { creator, payoutId } = await givenQueued()
  await suspend(setup.database.db, creator.userId)

  const acts = await Promise.allSettled([
    failHeldPayout(setup.deps, decision(payoutId)),
    sendHeldPayout(setup.deps, decision(payoutId)),
  ])

  const { status } = await readPayoutOf(setup, creator.id)
  expect(acts.filter((act) => act.status === 'fulfilled')).toHaveLength(1)
  expect(await transfersOf(payoutId)).toHaveLength(status === 'paid' ? 1 : 0)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('an admin cannot decide on a payout of a creator who is not suspended', async () => {
  const { payoutId } = await givenQueued()

  const acts = await Promise.allSettled([
    sendHeldPayout(setup.deps, decision(payoutId)),
    failHeldPayout(setup.deps, decision(payoutId)),
    failHeldPayout(setup.deps, decision(newId())),
  ])

  expect(acts.map((act) => act.status === 'rejected' && act.reason.code)).toEqual([
    'payout-not-held',
    'payout-not-held',
    'payout-not-found',
  ])
})
