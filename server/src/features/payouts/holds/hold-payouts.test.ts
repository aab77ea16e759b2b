import type { PayoutId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readWithdrawalFacts } from '#features/earnings/public.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { compareTransfers } from '../compare-transfers.ts'
import { failHeldPayout, sendHeldPayout } from '../decide-held-payout.ts'
import { listAllPayouts } from '../payout-list-store.ts'
import { findStalePayouts, listPayoutsOf } from '../payout-store.ts'
import { requestPayout } from '../request-payout.ts'
import { sendPayout } from '../send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from '../testing/payout-setup.ts'
import { holdPayout, holdPayoutsOf, releasePayoutsOf } from './hold-payouts.ts'
import { payCreatorOtherwise } from './pay-creator-otherwise.ts'
import { retryPayout } from './retry-payout.ts'
import { listPayoutHolds } from './review-hold-store.ts'

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
async function givenFailed() {
  const given = await givenQueued()
  await hold(given.payoutId)
  await failHeldPayout(setup.deps, { ...act(), payoutId: given.payoutId })
  await releaseAll(given.creator.userId)
  return given
}

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

test('a released payout can be held again', async () => {
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

test('a settled payout, or one with a provider call under way, cannot be held', async () => {
  const [paid, calling] = [await givenQueued(), await givenQueued()]
  await sendPayout(setup.deps, paid.payoutId)
  await run(
    db(),
    sql`UPDATE payouts SET calling_until = now() + interval '1 minute' WHERE id = ${calling.payoutId}`,
  )

  await expect(hold(paid.payoutId)).rejects.toMatchObject({ code: 'payout-settled' })
  await expect(hold(calling.payoutId)).rejects.toMatchObject({ code: 'payout-in-the-air' })
})

test('a hold on a creator stops the queued payout and every request until its release', async () => {
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

test('the money of a held payout that an admin fails stays on hold until it is released', async () => {
  const { payoutId, creator } = await givenQueued()
  await hold(payoutId)
  await failHeldPayout(setup.deps, { ...act(), reason: 'To be looked at', payoutId })

  const withdrawal = db().transaction((tx) => requestPayout(tx, creatorOf(creator), new Date()))

  await expect(withdrawal).rejects.toMatchObject({
    code: 'held-for-review',
    message: expect.stringContaining('“Two accounts”'),
  })
  await releaseAll(creator.userId)
  await db().transaction((tx) => requestPayout(tx, creatorOf(creator), new Date()))
  expect(await brokenInvariants(db())).toEqual([])
})

test('two admins hold one creator: releasing one hold leaves the other', async () => {
  const { creator } = await givenQueued()
  const { userId } = creator
  const second = await makeAdmin(db())
  const bySecond = { ...act(), adminUserId: second.userId, reason: 'Stolen account' }
  await holdAll(userId)
  await db().transaction((tx) => holdPayoutsOf(tx, { ...bySecond, userId }))

  await expect(releaseAll(userId)).rejects.toMatchObject({
    code: 'several-holds',
    message: expect.stringContaining('“Stolen account”'),
  })
  const [first, other] = await listPayoutHolds(db(), creator.id)
  const release = (holdId = first?.id) =>
    db().transaction((tx) => releasePayoutsOf(tx, { ...act(), userId, holdId }))
  await release()
  await expect(release()).rejects.toMatchObject({ code: 'not-held' })

  expect(await listPayoutHolds(db(), creator.id)).toEqual([other])
  const facts = await readWithdrawalFacts(db(), creator.id, new Date())
  expect(facts?.reviewHoldReason).toBe('Stolen account')
})

test('a payout of a creator with held payouts can also be held itself, and stays held', async () => {
  const given = await givenQueued()
  await holdAll(given.creator.userId)
  await hold(given.payoutId)
  await releaseAll(given.creator.userId)

  await sendPayout(setup.deps, given.payoutId)

  expect(await statusOf(given)).toBe('queued')
})

test('a failed payout can be requested again, once, and the new one is sent', async () => {
  const given = await givenFailed()
  const retry = () => retryPayout(setup.deps, { ...act(), payoutId: given.payoutId })

  const results = await Promise.allSettled([retry(), retry(), retry()])

  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(done).toMatchObject([{ status: 'paid' }])
  await expect(retry()).rejects.toMatchObject({ code: 'payout-not-retryable' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a retry sends the confirmed amount, or nothing', async () => {
  const given = await givenFailed()
  const { payoutId } = given
  const retry = (expectedCents: number) =>
    retryPayout(setup.deps, { ...act(), payoutId, expectedCents: toCents(expectedCents) })
  const [listed] = await listAllPayouts(db(), { creatorId: given.creator.id, limit: 1 })

  expect(listed).toMatchObject({ totalCents: 2500, retryCents: 2500 })
  await expect(retry(2499)).rejects.toMatchObject({
    code: 'amount-changed',
    message: expect.stringContaining('$25.00'),
  })
  expect(await retry(2500)).toMatchObject({ status: 'paid' })
})

test('a creator whom the provider cannot pay is paid another way, once, with a reference', async () => {
  const given = await givenFailed()
  const { creator, payoutId } = given
  const paid = { userId: creator.userId, expectedCents: toCents(2500), reference: 'Wire 4711' }
  const pay = () => db().transaction((tx) => payCreatorOtherwise(tx, { ...act(), ...paid }))
  const withdrawable = await makePayableCreator(setup, 2500)

  const both = await Promise.allSettled([pay(), pay()])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [latest] = await listPayoutsOf(db(), { creatorId: creator.id, limit: 1 })
  expect(latest).toMatchObject({
    status: 'paid',
    totalCents: 2500,
    reason: 'We paid this another way; the reference is Wire 4711.',
  })
  const retried = retryPayout(setup.deps, { ...act(), payoutId })
  await expect(retried).rejects.toMatchObject({
    code: 'payout-not-retryable',
    message: `This payout failed, and ${latest?.number} took what was available since.`,
  })
  const [, failed] = await listAllPayouts(db(), { creatorId: creator.id, limit: 2 })
  expect(failed).toMatchObject({ id: payoutId, laterNumber: latest?.number })
  const other = { ...act(), ...paid, userId: withdrawable.userId }
  await expect(db().transaction((tx) => payCreatorOtherwise(tx, other))).rejects.toMatchObject({
    code: 'payout-possible',
  })
  expect((await compareTransfers(setup.deps, null)).offenders).toEqual([])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a retry follows the withdrawal rules, and explains refusals to the admin', async () => {
  const given = await givenQueued()
  await hold(given.payoutId)
  await expect(
    retryPayout(setup.deps, { ...act(), payoutId: given.payoutId }),
  ).rejects.toMatchObject({ code: 'payout-not-retryable' })
  await failHeldPayout(setup.deps, { ...act(), payoutId: given.payoutId })

  const retried = retryPayout(setup.deps, { ...act(), payoutId: given.payoutId })

  await expect(retried).rejects.toMatchObject({
    code: 'held-for-review',
    message: expect.stringContaining('The creator cannot withdraw now'),
  })
})
