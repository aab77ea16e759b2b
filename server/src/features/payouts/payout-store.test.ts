import type { PayoutId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { deletePayouts } from '#testing/delete-payouts.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { heldSentence } from './payout.ts'
import { listAllPayouts } from './payout-list-store.ts'
import {
  beginCall,
  endLookup,
  findPayout,
  findStalePayouts,
  listPayoutsOf,
  listPayoutsToCompare,
  shownReason,
} from './payout-store.ts'
import { insertPayoutRow } from './testing/payout-row.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
beforeEach(() => deletePayouts(db()))
afterAll(() => setup.close())

const db = () => setup.database.db
const now = new Date('2026-03-07T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)

type Given = Partial<Parameters<typeof insertPayoutRow>[1]>

async function givenPayout(given: Given = {}): Promise<PayoutId> {
  const creator = given.creator ?? (await makeCreator(db()))
  return await insertPayoutRow(db(), {
    createdAt: before(60_000),
    settledAt: now,
    ...given,
    creator,
  })
}

const set = (id: PayoutId, change: Statement<never>) =>
  run(db(), sql`UPDATE payouts SET ${change} WHERE id = ${id}`)
const suspendAt = (creator: TestCreator, at: Date) =>
  run(
    db(),
    sql`UPDATE users SET suspended_at = ${at}, suspended_reason = 'test' WHERE id = ${creator.userId}`,
  )
const begin = (payoutId: PayoutId) =>
  beginCall(db(), { payoutId, at: now, until: addSeconds(now, 90) })

function readCall(id: PayoutId) {
  return exactlyOne(
    db(),
    sql`SELECT calling_until, calls_count, attempt, unknown_since, first_call_at, reason, needs_admin,
        waits_for_money, looked_at FROM payouts WHERE id = ${id}`,
  )
}

test('a payout released at the moment of the suspension is not held, one released before it is', async () => {
  const [creator, other] = [await makeCreator(db()), await makeCreator(db())]
  const [id, earlier] = [await givenPayout({ creator }), await givenPayout({ creator: other })]
  for (const each of [creator, other]) await suspendAt(each, now)
  await set(id, sql`released_at = ${now}`)
  await set(earlier, sql`released_at = ${before(1)}`)

  expect(await begin(id)).toMatchObject({ isHeld: false })
  expect(await begin(earlier)).toBeUndefined()
})

type Hold = (held: { id: PayoutId; creator: TestCreator; at: Date }) => Promise<number>
const holdOne: Hold = ({ id, at }) => set(id, sql`held_at = ${at}, held_reason = 'Two accounts'`)
const holdAll: Hold = ({ creator, at }) =>
  run(
    db(),
    sql`UPDATE creators SET review_hold_at = ${at}, review_hold_reason = 'Two accounts'
      WHERE id = ${creator.id}`,
  )

test.each([
  ['one payout', holdOne],
  ['every payout', holdAll],
])(
  'the reason why %s was held is hidden after a release, whatever holds it then',
  async (_, hold) => {
    const creator = await makeCreator(db())
    const id = await givenPayout({ creator })
    const request = { creatorId: creator.id, limit: 1 }
    const reasons = async () => [
      (await listAllPayouts(db(), request))[0]?.holdReason,
      (await listPayoutsOf(db(), request))[0]?.reason,
    ]
    await hold({ id, creator, at: before(2) })
    await suspendAt(creator, before(1))

    const whileHeld = await reasons()
    await set(id, sql`released_at = ${before(2)}`)

    expect(whileHeld).toEqual(['Two accounts', heldSentence('Two accounts')])
    expect(await reasons()).toEqual([null, null])
  },
)

test.each([
  ['an earlier call', 0, 'queued'],
  ['a call whose payout was paid meanwhile', 1, 'paid'],
])('a lookup of %s ends nothing', async (_, callNumber, status) => {
  const id = await givenPayout()
  await begin(id)
  if (status === 'paid') {
    await set(id, sql`status = 'paid', stripe_transfer_id = ${`tr_${id}`}, settled_at = now()`)
  }
  const untouched = await readCall(id)

  const looked = await endLookup(db(), { id, callNumber, at: now, reason: 'held' })

  expect(looked).toBe(false)
  expect(await readCall(id)).toEqual(untouched)
})

test('a lookup that found nothing ends only its own payout’s call', async () => {
  const [id, other] = [await givenPayout(), await givenPayout()]
  await begin(id)
  await begin(other)
  await set(id, sql`needs_admin = true`)
  const untouched = await readCall(other)

  const ended = await endLookup(db(), { id, callNumber: 1, at: now, reason: 'held' })

  expect(ended).toBe(true)
  const after = { callingUntil: null, lookedAt: now, reason: 'held', needsAdmin: false }
  expect(await readCall(id)).toMatchObject(after)
  expect(await readCall(other)).toEqual(untouched)
})

test('a payout is stale from the given moment, unless a call is under way or it is settled', async () => {
  const [exact, lapsed] = [
    await givenPayout({ createdAt: now }),
    await givenPayout({ createdAt: before(2) }),
  ]
  const called = await givenPayout()
  await givenPayout({ createdAt: addSeconds(now, 1) })
  await givenPayout({ status: 'failed' })
  await set(called, sql`calling_until = ${now}`)
  await set(lapsed, sql`calling_until = ${before(1)}`)

  const stale = await findStalePayouts(db(), { createdBefore: now, now })

  expect(stale).toEqual([lapsed, exact])
})

test('stale payouts called longest ago come first', async () => {
  const stale = () => findStalePayouts(db(), { createdBefore: now, now })
  const failing = await givenPayout({ createdAt: before(9000) })
  const waiting = await givenPayout({ createdAt: before(8000) })
  const untried = await stale()

  await beginCall(db(), { payoutId: failing, at: before(7000), until: before(1) })

  expect(untried).toEqual([failing, waiting])
  expect(await stale()).toEqual([waiting, failing])
})

test('a held payout is looked up after an hour, and only if part of it is unknown', async () => {
  const stale = () => findStalePayouts(db(), { createdBefore: now, now })
  const creator = await makeCreator(db())
  await suspend(db(), creator.userId)
  const id = await givenPayout({ creator })

  const nothingUnknown = await stale()
  await set(id, sql`unknown_since = ${now}`)
  const neverLooked = await stale()
  await set(id, sql`looked_at = ${addHours(now, -1)}`)
  const anHourAgo = await stale()
  await set(id, sql`looked_at = ${before(3_600_001)}`)

  expect([nothingUnknown, neverLooked, anHourAgo, await stale()]).toEqual([[], [id], [], [id]])
})

test('the comparison covers payouts settled since, the named ones, and everything the first time', async () => {
  const since = before(1000)
  const settled = await givenPayout({ status: 'paid', settledAt: since })
  const earlier = await givenPayout({ status: 'failed', settledAt: before(1001) })
  const [named, queued] = [await givenPayout(), await givenPayout()]
  const listed = async (from: Date | null) => {
    const rows = await listPayoutsToCompare(db(), { ids: [named], since: from })
    return rows.map(({ id }) => id)
  }

  expect(await listed(since)).toEqual([settled, named].sort())
  expect(await listed(null)).toEqual([settled, earlier, named, queued].sort())
  expect(await findPayout(db(), named)).toMatchObject({ status: 'queued', totalCents: 1000 })
})

test.each([
  ['an admin’s refusal', { status: 'failed', reason: 'Bought views' }, 'Bought views'],
  ['a provider’s refusal', { status: 'failed', refusalCode: 'x' }, 'provider refused this payout'],
  ['a payout that was not tried', { reason: null }, null],
  ['a payout that waits', {}, 'has not gone through yet'],
  ['a payout that waits for money', { waitsForMoney: true }, 'until card payments have settled'],
  ['a paid payout', { status: 'paid' }, null],
] as const)('what a creator reads about %s', (_, change, shown) => {
  const payout = {
    status: 'queued',
    reason: 'Balance 12.34',
    refusalCode: null,
    waitsForMoney: false,
    paidReference: null,
  }

  const text = shownReason({ ...payout, ...change } as Parameters<typeof shownReason>[0])

  expect(text).toEqual(shown === null ? null : expect.stringContaining(shown))
})

test('while payouts are stopped, one with an unknown outcome comes before those that may not be sent', async () => {
  await givenPayout({ createdAt: before(9000) })
  const unknown = await givenPayout({ createdAt: before(8000) })
  await begin(unknown)
  await set(unknown, sql`calling_until = NULL`)
  await run(
    db(),
    sql`UPDATE invariant_runs SET clean_until = '2020-01-01' WHERE clean_until IS NOT NULL`,
  )

  const [first] = await findStalePayouts(db(), { createdBefore: now, now })

  expect(first).toBe(unknown)
})
