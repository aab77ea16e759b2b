import {
  campaignAccountSql,
  isRefundingAccount,
  unmatchedPaymentSql,
} from '#money/chart-of-accounts.ts'
import { ledgerKeySql } from '#money/ledger-events.ts'
import { sql } from '#platform/database/sql.ts'
import { isRareEntry } from '../event-roles.ts'
import { everyTime, guaranteedBy, type Invariant, queryOf } from '../invariant.ts'

/** For refund `r`. */
const refund = { refund: sql<never>`r.id` }

export const refundInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    group: 'money-back',
    claim: 'A refund’s entries set its money aside once, and then pay it once or return all of it',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      WITH booked AS (
        SELECT r.id, r.status, r.amount_cents, r.fee_cents, r.owed_cents,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-requested'), 0) AS asked,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-requested-fee'), 0) AS asked_fee,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-advanced'), 0) AS advanced,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-advance-undone'), 0)
            AS unadvanced,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event IN ('refund-paid', 'refund-paid-otherwise')), 0) AS paid,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-returned'), 0) AS returned,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-failed'), 0) AS failed,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'refund-failed-fee'), 0) AS failed_fee
        FROM refunds r LEFT JOIN ledger_entries e ON e.idempotency_key IN (
          ${ledgerKeySql('refund-requested', refund)}, ${ledgerKeySql('refund-requested-fee', refund)},
          ${ledgerKeySql('refund-advanced', refund)}, ${ledgerKeySql('refund-advance-undone', refund)},
          ${ledgerKeySql('refund-paid', refund)}, ${ledgerKeySql('refund-paid-otherwise', refund)},
          ${ledgerKeySql('refund-returned', refund)},
          ${ledgerKeySql('refund-failed', refund)}, ${ledgerKeySql('refund-failed-fee', refund)})
        WHERE r.exception_id IS NULL
        GROUP BY r.id
      )
      SELECT id::text AS offender,
        format('%s of %s + %s + %s: asked %s + %s + %s, paid %s, returned %s, failed %s + %s + %s', status,
          amount_cents, fee_cents, owed_cents, asked, asked_fee, advanced, paid, returned, failed,
          failed_fee, unadvanced) AS detail
      FROM booked
      WHERE asked <> amount_cents OR asked_fee <> fee_cents OR advanced <> owed_cents
        OR (status = 'requested' AND paid + returned + failed + failed_fee + unadvanced <> 0)
        OR (status = 'succeeded' AND (paid <> amount_cents + fee_cents + owed_cents
          OR returned + failed + failed_fee + unadvanced <> 0))
        OR (status = 'failed' AND (failed <> amount_cents OR failed_fee <> fee_cents
          OR unadvanced <> owed_cents OR paid <> returned
          OR paid NOT IN (0, amount_cents + fee_cents + owed_cents)))
      LIMIT 20`),
    ],
  },
  {
    id: 'I23',
    group: 'money-back',
    claim: 'Refunds never exceed their payment, and all their totals are recorded',
    stopsPayouts: true,
    queries: [
      queryOf(
        'campaign',
        (within) => sql`
      SELECT f.id::text AS offender, format('payment of %s + %s, noted %s + %s + %s, refunds %s + %s + %s',
          f.amount_cents, f.fee_cents, f.refunded_amount_cents, f.refunded_fee_cents,
          f.refunded_beyond_cents, r.amount, r.fee, r.owed) AS detail
      FROM campaign_funding f LEFT JOIN (
        SELECT funding_id, sum(amount_cents) AS amount, sum(fee_cents) AS fee,
          sum(owed_cents) AS owed FROM refunds
        WHERE status <> 'failed' AND ${within(sql`campaign_id`)} GROUP BY funding_id
      ) r ON r.funding_id = f.id
      WHERE ${within(sql`f.campaign_id`)} AND (f.refunded_amount_cents <> coalesce(r.amount, 0)
        OR f.refunded_fee_cents <> coalesce(r.fee, 0)
        OR f.refunded_beyond_cents <> coalesce(r.owed, 0)
        OR (r.funding_id IS NOT NULL AND f.status <> 'succeeded'))
      UNION ALL
      SELECT c.id::text, format('noted %s refunded and %s set aside, refunds say %s and %s',
          c.refunded_cents, a.balance_cents, r.paid, r.open)
      FROM campaigns c
      LEFT JOIN ledger_accounts a ON a.name = ${campaignAccountSql('refunding', sql<never>`c.id`)}
        AND ${isRefundingAccount(sql`a.name`)}
      LEFT JOIN (
        SELECT campaign_id, sum(amount_cents) FILTER (WHERE status = 'succeeded') AS paid,
          sum(amount_cents + fee_cents + owed_cents) FILTER (WHERE status = 'requested') AS open
        FROM refunds WHERE ${within(sql`campaign_id`)} GROUP BY campaign_id
      ) r ON r.campaign_id = c.id
      WHERE ${within(sql`c.id`)} AND (c.refunded_cents <> coalesce(r.paid, 0)
        OR coalesce(a.balance_cents, 0) <> coalesce(r.open, 0))
      LIMIT 20`,
      ),
      guaranteedBy(
        ['campaign_funding_refunded_at_most_whole'],
        queryOf(
          'campaign',
          (within) => sql`
      SELECT id::text AS offender, format('payment of %s + %s, refunded %s + %s + %s', amount_cents, fee_cents,
        refunded_amount_cents, refunded_fee_cents, refunded_beyond_cents) AS detail
      FROM campaign_funding WHERE ${within(sql`campaign_id`)}
        AND refunded_amount_cents + refunded_fee_cents + refunded_beyond_cents > amount_cents + fee_cents
      LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I36',
    group: 'money-in',
    claim: 'An unmatched payment is booked once, and its refunds never exceed it',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      WITH booked AS (
        SELECT r.id, r.status, r.amount_cents,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'stray-refunded'), 0) AS paid,
          coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'stray-returned'), 0) AS returned
        FROM refunds r LEFT JOIN ledger_entries e ON e.idempotency_key IN (
          ${ledgerKeySql('stray-refunded', refund)}, ${ledgerKeySql('stray-returned', refund)})
        WHERE r.exception_id IS NOT NULL GROUP BY r.id
      )
      SELECT id::text AS offender,
        format('%s of %s: paid %s, returned %s', status, amount_cents, paid, returned) AS detail
      FROM booked
      WHERE (status = 'requested' AND paid + returned <> 0)
        OR (status = 'succeeded' AND (paid <> amount_cents OR returned <> 0))
        OR (status = 'failed' AND (paid <> returned OR paid NOT IN (0, amount_cents)))
      UNION ALL
      SELECT x.id::text, format('%s of %s: received %s, refunds say %s of them left, the balance %s',
          x.state, x.provider_cents, e.amount_cents, e.amount_cents - r.paid - x.paid_otherwise_cents - d.taken,
          a.balance_cents)
      FROM book_exceptions x
      LEFT JOIN ledger_entries e ON e.event = 'stray-received'
        AND e.idempotency_key = ${ledgerKeySql('stray-received', { paymentIntent: sql<never>`x.subject_ref` })}
      LEFT JOIN ledger_accounts a ON a.name = ${unmatchedPaymentSql(sql<never>`x.subject_ref`)}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_cents) FILTER (WHERE status = 'succeeded'), 0) AS paid
        FROM refunds WHERE exception_id = x.id
      ) r CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE event WHEN 'stray-disputed' THEN amount_cents ELSE -amount_cents END), 0)
          AS taken
        FROM ledger_entries e WHERE e.event IN ('stray-disputed', 'stray-dispute-won')
          AND ${isRareEntry} AND ${unmatchedPaymentSql(sql<never>`x.subject_ref`)} IN (debit_account, credit_account)
      ) d
      WHERE x.state = 'returned' AND (e.amount_cents IS DISTINCT FROM x.provider_cents
        OR a.balance_cents IS DISTINCT FROM e.amount_cents - r.paid - x.paid_otherwise_cents
          - d.taken)
      LIMIT 20`),
    ],
  },
]
