import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { creatorAvailable, creatorInTransit } from '#money/chart-of-accounts.ts'
import { addHours, addSeconds, systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { transferKey } from './payout.ts'
import { beginCall } from './payout-store.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { requestPayout, withdraw } from './request-payout.ts'
import { sendPayout } from './send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const transfersUrl = 'POST /v1/transfers'

function fault(kind: string, status?: number): Promise<void> {
  return setup.sandbox.setFault({
    provider: 'stripe',
    match: transfersUrl,
    kind: kind as 'status',
    times: 1,
    ...(status !== undefined && { status }),
  })
}

async function transfersOf(payoutId: PayoutId) {
  return await setup.deps.provider.listTransfers(payoutId)
}

test('the whole available balance is sent as one transfer', async () => {
  const creator = await makePayableCreator(setup, 2500)

  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  expect(response).toMatchObject({ totalCents: 2500, status: 'paid' })
  expect(await transfersOf(response.id)).toMatchObject([
    { amountCents: 2500, destination: creator.destination },
  ])
  expect(await readBalance(setup.database.db, creatorAvailable(creator.id))).toBe(0)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('nothing is sent for a day after a change of password or email', async () => {
  const creator = await makePayableCreator(setup, 2500)
  const at = systemClock.now()
  const requester = { creatorId: creator.id, userId: creator.userId }
  const until = addHours(at, 24)
  await run(
    setup.database.db,
    sql`UPDATE creators SET payouts_held_until = ${until} WHERE id = ${creator.id}`,
  )
  const request = (when: Date) =>
    setup.database.db.transaction((tx) => requestPayout(tx, requester, when))

  await expect(request(at)).rejects.toMatchObject({ code: 'payouts-held' })
  expect(await readBalance(setup.database.db, creatorAvailable(creator.id))).toBe(2500)
  expect(await request(addSeconds(until, 1))).toMatch(/-/)
})

test('ten simultaneous requests make one payout and one transfer', async () => {
  const creator = await makePayableCreator(setup, 5000)
  const requester = { creatorId: creator.id, userId: creator.userId }

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => withdraw(setup.deps, requester)),
  )

  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  const payout = await readPayoutOf(setup, creator.id)
  expect(await transfersOf(payout.id)).toHaveLength(1)
})

test('below the minimum a request is refused and nothing is stored', async () => {
  const creator = await makePayableCreator(setup, 999)

  const request = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  await expect(request).rejects.toMatchObject({ code: 'payout-too-small' })
  expect(await readBalance(setup.database.db, creatorAvailable(creator.id))).toBe(999)
})

test('a request is refused when nothing is left', async () => {
  const creator = await makePayableCreator(setup, 1000)
  const requester = { creatorId: creator.id, userId: creator.userId }
  await withdraw(setup.deps, requester)

  const again = withdraw(setup.deps, requester)

  await expect(again).rejects.toMatchObject({ code: 'no-balance' })
})

test('a request is refused without a finished payout account', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const unfinished = await setup.deps.provider.createPayoutAccount({
    creatorId: creator.id,
    email: 'unfinished@permille.test',
    country: 'US',
    idempotencyKey: `unfinished:${creator.id}`,
  })
  await run(
    setup.database.db,
    sql`UPDATE creators SET payout_account_status = 'pending',
      stripe_connect_account_id = ${unfinished.id} WHERE id = ${creator.id}`,
  )

  const request = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  await expect(request).rejects.toMatchObject({ code: 'payout-account-missing' })
})

test('a request detects a finished account even if its webhook is late', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await run(
    setup.database.db,
    sql`UPDATE creators SET payout_account_status = 'pending' WHERE id = ${creator.id}`,
  )

  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  expect(response).toMatchObject({ totalCents: 2000, status: 'paid' })
})

test('a refusal by the provider fails the payout and returns the money', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await run(
    setup.database.db,
    sql`UPDATE creators SET stripe_connect_account_id = ${`acct_gone_${creator.id}`}
      WHERE id = ${creator.id}`,
  )

  const request = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  await expect(request).rejects.toMatchObject({
    code: 'payout-refused',
    message: expect.stringMatching(/^Your payout account is no longer connected/),
  })
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'failed' })
  expect(await readBalance(setup.database.db, creatorAvailable(creator.id))).toBe(2000)
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test.each([
  ['500 before the work', 'status', 500],
  ['500 after the work', 'status_after', 500],
  ['an answer that is lost', 'drop_response', undefined],
  ['too many requests', 'status', 429],
])(
  'after %s the payout stays queued, and ends with exactly one transfer',
  async (_, kind, status) => {
    const creator = await makePayableCreator(setup, 3000)
    await fault(kind, status)

    const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
    const inTransit = await readBalance(setup.database.db, creatorInTransit(creator.id))
    for (let tries = 0; tries < 3; tries += 1) await sendPayout(setup.deps, response.id)

    // A transfer that Stripe made before its 500 may be found at once in the list.
    if (response.status === 'queued') expect(inTransit).toBe(3000)
    expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
    expect(await transfersOf(response.id)).toHaveLength(1)
    expect(await brokenInvariants(setup.database.db)).toEqual([])
  },
)

test('reconciliation resumes a payout left behind by a crash', async () => {
  const creator = await makePayableCreator(setup, 4000)
  await fault('drop_response')
  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  // As after kill -9 during the call: the lease stays until it expires.
  await run(
    setup.database.db,
    sql`UPDATE payouts SET calling_until = now() - interval '1 second' WHERE id = ${response.id}`,
  )

  await reconcilePayouts(setup.deps, 0)

  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid', attempt: 1 })
  expect(await transfersOf(response.id)).toHaveLength(1)
})

test('if the outcome is unknown for a day, transfers are listed before creating one', async () => {
  const creator = await makePayableCreator(setup, 6000)
  await fault('drop_response')
  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  await run(
    setup.database.db,
    sql`UPDATE payouts SET unknown_since = now() - interval '25 hours', attempt = attempt + 1
      WHERE id = ${response.id}`,
  )

  await sendPayout(setup.deps, response.id)

  expect(await transfersOf(response.id)).toHaveLength(1)
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
})

test('a call cut off by a crash is not repeated a day later without a lookup', async () => {
  const creator = await makePayableCreator(setup, 7000)
  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, systemClock.now()),
  )
  const at = systemClock.now()
  const until = addSeconds(at, 30)
  const called = await beginCall(setup.database.db, { payoutId, at, until })
  await setup.deps.provider.createTransfer({
    payoutId,
    amountCents: toCents(7000),
    destination: creator.destination,
    idempotencyKey: transferKey({ id: payoutId, attempt: called?.attempt ?? 0 }),
  })
  // By then the provider has forgotten the key: the same request under it would be a new transfer.
  await run(setup.database.db, sql`UPDATE payouts SET attempt = attempt + 1 WHERE id = ${payoutId}`)
  const clock = { now: () => addHours(systemClock.now(), 25) }

  await sendPayout({ ...setup.deps, clock }, payoutId)

  expect(await transfersOf(payoutId)).toHaveLength(1)
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
})

test('a job sends the payout two seconds later if the request does not', async () => {
  const creator = await makePayableCreator(setup, 2500)
  const at = new Date('2030-01-01T00:00:00Z')

  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, { creatorId: creator.id, userId: creator.userId }, at),
  )

  const job = await exactlyOne(
    setup.database.db,
    sql`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`send-payout:${payoutId}`}`,
  )
  expect(job).toEqual({ runAt: new Date('2030-01-01T00:00:02Z') })
})

test('a user who is not a creator cannot request a payout', async () => {
  const nobody = { creatorId: newId<CreatorId>(), userId: newId<UserId>() }

  const requesting = setup.database.db.transaction((tx) => requestPayout(tx, nobody, new Date()))

  await expect(requesting).rejects.toMatchObject({ code: 'creator-not-found' })
})
