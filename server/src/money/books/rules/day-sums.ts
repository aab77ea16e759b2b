import { ledgerKeySql } from '#money/ledger-events.ts'
import { isTakenBack } from '#money/reversed-money.ts'
import { nothingSql, type Statement, sql } from '#platform/database/sql.ts'
import type { Period, Since, Within } from '../invariant.ts'

/**
 * Days and counts of campaigns that differ from the accruals, views and posts they sum. For a list
 * of changed campaigns, all days of a campaign are compared together, with sums that are kept
 * separately: what the campaign noted as spent, which I05 compares with entries, and the views that
 * a trigger on the posts’ totals keeps.
 */
export function wrongDaysOfCampaigns(within: Within, since: Since): Statement<never> {
  return sql<never>`
    ${since.listed === null ? sql`${wrongCostsOfDays(within)} UNION ALL` : nothingSql}
    SELECT format('campaign %s', campaign_id) AS offender,
      format('days add up to %s views and cost %s, noted %s and %s', d.views, d.cents, t.views, c.cents) AS detail
    FROM (${viewsOf('campaign', within)}) d FULL JOIN (${
      since.listed === null ? countedOf('campaign', within) : notedOf(within)
    }) t USING (campaign_id) FULL JOIN (
      SELECT id AS campaign_id, paid_out_cents AS cents FROM campaigns WHERE ${within(sql`id`)}
    ) c USING (campaign_id)
    WHERE coalesce(d.views, 0) <> coalesce(t.views, 0) OR coalesce(d.cents, 0) <> coalesce(c.cents, 0)
    UNION ALL
    ${since.listed === null ? wrongLedgerDays(within) : wrongLedgerDaysSince(within, since)}
    UNION ALL
    ${wrongCounts(within)}
    ${since.listed === null ? sql`UNION ALL ${wrongCountedViews(within)}` : nothingSql}`
}

/** Days of a campaign whose cost differs from their accruals. */
function wrongCostsOfDays(within: Within): Statement<never> {
  return sql`
    SELECT format('campaign %s', campaign_id) AS offender,
      format('%s noted %s, accrued %s', day, d.cost_cents, a.cents) AS detail
    FROM (SELECT * FROM campaign_days WHERE ${within(sql`campaign_id`)}) d FULL JOIN (
      SELECT s.campaign_id, (a.created_at AT TIME ZONE 'UTC')::date AS day, sum(a.accrued_cents) AS cents
      FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
      WHERE ${within(sql`s.campaign_id`)} AND a.campaign_id IS NOT NULL AND a.kind <> 'goodwill'
      GROUP BY 1, 2
    ) a USING (campaign_id, day)
    WHERE coalesce(d.cost_cents, 0) <> coalesce(a.cents, 0)`
}

/** Rows of a brand’s ledger that differ from the entries of their day. */
function wrongLedgerDays(within: Within): Statement<never> {
  return sql`
    SELECT format('campaign %s', coalesce(d.campaign_id, e.campaign_id)),
      format('%s noted %s in %s entries, booked %s in %s', coalesce(d.day, e.day), d.amount_cents,
        d.entry_count, e.cents, e.entries)
    FROM (SELECT * FROM ledger_days WHERE ${within(sql`campaign_id`)}) d FULL JOIN (
      SELECT campaign_id, coalesce(submission_id, campaign_id) AS of, event,
        (created_at AT TIME ZONE 'UTC')::date AS day, sum(amount_cents) AS cents, count(*) AS entries,
        min(seq) AS first_seq, max(seq) AS last_seq
      FROM ledger_entries
      WHERE ${within(sql`campaign_id`)} AND event IN ('accrual', 'platform-fee')
      GROUP BY 1, 2, 3, 4
    ) e ON e.campaign_id = d.campaign_id AND e.of = coalesce(d.submission_id, d.campaign_id)
      AND e.event = d.event AND e.day = d.day
    WHERE (d.amount_cents, d.entry_count, d.first_seq, d.last_seq)
      IS DISTINCT FROM (e.cents, e.entries, e.first_seq, e.last_seq)`
}

/**
 * The same for rows that got entries since a check. Days are read from that check's day on: right
 * after midnight some entries belong to the day before. By evening a campaign has thousands of
 * entries of the day and a post has few: those are found by its accruals, and fees by the index of
 * rare entries. Each row is looked up alone, because the planner cannot know how many there are and
 * would expect so many that it reads the whole table.
 */
function wrongLedgerDaysSince(within: Within, { entries, days }: Since): Statement<never> {
  const dayOf = (time: Statement<never>) => sql`(${time} AT TIME ZONE 'UTC')::date`
  const written = (event: string) => sql<never>`
    SELECT DISTINCT campaign_id, submission_id, event, ${dayOf(sql`created_at`)} AS day
    FROM ledger_entries
    WHERE ${within(sql`campaign_id`)} AND ${entries(sql`seq`)} AND ${days.time(sql`created_at`)}
      AND event = ${event}`
  const ofPost = sql<never>`
    SELECT e.amount_cents, e.seq FROM earning_accruals a
    JOIN ledger_entries e ON e.idempotency_key = ${ledgerKeySql('accrual', { accrual: sql`a.id` })}
    WHERE a.submission_id = m.submission_id AND ${days.time(sql`a.created_at`)}
      AND e.campaign_id = m.campaign_id AND e.event = m.event AND ${dayOf(sql`e.created_at`)} = m.day`
  const ofFees = sql<never>`
    SELECT e.amount_cents, e.seq FROM ledger_entries e
    WHERE e.campaign_id = m.campaign_id AND e.type <> 'creator_earn' AND ${days.seq(sql`e.seq`)}
      AND e.event = m.event AND ${dayOf(sql`e.created_at`)} = m.day`
  const differing = (event: string, row: Statement<never>, booked: Statement<never>) => sql<never>`
    SELECT format('campaign %s', m.campaign_id),
      format('%s noted %s in %s entries, booked %s in %s', m.day, d.amount_cents, d.entry_count, e.cents,
        e.entries)
    FROM (${written(event)}) m LEFT JOIN LATERAL (
      SELECT * FROM ledger_days d WHERE d.campaign_id = m.campaign_id AND d.event = m.event
        AND d.day = m.day AND ${row} LIMIT 1
    ) d ON true
    CROSS JOIN LATERAL (
      SELECT sum(amount_cents) AS cents, count(*) AS entries, min(seq) AS first_seq, max(seq) AS last_seq
      FROM (${booked}) each
    ) e
    WHERE (d.amount_cents, d.entry_count, d.first_seq, d.last_seq)
      IS DISTINCT FROM (e.cents, e.entries, e.first_seq, e.last_seq)`
  return sql`
    ${differing('accrual', sql<never>`d.submission_id = m.submission_id`, ofPost)}
    UNION ALL ${differing('platform-fee', sql<never>`d.submission_id IS NULL`, ofFees)}`
}

/**
 * Days and months of creators that differ from the accruals and views they sum. Views, which are
 * not money, and the campaign that a month's money is noted under are compared only by a sweep: they
 * are spread over as many rows as there are days, posts and accruals.
 */
export function wrongDaysOfCreators(within: Within, since: Since): Statement<never> {
  // These kinds always have a campaign and the others never do. The index of creators' accruals has
  // this condition.
  const accrued = ({ time }: Period, campaign: Statement<never>) => sql<never>`
    SELECT creator_id, ${campaign} AS of, kind, accrued_cents, (created_at AT TIME ZONE 'UTC')::date AS day
    FROM earning_accruals WHERE kind NOT IN ('recovery', 'returned', 'advance')
      AND ${within(sql`creator_id`)} AND ${time(sql`created_at`)}`
  const one =
    since.listed === null ? sql<never>`'campaign ' || campaign_id` : sql<never>`'all its campaigns'`
  return sql<never>`
    SELECT format('creator %s', creator_id) AS offender,
      format('%s noted %s, accrued %s', day, d.earned_cents, a.cents) AS detail
    FROM (
      SELECT * FROM creator_days WHERE ${within(sql`creator_id`)} AND ${since.days.date(sql`day`)}
    ) d FULL JOIN (
      SELECT creator_id, day, sum(accrued_cents) AS cents FROM (${accrued(since.days, sql`NULL`)}) a GROUP BY 1, 2
    ) a USING (creator_id, day)
    WHERE coalesce(d.earned_cents, 0) <> coalesce(a.cents, 0)
    UNION ALL
    SELECT format('creator %s', creator_id),
      format('%s of %s noted %s, %s, %s; accrued %s, %s, %s', month, of, m.earned,
        m.taken_back, m.goodwill, a.earned, a.taken_back, a.goodwill)
    FROM (
      SELECT creator_id, month, ${one} AS of, sum(earned_cents) AS earned,
        sum(taken_back_cents) AS taken_back, sum(goodwill_cents) AS goodwill
      FROM creator_months WHERE ${within(sql`creator_id`)} AND ${since.months.date(sql`month`)}
      GROUP BY 1, 2, 3
    ) m FULL JOIN (
      SELECT creator_id, date_trunc('month', day)::date AS month, of,
        coalesce(sum(accrued_cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0) AS earned,
        -coalesce(sum(accrued_cents) FILTER (WHERE ${isTakenBack}), 0) AS taken_back,
        coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill' AND NOT ${isTakenBack}), 0) AS goodwill
      FROM (${accrued(since.months, one)}) a GROUP BY 1, 2, 3
    ) a USING (creator_id, month, of)
    WHERE (m.earned, m.taken_back, m.goodwill)
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
    ? sql`SELECT campaign_id, sum(view_count) AS views, sum(cost_cents) AS cents FROM campaign_days
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

/**
 * The marketplace’s sums, against the counts of its campaigns, which `wrongCounts` compares with
 * the posts.
 */
export const wrongMarketplace: Statement<never> = sql<never>`
  SELECT format('marketplace’s %s', measure) AS offender,
    format('noted %s, counted %s', noted.amount, counted.amount) AS detail
  FROM (
    SELECT measure, sum(amount) AS amount FROM (
      SELECT measure, amount FROM marketplace_days
      UNION ALL SELECT measure, amount FROM marketplace_day_parts) both_kinds GROUP BY 1
  ) noted FULL JOIN (
    SELECT k.measure, k.amount FROM (
      SELECT sum(view_count) AS views, sum(post_count) AS posts FROM campaign_counts
    ) c CROSS JOIN LATERAL (VALUES ('views', c.views), ('submissions', c.posts)) k (measure, amount)
    UNION ALL SELECT 'paid_cents', sum(total_cents) FROM payouts WHERE status = 'paid'
    UNION ALL SELECT role || 's', count(*) FROM users GROUP BY role
    UNION ALL SELECT 'campaigns', count(*) FROM campaigns
  ) counted USING (measure)
  WHERE coalesce(noted.amount, 0) <> coalesce(counted.amount, 0)`
