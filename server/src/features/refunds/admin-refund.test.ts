import type { RefundId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { failRefund } from '#money/movements/fail-refund.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin, makeBrand } from '#testing/test-users.ts'
import { type FundingSetup, storedEntries } from '../funding/testing/funding-setup.ts'
import { readDeletion } from '../privacy/deletion/delete-account.ts'
import { recordRefundPaidOtherwise, refundForBrand } from './admin-refund.ts'
import { listRefunds } from './refund-store.ts'
import { refundCampaign, requestRefund } from './request-refund.ts'
import { endCampaign, payFor, refuseOf, setUpRefunds } from './testing/refund-setup.ts'

let setup: FundingSetup
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  setup = await setUpRefunds()
  admin = await makeAdmin(setup.deps.database)
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const act = () => ({ adminUserId: admin.userId, reason: 'They asked', requestId: 'request' })

const payOtherwise = (refundId: RefundId, expectedCents?: Cents) =>
  db().transaction((tx) =>
    recordRefundPaidOtherwise(tx, {
      ...act(),
      refundId,
      reference: 'Wire 4711',
      expectedCents,
      at: new Date(),
    }),
  )

/** A brand whose card is gone: its refund of $110.00 failed. */
async function givenFailed() {
  const brand = await makeBrand(db())
  const own = { ...setup, brand }
  const campaignId = await payFor(own)
  await endCampaign(own, campaignId)
  const at = new Date()
  const refundId = await db().transaction(async (tx) => {
    const [id] = await requestRefund(tx, { campaignId, brand, requestId: 'request' }, at)
    if (id === undefined) throw new Error('nothing was requested')
    const failure = { callNumber: null, reason: 'No card', code: 'expired_or_canceled_card', at }
    await failRefund(tx, { refundId: id, ...failure })
    return id
  })
  return { own, brand, campaignId, refundId }
}

test('money that no card can take is paid another way, once, and then its brand can be deleted', async () => {
  const { brand, campaignId, refundId } = await givenFailed()
  const blockers = async () =>
    (await readDeletion(db(), { userId: brand.userId, at: new Date() })).blockers.map(
      ({ code }) => code,
    )
  expect(await blockers()).toEqual(['money-left'])
  const before = await sumMoney(db())

  const both = await Promise.allSettled([payOtherwise(refundId), payOtherwise(refundId)])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(payOtherwise(refundId)).rejects.toMatchObject({ code: 'refund-not-failed' })
  expect(await blockers()).toEqual([])
  expect((await storedEntries(db(), campaignId)).at(-1)).toBe('refund 11000 equity:operator')
  const shown = await listRefunds(db(), { brandId: brand.brandId, limit: 10 })
  expect(shown).toMatchObject([
    { status: 'succeeded', totalCents: 11_000, reason: expect.stringContaining('Wire 4711') },
    { status: 'failed', reason: expect.stringContaining('Wire 4711') },
  ])
  const { refundedCents, otherCents, addsUp } = await sumMoney(db())
  expect([refundedCents - before.refundedCents, otherCents, addsUp]).toEqual([11_000, 0, true])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a completed refund is not paid another way, and a failed one only up to its remaining amount', async () => {
  const { brand, campaignId, refundId } = await givenFailed()
  const request = { campaignId, brand, requestId: 'request' }
  const [arrived] = await refundCampaign(setup.deps, request)
  if (arrived === undefined) throw new Error('nothing was refunded')

  await expect(payOtherwise(arrived.id)).rejects.toMatchObject({ code: 'refund-not-failed' })
  await expect(payOtherwise(refundId)).rejects.toMatchObject({ code: 'nothing-to-refund' })
})

test('an amount different from the refundable one is not recorded', async () => {
  const { refundId, campaignId } = await givenFailed()
  const before = await storedEntries(db(), campaignId)

  await expect(payOtherwise(refundId, toCents(12_000))).rejects.toMatchObject({
    code: 'amount-changed',
    message: 'The refundable amount is now $110.00, not $120.00. Check it again.',
  })
  expect(await storedEntries(db(), campaignId)).toEqual(before)

  await payOtherwise(refundId, toCents(11_000))
  expect((await storedEntries(db(), campaignId)).at(-1)).toBe('refund 11000 equity:operator')
})

test('an admin refunds for a suspended brand, by the same rules, with a reason', async () => {
  const brand = await makeBrand(db())
  const own = { ...setup, brand }
  const campaignId = await payFor(own)
  const refund = () => refundForBrand(setup.deps, { ...act(), campaignId })
  await refuseOf(own, campaignId, 2000)
  await expect(refund()).rejects.toMatchObject({ code: 'campaign-not-over' })
  await endCampaign(own, campaignId)
  await run(
    db(),
    sql`UPDATE users SET suspended_at = now(), suspended_reason = 'Unpaid tax' WHERE id = ${brand.userId}`,
  )

  expect(await refund()).toMatchObject([{ status: 'succeeded', totalCents: 8800 }])

  await expect(refund()).rejects.toMatchObject({ code: 'money-reserved' })
  const audited = await exactlyOne(
    db(),
    sql`SELECT actor_kind, after ->> 'reason' AS reason FROM audit_log
      WHERE action = 'campaign.refund' AND object_id = ${campaignId}`,
  )
  expect(audited).toEqual({ actorKind: 'admin', reason: 'They asked' })
  expect(await brokenInvariants(db())).toEqual([])
})
