import type { RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { campaignBudget } from './chart-of-accounts.ts'
import { openBrandDebt } from './movements/brand-debts/open-brand-debt.ts'
import { writeOffBrandDebts } from './movements/brand-debts/write-off-brand-debts.ts'
import { type DebtFixtures, openDebtFixtures } from './testing/debt-fixtures.ts'
import type { FixtureRefund, PaidCampaign } from './testing/refund-fixtures.ts'

let scene: DebtFixtures
beforeAll(async () => {
  scene = await openDebtFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db

async function entriesOf({ id }: FixtureRefund) {
  const rows = await manyRows(
    db(),
    sql<{ event: string; cents: number }>`SELECT event, amount_cents AS cents FROM ledger_entries
      WHERE idempotency_key LIKE ${`rf:${id}:%`} AND event LIKE '%debt%' ORDER BY seq`,
  )
  return rows.map(({ event, cents }) => [event, cents])
}

const refundedBy = (ids: readonly RefundId[]) =>
  manyRows(
    db(),
    sql<{ cents: number }>`SELECT amount_cents + fee_cents AS cents FROM refunds
      WHERE id = ANY(${ids}::uuid[])`,
  )

test('money taken back from a creator, and its fee, pays the brand’s debt', async () => {
  const owed = await scene.givenOwed()

  await owed.takeBack()

  expect(await entriesOf(owed.refund)).toEqual([
    ['brand-debt-paid', 6000],
    ['brand-debt-paid', 600],
  ])
  expect([await scene.owedBy(owed), await scene.budgetOf(owed)]).toEqual([0, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund of another campaign’s unspent money pays the debt first, and the rest goes to the card', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)

  const ids = await scene.askBack(other)

  expect(await refundedBy(ids)).toEqual([{ cents: 11_000 - 6600 }])
  expect(await scene.owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a debt larger than the requested refund takes all of it, and nothing goes to the card', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.givenEarned(other, 9000)
  await scene.endCampaign(other)

  expect(await scene.askBack(other)).toEqual([])
  expect([await scene.owedBy(owed), await scene.budgetOf(other)]).toEqual([6600 - 1100, 0])
})

test('another brand’s debt is not paid from it', async () => {
  const owed = await scene.givenOwed()
  const stranger = await scene.givenPaid()
  await scene.endCampaign(stranger)

  const ids = await scene.askBack(stranger)

  expect(await refundedBy(ids)).toEqual([{ cents: 11_000 }])
  expect(await scene.owedBy(owed)).toBe(6600)
})

test('only the unpaid rest of a debt is written off', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.givenEarned(other, 9000)
  await scene.endCampaign(other)
  await scene.askBack(other)

  const { brandId } = owed.campaign.brand
  const given = await db().transaction((tx) =>
    writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
  )

  expect([given, await scene.owedBy(owed)]).toEqual([5500, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a brand sees the sum of its debts, without failed refunds', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.givenEarned(other, 6000)
  const refund = await scene.givenRefund(other, [4000, 400, 6600])
  await scene.book(refund, refund.made)
  await scene.endCampaign(other)
  const { brandId } = owed.campaign.brand
  const read = () =>
    exactlyOne(
      db(),
      sql<{ cents: number }>`SELECT ${openBrandDebt(sql`${brandId}::uuid`)} AS cents`,
    )

  const both = await read()
  await scene.fail(owed.refund)

  expect([both.cents, (await read()).cents, await scene.owedBy(owed)]).toEqual([13_200, 6600, 6600])
})

test('a write-off is our loss once, and none if the refund eventually fails', async () => {
  const owed = await scene.givenOwed()
  const { brandId } = owed.campaign.brand
  const writeOff = () =>
    db().transaction((tx) =>
      writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
    )

  const given = [await writeOff(), await writeOff()]
  const owedThen = await scene.owedBy(owed)
  const brokenThen = await brokenInvariants(db())
  await scene.fail(owed.refund)

  expect([given, owedThen, brokenThen]).toEqual([[6600, 0], 0, []])
  expect(await entriesOf(owed.refund)).toEqual([
    ['brand-debt-written-off', 6600],
    ['brand-debt-write-off-undone', 6600],
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

const acts = ['refund', 'refund', 'takeBack', 'fail', 'askBack', 'writeOff', 'lose'] as const

/** What happens to one brand's two campaigns of $100.00 and $10.00 fee, in any order. */
const step = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat(1),
  cents: fc.integer({ min: 1, max: 12_000 }),
})

test('in any order, no one overpays and every cent is accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(9999), async (steps, earned) => {
      const first = await scene.givenPaid()
      const paid = [first, await scene.givenAlso(first)]
      const takings = [await scene.givenEarned(first, earned), async () => {}]
      for (const each of paid) await scene.endCampaign(each)
      const made: FixtureRefund[] = []
      const lost = new Set<PaidCampaign>()
      for (const { act, which, cents } of steps) {
        const of = paid[which] ?? first
        // The provider refunds no payment that its bank took back.
        if (act === 'refund' && !lost.has(of)) made.push(...(await refundAtDashboard(of, cents)))
        if (act === 'takeBack') await takings[which]?.()
        if (act === 'askBack') await scene.askBack(of).catch(() => [])
        const ended = act === 'fail' ? made.splice(0, 1)[0] : undefined
        if (ended !== undefined) await scene.fail(ended)
        const { brandId } = first.campaign.brand
        if (act === 'lose' && !lost.has(of)) await scene.makeLostChargeback(of)
        if (act === 'lose') lost.add(of)
        if (act === 'writeOff') {
          await db().transaction((tx) =>
            writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
          )
        }
        expect(await brokenInvariants(db()), act).toEqual([])
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

/** Split as it would be booked; nothing where the payment has nothing left. */
async function refundAtDashboard(of: PaidCampaign, cents: number): Promise<FixtureRefund[]> {
  const [held] = await manyRows(
    db(),
    sql<{ amount: number; fee: number; left: number }>`
      SELECT least(b.balance_cents, greatest(f.amount_cents - f.refunded_amount_cents
          - f.refunded_beyond_cents, 0)) AS amount,
        f.amount_cents + f.fee_cents - f.refunded_amount_cents - f.refunded_fee_cents
          - f.refunded_beyond_cents AS left
      FROM campaign_funding f JOIN ledger_accounts b
        ON b.name = ${campaignBudget(of.campaign.id)} WHERE f.id = ${of.fundingId}`,
  )
  const total = Math.min(cents, held?.left ?? 0)
  if (total <= 0) return []
  const amount = toCents(Math.min(total, held?.amount ?? 0))
  const refund = await scene.givenRefund(of, [amount, 0, total - amount])
  await scene.book(refund, refund.made)
  return [refund]
}
