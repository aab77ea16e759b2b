import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { ledgerKeySql } from '#money/ledger-events.ts'
import { sql } from '#platform/database/sql.ts'
import { eventsCountedAs } from '../event-roles.ts'
import { guaranteedBy, type Invariant, queryOf } from '../invariant.ts'

/** For payout `p`. */
const payout = { payout: sql<never>`p.id` }

export const payoutInvariants: readonly Invariant[] = [
  {
    id: 'I08',
    group: 'payouts',
    claim: 'Each payout’s total equals the earnings in it',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      SELECT p.id::text AS offender, format('total %s, accruals %s', total_cents, l.cents) AS detail
      FROM payouts p LEFT JOIN (
        SELECT l.payout_id, sum(l.accrued_cents) AS cents
        FROM payouts q JOIN payout_accruals l ON l.payout_id = q.id
        WHERE ${within(sql`q.creator_id`)} GROUP BY l.payout_id
      ) l ON l.payout_id = p.id
      WHERE ${within(sql`p.creator_id`)} AND ((p.status <> 'failed' AND p.total_cents <> coalesce(l.cents, 0))
        OR (p.status = 'failed' AND l.cents IS NOT NULL)) LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I09',
    group: 'payouts',
    claim: 'Each payout is booked once when it is requested, and once when it is paid or fails',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      WITH looked AS MATERIALIZED (SELECT * FROM payouts WHERE ${within(sql`creator_id`)})
      SELECT p.id::text AS offender, format('%s with entries %s', p.status, string_agg(e.event, ', ')) AS detail
      FROM looked p LEFT JOIN ledger_entries e ON e.idempotency_key IN (
        ${ledgerKeySql('payout-queued', payout)}, ${ledgerKeySql('payout-paid', payout)},
        ${ledgerKeySql('payout-paid-otherwise', payout)}, ${ledgerKeySql('payout-failed', payout)})
      GROUP BY p.id, p.status, p.total_cents, p.reversed_cents
      HAVING count(*) FILTER (WHERE e.event = ANY(${eventsCountedAs('payout-queued')}) AND e.amount_cents = p.total_cents) <> 1
        OR count(*) FILTER (WHERE e.event = ANY(${eventsCountedAs('payout-paid')}) AND e.amount_cents = p.total_cents)
          <> (p.status = 'paid' OR p.reversed_cents > 0)::int
        OR count(*) FILTER (WHERE e.event = ANY(${eventsCountedAs('payout-failed')}) AND e.amount_cents = p.total_cents)
          <> (p.status = 'failed' AND p.reversed_cents = 0)::int
      LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I10',
    group: 'payouts',
    claim: 'No creator has two payouts on their way',
    stopsPayouts: true,
    queries: [
      guaranteedBy(
        ['payouts_one_open'],
        queryOf(
          'creator',
          (within) => sql`
      SELECT creator_id::text AS offender, format('%s queued payouts', count(*)) AS detail
      FROM payouts WHERE status = 'queued' AND ${within(sql`creator_id`)} GROUP BY creator_id HAVING count(*) > 1 LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I11',
    group: 'payouts',
    claim: `No payout is below ${formatCents(payoutMinimumCents)}`,
    stopsPayouts: true,
    queries: [
      guaranteedBy(
        ['payouts_total_cents_check'],
        queryOf(
          'creator',
          (within) => sql`
      SELECT id::text AS offender, total_cents::text AS detail
      FROM payouts WHERE total_cents < ${payoutMinimumCents} AND ${within(sql`creator_id`)} LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I12',
    group: 'payouts',
    claim:
      'A paid payout names its transfer or its reference, a failed one its reason, and neither is ever queued again',
    stopsPayouts: true,
    queries: [
      guaranteedBy(
        ['payouts_paid_by', 'payouts_check2', 'payouts_check'],
        queryOf(
          'creator',
          (within) => sql`
      SELECT id::text AS offender, status::text AS detail FROM payouts
      WHERE ${within(sql`creator_id`)} AND ((status = 'paid' AND num_nonnulls(stripe_transfer_id, paid_reference) <> 1)
        OR (status = 'failed' AND reason IS NULL) OR (status = 'queued' AND settled_at IS NOT NULL)) LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I27',
    group: 'payouts',
    claim:
      'Returned payout money is recorded, booked and available again; a fully returned payout has failed',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      WITH noted AS (
        SELECT r.payout_id, sum(r.amount_cents) AS cents,
          sum(e.amount_cents) FILTER (WHERE e.amount_cents = r.amount_cents) AS booked
        FROM payouts q JOIN payout_reversals r ON r.payout_id = q.id LEFT JOIN ledger_entries e ON e.idempotency_key =
          ${ledgerKeySql('payout-reversed', { payout: sql`r.payout_id`, reversal: sql`r.stripe_reversal_id` })}
        WHERE ${within(sql`q.creator_id`)} GROUP BY r.payout_id
      ), returned AS (
        SELECT creator_id, sum(accrued_cents) AS cents FROM earning_accruals
        WHERE kind = 'returned' AND ${within(sql`creator_id`)} GROUP BY creator_id
      ), kept AS (
        SELECT creator_id, sum(reversed_cents) AS cents FROM payouts
        WHERE status = 'paid' AND ${within(sql`creator_id`)} GROUP BY creator_id
      )
      SELECT p.id::text AS offender, format('%s, %s of %s reversed; noted %s, booked %s', p.status,
          p.reversed_cents, p.total_cents, n.cents, n.booked) AS detail
      FROM payouts p LEFT JOIN noted n ON n.payout_id = p.id
      WHERE ${within(sql`p.creator_id`)} AND (p.reversed_cents <> coalesce(n.cents, 0)
        OR p.reversed_cents <> coalesce(n.booked, 0)
        OR (p.status = 'failed' AND p.reversed_cents NOT IN (0, p.total_cents)))
      UNION ALL
      SELECT c.id::text, format('%s returned, payouts say %s', r.cents, k.cents)
      FROM creators c LEFT JOIN returned r ON r.creator_id = c.id LEFT JOIN kept k ON k.creator_id = c.id
      WHERE ${within(sql`c.id`)} AND coalesce(r.cents, 0) <> coalesce(k.cents, 0) LIMIT 20`,
      ),
    ],
  },
]
