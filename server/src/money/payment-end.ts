import { type Statement, sql } from '../platform/database/sql.ts'

/**
 * For payment `f`: its outcome since it was paid, null while it is untouched. A bank's claim comes before a refund.
 */
export const paymentEnd: Statement<never> = sql`CASE WHEN f.set_apart_at IS NOT NULL THEN 'set_apart'
  WHEN f.status = 'succeeded' THEN coalesce(
  (SELECT CASE WHEN bool_or(is_open AND NOT is_inquiry) THEN 'disputed'
      WHEN bool_or(status = 'lost') THEN 'charged_back' WHEN bool_or(is_open) THEN 'questioned' END
    FROM (SELECT status, is_inquiry, status IN ('needs_response', 'under_review') AS is_open
      FROM chargebacks WHERE funding_id = f.id) claims),
  (SELECT CASE WHEN sum(amount_cents + fee_cents + owed_cents) = f.amount_cents + f.fee_cents
      THEN 'refunded' WHEN count(*) > 0 THEN 'partly_refunded' END
    FROM refunds WHERE funding_id = f.id AND status = 'succeeded')) END`
