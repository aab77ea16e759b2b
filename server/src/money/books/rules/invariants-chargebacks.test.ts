import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

const chargebackId = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'

let books: TrueBooks
let payment: { readonly id: string; readonly campaignId: string }
beforeAll(async () => {
  books = await makeTrueBooks()
  const { campaignId } = books.posts.capped
  payment = { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', campaignId }
  await run(
    books.database.db,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, status,
        stripe_payment_intent_id, settled_at)
      SELECT ${payment.id}, id, brand_id, 950, 50, 'succeeded', 'pi_1', now() FROM campaigns
      WHERE id = ${campaignId}`,
  )
})
afterAll(() => books.database.close())

/** $1.00 of a payment: 80 cents unspent, 5 of the fee, 15 owed. */
function claimed(status: string, ...changes: Statement<unknown>[]): Statement<unknown>[] {
  return [
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason,
        is_inquiry, status, from_budget_cents, from_fee_cents, owed_cents, written_off_cents,
        opened_at, looked_at, closed_at)
      SELECT ${chargebackId}, 'du_1', campaign_id, id, 100, 'fraudulent', false, ${status}, 80, 5, 15,
        CASE WHEN ${status}::text = 'lost' THEN 15 ELSE 0 END, now(), now(),
        CASE WHEN ${status}::text <> 'needs_response' THEN now() END
      FROM campaign_funding WHERE id = ${payment.id}`,
    sql`UPDATE campaigns SET charged_back_cents = 80, charged_back_fee_cents = 5
      WHERE id = ${payment.campaignId} AND ${status}::text <> 'won'`,
    sql`UPDATE campaign_funding SET charged_back_amount_cents = 95, charged_back_fee_cents = 5
      WHERE id = ${payment.id} AND ${status}::text <> 'won'`,
    entry('opened', 'budget', 80),
    entry('opened', 'fee_reserve', 5),
    entry('opened', 'owed', 15),
    ...(status === 'won' ? (['budget', 'fee_reserve', 'owed'] as const).map(restored) : []),
    ...(status === 'lost' ? [entry('lost', 'bad_debt', 15)] : []),
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{funding_disputed}'
      WHERE id = ${payment.campaignId}`,
    ...changes,
  ]
}

const accounts = {
  budget: () => `campaign:${payment.campaignId}:budget`,
  fee_reserve: () => `campaign:${payment.campaignId}:fee_reserve`,
  owed: () => 'receivable:brand:b',
  bad_debt: () => 'expense:bad_debt',
} as const

function entry(word: string, part: keyof typeof accounts, cents: number): Statement<unknown> {
  const credit = word === 'opened' ? 'asset:stripe' : accounts.owed()
  const key = word === 'opened' ? `cb:du_1:${part}` : `cb:du_1:${word}:${part}`
  return sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
      idempotency_key, campaign_id)
    VALUES (gen_random_uuid(), 'adjustment', ${`chargeback-${word}`}, ${cents}, ${accounts[part]()},
      ${credit}, ${key}, ${payment.campaignId})`
}

function restored(part: 'budget' | 'fee_reserve' | 'owed'): Statement<unknown> {
  return reversed(`cb:du_1:${part}`, 'chargeback-won', `cb:du_1:won:${part}`)
}

function undone(part: 'bad_debt'): Statement<unknown> {
  return reversed(`cb:du_1:lost:${part}`, 'chargeback-lost-undone', `cb:du_1:undone:${part}`)
}

function reversed(key: string, event: string, newKey: string): Statement<unknown> {
  return sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
      idempotency_key, campaign_id, reverses_entry_id)
    SELECT gen_random_uuid(), type, ${event}, amount_cents, credit_account, debit_account, ${newKey},
      campaign_id, id
    FROM ledger_entries WHERE idempotency_key = ${key}`
}

async function findOurs(...statements: Statement<unknown>[]) {
  const { I33, I35 } = await books.find(...statements)
  return { ...(I33 && { I33 }), ...(I35 && { I35 }) }
}

test.each(['needs_response', 'won', 'lost'])(
  'a chargeback that is %s breaks neither rule',
  async (status) => {
    expect(await findOurs(...claimed(status))).toEqual({})
  },
)

test('a chargeback lost and then won breaks neither rule', async () => {
  const lost = entry('lost', 'bad_debt', 15)

  expect(await findOurs(...claimed('won', lost, undone('bad_debt')))).toEqual({})
})

test.each([
  [
    'an entry is missing',
    'needs_response',
    sql`DELETE FROM ledger_entries
    WHERE idempotency_key = 'cb:du_1:fee_reserve'`,
  ],
  [
    'an entry is a cent too high',
    'needs_response',
    sql`UPDATE ledger_entries
    SET amount_cents = 81 WHERE idempotency_key = 'cb:du_1:budget'`,
  ],
  [
    'money came from another account',
    'needs_response',
    sql`UPDATE ledger_entries
    SET debit_account = 'expense:bad_debt' WHERE idempotency_key = 'cb:du_1:owed'`,
  ],
  [
    'it was won, and one part not returned',
    'won',
    sql`DELETE FROM ledger_entries
    WHERE idempotency_key = 'cb:du_1:won:owed'`,
  ],
  [
    'a reversal does not name what it undoes',
    'won',
    sql`UPDATE ledger_entries
    SET reverses_entry_id = NULL WHERE idempotency_key = 'cb:du_1:won:budget'`,
  ],
  ['it was taken once more, without an entry', 'won', sql`UPDATE chargebacks SET turn = 2`],
  [
    'it was won, and its parts are other than what was taken',
    'won',
    sql`UPDATE chargebacks SET from_budget_cents = 79, from_fee_cents = 6`,
  ],
  [
    'it was lost, and what is owed stays owed',
    'lost',
    sql`DELETE FROM ledger_entries
    WHERE idempotency_key = 'cb:du_1:lost:bad_debt'`,
  ],
  [
    'what was given up is said to be paid, without an entry',
    'lost',
    sql`UPDATE chargebacks SET recovered_from_budget_cents = 5`,
  ],
  [
    'money is said to wait for the decision, without an entry',
    'needs_response',
    sql`UPDATE chargebacks SET covered_from_budget_cents = 5`,
  ],
])('I33 finds that %s', async (_, status, change) => {
  expect((await findOurs(...claimed(status, change))).I33).toEqual([chargebackId])
})

test('I33 finds money that waited for the decision and was not returned', async () => {
  const kept = entry('covered', 'budget', 5)

  expect((await findOurs(...claimed('won', kept))).I33).toEqual([chargebackId])
})

test('I33 finds entries without a chargeback', async () => {
  const orphan = sql`DELETE FROM chargebacks`

  expect((await findOurs(...claimed('needs_response', orphan))).I33).toEqual(['du_1'])
})

test('I35 finds a wrong sum on a payment or a campaign, and a live disputed campaign', async () => {
  const { id, campaignId } = payment
  const ofPayment = sql`UPDATE campaign_funding SET charged_back_fee_cents = 4 WHERE id = ${id}`
  const ofCampaign = sql`UPDATE campaigns SET charged_back_cents = 81 WHERE id = ${campaignId}`
  const live = sql`UPDATE campaigns SET status = 'live', pause_reasons = '{}' WHERE id = ${campaignId}`

  expect((await findOurs(...claimed('lost', ofPayment))).I35).toEqual([id])
  expect((await findOurs(...claimed('won', ofCampaign))).I35).toEqual([campaignId])
  expect((await findOurs(...claimed('needs_response', live))).I35).toEqual([campaignId])
})
