import type { PayoutId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { failHeldPayout, sendHeldPayout } from './decide-held-payout.ts'
import {
  freeLease,
  leaseHeld,
  listQueuedOfUser,
  lockHeld,
  markReleased,
} from './held-payout-store.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const db = () => setup.database.db
const now = new Date('2026-03-07T12:00:00.000Z')
const deps = () => ({ ...setup.deps, clock: { now: () => now } })

/** A queued payout, without money behind it, of a creator suspended for five minutes. */
async function givenHeld(creator?: TestCreator): Promise<{ id: PayoutId; creator: TestCreator }> {
  const owner = creator ?? (await makeCreator(db()))
  const id = newId<PayoutId>()
  await run(
    db(),
    sql`UPDATE users SET suspended_at = ${addSeconds(now, -300)}, suspended_reason = 'test'
      WHERE id = ${owner.userId}`,
  )
  await run(
    db(),
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination)
      VALUES (${id}, ${owner.id}, 1000, 'acct_test')`,
  )
  return { id, creator: owner }
}

const set = (id: PayoutId, change: Statement<never>) =>
  run(db(), sql`UPDATE payouts SET ${change} WHERE id = ${id}`)
const readPayout = (id: PayoutId) =>
  exactlyOne(
    db(),
    sql`SELECT released_at, calling_until, calls_count FROM payouts WHERE id = ${id}`,
  )
const decision = (payoutId: PayoutId) => ({
  payoutId,
  adminUserId: newId<UserId>(),
  requestId: newId(),
  reason: 'Looked at the views',
})

test('a decision locks the creator and the payout until it commits', async () => {
  const { id, creator } = await givenHeld()

  const held = await db().transaction(async (tx) => {
    await lockHeld(tx, id)
    return [await isLocked(db(), 'creator', creator.id), await isLocked(db(), 'payout', id)]
  })

  expect(held).toEqual([true, true])
})

test('a release applies to one payout, and never precedes the suspension it answers', async () => {
  const [other, { id, creator }] = [await givenHeld(), await givenHeld(), await givenHeld()]
  await run(
    db(),
    sql`UPDATE users SET suspended_reason = 'test', suspended_at = CASE WHEN id = ${creator.userId}
      THEN suspended_at ELSE ${addSeconds(now, 60)} END`,
  )
  const untouched = await readPayout(other.id)
  const release = (at: Date) => db().transaction((tx) => markReleased(tx, { payoutId: id, at }))

  await release(addSeconds(now, -301))
  const early = await readPayout(id)
  await release(now)

  expect(early).toMatchObject({ releasedAt: addSeconds(now, -300) })
  expect(await readPayout(id)).toMatchObject({ releasedAt: now })
  expect(await readPayout(other.id)).toEqual(untouched)
})

test('a lease counts as a call, and only its own number frees it', async () => {
  const [{ id }, other] = [await givenHeld(), await givenHeld()]
  const until = addSeconds(now, 90)
  const lease = (payoutId: PayoutId) => db().transaction((tx) => leaseHeld(tx, { payoutId, until }))
  const free = (callNumber: number) =>
    db().transaction((tx) => freeLease(tx, { payoutId: id, callNumber }))
  const [call] = [await lease(id), await lease(other.id)]

  await free(0)
  const kept = await readPayout(id)
  await free(1)

  expect(call).toMatchObject({ id, callsCount: 1, isHeld: true })
  expect(kept).toMatchObject({ callingUntil: until })
  expect(await readPayout(id)).toMatchObject({ callingUntil: null })
  expect(await readPayout(other.id)).toMatchObject({ callingUntil: until })
})

test('a restoration releases the user’s own queued payout', async () => {
  const { id, creator } = await givenHeld()
  await givenHeld()
  const failed = newId<PayoutId>()
  await run(
    db(),
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, reason, settled_at)
      VALUES (${failed}, ${creator.id}, 1000, 'acct_test', 'failed', 'no', ${now})`,
  )

  expect(await db().transaction((tx) => listQueuedOfUser(tx, creator.userId))).toEqual([id])
})

test.each([
  ['send', sendHeldPayout],
  ['fail', failHeldPayout],
])('while a call has its lease, no one may %s the payout', async (_, decide) => {
  const { id } = await givenHeld()
  await set(id, sql`calling_until = ${now}`)

  await expect(decide(deps(), decision(id))).rejects.toMatchObject({ code: 'payout-in-the-air' })
  expect(await readPayout(id)).toMatchObject({ callsCount: 0, releasedAt: null })
})

test('a refused decision states whether the payout is settled or in transit', async () => {
  const [{ id: settled }, { id: restored, creator }] = [await givenHeld(), await givenHeld()]
  await set(settled, sql`status = 'failed', reason = 'no', settled_at = ${now}`)
  await run(
    db(),
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${creator.userId}`,
  )
  const fail = (id: PayoutId) => failHeldPayout(deps(), decision(id))

  await expect(fail(settled)).rejects.toThrow('This payout is already failed.')
  await expect(fail(restored)).rejects.toThrow('it is on its way')
})

test('a call before the suspension can no longer arrive five minutes after it', async () => {
  const { id, creator } = await givenHeld()
  await set(
    id,
    sql`unknown_since = ${addSeconds(now, -400)}, first_call_at = ${now}, calls_count = 1`,
  )
  const suspendedSince = (ms: number) =>
    run(
      db(),
      sql`UPDATE users SET suspended_at = ${new Date(now.getTime() - ms)} WHERE id = ${creator.userId}`,
    )
  const silent = {
    ...setup.deps.provider,
    listTransfers: async () => Promise.reject(new Error('the list is read')),
  }
  const fail = () => failHeldPayout({ ...deps(), provider: silent }, decision(id))

  await suspendedSince(299_999)
  await expect(fail()).rejects.toMatchObject({ code: 'payout-in-the-air' })
  await suspendedSince(300_000)
  await expect(fail()).rejects.toThrow('the list is read')
})

test('a job retries an admin’s payout if the admin’s own call fails', async () => {
  const { id } = await givenHeld()
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createTransfer: async () => Promise.reject(new Error('gone')),
  }

  const sending = sendHeldPayout({ ...deps(), provider }, decision(id))
  await expect(sending).rejects.toThrow('gone')

  const job = sql`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`send-payout:${id}`}`
  expect(await manyRows(db(), job)).toEqual([{ runAt: addSeconds(now, 2) }])
  const acts = sql`SELECT action FROM audit_log WHERE object_id = ${id}`
  expect(await manyRows(db(), acts)).toEqual([{ action: 'payout.send' }])
})

test('an admin whose lookup was overtaken decides nothing', async () => {
  const { id } = await givenHeld()
  await set(id, sql`first_call_at = ${addSeconds(now, -600)}`)
  const listTransfers = async () => {
    await set(id, sql`calls_count = calls_count + 1`)
    return []
  }
  const overtaken = { ...deps(), provider: { ...setup.deps.provider, listTransfers } }

  await expect(failHeldPayout(overtaken, decision(id))).rejects.toMatchObject({
    family: 'rejected',
  })
})
