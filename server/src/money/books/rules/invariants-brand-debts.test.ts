import { afterAll, beforeAll, expect, test } from 'vitest'
import { payBrandDebts } from '#money/movements/brand-debts/pay-brand-debts.ts'
import {
  type FixtureRefund,
  openRefundFixtures,
  type RefundFixtures,
} from '#money/testing/refund-fixtures.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { type BreakBooks, openToBreaking } from '../testing/break-books.ts'

let scene: RefundFixtures
let owed: FixtureRefund
let find: BreakBooks

/**
 * A refund of $40.00, recorded as wholly beyond the campaign's money although it had all of it;
 * $11.00 of the debt is paid.
 */
beforeAll(async () => {
  scene = await openRefundFixtures()
  const paid = await scene.givenPaid()
  owed = await scene.givenRefund(paid, [0, 0, 4000])
  await scene.book(owed, owed.made)
  const { id: campaignId } = paid.campaign
  const money = { campaignId, budgetCents: 1000, feeCents: 100, run: 'run', at: new Date() }
  await scene.database.db.transaction((tx) =>
    payBrandDebts(tx, { ...money, debtsOf: [campaignId] }),
  )
  find = await openToBreaking(scene.database)
})
afterAll(() => scene.close())

test('a partly paid debt breaks no rule', async () => {
  expect(await find()).toEqual({})
})

const cases: readonly (readonly [string, Statement<unknown>, (refund: FixtureRefund) => string])[] =
  [
    [
      'a balance that is a cent higher',
      sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1 WHERE name LIKE 'receivable:brand:%'`,
      ({ campaign }) => campaign.brand.brandId,
    ],
    [
      'a payment that no entry made',
      sql`UPDATE brand_debt_payments SET budget_cents = budget_cents + 1`,
      ({ id }) => id,
    ],
    [
      'a payment whose fee came from the budget',
      sql`UPDATE brand_debt_payments SET budget_cents = budget_cents + 1, fee_cents = fee_cents - 1`,
      ({ id }) => id,
    ],
    [
      'a refund that notes more as given up',
      sql`UPDATE refunds SET owed_written_off_cents = 1`,
      ({ id }) => id,
    ],
    [
      'a campaign that notes another sum',
      sql`UPDATE campaigns SET debt_paid_fee_cents = debt_paid_fee_cents + 1`,
      ({ campaign }) => campaign.id,
    ],
  ]

test.each(cases)('I37 finds %s', async (_, change, offender) => {
  expect((await find(change)).I37).toContain(offender(owed))
})
