import type { PayoutId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '../../../testing/test-marketplace.ts'
import { makeAdmin } from '../../../testing/test-users.ts'
import { failHeldPayout, sendHeldPayout } from '../decide-held-payout.ts'
import { findStalePayouts, listPayoutsOf } from '../payout-store.ts'
import { requestPayout } from '../request-payout.ts'
import { sendPayout } from '../send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from '../testing/payout-setup.ts'
import { holdPayout, holdPayoutsOf, releasePayoutsOf } from './hold-payouts.ts'
import { retryPayout } from './retry-payout.ts'

let setup: PayoutSetup
let adminUserId: UserId
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
  adminUserId = (await makeAdmin(setup.database.db)).userId
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const db = () => setup.database.db
const act = () => ({ adminUserId, reason: 'Two accounts', requestId: newId(), at: new Date() })
const transfersOf = (payoutId: PayoutId) => setup.deps.provider.listTransfers(payoutId)

async function givenQueued() {
  const creator = await makePayableCreator(setup, 2500)
  const payoutId = await db().transaction((tx) => requestPayout(tx, creatorOf(creator), new Date()))
  return { creator, payoutId }
}

const creatorOf = ({ id: creatorId, userId }: Awaited<ReturnType<typeof makePayableCreator>>) => ({
  creatorId,
  userId,
})
const hold = (payoutId: PayoutId) =>
  db().transaction((tx) => holdPayout(tx, { ...act(), payoutId }))
const holdAll = (userId: UserId) =>
  db().transaction((tx) => holdPayoutsOf(tx, { ...act(), userId }))
const releaseAll = (userId: UserId) =>
  db().transaction((tx) => releasePayoutsOf(tx, { ...act(), userId }))
const statusOf = async ({ creator }: Awaited<ReturnType<typeof givenQueued>>) =>
  (await readPayoutOf(setup, creator.id)).status

test('a held payout is not sent by job or schedule, its creator reads why, and an admin sends it', async () => {
  const given = await givenQueued()
  const { payoutId, creator } = given
  await hold(payoutId)

  await sendPayout(setup.deps, payoutId)
  const future = new Date(Date.now() + 3_600_000)
  const stale = await findStalePayouts(db(), { createdBefore: future, now: future })
  const [shown] = await listPayoutsOf(db(), { creatorId: creator.id, limit: 1 })
  const before = [await statusOf(given), (await transfersOf(payoutId)).length]
  await sendHeldPayout(setup.deps, { ...act(), payoutId })

  expect(before).toEqual(['queued', 0])
  expect(stale).not.toContain(payoutId)
  expect(shown?.reason).toBe('Held for review: “Two accounts”')
  expect([await statusOf(given), (await transfersOf(payoutId)).length]).toEqual(['paid', 1])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a payout that was released can be held again', async () => {
  const { payoutId } = await givenQueued()
  await hold(payoutId)
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/transfers',
    kind: 'status',
    times: 1,
    status: 503,
  })
  await sendHeldPayout(setup.deps, { ...act(), payoutId })

  const held = await hold(payoutId)
  await expect(hold(payoutId)).rejects.toMatchObject({ code: 'already-held' })

  expect(held).toEqual({ id: payoutId, status: 'queued' })
})

test('a settled payout, and one that the provider is being asked about, are not held', async () => {
  const [paid, calling] = [await givenQueued(), await givenQueued()]
  await sendPayout(setup.deps, paid.payoutId)
  await run(
    db(),
    sql`UPDATE payouts SET calling_until = now() + interval '1 minute' WHERE id = ${calling.payoutId}`,
  )

  await expect(hold(paid.payoutId)).rejects.toMatchObject({ code: 'payout-settled' })
  await expect(hold(calling.payoutId)).rejects.toMatchObject({ code: 'payout-in-the-air' })
})

test('a hold of a creator stops the queued payout and every request until its release', async () => {
  const given = await givenQueued()
  const { userId } = given.creator
  await holdAll(userId)

  await sendPayout(setup.deps, given.payoutId)
  const during = await statusOf(given)
  await expect(holdAll(userId)).rejects.toMatchObject({ code: 'already-held' })
  await releaseAll(userId)
  await expect(releaseAll(userId)).rejects.toMatchObject({ code: 'not-held' })
  await sendPayout(setup.deps, given.payoutId)

  expect([during, await statusOf(given)]).toEqual(['queued', 'paid'])
  expect(await transfersOf(given.payoutId)).toHaveLength(1)
})

test('a failed payout is requested again, once, and the new one is sent', async () => {
  const given = await givenQueued()
  await hold(given.payoutId)
  await failHeldPayout(setup.deps, { ...act(), payoutId: given.payoutId })
  const retry = () => retryPayout(setup.deps, { ...act(), payoutId: given.payoutId })

  const results = await Promise.allSettled([retry(), retry(), retry()])

  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(done).toMatchObject([{ status: 'paid' }])
  await expect(retry()).rejects.toMatchObject({ code: 'payout-not-retryable' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a retry keeps to the rules of a withdrawal, in words for the admin', async () => {
  const given = await givenQueued()
  await hold(given.payoutId)
  await expect(
    retryPayout(setup.deps, { ...act(), payoutId: given.payoutId }),
  ).rejects.toMatchObject({ code: 'payout-not-retryable' })
  await failHeldPayout(setup.deps, { ...act(), payoutId: given.payoutId })
  await holdAll(given.creator.userId)

  const retried = retryPayout(setup.deps, { ...act(), payoutId: given.payoutId })

  await expect(retried).rejects.toMatchObject({
    code: 'held-for-review',
    message: expect.stringContaining('The creator cannot withdraw now'),
  })
})
