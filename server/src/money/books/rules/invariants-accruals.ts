import { creatorAccountsSql, isCreatorAccount, ownerOfAccount } from '#money/chart-of-accounts.ts'
import { ledgerKeySql } from '#money/ledger-events.ts'
import { isTakenBack } from '#money/reversed-money.ts'
import { sql } from '#platform/database/sql.ts'
import { guaranteedBy, type Invariant, queryOf } from '../invariant.ts'
import { closedLongAgo, replayedSettlements, standingViews } from './invariants-settlements.ts'

/** A settlement takes its time first, and may then wait for a proof that another process writes by its own clock. */
const waitMax = sql<never>`interval '1 minute'`

export const accrualInvariants: readonly Invariant[] = [
  {
    id: 'I06',
    group: 'owed-to-creators',
    claim:
      'Each post earned the value of its counted, non-voided views: less only if money ran out, the account is unproven or the creator left; never above its cap',
    stopsPayouts: true,
    queries: [
      queryOf(
        'submission',
        (within) => sql`
      WITH highest AS (
        SELECT submission_id, max(view_count) AS views FROM submission_metrics
        WHERE counted AND ${within(sql`submission_id`)} GROUP BY submission_id
      ), accrued AS (
        SELECT submission_id, sum(cents) AS cents FROM (${standingViews(within)}) standing
        GROUP BY submission_id
      ), checked AS (
        SELECT s.id, coalesce(a.cents, 0) AS accrued, t.accrued_cents AS noted, t.view_count,
          s.campaign_id, s.creator_id, coalesce(h.views, 0) AS views, s.max_payout_cents, s.status, s.proven_at,
          earned_cents(coalesce(h.views, 0) - t.voided_views, s.rate_per_k_views_cents,
            s.min_payout_cents, s.max_payout_cents) AS earned,
          (SELECT d.due_cents > d.granted_cents FROM settlement_demands d
            WHERE d.submission_id = s.id ORDER BY d.settlement_id DESC LIMIT 1) AS was_short
        FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
        LEFT JOIN highest h ON h.submission_id = s.id LEFT JOIN accrued a ON a.submission_id = s.id
        WHERE ${within(sql`s.id`)}
      )
      SELECT id::text AS offender,
        format('accrued %s, noted %s, earned %s at %s views, noted views %s', accrued, noted, earned,
          views, view_count) AS detail
      FROM checked
      WHERE accrued <> noted OR views <> view_count OR accrued > earned
        OR (max_payout_cents > 0 AND accrued > max_payout_cents)
        OR (accrued < earned AND was_short IS NOT TRUE AND proven_at IS NOT NULL
          AND status NOT IN ('pending', 'rejected') AND NOT EXISTS (SELECT FROM creators k
            JOIN users u ON u.id = k.user_id WHERE k.id = creator_id AND u.deleted_at IS NOT NULL)
          AND NOT ${closedLongAgo(sql`campaign_id`)})
      LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I07',
    group: 'owed-to-creators',
    claim:
      'A bonus is paid at most once, never exceeds the promised amount, and is due from the approval until it is paid',
    stopsPayouts: true,
    queries: [
      queryOf(
        'submission',
        (within) => sql`
      SELECT s.id::text AS offender, format('bonus %s of %s, noted %s and %s due', b.cents,
          s.flat_bonus_cents, t.bonus_cents, t.bonus_due_cents) AS detail
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id JOIN (
        SELECT submission_id, sum(accrued_cents) AS cents
        FROM earning_accruals WHERE kind = 'bonus' AND ${within(sql`submission_id`)} GROUP BY submission_id
      ) b ON b.submission_id = s.id
      WHERE b.cents > s.flat_bonus_cents OR b.cents <> t.bonus_cents OR t.bonus_due_cents > 0
      UNION ALL
      SELECT s.id::text, format('bonus of %s neither paid nor due', s.flat_bonus_cents)
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE ${within(sql`s.id`)} AND s.flat_bonus_cents > 0 AND t.bonus_due_cents = 0
        AND s.status IN ('approved', 'locked', 'paid') AND s.proven_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM earning_accruals a
          WHERE a.submission_id = s.id AND a.kind = 'bonus')
        AND NOT EXISTS (SELECT FROM creators k JOIN users u ON u.id = k.user_id
          WHERE k.id = s.creator_id AND u.deleted_at IS NOT NULL)
      LIMIT 20`,
      ),
      guaranteedBy(
        ['earning_accruals_one_bonus'],
        queryOf(
          'submission',
          (within) => sql`
      SELECT submission_id::text AS offender, format('%s bonuses', count(*)) AS detail
      FROM earning_accruals WHERE kind = 'bonus' AND ${within(sql`submission_id`)}
      GROUP BY submission_id HAVING count(*) > 1 LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I13',
    group: 'owed-to-creators',
    claim:
      'Each creator’s balance (in hold, available, frozen, on its way) equals the earnings behind it',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
          WITH place AS (
            SELECT creator_id, 'pending' AS part, accrued_cents FROM accrual_holds
            WHERE ${within(sql`creator_id`)}
            UNION ALL
            SELECT creator_id, 'available', accrued_cents FROM accrual_withdrawables
            WHERE ${within(sql`creator_id`)}
            UNION ALL
            SELECT creator_id, 'frozen', accrued_cents FROM accrual_freezes
            WHERE ${within(sql`creator_id`)}
            UNION ALL
            SELECT p.creator_id, 'in_transit', l.accrued_cents
            FROM payouts p JOIN payout_accruals l ON l.payout_id = p.id
            WHERE p.status = 'queued' AND ${within(sql`p.creator_id`)}
          ), summed AS (
            SELECT creator_id, part, sum(accrued_cents) AS cents FROM place GROUP BY 1, 2
          )
          SELECT kind.name AS offender,
            format('balance %s, accruals %s', a.balance_cents, s.cents) AS detail
          FROM creators c
          CROSS JOIN LATERAL ${creatorAccountsSql(sql`c.id`)} AS kind (part, name)
          LEFT JOIN ledger_accounts a ON a.name = kind.name
          LEFT JOIN summed s ON s.creator_id = c.id AND s.part = kind.part
          WHERE ${within(sql`c.id`)} AND coalesce(a.balance_cents, 0) <> coalesce(s.cents, 0)
          LIMIT 20`,
      ),
      queryOf(
        'account',
        (within) => sql`
          SELECT name AS offender, format('balance %s of nobody', balance_cents) AS detail
          FROM ledger_accounts WHERE ${within(sql`name`)} AND ${isCreatorAccount(sql`name`)}
            AND balance_cents <> 0 AND NOT EXISTS (
              SELECT FROM creators WHERE id = ${ownerOfAccount(sql`name`)})
          LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I13b',
    group: 'owed-to-creators',
    claim:
      'No earning is counted twice: each is in hold, available, frozen, in a payout or taken back',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      WITH accrual AS MATERIALIZED (
        SELECT id, kind, accrued_cents FROM earning_accruals WHERE ${within(sql`creator_id`)}
      ), place AS (
        SELECT accrual_id, accrued_cents FROM accrual_holds WHERE ${within(sql`creator_id`)}
        UNION ALL
        SELECT accrual_id, accrued_cents FROM accrual_withdrawables WHERE ${within(sql`creator_id`)}
        UNION ALL
        SELECT accrual_id, accrued_cents FROM accrual_freezes WHERE ${within(sql`creator_id`)}
        UNION ALL
        SELECT l.accrual_id, l.accrued_cents FROM payouts p JOIN payout_accruals l ON l.payout_id = p.id
        WHERE ${within(sql`p.creator_id`)}
        UNION ALL
        SELECT k.accrual_id, k.accrued_cents FROM accrual a
        JOIN accrual_corrections k ON k.correction_id = a.id
        WHERE ${isTakenBack} AND NOT k.is_owed
      ), counted AS (
        SELECT accrual_id, count(*) AS places, min(accrued_cents) AS low, max(accrued_cents) AS high
        FROM place GROUP BY accrual_id
      )
      SELECT a.id::text AS offender, format('in %s places', coalesce(c.places, 0)) AS detail
      FROM accrual a LEFT JOIN counted c ON c.accrual_id = a.id
      WHERE NOT ${isTakenBack} AND (c.places IS DISTINCT FROM 1 OR c.low <> a.accrued_cents
        OR c.high <> a.accrued_cents) LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I13c',
    group: 'owed-to-creators',
    claim: 'Each correction reverses exactly one earning of the same post, to the cent',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      SELECT c.id::text AS offender, format('%s for %s', c.accrued_cents, coalesce(a.accrued_cents, 0)) AS detail
      FROM earning_accruals c LEFT JOIN accrual_corrections k ON k.correction_id = c.id
      LEFT JOIN earning_accruals a ON a.id = k.accrual_id
      LEFT JOIN ledger_entries e ON e.idempotency_key = CASE c.kind
        WHEN 'goodwill' THEN ${ledgerKeySql('goodwill-taken-back', { accrual: sql`a.id` })}
        ELSE ${ledgerKeySql('correction', { accrual: sql`a.id` })} END
      WHERE c.kind IN ('correction', 'goodwill') AND c.accrued_cents < 0 AND ${within(sql`c.creator_id`)}
        AND (a.id IS NULL OR a.accrued_cents <> -c.accrued_cents OR (a.kind = 'goodwill') <> (c.kind = 'goodwill')
        OR k.accrued_cents <> a.accrued_cents OR a.submission_id <> c.submission_id
        OR e.amount_cents IS DISTINCT FROM a.accrued_cents) LIMIT 20`,
      ),
    ],
  },
  replayedSettlements,
  {
    id: 'I17',
    group: 'owed-to-creators',
    claim:
      'One proven live submission per post; only approved ones earn, on an allowed platform, for the account’s owner, after its proof',
    stopsPayouts: true,
    queries: [
      guaranteedBy(
        ['submissions_one_live_per_post'],
        queryOf(
          'submission',
          (within) => sql`
      SELECT s.id::text AS offender, 'the same post twice' AS detail
      FROM submissions s JOIN submissions o ON o.platform = s.platform
        AND o.external_post_id = s.external_post_id AND o.id <> s.id
      WHERE ${within(sql`s.id`)} AND s.status <> 'rejected' AND o.status <> 'rejected'
        AND s.proven_at IS NOT NULL AND o.proven_at IS NOT NULL LIMIT 20`,
        ),
      ),
      queryOf(
        'submission',
        (within) => sql`
      SELECT s.id::text AS offender, 'counted as proven, but its account is not' AS detail FROM submissions s
      JOIN social_accounts x ON x.id = s.social_account_id
      WHERE ${within(sql`s.id`)} AND s.proven_at IS NOT NULL AND x.verified_at IS NULL
      UNION ALL
      SELECT a.id::text, format('accrued at %s, account proven at %s', a.created_at, s.proven_at)
      FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id
      WHERE ${within(sql`a.submission_id`)} AND a.kind IN ('views', 'bonus') AND (a.created_at >= s.proven_at - ${waitMax}) IS NOT TRUE
        AND NOT EXISTS (SELECT FROM installation i
          WHERE i.fact = 'earned-unproven-until' AND i.at >= a.created_at)
      UNION ALL
      SELECT DISTINCT s.id::text, format('accrual for a submission that is %s', s.status)
      FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
      JOIN campaigns c ON c.id = s.campaign_id
      JOIN creators k ON k.id = s.creator_id
      JOIN social_accounts x ON x.id = s.social_account_id
      WHERE ${within(sql`s.id`)} AND ((s.approved_at IS NULL AND a.kind <> 'goodwill') OR a.creator_id <> s.creator_id
        OR a.campaign_id <> s.campaign_id OR x.user_id <> k.user_id OR x.platform <> s.platform
        OR NOT (s.platform = ANY(c.platforms_allowed)))
      LIMIT 20`,
      ),
    ],
  },
]
