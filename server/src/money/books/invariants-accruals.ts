import { sql } from '../../platform/database/sql.ts'
import { creatorAccountSql, isCreatorAccount } from '../chart-of-accounts.ts'
import { ledgerKeySql } from '../ledger-events.ts'
import type { Invariant } from './invariant.ts'

export const accrualInvariants: readonly Invariant[] = [
  {
    id: 'I06',
    claim:
      'Each post earned what its counted views are worth: less only where money ran out or its account is unproven, never above its cap',
    stopsPayouts: true,
    offenders: sql`
      WITH highest AS (
        SELECT submission_id, max(view_count) AS views FROM submission_metrics
        WHERE counted GROUP BY submission_id
      ), accrued AS (
        SELECT submission_id, sum(accrued_cents) AS cents FROM earning_accruals
        WHERE kind = 'views' GROUP BY submission_id
      ), checked AS (
        SELECT s.id, coalesce(a.cents, 0) AS accrued, t.accrued_cents AS noted, t.view_count,
          coalesce(h.views, 0) AS views, s.max_payout_cents, s.status, s.proven_at,
          earned_cents(coalesce(h.views, 0), s.rate_per_k_views_cents, s.min_payout_cents,
            s.max_payout_cents) AS earned,
          (SELECT d.due_cents > d.granted_cents FROM settlement_demands d
            WHERE d.submission_id = s.id ORDER BY d.settlement_id DESC LIMIT 1) AS was_short
        FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
        LEFT JOIN highest h ON h.submission_id = s.id LEFT JOIN accrued a ON a.submission_id = s.id
      )
      SELECT id::text AS offender,
        format('accrued %s, noted %s, earned %s at %s views, noted views %s', accrued, noted, earned,
          views, view_count) AS detail
      FROM checked
      WHERE accrued <> noted OR views <> view_count OR accrued > earned
        OR (max_payout_cents > 0 AND accrued > max_payout_cents)
        OR (accrued < earned AND was_short IS NOT TRUE AND proven_at IS NOT NULL
          AND status NOT IN ('pending', 'rejected')) LIMIT 20`,
  },
  {
    id: 'I07',
    claim: 'A bonus is paid at most once and never exceeds what was promised',
    stopsPayouts: true,
    offenders: sql`
      SELECT s.id::text AS offender, format('bonus %s of %s in %s rows', b.cents, s.flat_bonus_cents, b.rows) AS detail
      FROM submissions s JOIN (
        SELECT submission_id, sum(accrued_cents) AS cents, count(*) AS rows
        FROM earning_accruals WHERE kind = 'bonus' GROUP BY submission_id
      ) b ON b.submission_id = s.id
      WHERE b.rows > 1 OR b.cents > s.flat_bonus_cents LIMIT 20`,
  },
  {
    id: 'I13',
    claim:
      'Each creator’s balance (in hold, available, frozen, on its way) equals the earnings behind it',
    stopsPayouts: true,
    offenders: sql`
      WITH place AS (
        SELECT ${creatorAccountSql('pending', sql`creator_id`)} AS name, accrued_cents FROM accrual_holds
        UNION ALL
        SELECT ${creatorAccountSql('available', sql`creator_id`)}, accrued_cents FROM accrual_withdrawables
        UNION ALL
        SELECT ${creatorAccountSql('frozen', sql`creator_id`)}, accrued_cents FROM accrual_freezes
        UNION ALL
        SELECT ${creatorAccountSql('in_transit', sql`p.creator_id`)}, l.accrued_cents
        FROM payout_accruals l JOIN payouts p ON p.id = l.payout_id WHERE p.status = 'queued'
      ), summed AS (SELECT name, sum(accrued_cents) AS cents FROM place GROUP BY name)
      SELECT coalesce(a.name, s.name) AS offender,
        format('balance %s, accruals %s', a.balance_cents, s.cents) AS detail
      FROM (SELECT * FROM ledger_accounts WHERE ${isCreatorAccount(sql`name`)}) a FULL JOIN summed s USING (name)
      WHERE coalesce(a.balance_cents, 0) <> coalesce(s.cents, 0) LIMIT 20`,
  },
  {
    id: 'I13b',
    claim:
      'No earning is counted twice: each is in hold, available, frozen, in a payout or taken back',
    stopsPayouts: true,
    offenders: sql`
      WITH place AS (
        SELECT accrual_id, accrued_cents FROM accrual_holds
        UNION ALL SELECT accrual_id, accrued_cents FROM accrual_withdrawables
        UNION ALL SELECT accrual_id, accrued_cents FROM accrual_freezes
        UNION ALL SELECT accrual_id, accrued_cents FROM payout_accruals
        UNION ALL SELECT accrual_id, accrued_cents FROM accrual_corrections WHERE NOT is_owed
      ), counted AS (
        SELECT accrual_id, count(*) AS places, min(accrued_cents) AS low, max(accrued_cents) AS high
        FROM place GROUP BY accrual_id
      )
      SELECT a.id::text AS offender, format('in %s places', coalesce(c.places, 0)) AS detail
      FROM earning_accruals a LEFT JOIN counted c ON c.accrual_id = a.id
      WHERE a.kind <> 'correction' AND (c.places IS DISTINCT FROM 1 OR c.low <> a.accrued_cents
        OR c.high <> a.accrued_cents) LIMIT 20`,
  },
  {
    id: 'I13c',
    claim: 'Each correction reverses exactly one earning of the same post, to the cent',
    stopsPayouts: true,
    offenders: sql`
      SELECT c.id::text AS offender, format('%s for %s', c.accrued_cents, coalesce(a.accrued_cents, 0)) AS detail
      FROM earning_accruals c LEFT JOIN accrual_corrections k ON k.correction_id = c.id
      LEFT JOIN earning_accruals a ON a.id = k.accrual_id
      LEFT JOIN ledger_entries e ON e.idempotency_key = ${ledgerKeySql('correction', { accrual: sql`a.id` })}
      WHERE c.kind = 'correction' AND (a.id IS NULL OR a.accrued_cents <> -c.accrued_cents
        OR k.accrued_cents <> a.accrued_cents OR a.submission_id <> c.submission_id
        OR e.amount_cents IS DISTINCT FROM a.accrued_cents) LIMIT 20`,
  },
  {
    id: 'I16',
    claim: 'Recalculating every settlement gives the same earnings',
    stopsPayouts: true,
    offenders: sql`
      WITH posted AS (
        SELECT settlement_id, campaign_id, sum(accrued_cents) AS cents
        FROM earning_accruals WHERE kind = 'views' GROUP BY settlement_id, campaign_id
      ), share AS (
        SELECT d.*, c.spendable_cents, c.demand_cents,
          div(d.due_cents::numeric * c.spendable_cents, c.demand_cents) AS base,
          row_number() OVER (PARTITION BY d.settlement_id, d.campaign_id ORDER BY
            mod(d.due_cents::numeric * c.spendable_cents, c.demand_cents) DESC, s.approved_at, s.id) AS place
        FROM settlement_demands d JOIN settlement_campaigns c USING (settlement_id, campaign_id)
        JOIN submissions s ON s.id = d.submission_id
      ), shared AS (
        SELECT share.*, base + CASE WHEN place <= spendable_cents
          - sum(base) OVER (PARTITION BY settlement_id, campaign_id) THEN 1 ELSE 0 END AS fair
        FROM share
      ), running AS (
        SELECT a.id, sum(a.accrued_cents) OVER (PARTITION BY a.submission_id ORDER BY a.id) AS total,
          earned_cents(a.views_at_snapshot, s.rate_per_k_views_cents, s.min_payout_cents,
            s.max_payout_cents) AS earned,
          EXISTS (SELECT FROM settlement_demands d WHERE d.settlement_id = a.settlement_id
            AND d.submission_id = a.submission_id) AS was_short
        FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id WHERE a.kind = 'views'
      )
      SELECT c.settlement_id::text AS offender,
        format('granted %s, accrued %s', c.granted_cents, p.cents) AS detail
      FROM settlement_campaigns c LEFT JOIN posted p USING (settlement_id, campaign_id)
      WHERE c.granted_cents <> coalesce(p.cents, 0)
      UNION ALL
      SELECT submission_id::text, format('granted %s, fair share %s', granted_cents, fair)
      FROM shared WHERE granted_cents <> fair
      UNION ALL
      SELECT id::text, format('accrued %s in all, earned %s', total, earned)
      FROM running WHERE total > earned OR (total < earned AND NOT was_short)
      LIMIT 20`,
  },
  {
    id: 'I17',
    claim:
      'One proven live submission per post; money only for approved ones, on an allowed platform, to the account’s owner, proven by then',
    stopsPayouts: true,
    offenders: sql`
      SELECT s.id::text AS offender, 'the same post twice' AS detail
      FROM submissions s JOIN submissions o ON o.platform = s.platform
        AND o.external_post_id = s.external_post_id AND o.id <> s.id
      WHERE s.status <> 'rejected' AND o.status <> 'rejected'
        AND s.proven_at IS NOT NULL AND o.proven_at IS NOT NULL
      UNION ALL
      SELECT s.id::text, 'counted as proven, but its account is not' FROM submissions s
      JOIN social_accounts x ON x.id = s.social_account_id
      WHERE s.proven_at IS NOT NULL AND x.verified_at IS NULL
      UNION ALL
      SELECT a.id::text, format('accrued at %s, account proven at %s', a.created_at, s.proven_at)
      FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id
      WHERE a.kind IN ('views', 'bonus') AND (a.created_at >= s.proven_at) IS NOT TRUE
        AND NOT EXISTS (SELECT FROM installation i
          WHERE i.fact = 'earned-unproven-until' AND i.at >= a.created_at)
      UNION ALL
      SELECT DISTINCT s.id::text, format('accrual for a submission that is %s', s.status)
      FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
      JOIN campaigns c ON c.id = s.campaign_id
      JOIN creators k ON k.id = s.creator_id
      JOIN social_accounts x ON x.id = s.social_account_id
      WHERE (s.approved_at IS NULL AND a.kind <> 'goodwill') OR a.creator_id <> s.creator_id OR a.campaign_id <> s.campaign_id
        OR x.user_id <> k.user_id OR x.platform <> s.platform OR NOT (s.platform = ANY(c.platforms_allowed))
      LIMIT 20`,
  },
]
