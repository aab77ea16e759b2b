import type { RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestRefund } from '../features/refunds/request-refund.ts'
import { closeSubmission } from '../features/submissions/close-submission.ts'
import { exactlyOne, manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
} from '../testing/test-marketplace.ts'
import { makeAdmin, type TestAdmin } from '../testing/test-users.ts'
import { readBalance } from './balances.ts'
import { brandDebt, campaignBudget } from './chart-of-accounts.ts'
import { openBrandDebt } from './movements/brand-debts/open-brand-debt.ts'
import { writeOffBrandDebts } from './movements/brand-debts/write-off-brand-debts.ts'
import { takeBackPost } from './movements/take-back-post.ts'
import {
  openRefundScene,
  type PaidCampaign,
  type RefundScene,
  type SceneRefund,
} from './testing/refund-scene.ts'

let scene: RefundScene
let admin: TestAdmin
beforeAll(async () => {
  scene = await openRefundScene()
  admin = await makeAdmin(scene.database.db)
})
afterAll(() => scene.close())

const db = () => scene.database.db

/** A locked post that earned this much; returns what takes it back. */
async function givenEarned({ campaign: { id: campaignId } }: PaidCampaign, cents: number) {
  const creator = await makeCreator(db())
  const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
  const submissionId = await makeApprovedSubmission(db(), { campaignId, creator, ...terms })
  await earn(db(), { submissionId, views: cents })
  await db().transaction((tx) =>
    closeSubmission(tx, { submissionId, reason: 'ended', at: new Date() }),
  )
  return () => {
    const order = { id: newId(), submissionId, takenBy: admin.userId, at: new Date() }
    return db().transaction((tx) => takeBackPost(tx, order))
  }
}

/** $60.00 earned and its fee; the payment of $110.00 went back whole, $66.00 of it not left. */
async function givenOwed() {
  const paid = await scene.givenPaid()
  const takeBack = await givenEarned(paid, 6000)
  const refund = await scene.givenRefund(paid, [4000, 400, 6600])
  await scene.book(refund, refund.made)
  await scene.endCampaign(paid)
  return { ...paid, takeBack, refund }
}

/** Of the same brand. */
async function givenAlso({ campaign }: PaidCampaign): Promise<PaidCampaign> {
  const other = await scene.givenPaid()
  const { brand } = campaign
  await db().transaction(async (tx) => {
    await manyRows(
      tx,
      sql`UPDATE campaigns SET brand_id = ${brand.brandId} WHERE id = ${other.campaign.id}`,
    )
    await manyRows(
      tx,
      sql`UPDATE campaign_funding SET brand_id = ${brand.brandId} WHERE id = ${other.fundingId}`,
    )
  })
  return { ...other, campaign: { ...other.campaign, brand } }
}

const owedBy = ({ campaign }: PaidCampaign) => readBalance(db(), brandDebt(campaign.brand.brandId))
const budgetOf = ({ campaign }: PaidCampaign) => readBalance(db(), campaignBudget(campaign.id))

async function entriesOf({ id }: SceneRefund) {
  const rows = await manyRows(
    db(),
    sql<{ event: string; cents: number }>`SELECT event, amount_cents AS cents FROM ledger_entries
      WHERE idempotency_key LIKE ${`rf:${id}:%`} AND event LIKE '%debt%' ORDER BY seq`,
  )
  return rows.map(({ event, cents }) => [event, cents])
}

const askBack = ({ campaign }: PaidCampaign) =>
  db().transaction((tx) =>
    requestRefund(
      tx,
      { campaignId: campaign.id, brand: campaign.brand, requestId: 'ask' },
      new Date(),
    ),
  )

const refundedBy = (ids: readonly RefundId[]) =>
  manyRows(
    db(),
    sql<{ cents: number }>`SELECT amount_cents + fee_cents AS cents FROM refunds
      WHERE id = ANY(${ids}::uuid[])`,
  )

test('what is taken back from a creator pays what the brand owes, the fee with it', async () => {
  const owed = await givenOwed()

  await owed.takeBack()

  expect(await entriesOf(owed.refund)).toEqual([
    ['brand-debt-paid', 6000],
    ['brand-debt-paid', 600],
  ])
  expect([await owedBy(owed), await budgetOf(owed)]).toEqual([0, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

test('unspent money of another campaign pays it when it is asked back, and the rest goes to the card', async () => {
  const owed = await givenOwed()
  const other = await givenAlso(owed)
  await scene.endCampaign(other)

  const ids = await askBack(other)

  expect(await refundedBy(ids)).toEqual([{ cents: 11_000 - 6600 }])
  expect(await owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a debt greater than what is asked back takes all of it, and nothing goes to the card', async () => {
  const owed = await givenOwed()
  const other = await givenAlso(owed)
  await givenEarned(other, 9000)
  await scene.endCampaign(other)

  expect(await askBack(other)).toEqual([])
  expect([await owedBy(owed), await budgetOf(other)]).toEqual([6600 - 1100, 0])
})

test('what another brand owes is not paid from it', async () => {
  const owed = await givenOwed()
  const stranger = await scene.givenPaid()
  await scene.endCampaign(stranger)

  const ids = await askBack(stranger)

  expect(await refundedBy(ids)).toEqual([{ cents: 11_000 }])
  expect(await owedBy(owed)).toBe(6600)
})

test('of a debt that is paid in part only the rest is given up', async () => {
  const owed = await givenOwed()
  const other = await givenAlso(owed)
  await givenEarned(other, 9000)
  await scene.endCampaign(other)
  await askBack(other)

  const { brandId } = owed.campaign.brand
  const given = await db().transaction((tx) => writeOffBrandDebts(tx, { brandId, at: new Date() }))

  expect([given, await owedBy(owed)]).toEqual([5500, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

test('what a brand reads that it owes is the sum of its debts, without a refund that failed', async () => {
  const owed = await givenOwed()
  const other = await givenAlso(owed)
  await givenEarned(other, 6000)
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

  expect([both.cents, (await read()).cents, await owedBy(owed)]).toEqual([13_200, 6600, 6600])
})

test('a refund that fails after all is owed no more: what paid it goes back where it came from', async () => {
  const owed = await givenOwed()
  const other = await givenAlso(owed)
  await scene.endCampaign(other)
  await askBack(other)

  const haveMoneyAgain = await scene.fail(owed.refund)

  expect([await owedBy(owed), await budgetOf(owed), await budgetOf(other)]).toEqual([0, 4000, 6000])
  expect(haveMoneyAgain).toEqual([owed.campaign.id, other.campaign.id])
  expect(await brokenInvariants(db())).toEqual([])
})

test('what is given up is our loss, once, and no loss if the refund fails after all', async () => {
  const owed = await givenOwed()
  const { brandId } = owed.campaign.brand
  const writeOff = () =>
    db().transaction((tx) => writeOffBrandDebts(tx, { brandId, at: new Date() }))

  const given = [await writeOff(), await writeOff()]
  const owedThen = await owedBy(owed)
  const brokenThen = await brokenInvariants(db())
  await scene.fail(owed.refund)

  expect([given, owedThen, brokenThen]).toEqual([[6600, 0], 0, []])
  expect(await entriesOf(owed.refund)).toEqual([
    ['brand-debt-written-off', 6600],
    ['brand-debt-write-off-undone', 6600],
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

/** What happens to one brand's two campaigns of $100.00 and $10.00 fee, in any order. */
const step = fc.record({
  act: fc.constantFrom('refund', 'refund', 'takeBack', 'fail', 'askBack', 'writeOff'),
  which: fc.nat(1),
  cents: fc.integer({ min: 1, max: 12_000 }),
})

test('in any order, nobody pays more than is owed and every cent has a place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(9999), async (steps, earned) => {
      const first = await scene.givenPaid()
      const paid = [first, await givenAlso(first)]
      const takings = [await givenEarned(first, earned), async () => {}]
      for (const each of paid) await scene.endCampaign(each)
      const made: SceneRefund[] = []
      for (const { act, which, cents } of steps) {
        const of = paid[which] ?? first
        if (act === 'refund') made.push(...(await refundAtDashboard(of, cents)))
        if (act === 'takeBack') await takings[which]?.()
        if (act === 'askBack') await askBack(of).catch(() => [])
        const ended = act === 'fail' ? made.splice(0, 1)[0] : undefined
        if (ended !== undefined) await scene.fail(ended)
        const { brandId } = first.campaign.brand
        if (act === 'writeOff') {
          await db().transaction((tx) => writeOffBrandDebts(tx, { brandId, at: new Date() }))
        }
        expect(await brokenInvariants(db()), act).toEqual([])
      }
    }),
    { numRuns: 8 },
  )
})

/** Split as it would be booked; nothing where the payment has nothing left. */
async function refundAtDashboard(of: PaidCampaign, cents: number): Promise<SceneRefund[]> {
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
