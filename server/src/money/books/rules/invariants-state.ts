import { sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'
import { screenTotals } from './invariants-totals.ts'

/** Pollers and the queue’s own retries come within this time. */
const waitMinutesMax = 5

export const stateInvariants: readonly Invariant[] = [
  {
    id: 'I18',
    group: 'waiting',
    claim: 'Every status was reached by allowed steps, and the last step is the status shown',
    stopsPayouts: true,
    queries: [
      queryOf(
        'submission',
        (within) => sql`
      SELECT s.id::text AS offender, format('is %s, history says %s', s.status, h.to_status) AS detail
      FROM submissions s LEFT JOIN LATERAL (
        SELECT to_status FROM submission_status_changes WHERE submission_id = s.id ORDER BY seq DESC LIMIT 1
      ) h ON true WHERE ${within(sql`s.id`)} AND h.to_status IS DISTINCT FROM s.status
      UNION ALL
      SELECT submission_id::text, format('%s → %s by %s', from_status, to_status, actor_kind)
      FROM submission_status_changes
      WHERE ${within(sql`submission_id`)} AND (
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
      ),
      queryOf(
        'campaign',
        (within) => sql`
      SELECT c.id::text AS offender, format('is %s, history says %s', c.status, h.to_status) AS detail
      FROM campaigns c LEFT JOIN LATERAL (
        SELECT to_status FROM campaign_status_changes WHERE campaign_id = c.id ORDER BY seq DESC LIMIT 1
      ) h ON true WHERE ${within(sql`c.id`)} AND h.to_status IS DISTINCT FROM c.status LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I19',
    group: 'waiting',
    claim: `No message from Stripe and no job has waited longer than ${waitMinutesMax} minutes`,
    stopsPayouts: false,
    queries: [
      everyTime(sql`
      SELECT id::text AS offender, format('%s held by %s since %s', task_identifier, locked_by, locked_at)
        AS detail
      FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(mins => ${waitMinutesMax})
      UNION ALL
      SELECT id AS offender, format('%s received %s', type, received_at) AS detail
      FROM provider_events
      WHERE processed_at IS NULL AND received_at < now() - make_interval(mins => ${waitMinutesMax})
        AND coalesce(deferred_until, received_at) < now() - make_interval(mins => ${waitMinutesMax}) LIMIT 20`),
    ],
  },
  {
    id: 'I21',
    group: 'waiting',
    claim: 'A live campaign has money left',
    stopsPayouts: false,
    queries: [
      queryOf(
        'campaign',
        (within) => sql`
      SELECT id::text AS offender, format('left %s', campaign_left_cents(c)) AS detail
      FROM campaigns c WHERE ${within(sql`c.id`)} AND status = 'live' AND campaign_left_cents(c) <= 0
      LIMIT 20`,
      ),
    ],
  },
  screenTotals,
]
