import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

let books: TrueBooks
beforeAll(async () => {
  books = await makeTrueBooks()
})
afterAll(() => books.database.close())

const accrualsOf = (payoutId: string) =>
  sql`SELECT accrual_id FROM payout_accruals WHERE payout_id = ${payoutId}`

test.each(['paid', 'queued'] as const)(
  'I08 finds a %s payout with a missing accrual',
  async (status) => {
    const payoutId = books.payouts[status]

    const findings = await books.find(
      sql`DELETE FROM payout_accruals WHERE payout_id = ${payoutId}
        AND accrual_id = (${accrualsOf(payoutId)} ORDER BY 1 LIMIT 1)`,
    )

    expect(findings.I08).toEqual([payoutId])
    expect(findings.I13b).toHaveLength(1)
    expect(findings.I09).toBeUndefined()
  },
)

test('I08 finds a failed payout that still has an accrual', async () => {
  const { failed, paid } = books.payouts

  const findings = await books.find(
    sql`UPDATE payout_accruals SET payout_id = ${failed} WHERE payout_id = ${paid}
      AND accrual_id = (${accrualsOf(paid)} ORDER BY 1 LIMIT 1)`,
  )

  expect(findings).toEqual({ I08: [failed, paid].sort() })
})

test.each([
  ['queued', 'q'],
  ['paid', 'q'],
  ['paid', 'paid'],
  ['failed', 'q'],
  ['failed', 'fail'],
] as const)(
  'I09 finds a %s payout whose entry “%s” is a cent off, or missing',
  async (status, end) => {
    const payoutId = books.payouts[status]
    const key = `po:${payoutId}:${end}`

    const more = await books.find(
      sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE idempotency_key = ${key}`,
    )
    const gone = await books.find(sql`DELETE FROM ledger_entries WHERE idempotency_key = ${key}`)

    expect([more.I09, gone.I09]).toEqual([[payoutId], [payoutId]])
  },
)

test.each([
  ['queued', 'paid', 'payout-paid'],
  ['queued', 'fail', 'payout-failed'],
  ['paid', 'fail', 'payout-failed'],
  ['failed', 'paid', 'payout-paid'],
] as const)('I09 finds a %s payout with an extra entry “%s”', async (status, end, event) => {
  const payoutId = books.payouts[status]

  const findings = await books.find(
    sql`INSERT INTO ledger_entries
        (id, type, event, amount_cents, debit_account, credit_account, idempotency_key)
      SELECT ${newId()}, 'adjustment', ${event}, total_cents, 'expense:goodwill',
        'expense:bad_debt', ${`po:${payoutId}:${end}`} FROM payouts WHERE id = ${payoutId}`,
  )

  expect(findings).toEqual({ I09: [payoutId] })
})

test('I10 finds a creator with two queued payouts', async () => {
  const findings = await books.find(
    sql`UPDATE payouts SET status = 'queued', settled_at = NULL WHERE id = ${books.payouts.smallest}`,
  )

  expect(findings.I10).toEqual([books.posts.paid.creator.id])
})

test('I11 finds a payout one cent below the minimum', async () => {
  const { smallest } = books.payouts

  const findings = await books.find(
    sql`UPDATE payouts SET total_cents = total_cents - 1 WHERE id = ${smallest}`,
  )

  expect(findings.I11).toEqual([smallest])
})

test('I12 finds a paid payout without a transfer, a failed one without a reason, a settled queued one', async () => {
  const { paid, failed, queued } = books.payouts

  const findings = await books.find(
    sql`UPDATE payouts SET stripe_transfer_id = NULL WHERE id = ${paid}`,
    sql`UPDATE payouts SET reason = NULL WHERE id = ${failed}`,
    sql`UPDATE payouts SET settled_at = now() WHERE id = ${queued}`,
  )

  expect(findings).toEqual({ I12: [paid, failed, queued].sort() })
})
