import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { campaignBudget, campaignFeeReserve } from '#money/chart-of-accounts.ts'
import { writeOffBrandDebts } from '#money/movements/brand-debts/write-off-brand-debts.ts'
import { type DebtFixtures, openDebtFixtures } from '#money/testing/debt-fixtures.ts'
import { givenClaim } from '#money/testing/make-lost-chargeback.ts'
import type { FixtureRefund, PaidCampaign } from '#money/testing/refund-fixtures.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, fund } from '#testing/test-marketplace.ts'
import { freeStuckMoney } from './free-stuck-money.ts'
import { readUnspent } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { insertPaymentRow } from './testing/refund-row.ts'

let scene: DebtFixtures
beforeAll(async () => {
  scene = await openDebtFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db
/** Nobody can object to anything anymore. */
const later = () => new Date(Date.now() + 40 * 86_400_000)

const leftOf = async ({ campaign: { id } }: PaidCampaign): Promise<readonly number[]> => [
  await readBalance(db(), campaignBudget(id)),
  await readBalance(db(), campaignFeeReserve(id)),
]

/** What the brand gets back in the end. */
async function askAll(paid: PaidCampaign): Promise<void> {
  const { id: campaignId, brand } = paid.campaign
  const request = { campaignId, brand, requestId: 'ask' }
  await freeStuckMoney({ database: db(), clock: { now: later } })
  await db()
    .transaction((tx) => requestRefund(tx, request, later()))
    .catch((error: unknown) => {
      if (!(error instanceof Rejected) || error.code !== 'nothing-to-refund') throw error
    })
}

/** Someone refunds at the provider: the brand owes what the campaign has not left. */
async function refundAtDashboard(of: PaidCampaign, cents: number): Promise<FixtureRefund[]> {
  const unspent = await readUnspent(db(), { campaignId: of.campaign.id, at: new Date() })
  const [payment] = await manyRows(
    db(),
    sql<{ amount: number; fee: number }>`SELECT
        greatest(0, amount_cents - refunded_amount_cents - refunded_beyond_cents) AS amount,
        amount_cents + fee_cents - refunded_amount_cents - refunded_fee_cents
          - refunded_beyond_cents AS fee
      FROM campaign_funding WHERE id = ${of.fundingId}`,
  )
  const total = Math.min(cents, payment?.fee ?? 0)
  if (total <= 0) return []
  const amount = Math.min(total, unspent.amountCents, payment?.amount ?? 0)
  const feeMost = Math.max(0, (payment?.fee ?? 0) - (payment?.amount ?? 0))
  const fee = Math.min(total - amount, unspent.feeCents, feeMost)
  const refund = await scene.givenRefund(of, [amount, fee, total - amount - fee])
  await scene.book(refund, refund.made)
  return [refund]
}

test('a debt paid in a different proportion than its payment leaves nothing behind', async () => {
  const paid = await scene.givenPaid()
  const takeBack = await scene.givenEarned(paid, 6000)
  await refundAtDashboard(paid, 5000)
  await scene.endCampaign(paid)
  await takeBack()
  const before = await leftOf(paid)

  await askAll(paid)

  expect(before).toEqual([5454, 546])
  expect(await leftOf(paid)).toEqual([0, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

const acts = [
  'refund',
  'refund',
  'takeBack',
  'fail',
  'writeOff',
  'claim',
  'lose',
  'win',
  'topUp',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat(1),
  cents: fc.integer({ min: 1, max: 12_000 }),
})
const earnings = fc.array(fc.integer({ min: 1, max: 3333 }), { minLength: 1, maxLength: 3 })

test('each cent of an ended campaign is refunded or pays its brand’s debts, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), earnings, async (steps, earned) => {
      const first = await scene.givenPaid()
      const paid = [first, await scene.givenAlso(first)]
      const takings: (() => Promise<unknown>)[] = []
      for (const cents of earned) takings.push(await scene.givenEarned(first, cents))
      const made: FixtureRefund[] = []
      const claims = new Map<PaidCampaign, Awaited<ReturnType<typeof givenClaim>> | null>()
      const decide = async (of: PaidCampaign, act: 'lose' | 'win') => {
        await claims.get(of)?.(act === 'win' ? 'won' : 'lost')
        if (claims.has(of)) claims.set(of, null)
      }
      for (const { act, which, cents } of steps) {
        const of = paid[which] ?? first
        // The provider refunds no payment that its bank took back.
        if (act === 'refund' && !claims.has(of)) made.push(...(await refundAtDashboard(of, cents)))
        if (act === 'takeBack') await takings.splice(0, 1)[0]?.()
        const ended = act === 'fail' ? made.splice(0, 1)[0] : undefined
        if (ended !== undefined) await scene.fail(ended)
        if (act === 'claim' && !claims.has(of)) claims.set(of, await givenClaim(db(), of))
        if (act === 'lose' || act === 'win') await decide(of, act)
        if (act === 'topUp') {
          const feeCents = 1000
          await fund(db(), of.campaign, { amountCents: 10_000, feeCents })
          await insertPaymentRow(db(), of.campaign, { feeCents })
        }
        if (act === 'writeOff') {
          const { brandId } = first.campaign.brand
          await db().transaction((tx) =>
            writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
          )
        }
      }
      for (const each of paid) await scene.endCampaign(each)
      for (const taking of takings) await taking()
      for (const each of claims.keys()) await decide(each, 'lose')

      for (const each of [...paid, ...paid]) await askAll(each)

      for (const each of paid) expect(await leftOf(each)).toEqual([0, 0])
      expect(await brokenInvariants(db())).toEqual([])
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
