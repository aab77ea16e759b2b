import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  campaignBudget,
  campaignFeeReserve,
  creatorAvailable,
  creatorPending,
} from '#money/chart-of-accounts.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

let books: TrueBooks
beforeAll(async () => {
  books = await makeTrueBooks()
})
afterAll(() => books.database.close())

interface Entry {
  readonly id?: string
  readonly event?: string
  readonly cents?: number | Statement<never>
  readonly debit: string
  readonly credit: string
  readonly campaignId?: string
}

/** Writes an entry without updating any balance. */
function entry(given: Entry): Statement<unknown> {
  const { id = newId(), event = 'adjustment', cents = 1, campaignId = null } = given
  return sql`INSERT INTO ledger_entries
      (id, type, event, amount_cents, debit_account, credit_account, campaign_id, idempotency_key)
    VALUES (${id}, 'adjustment', ${event}, ${cents}, ${given.debit}, ${given.credit}, ${campaignId},
      ${`test:${id}`})`
}

test('correct books break no rule', async () => {
  expect(await books.find()).toEqual({})
})

test('I01 finds a single balance a cent off its entries, and an account without a balance', async () => {
  const budget = campaignBudget(books.posts.capped.campaignId)
  const owed = 'receivable:brand:nobody'

  const findings = await books.find(
    sql`UPDATE ledger_accounts SET balance_cents = balance_cents - 1 WHERE name = ${budget}`,
    sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES (${owed}, 1)`,
  )

  expect(findings).toEqual({ I01: [budget, owed] })
})

test('I02 finds a balance that was below zero only temporarily', async () => {
  const { id } = books.posts.capped.creator
  const [pending, available] = [creatorPending(id), creatorAvailable(id)]
  const there = (cents: number) => entry({ cents, debit: pending, credit: available })
  const back = (cents: number) => entry({ cents, debit: available, credit: pending })

  expect(await books.find(there(1000), back(1000))).toEqual({})
  expect(await books.find(there(1001), back(1001))).toEqual({ I02: [pending] })
})

test('I03 finds an entry of zero cents, and one from an account to itself', async () => {
  const [nothing, itself] = [newId(), newId()]
  const budget = campaignBudget(books.posts.capped.campaignId)

  const findings = await books.find(
    entry({ id: nothing, cents: 0, debit: 'asset:stripe', credit: budget }),
    entry({ id: itself, cents: 900_000, debit: budget, credit: budget }),
  )

  expect(findings).toEqual({ I03: [nothing, itself].sort() })
})

test.each(['accrual', 'bonus', 'platform-fee'])(
  'I04 finds %s one cent above a campaign’s fundings',
  async (event) => {
    const { campaignId } = books.posts.short[0]
    const spent = { event, debit: 'income:platform_fee', credit: 'expense:goodwill', campaignId }

    const findings = await books.find(entry(spent))

    expect(findings.I04).toEqual([campaignId])
  },
)

test('I04 counts spending before and after a correction', async () => {
  const { campaignId } = books.posts.taken
  const fee = { debit: 'income:platform_fee', credit: 'expense:goodwill', campaignId }

  const findings = await books.find(entry({ ...fee, event: 'platform-fee' }))
  const returned = await books.find(
    entry({ ...fee, event: 'platform-fee' }),
    entry({ ...fee, event: 'platform-fee-returned' }),
  )

  // The ledger's day and the campaign's own sums lack them too.
  const day = { I20: [`campaign ${campaignId}`] }
  expect(findings).toEqual({ I04: [campaignId], I05: [campaignId], ...day })
  expect(returned).toEqual(day)
})

test.each(['funded_cents', 'budget_cents'])(
  'I05 finds a campaign that paid out one cent more than its %s',
  async (column) => {
    const { campaignId } = books.posts.short[0]
    const lower =
      column === 'funded_cents'
        ? sql`UPDATE campaigns SET funded_cents = funded_cents - 1 WHERE id = ${campaignId}`
        : sql`UPDATE campaigns SET budget_cents = budget_cents - 1 WHERE id = ${campaignId}`

    expect(await books.find(lower)).toEqual({ I05: [campaignId] })
  },
)

test('I05 finds a total above or below the creators’ earnings', async () => {
  const { campaignId } = books.posts.capped
  const add = (cents: number) =>
    sql`UPDATE campaigns SET paid_out_cents = paid_out_cents + ${cents} WHERE id = ${campaignId}`

  // Nor is it what its days cost.
  const found = { I05: [campaignId], I20: [`campaign ${campaignId}`] }
  expect(await books.find(add(1))).toEqual(found)
  expect(await books.find(add(-1))).toEqual(found)
})

test('I05 finds a campaign’s fee above or below the booked one', async () => {
  const { campaignId } = books.posts.capped
  const add = (cents: number) =>
    sql`UPDATE campaigns SET fee_earned_cents = fee_earned_cents + ${cents} WHERE id = ${campaignId}`

  expect(await books.find(add(1))).toEqual({ I05: [campaignId] })
  expect(await books.find(add(-1))).toEqual({ I05: [campaignId] })
})

/** Withdraws all fees earned so far, so that the provider holds exactly what we owe. */
const withdrawFees = () =>
  entry({
    cents: sql`(SELECT sum(amount_cents) FROM ledger_entries
      WHERE credit_account = 'income:platform_fee')`,
    debit: 'income:platform_fee',
    credit: 'asset:stripe',
  })

test('I15 finds the first cent missing at the provider', async () => {
  const cent = entry({ debit: 'income:platform_fee', credit: 'asset:stripe' })

  expect(await books.find(withdrawFees())).toEqual({})
  expect(await books.find(withdrawFees(), cent)).toEqual({ I15: ['asset:stripe'] })
})

test('I15 counts debts owed to us, and every expense, as covered', async () => {
  const receivables = ['receivable:creator:one', 'receivable:brand:two'].flatMap((name) => [
    entry({ cents: 10, debit: name, credit: 'asset:stripe' }),
    sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES (${name}, 10)`,
  ])
  const charged = ['provider_fees', 'goodwill', 'bad_debt'].map((name) =>
    entry({ cents: 5, debit: `expense:${name}`, credit: 'asset:stripe' }),
  )

  expect(await books.find(withdrawFees(), ...receivables, ...charged)).toEqual({})
})

test('a fee reserved for one campaign is not another’s', async () => {
  const { campaignId } = books.posts.short[0]
  const reserve = campaignFeeReserve(campaignId)

  const findings = await books.find(
    entry({ event: 'platform-fee', debit: reserve, credit: 'income:platform_fee', campaignId }),
  )

  const day = { I20: [`campaign ${campaignId}`] }
  expect(findings).toEqual({
    I01: [reserve],
    I02: [reserve],
    I04: [campaignId],
    I05: [campaignId],
    ...day,
  })
})
