import type {
  BrandId,
  CampaignId,
  DisputeId,
  FundingId,
  PayoutId,
  RefundId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { campaignBalances } from '#money/balances.ts'
import { creatorAccountSql } from '#money/chart-of-accounts.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { PayoutStep } from '../event.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface PayoutChange {
  readonly key: string
  readonly at: Date
  readonly state: PayoutStep
  readonly payoutId: PayoutId
  readonly totalCents: Cents
  readonly creatorUserId: UserId
  /** Of one that failed or came back: what of it paid a debt at once, and what was set aside. */
  readonly recoveredCents: Cents
  readonly frozenCents: Cents
  readonly returnedCents: Cents
}

export async function listPayoutChanges(db: Database, span: Span): Promise<PayoutChange[]> {
  const key = sql<never>`'payout:' || x.state || ':' || x.ref`
  return await manyRows(
    db,
    sql<PayoutChange>`SELECT ${key} AS key, x.at, x.state, x.returned_cents, p.id AS payout_id, p.total_cents,
        r.user_id AS creator_user_id,
        (SELECT coalesce(-sum(a.accrued_cents), 0)::bigint FROM earning_accruals a
          WHERE x.state IN ('failed', 'reversed') AND a.creator_id = p.creator_id AND a.kind = 'recovery'
            AND a.created_at = x.at) AS recovered_cents,
        (SELECT coalesce(sum(e.amount_cents), 0)::bigint FROM ledger_entries e
          WHERE x.state IN ('failed', 'reversed') AND e.event = 'frozen'
            AND e.credit_account = ${creatorAccountSql('frozen', sql<never>`p.creator_id::text`)}
            AND e.created_at = x.at) AS frozen_cents
      FROM (SELECT id, id::text AS ref, settled_at AS at, status::text AS state, 0::bigint AS returned_cents FROM payouts
          WHERE settled_at > ${span.after} AND status <> 'queued'
        UNION ALL SELECT id, id::text, held_at, 'held', 0 FROM payouts WHERE held_at > ${span.after}
        UNION ALL SELECT id, id::text, created_at, 'requested', 0 FROM payouts
          WHERE created_at > ${span.after}
        UNION ALL SELECT payout_id, min(stripe_reversal_id), at, 'reversed', sum(amount_cents)::bigint
          FROM payout_reversals WHERE at > ${span.after} GROUP BY payout_id, at) x
        JOIN payouts p ON p.id = x.id JOIN creators r ON r.id = p.creator_id
      WHERE ${withoutEvent(span, { at: sql`x.at`, key })}
      ORDER BY x.at, p.id, x.state <> 'requested' LIMIT ${span.rowsMax}`,
  )
}

export interface PaymentChange {
  readonly key: string
  readonly at: Date
  readonly fundingId: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  /** Apart: paid while its campaign took no money. */
  readonly step: 'succeeded' | 'set_apart' | 'failed'
}

/** A payment that failed may arrive later all the same. */
export async function listPayments(db: Database, span: Span): Promise<PaymentChange[]> {
  const key = sql<never>`CASE WHEN x.step = 'failed' THEN 'payment:failed:' ELSE 'payment:' END || f.id`
  return await manyRows(
    db,
    sql<PaymentChange>`SELECT ${key} AS key, f.settled_at AS at, f.id AS funding_id, f.amount_cents,
        f.fee_cents, c.id AS campaign_id, c.brand_id, x.step
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
        CROSS JOIN LATERAL (SELECT CASE WHEN f.set_apart_at IS NOT NULL THEN 'set_apart'
          ELSE f.status::text END AS step) x
      WHERE ${withoutEvent(span, { at: sql`f.settled_at`, key })} AND f.status <> 'pending'
      ORDER BY f.settled_at, f.id LIMIT ${span.rowsMax}`,
  )
}

export interface RefundChange {
  readonly key: string
  readonly at: Date
  readonly refundId: RefundId
  readonly status: 'succeeded' | 'failed'
  readonly amountCents: Cents
  readonly feeCents: Cents
  /** Beyond what the campaign had left. */
  readonly owedCents: Cents
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  /** What the campaign has now, the fee included. */
  readonly leftCents: Cents
}

export async function listRefundChanges(db: Database, span: Span): Promise<RefundChange[]> {
  const key = sql<never>`'refund:' || f.status || ':' || f.id`
  return await manyRows(
    db,
    sql<RefundChange>`SELECT ${key} AS key, f.settled_at AS at, f.id AS refund_id, f.status,
        f.amount_cents, f.fee_cents, f.owed_cents, held.spendable_cents + held.fee_reserve_cents AS left_cents,
        c.id AS campaign_id, c.brand_id
      FROM refunds f JOIN campaigns c ON c.id = f.campaign_id
        CROSS JOIN LATERAL ${campaignBalances(sql`f.campaign_id`)} held
      WHERE ${withoutEvent(span, { at: sql`f.settled_at`, key })} AND f.status <> 'requested'
      ORDER BY f.settled_at, f.id LIMIT ${span.rowsMax}`,
  )
}

export type RefundRequest = Omit<RefundChange, 'status' | 'owedCents' | 'leftCents'>

/** One that was made at the provider was asked for there. */
export async function listRefundRequests(db: Database, span: Span): Promise<RefundRequest[]> {
  const key = sql<never>`'refund:requested:' || f.id`
  return await manyRows(
    db,
    sql<RefundRequest>`SELECT ${key} AS key, f.created_at AS at, f.id AS refund_id, f.amount_cents,
        f.fee_cents, c.id AS campaign_id, c.brand_id
      FROM refunds f JOIN campaigns c ON c.id = f.campaign_id
      WHERE ${withoutEvent(span, { at: sql`f.created_at`, key })} AND f.requested_by IS NOT NULL
      ORDER BY f.created_at, f.id LIMIT ${span.rowsMax}`,
  )
}

export interface DisputeChange {
  readonly key: string
  readonly at: Date
  readonly step: 'opened' | 'answered' | 'unanswered' | 'resolved' | 'rejected'
  readonly disputeId: DisputeId
  readonly answerDueAt: Date
  readonly submissionId: SubmissionId
  readonly brandId: BrandId
}

/** A creator's dispute about a post; each step is found by its own index. */
export async function listDisputeChanges(db: Database, span: Span): Promise<DisputeChange[]> {
  const key = sql<never>`'dispute:' || x.step || ':' || d.id`
  return await manyRows(
    db,
    sql<DisputeChange>`SELECT ${key} AS key, x.at, x.step, d.id AS dispute_id, d.answer_due_at,
        s.id AS submission_id, c.brand_id
      FROM (SELECT id, created_at AS at, 'opened' AS step FROM disputes WHERE created_at > ${span.after}
          UNION ALL SELECT id, answered_at, 'answered' FROM disputes WHERE answered_at > ${span.after}
          UNION ALL SELECT id, answer_due_at, 'unanswered' FROM disputes
            WHERE status = 'open' AND answered_at IS NULL
              AND answer_due_at > ${span.after} AND answer_due_at <= ${span.until}
          UNION ALL SELECT id, decided_at, status::text FROM disputes
            WHERE status <> 'open' AND decided_at > ${span.after}) x
        JOIN disputes d ON d.id = x.id
        JOIN submissions s ON s.id = d.submission_id JOIN campaigns c ON c.id = s.campaign_id
      WHERE ${withoutEvent(span, { at: sql`x.at`, key })}
      ORDER BY x.at, d.id LIMIT ${span.rowsMax}`,
  )
}
