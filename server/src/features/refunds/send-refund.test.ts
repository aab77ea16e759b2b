import type { RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHours, addSeconds, systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { type FundingSetup, storedEntries } from '../funding/testing/funding-setup.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { failureSentence, settlementSentence } from './refund.ts'
import { readRefunds } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { resumeWaitingRefunds } from './resume-refunds.ts'
import { applyRefund, sendRefund } from './send-refund.ts'
import { handleRefundEvent } from './testing/refund-events.ts'
import {
  auditsOf,
  listMade,
  type Requested,
  givenRefund as refundIn,
  sendingsOf,
  setUpRefunds,
} from './testing/refund-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const db = () => setup.deps.database

const givenRefund = (card?: string) => refundIn(setup, card)

function readRefund(id: RefundId) {
  return exactlyOne(
    db(),
    sql<{
      status: string
      callingUntil: Date | null
    }>`SELECT status, attempt, refusal_code, waits_for_money, needs_admin,
        calling_until, unknown_since, reason, stripe_refund_id IS NOT NULL AS is_made FROM refunds WHERE id = ${id}`,
  )
}

/** Made at the provider for this payment, by status. */
async function madeAtProvider(given: Requested): Promise<string[]> {
  return (await listMade(setup, given)).map(({ status }) => status)
}

const fault = (kind: string, more: object = {}) =>
  setup.sandbox.setFault({ provider: 'stripe', match: 'POST /v1/refunds', kind, ...more })

test.each([
  ['an error before the work', 'status', {}],
  ['an error after the work', 'status_after', {}],
  ['a response that is lost', 'drop_response', { times: 1 }],
])('%s leaves one refund after a retry', async (_, kind, more) => {
  const given = await givenRefund()
  await fault(kind, { times: 1, ...more })

  await sendRefund(setup.deps, given.id)
  expect((await readRefund(given.id)).status).not.toBe('failed')
  await setup.sandbox.clearFaults()
  await sendRefund(setup.deps, given.id)
  await sendRefund(setup.deps, given.id)

  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded' })
  expect(await madeAtProvider(given)).toEqual(['succeeded'])
  expect((await storedEntries(db(), given.campaignId)).filter((e) => /^refund/.test(e))).toEqual([
    'refund 11000 asset:stripe',
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('two callers at once make one refund', async () => {
  const given = await givenRefund()
  await Promise.all([1, 2, 3].map(() => sendRefund(setup.deps, given.id)))
  expect(await madeAtProvider(given)).toEqual(['succeeded'])
})

test('a caller that lost its lease writes neither an end nor a failure', async () => {
  const given = await givenRefund()
  const later = { now: () => addSeconds(new Date(), 600) }
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createRefund: async () => {
      await sendRefund({ ...setup.deps, clock: later }, given.id)
      return { kind: 'refused', code: 'charge_already_refunded', message: 'Refunded' }
    },
    listRefunds: async () => [],
  }

  await sendRefund({ ...setup.deps, provider }, given.id)

  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded' })
  expect(await auditsOf(db(), given.id)).toMatchObject([{ action: 'refund.paid' }])
  expect(await brokenInvariants(db())).toEqual([])
})

test('an unknown outcome is retried under the same key, by the last caller only', async () => {
  const [given, late] = [await givenRefund(), await givenRefund()]
  const at = systemClock.now()
  await run(db(), sql`DELETE FROM graphile_worker._private_jobs`)
  const unknown = { kind: 'unknown', message: 'timeout', replayedFailure: false } as const
  const lose = (meanwhile = async () => {}) => ({
    ...setup.deps,
    clock: { now: () => at },
    provider: {
      ...setup.deps.provider,
      createRefund: async () => {
        await meanwhile()
        return unknown
      },
    },
  })
  let leasedUntil: Date | null = null
  const readLease = async () => {
    leasedUntil = (await readRefund(given.id)).callingUntil
  }

  await sendRefund(lose(readLease), given.id)
  await sendRefund(
    lose(async () => {
      await run(db(), sql`UPDATE refunds SET calls_count = 7 WHERE id = ${late.id}`)
    }),
    late.id,
  )

  expect(leasedUntil).toEqual(addSeconds(at, 90))
  expect(await readRefund(given.id)).toMatchObject({ attempt: 1, unknownSince: at })
  expect(await sendingsOf(db(), given.id)).toEqual([addSeconds(at, 1)])
  expect(await sendingsOf(db(), late.id)).toEqual([])
})

test('a provider refund of another’s money waits for an admin', async () => {
  const given = await givenRefund()
  const { createRefund } = setup.deps.provider
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createRefund: (request) => createRefund({ ...request, amountCents: toCents(10_999) }),
  }

  await sendRefund({ ...setup.deps, provider }, given.id)

  expect(await readRefund(given.id)).toMatchObject({
    status: 'requested',
    attempt: 1,
    needsAdmin: true,
    isMade: false,
    reason: expect.stringContaining('another amount'),
  })
  expect(await auditsOf(db(), given.id)).toEqual([])
})

test('a slow bank’s refund stays in transit until it responds', async () => {
  const given = await givenRefund('pm_card_pendingRefund')
  await sendRefund(setup.deps, given.id)
  expect(await readRefund(given.id)).toMatchObject({ status: 'requested', isMade: true })
  expect(await brokenInvariants(db())).toEqual([])

  await expect
    .poll(() => madeAtProvider(given), { timeout: 10_000, interval: 200 })
    .toEqual(['succeeded'])
  await run(
    db(),
    sql`UPDATE refunds SET looked_at = now() - interval '2 hours' WHERE id = ${given.id}`,
  )
  const clock = { now: () => addHours(systemClock.now(), 1) }
  await reconcileRefunds({ ...setup.deps, clock }, 120)

  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded' })
  expect(await madeAtProvider(given)).toEqual(['succeeded'])
})

test('a refund that the bank returns later is in the campaign again, and can be requested again', async () => {
  const given = await givenRefund('pm_card_refundFail')
  await sendRefund(setup.deps, given.id)
  expect(await handleRefundEvent(setup, given.id)).toBe('refund-succeeded')
  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded' })
  await expect
    .poll(() => madeAtProvider(given), { timeout: 10_000, interval: 200 })
    .toEqual(['failed'])

  for (const _ of ['first', 'again']) {
    expect(await handleRefundEvent(setup, given.id)).toBe('refund-failed')
    expect((await auditsOf(db(), given.id)).map(({ action }) => action)).toEqual([
      'refund.paid',
      'refund.failed',
    ])
  }

  const [shown] = await readRefunds(db(), [given.id])
  expect(shown).toMatchObject({ status: 'failed' })
  expect(shown?.reason).toMatch(/card|bank/)
  const again = { campaignId: given.campaignId, brand: setup.brand, requestId: 'again' }
  expect(await db().transaction((tx) => requestRefund(tx, again, new Date()))).toHaveLength(1)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a dashboard refund is not repeated', async () => {
  const given = await givenRefund()
  const { intentId } = await exactlyOne(
    db(),
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${given.campaignId}`,
  )
  await setup.sandbox.refundAtDashboard({ intentId, amountCents: 11_000 })

  await sendRefund(setup.deps, given.id)

  expect(await readRefund(given.id)).toMatchObject({
    status: 'failed',
    refusalCode: 'charge_already_refunded',
  })
  const [shown] = await readRefunds(db(), [given.id])
  expect(shown?.reason).toBe(failureSentence('charge_already_refunded'))
  expect(await auditsOf(db(), given.id)).toMatchObject([
    { action: 'refund.failed', after: { code: 'charge_already_refunded' } },
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund waits while the provider holds too little, and says so', async () => {
  const given = await givenRefund()
  const poor: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createRefund: async () => ({ kind: 'insufficient', message: 'too little' }),
  }
  await sendRefund({ ...setup.deps, provider: poor }, given.id)

  expect(await readRefund(given.id)).toMatchObject({ status: 'requested', waitsForMoney: true })
  const [shown] = await readRefunds(db(), [given.id])
  expect(shown?.reason).toBe(settlementSentence)
  await run(db(), sql`DELETE FROM graphile_worker._private_jobs`)
  const at = systemClock.now()
  expect(await db().transaction((tx) => resumeWaitingRefunds(tx, at))).toBe(1)
  expect(await sendingsOf(db(), given.id)).toEqual([at])
  await sendRefund(setup.deps, given.id)
  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded', waitsForMoney: false })
  expect(await db().transaction((tx) => resumeWaitingRefunds(tx, new Date()))).toBe(0)
})

test('an outdated event changes nothing', async () => {
  const given = await givenRefund()
  await sendRefund(setup.deps, given.id)
  const [made] = await listMade(setup, given)
  if (made === undefined) throw new Error('nothing was made')

  const pending = { ...made, status: 'pending' } as const
  await db().transaction((tx) => applyRefund(tx, pending, new Date()))

  expect(await readRefund(given.id)).toMatchObject({ status: 'succeeded' })
  const other = { ...made, id: 're_other' }
  await expect(db().transaction((tx) => applyRefund(tx, other, new Date()))).rejects.toThrow(
    'was made twice',
  )
})

test('nothing is sent while no check vouches for the books', async () => {
  const given = await givenRefund()
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, violations, stops_payouts)
    VALUES (gen_random_uuid(), '[]', true)`,
  )
  await sendRefund(setup.deps, given.id)
  expect(await madeAtProvider(given)).toEqual([])
})

test('a failed lookup of a refund counts as one, so that it delays no other', async () => {
  const { id } = await givenRefund()
  await run(db(), sql`UPDATE refunds SET stripe_refund_id = 're_none' WHERE id = ${id}`)

  await expect(sendRefund(setup.deps, id)).rejects.toThrow()

  const { lookedAt } = await exactlyOne(
    db(),
    sql<{ lookedAt: Date | null }>`SELECT looked_at FROM refunds WHERE id = ${id}`,
  )
  expect(lookedAt).not.toBeNull()
})
