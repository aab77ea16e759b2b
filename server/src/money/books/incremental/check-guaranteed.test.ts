import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { guaranteedRules, invariantClaims } from '../invariants.ts'
import {
  type EarningBooks,
  openEarningBooks,
  sweepsAll,
  sweepsNothing,
} from '../testing/earning-books.ts'
import { checkGuaranteed } from './check-guaranteed.ts'
import { guaranteedQueries } from './rule-queries.ts'

let books: EarningBooks
beforeAll(async () => {
  books = await openEarningBooks()
})
afterAll(() => books.database.close())

const named = [...guaranteedQueries.values()].flatMap(({ query }) => query.guaranteedBy ?? [])

/** For each constraint, what would break the rule that it guarantees. */
const refused: Record<string, Statement<unknown>> = {
  ledger_entries_amount_cents_check: sql`UPDATE ledger_entries SET amount_cents = 0`,
  ledger_entries_check: sql`UPDATE ledger_entries SET credit_account = debit_account`,
  campaigns_check: sql`UPDATE campaigns SET paid_out_cents = budget_cents + 1`,
  campaigns_check1: sql`UPDATE campaigns SET budget_cents = funded_cents + 1, paid_out_cents = funded_cents + 1`,
  campaigns_paid_out_cents_check: sql`UPDATE campaigns SET paid_out_cents = -1`,
  earning_accruals_one_bonus: sql`INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
      views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at)
    SELECT gen_random_uuid(), submission_id, campaign_id, creator_id, 'bonus', 0, 1000, 1, now()
    FROM earning_accruals, generate_series(1, 2)`,
  payouts_one_open: sql`INSERT INTO payouts (id, creator_id, total_cents, destination)
    SELECT gen_random_uuid(), id, 1000, 'acct_1' FROM creators, generate_series(1, 2)`,
  payouts_total_cents_check: sql`INSERT INTO payouts (id, creator_id, total_cents, destination)
    SELECT gen_random_uuid(), id, 999, 'acct_1' FROM creators`,
  payouts_paid_by: sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, settled_at)
    SELECT gen_random_uuid(), id, 1000, 'acct_1', 'paid', now() FROM creators`,
  payouts_check2: sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, settled_at)
    SELECT gen_random_uuid(), id, 1000, 'acct_1', 'failed', now() FROM creators`,
  payouts_check: sql`INSERT INTO payouts (id, creator_id, total_cents, destination, settled_at)
    SELECT gen_random_uuid(), id, 1000, 'acct_1', now() FROM creators`,
  submissions_one_live_per_post: sql`INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform,
      post_url, external_post_id, status, approved_at, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
      flat_bonus_cents, auto_approves_at, proven_at)
    SELECT gen_random_uuid(), campaign_id, gen_random_uuid(), social_account_id, platform, post_url, external_post_id,
      status, approved_at, rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents,
      auto_approves_at, now() FROM submissions`,
  campaign_funding_refunded_at_most_whole: sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents,
      fee_cents, refunded_amount_cents)
    SELECT gen_random_uuid(), id, brand_id, 1000, 100, 1101 FROM campaigns`,
}

test.each(Object.entries(refused))(
  'the database refuses violations of %s',
  async (name, statement) => {
    await expect(books.byHand(statement)).rejects.toMatchObject({ constraint: name })
  },
)

test('each guaranteed query names constraints of the database, and each of these is tried', async () => {
  const found = await manyRows(
    books.database.db,
    sql<{ name: string }>`SELECT conname AS name FROM pg_constraint WHERE convalidated
      UNION ALL SELECT indexrelid::regclass::text FROM pg_index WHERE indisunique AND indisvalid`,
  )

  const real = new Set(found.map(({ name }) => name))
  expect(named.filter((name) => !real.has(name))).toEqual([])
  expect(named.toSorted()).toEqual(Object.keys(refused).sort())
})

test('a guaranteed violation is found only after a restore, and then by each check until it is fixed', async () => {
  await run(books.database.db, sql`ALTER TABLE payouts DROP CONSTRAINT payouts_total_cents_check`)
  await books.broken(sweepsAll)
  await books.byHand(refused.payouts_total_cents_check ?? sql``)
  const small = sql`WHERE total_cents = 999`

  const before = await books.broken(sweepsAll)
  await checkGuaranteed(books.database.db)
  const after = [await books.broken(sweepsNothing), await books.broken(sweepsNothing)]
  await books.byHand(sql`DELETE FROM payouts ${small}`)

  expect(before).not.toContain('I11')
  expect(after).toEqual([expect.arrayContaining(['I11']), expect.arrayContaining(['I11'])])
  expect(await books.broken(sweepsNothing)).not.toContain('I11')
})

test('the rules that constraints guarantee entirely are these', () => {
  expect([...guaranteedRules].sort()).toEqual(['I03', 'I10', 'I11', 'I12'])
  expect(invariantClaims.map(({ id }) => id)).toEqual(expect.arrayContaining([...guaranteedRules]))
})
