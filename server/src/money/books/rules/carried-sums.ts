import { type Statement, sql } from '#platform/database/sql.ts'
import type { Since, Within } from '../invariant.ts'

const all = { listed: null }

/** The sums, over entries `e`, of what settlements write. */
export const sumsOfEvents = sql<never>`
  coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'accrual'), 0) AS accrual,
  coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'platform-fee'), 0) AS fee`

/**
 * Each entry's effect on the balance of its guarded accounts. For an account that earlier checks
 * summed up, the first row is its balance after the last entry in that sum.
 */
export function accountMoves(within: Within, { listed }: Pick<Since, 'listed'>): Statement<never> {
  if (listed === null)
    return sql`
      SELECT credit_account AS name, seq, amount_cents * account_sign(credit_account) AS cents,
        false AS is_carried
      FROM ledger_entries WHERE is_guarded_account(credit_account) AND ${within(sql`credit_account`)}
      UNION ALL
      SELECT debit_account, seq, -amount_cents * account_sign(debit_account), false
      FROM ledger_entries WHERE is_guarded_account(debit_account) AND ${within(sql`debit_account`)}`
  return sql`
    SELECT name, upto_seq AS seq, balance_cents AS cents, true AS is_carried
    FROM books_account_sums WHERE ${within(sql`name`)}
    UNION ALL
    SELECT of.name, e.seq, e.cents, false
    FROM ${listed} AS of (name) LEFT JOIN books_account_sums c ON c.name = of.name
    CROSS JOIN LATERAL (
      SELECT seq, amount_cents * account_sign(credit_account) AS cents
      FROM ledger_entries WHERE credit_account = of.name AND seq > coalesce(c.upto_seq, 0)
      UNION ALL
      SELECT seq, -amount_cents * account_sign(debit_account)
      FROM ledger_entries WHERE debit_account = of.name AND seq > coalesce(c.upto_seq, 0)
    ) e`
}

/** The lowest balance of each account among the entries that earlier checks summed up. */
export function lowestCarried(within: Within): Statement<never> {
  return sql`SELECT name, upto_seq, lowest_cents FROM books_account_sums WHERE ${within(sql`name`)}`
}

const entries = sql<never>`SELECT campaign_id, seq, event, amount_cents, debit_account, credit_account,
  false AS is_carried FROM ledger_entries`

/**
 * Each campaign's entries. What its settlements wrote and earlier checks summed up is one row per
 * event, without accounts.
 */
export function campaignEntries(
  within: Within,
  { listed }: Pick<Since, 'listed'>,
): Statement<never> {
  const whole = sql<never>`${entries} WHERE campaign_id IS NOT NULL AND ${within(sql`campaign_id`)}`
  if (listed === null) return whole
  return sql`
    SELECT c.campaign_id, c.upto_seq AS seq, k.event, k.cents AS amount_cents,
      NULL::text AS debit_account, NULL::text AS credit_account, true AS is_carried
    FROM books_campaign_sums c
    CROSS JOIN LATERAL (VALUES ('accrual', c.accrual_cents), ('platform-fee', c.fee_cents)) k (event, cents)
    WHERE ${within(sql`c.campaign_id`)}
    UNION ALL ${whole} AND event NOT IN ('accrual', 'platform-fee')
    UNION ALL
    SELECT e.* FROM ${listed} AS of (id) LEFT JOIN books_campaign_sums c ON c.campaign_id = of.id
    CROSS JOIN LATERAL (${entries} WHERE campaign_id = of.id AND seq > coalesce(c.upto_seq, 0)
      AND event IN ('accrual', 'platform-fee')) e`
}

/** Carried rows of accounts that differ from the sums of their entries, up to the same entry. */
export function carriedAccounts(within: Within): Statement<never> {
  return sql`
    SELECT k.name AS offender, format('carried %s, at least %s, by entry %s; entries %s, %s',
      k.balance_cents, k.lowest_cents, k.upto_seq, s.balance, s.lowest) AS detail
    FROM books_account_sums k LEFT JOIN (
      SELECT name, sum(cents) AS balance, min(running) AS lowest FROM (
        SELECT m.name, m.cents,
          sum(m.cents) OVER (PARTITION BY m.name ORDER BY m.seq, m.cents DESC) AS running
        FROM (${accountMoves(within, all)}) m
        JOIN books_account_sums c ON c.name = m.name AND m.seq <= c.upto_seq
      ) r GROUP BY name
    ) s ON s.name = k.name
    WHERE ${within(sql`k.name`)}
      AND (k.balance_cents, k.lowest_cents) IS DISTINCT FROM (s.balance, s.lowest)`
}

export function carriedCampaigns(within: Within): Statement<never> {
  return sql`
    SELECT k.campaign_id::text AS offender, format('carried %s earned and %s fees, by entry %s; entries %s, %s',
      k.accrual_cents, k.fee_cents, k.upto_seq, s.accrual, s.fee) AS detail
    FROM books_campaign_sums k LEFT JOIN (
      SELECT e.campaign_id, ${sumsOfEvents}
      FROM (${campaignEntries(within, all)}) e
      JOIN books_campaign_sums c ON c.campaign_id = e.campaign_id AND e.seq <= c.upto_seq
      GROUP BY 1
    ) s ON s.campaign_id = k.campaign_id
    WHERE ${within(sql`k.campaign_id`)}
      AND (k.accrual_cents, k.fee_cents) IS DISTINCT FROM (coalesce(s.accrual, 0), coalesce(s.fee, 0))`
}
