import type { SubmissionId } from '@permille/contract/ids'
import {
  literalSql,
  plainArray,
  plannedForValues,
  type Statement,
  sql,
} from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { campaignAccountSql, creatorAccountSql } from '../chart-of-accounts.ts'
import { addDayGains } from '../day-gains.ts'
import { ledgerKeySql, movements } from '../ledger-events.ts'
import type { CampaignSettlement, Reading, SettlementId } from '../reading.ts'

const accrual = { event: 'accrual', type: movements.accrual.type } as const

interface SettlementInput {
  readonly settlementId: SettlementId
  readonly at: Date
  readonly maturesAt: Date
  readonly readings: readonly Reading[]
  readonly dueAgain: readonly SubmissionId[]
}

type PlainColumn = Exclude<keyof Reading, 'note'> | 'isNew'

/**
 * The settled submissions as rows; each gets one id, shared by its snapshot, accrual and ledger
 * entry.
 */
function settledRows({ readings, dueAgain, at }: SettlementInput): Statement<never> {
  const unread = {
    isNew: false,
    at,
    viewCount: null,
    likeCount: null,
    commentCount: null,
    shareCount: null,
    source: 'api',
    note: null,
  } as const
  const rows = [
    ...readings.map((reading) => ({ ...reading, isNew: true })),
    ...dueAgain.map((submissionId) => ({ ...unread, submissionId })),
  ]
  const column = (key: PlainColumn) => plainArray(rows.map((row) => row[key]))
  return sql`unnest(
      ${plainArray(rows.map(() => newId()))}::uuid[], ${column('submissionId')}::uuid[],
      ${column('isNew')}::boolean[], ${column('at')}::timestamptz[],
      ${column('viewCount')}::bigint[], ${column('likeCount')}::bigint[],
      ${column('commentCount')}::bigint[], ${column('shareCount')}::bigint[],
      ${column('source')}::metric_source[], ${rows.map((row) => row.note)}::text[]
    ) AS r (id, submission_id, is_new, at, views, likes, comments, shares, source, note)`
}

/**
 * For each row: what counts, and what is due by the highest count so far, less the views that were
 * voided. A lower count is stored and changes nothing; an unchanged one is not stored. Only approved
 * submissions earn from new views; a locked one still gets what it earned before but could not be paid.
 * Nothing is due before the account is proven; the proof makes earlier counts due (rules §3). Nothing is due to
 * someone who has left, also where their post was listed before they did.
 */
function measured(input: SettlementInput): Statement<never> {
  return sql`measured AS MATERIALIZED (
    SELECT r.*, s.campaign_id, s.creator_id, c.user_id, s.approved_at, s.rate_per_k_views_cents,
      u.suspended_at IS NOT NULL AS is_suspended,
      s.proven_at IS NOT NULL AND u.deleted_at IS NULL
        AND (s.status = 'approved' OR (s.status = 'locked' AND NOT r.is_new)) AS is_earning,
      coalesce(r.is_new AND s.status = 'approved' AND r.views >= t.view_count, false) AS counted,
      CASE WHEN s.status = 'approved' THEN greatest(t.view_count, r.views)
        ELSE t.view_count END AS highest,
      t.view_count AS highest_before, t.voided_views, t.due_suspended_cents,
      earned_cents(greatest(t.view_count, r.views) - t.voided_views, s.rate_per_k_views_cents,
        s.min_payout_cents, s.max_payout_cents) - t.accrued_cents AS due
    FROM ${settledRows(input)}
    JOIN submissions s ON s.id = r.submission_id
    JOIN submission_totals t ON t.submission_id = r.submission_id
    JOIN creators c ON c.id = s.creator_id
    JOIN users u ON u.id = c.user_id
  )`
}

/**
 * What `m` earns is frozen for its suspended creator, or for a suspension that had frozen as much of what is due and
 * that nobody has decided about.
 */
const suspends = sql<never>`(m.is_suspended
  OR m.due_suspended_cents >= coalesce(rationed.granted_cents, m.due))`

/**
 * Pro rata in whole cents; leftover cents by largest remainder (see share-spendable.ts). Only campaigns whose money
 * runs short are sorted for it. What was promised before is not shared.
 */
const granted = sql`demand AS (
    SELECT d.campaign_id, d.demand_cents,
      b.cents - promised_cents(d.campaign_id, b.cents) AS spendable_cents
    FROM (
      SELECT campaign_id, sum(due)::bigint AS demand_cents
      FROM measured WHERE is_earning AND due > 0 GROUP BY campaign_id
    ) d CROSS JOIN LATERAL (SELECT coalesce((SELECT balance_cents FROM ledger_accounts
      WHERE name = ${campaignAccountSql('budget', sql`d.campaign_id`)}), 0) AS cents) b
  ), share AS (
    SELECT m.id, m.campaign_id, m.submission_id, m.approved_at, d.spendable_cents,
      div(m.due::numeric * d.spendable_cents, d.demand_cents)::bigint AS base,
      mod(m.due::numeric * d.spendable_cents, d.demand_cents) AS remainder
    FROM measured m JOIN demand d USING (campaign_id)
    WHERE m.is_earning AND m.due > 0 AND d.demand_cents > d.spendable_cents
  ), rationed AS (
    SELECT id, base + CASE
      WHEN row_number() OVER (PARTITION BY campaign_id
          ORDER BY remainder DESC, approved_at, submission_id)
        <= spendable_cents - sum(base) OVER (PARTITION BY campaign_id)
      THEN 1 ELSE 0 END AS granted_cents
    FROM share
  ), stopped AS MATERIALIZED (
    SELECT m.id, f.cause, f.freeze_id
    FROM measured m CROSS JOIN LATERAL open_freeze(m.submission_id, m.campaign_id) f
    WHERE m.submission_id IN (SELECT submission_id FROM money_freezes WHERE closed_at IS NULL)
      OR m.campaign_id IN (SELECT campaign_id FROM money_freezes WHERE closed_at IS NULL)
  ), granted AS MATERIALIZED (
    SELECT m.*, d.demand_cents, d.spendable_cents,
      coalesce(rationed.granted_cents, m.due) AS granted_cents,
      CASE WHEN ${suspends} THEN 'suspended' ELSE f.cause END AS freeze_cause,
      CASE WHEN NOT ${suspends} THEN f.freeze_id END AS freeze_id
    FROM measured m JOIN demand d USING (campaign_id) LEFT JOIN rationed USING (id)
    LEFT JOIN stopped f USING (id)
    WHERE m.is_earning AND m.due > 0
  )`

/**
 * The rows written by a settlement: snapshots, accruals with their holds, and ledger entries. If two
 * workers read a post in the same millisecond, or an admin enters its views then, the stored count is the one that is paid. Earnings
 * of a suspended creator, and of a post or campaign under a freeze, are frozen instead of held (rules §1).
 */
function writes(input: SettlementInput): Statement<never> {
  return sql`news AS MATERIALIZED (
    SELECT * FROM measured
    WHERE is_new AND (views IS DISTINCT FROM highest_before OR source = 'manual')
  ), settlement AS (
    INSERT INTO settlements (id, at, counts_days)
    SELECT ${input.settlementId}::uuid, ${input.at}::timestamptz, true
    WHERE EXISTS (SELECT FROM news) OR EXISTS (SELECT FROM demand)
  ), snapshot AS (
    INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count,
      comment_count, share_count, source, counted, note, settlement_id)
    SELECT id, submission_id, at, views, likes, comments, shares, source, counted, note,
      ${input.settlementId}::uuid
    FROM news
    ON CONFLICT (submission_id, snapshot_time) DO UPDATE SET view_count = excluded.view_count,
      like_count = excluded.like_count, comment_count = excluded.comment_count,
      share_count = excluded.share_count, source = excluded.source, counted = true,
      note = excluded.note, is_note = false, settlement_id = excluded.settlement_id,
      entered_by = NULL
      WHERE excluded.counted
  ), accrual AS (
    INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
      views_at_snapshot, voided_views, rate_per_k_views_cents, accrued_cents, settlement_id, matures_at,
      created_at)
    SELECT id, submission_id, campaign_id, creator_id, 'views', highest, nullif(voided_views, 0),
      rate_per_k_views_cents, granted_cents, ${input.settlementId}::uuid, ${input.maturesAt}::timestamptz,
      ${input.at}::timestamptz
    FROM granted WHERE granted_cents > 0
  ), hold AS (
    INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
    SELECT id, creator_id, granted_cents, ${input.maturesAt}::timestamptz
    FROM granted WHERE granted_cents > 0 AND freeze_cause IS NULL
  ), frozen AS (
    INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
    SELECT id, creator_id, granted_cents, freeze_cause, freeze_id
    FROM granted WHERE granted_cents > 0 AND freeze_cause IS NOT NULL
  ), entry AS (
    INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
      idempotency_key, campaign_id, submission_id, user_id, created_at)
    SELECT id, ${literalSql(accrual.type)}, ${literalSql(accrual.event)}, granted_cents,
      ${campaignAccountSql('budget', sql`campaign_id`)},
      CASE WHEN freeze_cause IS NOT NULL THEN ${creatorAccountSql('frozen', sql`creator_id`)}
        ELSE ${creatorAccountSql('pending', sql`creator_id`)} END,
      ${ledgerKeySql(accrual.event, { accrual: sql`id` })}, campaign_id, submission_id, user_id,
      ${input.at}::timestamptz
    FROM granted WHERE granted_cents > 0
  )`
}

/** The totals of the rows above. */
function sums(input: SettlementInput): Statement<never> {
  return sql`submission_sum AS (
    UPDATE submission_totals t SET view_count = m.highest,
      accrued_cents = t.accrued_cents + m.granted_cents,
      earned_cents = t.earned_cents + m.granted_cents,
      due_suspended_cents = greatest(0, least(t.due_suspended_cents, m.due) - m.granted_cents),
      last_read_at = CASE WHEN m.is_new AND m.views IS NOT NULL THEN m.at ELSE t.last_read_at END
    FROM (
      SELECT submission_id, is_new, at, views, highest, due, granted_cents FROM granted
      UNION ALL
      SELECT submission_id, is_new, at, views, highest, due, 0 FROM measured
      WHERE NOT (is_earning AND due > 0)
    ) m
    WHERE t.submission_id = m.submission_id
  ), campaign_sum AS (
    UPDATE campaigns c SET paid_out_cents = c.paid_out_cents + paid.cents
    FROM (SELECT campaign_id, sum(granted_cents)::bigint AS cents FROM granted GROUP BY campaign_id) paid
    WHERE c.id = paid.campaign_id AND paid.cents > 0
  ), creator_sum AS (
    INSERT INTO creator_totals (creator_id, earned_cents)
    SELECT creator_id, sum(granted_cents) FROM granted GROUP BY creator_id
    ON CONFLICT (creator_id) DO UPDATE
      SET earned_cents = creator_totals.earned_cents + excluded.earned_cents
  ), campaign_run AS (
    INSERT INTO settlement_campaigns (settlement_id, campaign_id, spendable_cents, demand_cents,
      granted_cents)
    SELECT ${input.settlementId}::uuid, campaign_id, spendable_cents, demand_cents,
      least(spendable_cents, demand_cents)
    FROM demand
    RETURNING campaign_id, demand_cents, granted_cents
  ), short_run AS (
    INSERT INTO settlement_demands (settlement_id, campaign_id, submission_id, due_cents, granted_cents)
    SELECT ${input.settlementId}::uuid, campaign_id, submission_id, due, granted_cents
    FROM granted WHERE demand_cents > spendable_cents
  ), ${addDayGains(sql`
    SELECT campaign_id, creator_id, at, highest - highest_before AS view_count, 0 AS cents
    FROM measured
    UNION ALL
    SELECT campaign_id, creator_id, ${input.at}::timestamptz, 0, sum(granted_cents)
    FROM granted GROUP BY 1, 2`)}`
}

/**
 * A generic plan looks each row up. This many are joined faster, which pays for a plan of their
 * own.
 */
const manyRows = 500

/** Everything a settlement reads and writes, as one statement over all its campaigns. */
export function settlementStatement(input: SettlementInput): Statement<CampaignSettlement> {
  const statement = sql<CampaignSettlement>`
    WITH ${measured(input)}, ${granted}, ${writes(input)}, ${sums(input)}
    SELECT campaign_id, demand_cents, granted_cents FROM campaign_run ORDER BY campaign_id`
  const count = input.readings.length + input.dueAgain.length
  return count < manyRows ? statement : plannedForValues(statement)
}
