import { sql } from '../../platform/database/sql.ts'
import { isCreatorAccount, ownerOfAccount } from '../chart-of-accounts.ts'
import { wrongDays } from './day-sums.ts'
import type { Invariant } from './invariant.ts'

export const stateInvariants: readonly Invariant[] = [
  {
    id: 'I18',
    claim: 'Every status was reached by allowed steps, and the last step is the status shown',
    stopsPayouts: true,
    offenders: sql`
      SELECT s.id::text AS offender, format('is %s, history says %s', s.status, h.to_status) AS detail
      FROM submissions s LEFT JOIN LATERAL (
        SELECT to_status FROM submission_status_changes WHERE submission_id = s.id ORDER BY seq DESC LIMIT 1
      ) h ON true WHERE h.to_status IS DISTINCT FROM s.status
      UNION ALL
      SELECT c.id::text, format('is %s, history says %s', c.status, h.to_status)
      FROM campaigns c LEFT JOIN LATERAL (
        SELECT to_status FROM campaign_status_changes WHERE campaign_id = c.id ORDER BY seq DESC LIMIT 1
      ) h ON true WHERE h.to_status IS DISTINCT FROM c.status
      UNION ALL
      SELECT submission_id::text, format('%s → %s by %s', from_status, to_status, actor_kind)
      FROM submission_status_changes
      WHERE (
        (from_status IS NULL AND to_status = 'pending' AND actor_kind = 'creator')
        OR (from_status = 'pending' AND to_status = 'approved' AND actor_kind IN ('brand', 'admin', 'system'))
        OR (from_status = 'pending' AND to_status = 'rejected' AND actor_kind IN ('creator', 'brand', 'admin', 'system'))
        OR (from_status = 'rejected' AND to_status = 'pending' AND actor_kind = 'creator')
        OR (from_status = 'approved' AND to_status = 'locked' AND actor_kind = 'system')
        OR (from_status = 'locked' AND to_status = 'paid' AND actor_kind = 'system')
        OR (from_status IN ('rejected', 'locked') AND to_status = 'approved' AND actor_kind = 'admin')
        OR (from_status IN ('approved', 'locked', 'paid') AND to_status = 'rejected' AND actor_kind = 'admin')
        OR (from_status = 'paid' AND to_status = 'locked' AND actor_kind = 'system')) IS NOT TRUE
      LIMIT 20`,
  },
  {
    id: 'I19',
    claim: 'No message from Stripe and no job has waited longer than 5 minutes',
    stopsPayouts: false,
    offenders: sql`
      SELECT id::text AS offender, format('%s held by %s since %s', task_identifier, locked_by, locked_at)
        AS detail
      FROM graphile_worker.jobs WHERE locked_at < now() - interval '5 minutes'
      UNION ALL
      SELECT id AS offender, format('%s received %s', type, received_at) AS detail
      FROM provider_events
      WHERE processed_at IS NULL AND received_at < now() - interval '5 minutes'
        AND coalesce(deferred_until, received_at) < now() - interval '5 minutes' LIMIT 20`,
  },
  {
    id: 'I21',
    claim: 'A live campaign has money left',
    stopsPayouts: false,
    offenders: sql`
      SELECT id::text AS offender, format('left %s', campaign_left_cents(c)) AS detail
      FROM campaigns c WHERE status = 'live' AND campaign_left_cents(c) <= 0 LIMIT 20`,
  },
  {
    id: 'I20',
    claim: 'The totals on screens equal the ledger',
    stopsPayouts: true,
    offenders: sql`
      WITH earned AS (
        SELECT creator_id, sum(accrued_cents) AS cents FROM earning_accruals
        WHERE kind NOT IN ('recovery', 'returned', 'advance') GROUP BY creator_id
      ), paid AS (
        SELECT creator_id, sum(total_cents - reversed_cents) AS cents FROM payouts
        WHERE status = 'paid' GROUP BY creator_id
      ), balances AS (
        SELECT ${ownerOfAccount(sql`name`)} AS creator_id, sum(balance_cents) AS cents
        FROM ledger_accounts WHERE ${isCreatorAccount(sql`name`)} GROUP BY 1
      ), debts AS (
        SELECT creator_id, sum(owed_cents - recovered_cents) AS cents
        FROM creator_debts GROUP BY creator_id
      ), of_submission AS (
        SELECT submission_id, sum(accrued_cents) AS cents,
          coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0) AS goodwill
        FROM earning_accruals GROUP BY submission_id
      )
      SELECT k.id::text AS offender,
        format('noted %s earned and %s paid; accruals %s, payouts %s, balances %s, debts %s',
          t.earned_cents, t.paid_cents, e.cents, p.cents, b.cents, d.cents) AS detail
      FROM creators k LEFT JOIN creator_totals t ON t.creator_id = k.id
      LEFT JOIN earned e ON e.creator_id = k.id LEFT JOIN paid p ON p.creator_id = k.id
      LEFT JOIN balances b ON b.creator_id = k.id LEFT JOIN debts d ON d.creator_id = k.id
      WHERE coalesce(t.earned_cents, 0) <> coalesce(e.cents, 0)
        OR coalesce(t.paid_cents, 0) <> coalesce(p.cents, 0)
        OR coalesce(b.cents, 0) + coalesce(p.cents, 0) - coalesce(d.cents, 0) <> coalesce(e.cents, 0)
      UNION ALL
      SELECT t.submission_id::text, format('noted %s, of it goodwill %s; accrued %s, %s',
          t.earned_cents, t.goodwill_cents, o.cents, o.goodwill)
      FROM submission_totals t LEFT JOIN of_submission o USING (submission_id)
      WHERE t.earned_cents <> coalesce(o.cents, 0) OR t.goodwill_cents <> coalesce(o.goodwill, 0)
      UNION ALL SELECT offender, detail FROM (${wrongDays}) wrong_day
      LIMIT 20`,
  },
]
