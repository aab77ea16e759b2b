import { expect, test } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import {
  checkIds,
  checkRangeAfter,
  createRangeEnds,
  ever,
  everywhere,
  listedIds,
  type QueryOfKind,
  withinIds,
  withinRange,
} from './id-ranges.ts'
import { carrySums } from './incremental/carry-sums.ts'
import { periodsSince } from './incremental/changed-rows.ts'
import { checkedQueries, guaranteedQueries } from './incremental/rule-queries.ts'
import { queryOf, type RowKind, type Since, type Within } from './invariant.ts'
import { makeTrueBooks } from './testing/true-books.ts'

test('a range or a list that takes too long is reduced', async () => {
  const database = await openTestDatabase()
  const creator = await makeCreator(database.db)
  for (let made = 0; made < 6; made += 1) {
    const { id: campaignId } = await makeLiveCampaign(database.db, { fundedCents: 1000 })
    await makeApprovedSubmission(database.db, { campaignId, creator })
  }
  const impatient = connectDatabase({
    connectionString: database.connectionString,
    connectionsMax: 1,
    statementTimeoutMs: 100,
    log: database.log,
  })
  const slow = queryOf(
    'submission',
    (within) => sql`SELECT id::text AS offender, pg_sleep(0.04)::text AS detail
      FROM submissions WHERE ${within(sql`id`)}`,
  ) as QueryOfKind

  const ends = createRangeEnds(impatient)

  const seen: string[] = []
  let after: string | null = null
  do {
    const { range, offenders } = await checkRangeAfter(impatient, slow, { after, ends })
    seen.push(...offenders.map(({ offender }) => offender))
    after = range.upto
  } while (after !== null)
  const ids = await listIds(database.db, 'submission')
  const listed = await checkIds(impatient, slow, { ids, periods: ever })
  await impatient.close()
  await database.close()

  expect(new Set(seen).size).toBe(6)
  expect(seen).toHaveLength(6)
  expect(listed.map(({ offender }) => offender).sort()).toEqual([...ids].sort())
})

/** Something wrong for each kind of kind. */
const breaks: Statement<unknown>[] = [
  sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1 WHERE name LIKE '%:budget'`,
  sql`UPDATE ledger_entries SET amount_cents = 0 WHERE event = 'funding'`,
  sql`UPDATE ledger_entries SET created_at = created_at - interval '3 hours'`,
  sql`UPDATE campaigns SET paid_out_cents = paid_out_cents + 1, status = 'completed'`,
  sql`UPDATE campaigns SET refunded_cents = 1, charged_back_cents = 1, debt_paid_cents = 1`,
  sql`UPDATE campaigns SET status = 'live', paid_out_cents = funded_cents WHERE id = (
    SELECT id FROM campaigns ORDER BY id LIMIT 1)`,
  sql`UPDATE submission_metrics SET view_count = view_count + 1`,
  sql`UPDATE settlement_campaigns SET granted_cents = granted_cents + 1`,
  sql`UPDATE social_accounts SET verified_at = NULL`,
  sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, refunded_amount_cents)
    SELECT gen_random_uuid(), id, brand_id, 1000, 100, 1101 FROM campaigns`,
  sql`INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind, views_at_snapshot,
      rate_per_k_views_cents, accrued_cents, matures_at)
    SELECT gen_random_uuid(), submission_id, campaign_id, creator_id, 'bonus', 0, 1000, 1, matures_at
    FROM earning_accruals WHERE kind = 'bonus'`,
  sql`UPDATE payouts SET total_cents = 999, status = 'queued', reversed_cents = 1`,
  sql`UPDATE submission_totals SET earned_cents = earned_cents + 1`,
  sql`UPDATE earning_accruals SET accrued_cents = accrued_cents + 1 WHERE kind IN ('bonus', 'correction')`,
  sql`UPDATE earning_accruals SET kind = 'goodwill' WHERE id = (
    SELECT id FROM earning_accruals WHERE kind = 'views' ORDER BY id LIMIT 1)`,
  sql`UPDATE earning_accruals SET kind = 'reinstated' WHERE id = (
    SELECT id FROM earning_accruals WHERE kind = 'views' ORDER BY id LIMIT 1)`,
  sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES
    ('creator:' || gen_random_uuid() || ':pending', 5)`,
  sql`INSERT INTO ledger_accounts (name, balance_cents)
    SELECT 'receivable:creator:' || id, 7 FROM creators ON CONFLICT (name) DO UPDATE SET balance_cents = 7`,
  sql`DELETE FROM accrual_holds`,
  sql`UPDATE submissions SET status = 'paid'`,
  sql`DELETE FROM campaign_days`,
  sql`DELETE FROM creator_months`,
  sql`UPDATE earning_accruals SET settlement_id = gen_random_uuid() WHERE kind = 'views'`,
  sql`UPDATE earning_accruals SET matures_at = now() + interval '100 days'
    WHERE id IN (SELECT accrual_id FROM payout_accruals UNION SELECT accrual_id FROM accrual_withdrawables)`,
  sql`INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
    SELECT id, creator_id, accrued_cents, matures_at FROM earning_accruals ORDER BY id LIMIT 3`,
  sql`UPDATE users SET deleted_at = '2020-01-01'`,
  sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES ('stray:pi_1', 5), ('stray:pi_2', 6)`,
  sql`INSERT INTO books_account_sums (name, upto_seq, balance_cents, lowest_cents)
    SELECT name, 0, 0, 1 FROM ledger_accounts WHERE balance_cents = 5 AND name LIKE 'creator:%'`,
  sql`INSERT INTO books_campaign_sums (campaign_id, upto_seq, accrual_cents, fee_cents)
    SELECT id, 0, 0, -1 FROM campaigns c
    WHERE NOT EXISTS (SELECT FROM submissions s WHERE s.campaign_id = c.id)`,
]

test('each query of a rule finds the same in the whole, in ranges, by ids and with sums carried forward', async () => {
  const { database: books } = await makeTrueBooks()
  await books.db.transaction(async (tx) => {
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    for (const each of breaks) await run(tx, each)
  })
  const found: Record<string, string[][]> = {}

  for (const { name, query } of namedQueries) found[name] = await findThrice(books.db, query)
  await carryHalf(books.db)
  for (const { name, query } of namedQueries) {
    const [, , again = []] = await findThrice(books.db, query)
    found[name]?.push(again)
  }
  await books.close()

  const whole = Object.fromEntries(
    Object.entries(found).map(([query, [first]]) => [query, [first, first, first, first]]),
  )
  expect(found).toEqual(whole)
  const silent = Object.entries(whole).filter(([, [first]]) => first?.length === 0)
  expect(silent.map(([query]) => query)).toEqual([])
})

test('correct books hold right after midnight, when entries since the last check belong to the day and month before', async () => {
  const { database: books } = await makeTrueBooks()
  const now = new Date()
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 1, 30))
  const periods = { ...periodsSince(midnight), entries: everywhere }
  const found: Record<string, unknown> = {}

  for (const { name, query } of namedQueries) {
    const ids = await listIds(books.db, query.kind)
    const offenders = await checkIds(books.db, query, { ids, periods })
    if (offenders.length > 0) found[name] = offenders
  }
  await books.close()

  expect(found).toEqual({})
})

const namedQueries = [...checkedQueries, ...guaranteedQueries].map(([name, { query }]) => ({
  name,
  query,
}))

/**
 * The offenders found by checking everything, by a few ranges, and by as many lists of the ids of
 * what is new.
 */
async function findThrice(db: Database, { kind, offenders }: QueryOfKind): Promise<string[][]> {
  const yesterday = periodsSince(new Date(Date.now() - 86_400_000))
  const ids = await listIds(db, kind)
  const size = Math.max(2, Math.ceil(ids.length / 3))
  const starts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => at * size)
  const ranges = [...starts, ids.length].map((from, at, all) =>
    withinRange(kind, {
      after: ids[from - 1] ?? null,
      upto: ids[(all[at + 1] ?? 0) - 1] ?? null,
    }),
  )
  const lists = starts.map((from) => ids.slice(from, from + size))
  const findIn = async (places: readonly (readonly [Within, Since])[]) => {
    const found = new Set<string>()
    for (const [within, since] of places) {
      for (const { offender } of await manyRows(db, offenders(within, since))) found.add(offender)
    }
    return [...found].sort()
  }
  return [
    await findIn([[everywhere, ever]]),
    await findIn(ranges.map((within) => [within, ever])),
    await findIn(
      lists.map((some) => [withinIds(kind, some), { ...yesterday, listed: listedIds(kind, some) }]),
    ),
  ]
}

/** Carries the sums of the first half of the entries, as they are now. */
async function carryHalf(db: Database): Promise<void> {
  const { upto } = await exactlyOne(
    db,
    sql<{ upto: number }>`SELECT (max(seq) / 2)::int AS upto FROM ledger_entries`,
  )
  for (const kind of ['account', 'campaign'] as const)
    await carrySums(db, { kind, ids: await listIds(db, kind), upto })
}

const keysOf: Record<RowKind, Statement<{ id: string }>> = {
  account: sql`SELECT name AS id FROM ledger_accounts ORDER BY name`,
  campaign: sql`SELECT id FROM campaigns ORDER BY id`,
  creator: sql`SELECT id FROM creators ORDER BY id`,
  entry: sql`SELECT id FROM ledger_entries ORDER BY id`,
  settlement: sql`SELECT id FROM settlements ORDER BY id`,
  submission: sql`SELECT id FROM submissions ORDER BY id`,
}

async function listIds(db: Database, kind: RowKind): Promise<string[]> {
  return (await manyRows(db, keysOf[kind])).map(({ id }) => id)
}
