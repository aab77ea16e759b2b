import { nothingSql, type Statement, sql } from '../../../platform/database/sql.ts'
import type { Period, Since, Within } from '../invariant.ts'

/**
 * Days and counts of campaigns that differ from the accruals, the views and the posts that they sum. In a list of what changed,
 * views are compared between two sums that are kept apart: by day as settlements add them, and by a trigger of the posts' totals.
 */
export function wrongDaysOfCampaigns(within: Within, since: Since): Statement<never> {
  return sql<never>`
    SELECT format('campaign %s', campaign_id) AS offender,
      format('%s noted %s, accrued %s', day, d.cost_cents, a.cents) AS detail
    FROM (
      SELECT * FROM campaign_days WHERE ${within(sql`campaign_id`)} AND ${since.days.date(sql`day`)}
    ) d FULL JOIN (
      SELECT s.campaign_id, (a.created_at AT TIME ZONE 'UTC')::date AS day, sum(a.accrued_cents) AS cents
      FROM ${earningPosts(within, since)} s JOIN earning_accruals a ON a.submission_id = s.id
      WHERE ${since.days.time(sql`a.created_at`)} AND a.campaign_id IS NOT NULL AND a.kind <> 'goodwill'
      GROUP BY 1, 2
    ) a USING (campaign_id, day)
    WHERE coalesce(d.cost_cents, 0) <> coalesce(a.cents, 0)
    UNION ALL
    SELECT format('campaign %s', campaign_id), format('noted %s views, counted %s', d.views, t.views)
    FROM (${viewsOf('campaign', within)}) d FULL JOIN (${
      since.listed === null ? countedOf('campaign', within) : notedOf(within)
    }) t USING (campaign_id)
    WHERE coalesce(d.views, 0) <> coalesce(t.views, 0)
    UNION ALL
    ${wrongLedgerDays(within, since)}
    UNION ALL
    ${wrongCounts(within)}
    ${since.listed === null ? sql`UNION ALL ${wrongCountedViews(within)}` : nothingSql}`
}

/** The posts of campaigns; in a list of what changed, those with an entry since. */
function earningPosts(within: Within, { days, listed }: Since): Statement<never> {
  return listed === null
    ? sql`(SELECT id, campaign_id FROM submissions WHERE ${within(sql`campaign_id`)})`
    : sql`(SELECT DISTINCT submission_id AS id, campaign_id FROM ledger_entries
        WHERE ${within(sql`campaign_id`)} AND ${days.seq(sql`seq`)})`
}

/** A row of a brand’s ledger that is not its entries of that day. */
function wrongLedgerDays(within: Within, since: Since): Statement<never> {
  return sql`
    SELECT format('campaign %s', coalesce(d.campaign_id, e.campaign_id)),
      format('%s noted %s in %s entries, booked %s in %s', coalesce(d.day, e.day), d.amount_cents,
        d.entry_count, e.cents, e.entries)
    FROM (
      SELECT * FROM (
        SELECT * FROM ledger_days
        WHERE ${within(sql`campaign_id`)} AND ${since.days.seq(sql`first_seq`)} OFFSET 0
      ) begun WHERE ${since.days.date(sql`day`)}
    ) d FULL JOIN (
      SELECT campaign_id, coalesce(submission_id, campaign_id) AS of, event,
        (created_at AT TIME ZONE 'UTC')::date AS day, sum(amount_cents) AS cents, count(*) AS entries,
        min(seq) AS first_seq, max(seq) AS last_seq
      FROM ledger_entries
      WHERE ${within(sql`campaign_id`)} AND event IN ('accrual', 'platform-fee')
        AND ${since.days.seq(sql`seq`)} AND ${since.days.time(sql`created_at`)}
      GROUP BY 1, 2, 3, 4
    ) e ON e.campaign_id = d.campaign_id AND e.of = coalesce(d.submission_id, d.campaign_id)
      AND e.event = d.event AND e.day = d.day
    WHERE (d.amount_cents, d.entry_count, d.first_seq, d.last_seq)
      IS DISTINCT FROM (e.cents, e.entries, e.first_seq, e.last_seq)`
}

/**
 * Days and months of creators that differ from the accruals and the views that they sum. Views, which are no money, are
 * compared by a walk alone: they lie in as many places as days and posts.
 */
export function wrongDaysOfCreators(within: Within, since: Since): Statement<never> {
  const accrued = ({
    time,
  }: Period) => sql<never>`SELECT campaign_id, creator_id, kind, accrued_cents,
      (created_at AT TIME ZONE 'UTC')::date AS day
    FROM earning_accruals WHERE campaign_id IS NOT NULL AND ${within(sql`creator_id`)}
      AND ${time(sql`created_at`)}`
  return sql<never>`
    SELECT format('creator %s', creator_id) AS offender,
      format('%s noted %s, accrued %s', day, d.earned_cents, a.cents) AS detail
    FROM (
      SELECT * FROM creator_days WHERE ${within(sql`creator_id`)} AND ${since.days.date(sql`day`)}
    ) d FULL JOIN (
      SELECT creator_id, day, sum(accrued_cents) AS cents FROM (${accrued(since.days)}) a GROUP BY 1, 2
    ) a USING (creator_id, day)
    WHERE coalesce(d.earned_cents, 0) <> coalesce(a.cents, 0)
    UNION ALL
    SELECT format('creator %s', creator_id),
      format('%s of campaign %s noted %s, %s, %s; accrued %s, %s, %s', month, campaign_id, m.earned_cents,
        m.taken_back_cents, m.goodwill_cents, a.earned, a.taken_back, a.goodwill)
    FROM (
      SELECT * FROM creator_months WHERE ${within(sql`creator_id`)} AND ${since.months.date(sql`month`)}
    ) m FULL JOIN (
      SELECT creator_id, date_trunc('month', day)::date AS month, campaign_id,
        coalesce(sum(accrued_cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0) AS earned,
        -coalesce(sum(accrued_cents) FILTER (WHERE kind = 'correction'), 0) AS taken_back,
        coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0) AS goodwill
      FROM (${accrued(since.months)}) a GROUP BY 1, 2, 3
    ) a USING (creator_id, month, campaign_id)
    WHERE (m.earned_cents, m.taken_back_cents, m.goodwill_cents)
      IS DISTINCT FROM (a.earned, a.taken_back, a.goodwill)
    ${since.listed === null ? sql`UNION ALL ${wrongViewsOfCreators(within)}` : nothingSql}`
}

function wrongViewsOfCreators(within: Within): Statement<never> {
  return sql`
    SELECT format('creator %s', creator_id), format('noted %s views, counted %s', d.views, t.views)
    FROM (${viewsOf('creator', within)}) d FULL JOIN (${countedOf('creator', within)}) t
      USING (creator_id)
    WHERE coalesce(d.views, 0) <> coalesce(t.views, 0)`
}

/** Views are compared as totals: a count from before an approval belongs to the day it was read on. */
function viewsOf(owner: 'campaign' | 'creator', within: Within): Statement<never> {
  return owner === 'campaign'
    ? sql`SELECT campaign_id, sum(view_count) AS views FROM campaign_days
        WHERE ${within(sql`campaign_id`)} GROUP BY 1`
    : sql`SELECT creator_id, sum(view_count) AS views FROM creator_days
        WHERE ${within(sql`creator_id`)} GROUP BY 1`
}

function countedOf(owner: 'campaign' | 'creator', within: Within): Statement<never> {
  return owner === 'campaign'
    ? sql`SELECT campaign_id, sum(view_count) AS views FROM submission_totals
        WHERE ${within(sql`campaign_id`)} GROUP BY 1`
    : sql`SELECT creator_id, sum(view_count) AS views FROM submission_totals
        WHERE ${within(sql`creator_id`)} GROUP BY 1`
}

function notedOf(within: Within): Statement<never> {
  return sql`SELECT campaign_id, view_count AS views FROM campaign_counts WHERE ${within(sql`campaign_id`)}`
}

function wrongCountedViews(within: Within): Statement<never> {
  return sql`
    SELECT format('campaign %s', campaign_id),
      format('noted %s views in all, counted %s', k.views, t.views)
    FROM (${notedOf(within)}) k FULL JOIN (${countedOf('campaign', within)}) t USING (campaign_id)
    WHERE coalesce(k.views, 0) <> coalesce(t.views, 0)`
}

function wrongCounts(within: Within): Statement<never> {
  return sql`
    SELECT format('campaign %s', campaign_id),
      format('noted %s posts of %s creators, counted %s of %s', k.post_count, k.creator_count, s.posts,
        s.creators)
    FROM (SELECT * FROM campaign_counts WHERE ${within(sql`campaign_id`)}) k FULL JOIN (
      SELECT campaign_id, count(*) AS posts,
        count(DISTINCT creator_id) FILTER (WHERE status <> 'rejected') AS creators
      FROM submissions WHERE ${within(sql`campaign_id`)} GROUP BY 1
    ) s USING (campaign_id)
    WHERE coalesce(k.post_count, 0) <> coalesce(s.posts, 0)
      OR coalesce(k.creator_count, 0) <> coalesce(s.creators, 0)`
}

/** The whole marketplace’s sums, against the counts of its campaigns where these are compared with their posts. */
export const wrongMarketplace: Statement<never> = sql<never>`
  SELECT format('marketplace’s %s', measure) AS offender,
    format('noted %s, counted %s', noted.amount, counted.amount) AS detail
  FROM (
    SELECT measure, sum(amount) AS amount FROM (
      SELECT measure, amount FROM marketplace_days
      UNION ALL SELECT measure, amount FROM marketplace_day_parts) both_kinds GROUP BY 1
  ) noted FULL JOIN (
    SELECT 'views' AS measure, sum(view_count) AS amount FROM campaign_counts
    UNION ALL SELECT 'paid_cents', sum(total_cents) FROM payouts WHERE status = 'paid'
    UNION ALL SELECT role || 's', count(*) FROM users GROUP BY 1
    UNION ALL SELECT 'campaigns', count(*) FROM campaigns
    UNION ALL SELECT 'submissions', sum(post_count) FROM campaign_counts
  ) counted USING (measure)
  WHERE coalesce(noted.amount, 0) <> coalesce(counted.amount, 0)`
