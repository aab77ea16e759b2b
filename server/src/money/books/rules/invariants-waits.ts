import {
  campaignAccountSql,
  creatorAccountSql,
  isStray,
  unmatchedPaymentSql,
} from '#money/chart-of-accounts.ts'
import { returnableParts } from '#money/kept-money.ts'
import { ledgerKeySql } from '#money/ledger-events.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'

/** The clocks of two processes differ by less. */
const slack = sql<never>`interval '1 minute'`

/** Whatever way money arrives, promises are paid within a minute; a worker may have been stopped. */
const promiseMinutesMax = 10

/** It is freed at the refunds' pace, minutes after the last post is closed; a worker may have been away. */
const stuckMinutesMax = 120

/**
 * When money last became withdrawable because a hold or a freeze ended, by the clock that ended it. Money
 * returned from a payout shows nothing about that.
 */
function lastRelease(creatorId: Statement<never>, before: Statement<never>): Statement<never> {
  const last = (event: 'hold-released' | 'freeze-released') =>
    sql<never>`(SELECT created_at FROM ledger_entries
      WHERE credit_account = ${creatorAccountSql('available', creatorId)} AND event = ${event}
        AND seq < ${before} ORDER BY seq DESC LIMIT 1)`
  return sql<never>`greatest(${last('hold-released')}, ${last('freeze-released')})`
}

/** Accrual `a` had a hold: money returned from a payout, or paid again after its date, had none. */
const wasHeld = sql<never>`a.matures_at > a.created_at`

/** Money that is not paid yet: before its date, for lack of money, or until someone decides. */
export const waitInvariants: readonly Invariant[] = [
  {
    id: 'I40',
    group: 'owed-to-creators',
    claim: 'Nothing is withdrawable, or in a payout, before its hold is over',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within, { days }) => sql`
      SELECT a.id::text AS offender,
        format('in payout %s at %s, on hold until %s', p.id, e.created_at, a.matures_at) AS detail
      FROM payouts p JOIN ledger_entries e
        ON e.idempotency_key = ${ledgerKeySql('payout-queued', { payout: sql<never>`p.id` })}
      JOIN payout_accruals l ON l.payout_id = p.id JOIN earning_accruals a ON a.id = l.accrual_id
      WHERE ${within(sql`p.creator_id`)} AND ${days.time(sql`p.created_at`)}
        AND ${wasHeld} AND a.matures_at > e.created_at + ${slack}
        AND (a.matures_at <= ${lastRelease(sql`p.creator_id`, sql`e.seq`)} + ${slack}) IS NOT TRUE
      UNION ALL
      SELECT a.id::text, format('withdrawable, on hold until %s', a.matures_at)
      FROM accrual_withdrawables w JOIN earning_accruals a ON a.id = w.accrual_id
      WHERE ${within(sql`w.creator_id`)} AND ${wasHeld} AND a.matures_at > now() + ${slack}
        AND (a.matures_at <= ${lastRelease(sql`w.creator_id`, sql<never>`9223372036854775807`)} + ${slack})
          IS NOT TRUE LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I41',
    group: 'waiting',
    claim: `A promised payment waits only while its campaign cannot pay it, or ${promiseMinutesMax} minutes`,
    stopsPayouts: false,
    queries: [
      everyTime(sql`
      WITH promised AS MATERIALIZED (
        SELECT campaign_id, min(bonus_due_cents) FILTER (WHERE bonus_due_cents > 0) AS bonus,
          sum(owed_again_cents) AS again
        FROM submission_totals WHERE bonus_due_cents + owed_again_cents > 0 GROUP BY campaign_id
      ), able AS MATERIALIZED (
        SELECT c.id, campaign_left_cents(c) AS left_cents, can_get_money(c) AS can_get
        FROM promised p JOIN campaigns c ON c.id = p.campaign_id
        WHERE campaign_left_cents(c) >= p.bonus OR (p.again > 0
          AND (campaign_left_cents(c) > 0 OR NOT can_get_money(c)))
      )
      SELECT s.id::text AS offender, format('bonus of %s and %s again are due, %s left in the campaign',
        t.bonus_due_cents, t.owed_again_cents, c.left_cents) AS detail
      FROM able c JOIN submission_totals t ON t.campaign_id = c.id
      JOIN submissions s ON s.id = t.submission_id
      WHERE t.bonus_due_cents + t.owed_again_cents > 0 AND post_waits_cents(s, t) > 0
        AND CASE WHEN t.owed_again_cents > 0 THEN c.left_cents > 0 OR NOT c.can_get
          ELSE c.left_cents >= t.bonus_due_cents END
        AND greatest(
          (SELECT created_at FROM ledger_entries WHERE campaign_id = c.id ORDER BY seq DESC LIMIT 1),
          (SELECT at FROM campaign_status_changes WHERE campaign_id = c.id ORDER BY seq DESC LIMIT 1)
        ) < now() - make_interval(mins => ${promiseMinutesMax}) LIMIT 20`),
    ],
  },
  {
    id: 'I42',
    group: 'waiting',
    claim: 'Each balance has a date, or a person, to move it',
    stopsPayouts: false,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      SELECT h.accrual_id::text AS offender,
        format('%s earned at %s by someone who had left', a.accrued_cents, a.created_at) AS detail
      FROM creators c JOIN users u ON u.id = c.user_id AND u.deleted_at IS NOT NULL
      CROSS JOIN LATERAL (
        SELECT accrual_id FROM accrual_holds WHERE creator_id = c.id
        UNION ALL SELECT accrual_id FROM accrual_freezes WHERE creator_id = c.id
        UNION ALL SELECT accrual_id FROM accrual_withdrawables WHERE creator_id = c.id
      ) h JOIN earning_accruals a ON a.id = h.accrual_id
      WHERE ${within(sql`c.id`)} AND a.created_at > u.deleted_at
        AND a.kind IN ('views', 'bonus', 'reinstated', 'goodwill') LIMIT 20`,
      ),
      queryOf(
        'account',
        (within) => sql`
      SELECT name AS offender, format('%s owed to a card, and no discrepancy says so', balance_cents)
        AS detail
      FROM ledger_accounts WHERE ${within(sql`name`)} AND ${isStray(sql`name`)} AND balance_cents > 0
        AND NOT EXISTS (SELECT FROM book_exceptions x WHERE x.subject_kind = 'payment'
          AND ${unmatchedPaymentSql(sql<never>`x.subject_ref`)} = name AND x.state = 'returned') LIMIT 20`,
      ),
      everyTime(sql`
      SELECT f.id::text AS offender, format('%s holds money, and nobody decides it', f.cause) AS detail
      FROM money_freezes f WHERE f.closed_at IS NULL
        AND EXISTS (SELECT FROM accrual_freezes a WHERE a.freeze_id = f.id)
        AND CASE f.cause
          WHEN 'chargeback' THEN NOT is_campaign_disputed(f.campaign_id)
            AND EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = f.campaign_id)
          WHEN 'held' THEN EXISTS (SELECT FROM submissions s
            WHERE s.id = f.submission_id AND s.status IN ('pending', 'rejected'))
          ELSE false END LIMIT 20`),
      queryOf(
        'campaign',
        (within) => sql`
      SELECT c.id::text AS offender, format('%s + %s are left, and none of its cards can take them',
        back.stuck_amount_cents, back.stuck_fee_cents) AS detail
      FROM campaigns c CROSS JOIN LATERAL ${returnableParts(sql`c.id`, new Date())} back
      WHERE ${within(sql`c.id`)} AND is_campaign_over(c) AND NOT is_campaign_questioned(c.id)
        AND EXISTS (SELECT FROM ledger_accounts a WHERE a.balance_cents > 0 AND a.name IN
          (${campaignAccountSql('budget', sql`c.id`)}, ${campaignAccountSql('fee_reserve', sql`c.id`)}))
        AND back.stuck_amount_cents + back.stuck_fee_cents > 0
        AND NOT EXISTS (SELECT FROM refunds WHERE campaign_id = c.id AND status = 'requested')
        AND (SELECT created_at FROM ledger_entries WHERE campaign_id = c.id ORDER BY seq DESC LIMIT 1)
          < now() - make_interval(mins => ${stuckMinutesMax}) LIMIT 20`,
      ),
    ],
  },
]
