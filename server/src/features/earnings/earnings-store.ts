import type { FrozenCause } from '@permille/contract/books/ledger'
import type { EarningsOrder } from '@permille/contract/earnings/earnings'
import type { CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { creatorBalances, creatorDebts } from '#money/balances.ts'
import { arePayoutsStopped } from '#money/books/payout-stop.ts'
import {
  highestFirst,
  type Listed,
  type ListOrder,
  newestFirst,
  type PageRequest,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql } from '#platform/database/sql.ts'
import type { WithdrawalFacts } from './withdrawal-rules.ts'

export interface EarningsStats {
  readonly totalEarnings: Cents
  readonly availableBalance: Cents
  readonly pendingEarnings: Cents
  readonly lastPayoutAmount: Cents
  readonly paidOut: Cents
  readonly takenBack: Cents
  readonly owed: Cents
  readonly recovered: Cents
}

/**
 * rules §4: total = available + pending + paid − taken back after its payout; pending = maturing +
 * frozen + queued payouts.
 */
export async function readEarningsStats(
  db: Database,
  creatorId: CreatorId,
): Promise<EarningsStats> {
  return await exactlyOne(
    db,
    sql<EarningsStats>`
      SELECT coalesce(t.earned_cents, 0) AS total_earnings,
        b.available_cents AS available_balance,
        b.maturing_cents + b.frozen_cents + b.in_transit_cents AS pending_earnings,
        coalesce((SELECT total_cents FROM payouts WHERE creator_id = c.id AND status = 'paid'
          ORDER BY settled_at DESC, id DESC LIMIT 1), 0) AS last_payout_amount,
        coalesce(t.paid_cents, 0) AS paid_out, owed.taken_back_cents AS taken_back,
        owed.open_cents AS owed,
        owed.recovered_cents AS recovered
      FROM creators c LEFT JOIN creator_totals t ON t.creator_id = c.id
      CROSS JOIN LATERAL ${creatorBalances(sql`c.id`)} b
      CROSS JOIN LATERAL ${creatorDebts(sql`c.id`)} owed
      WHERE c.id = ${creatorId}`,
  )
}

export interface CampaignEarnings extends Listed {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly submissionCount: number
  readonly totalViews: number
  readonly totalEarnings: Cents
}

export interface EarningsFilter extends PageRequest {
  readonly creatorId: CreatorId
  readonly search?: string | undefined
  readonly sort: EarningsOrder
}

const orders: Readonly<Record<EarningsOrder, ListOrder>> = {
  newest: newestFirst(sql`e.created_at`, sql`e.id`),
  earnings: highestFirst(sql`e.total_earnings`, sql`e.id`),
  views: highestFirst(sql`e.total_views`, sql`e.id`),
}

/**
 * A creator's own are few enough to be searched and sorted where they are. By age the page is found first, and only its
 * campaigns are summed.
 */
export async function listEarningsByCampaign(
  db: Database,
  filter: EarningsFilter,
): Promise<CampaignEarnings[]> {
  const { creatorId, search, sort } = filter
  const sorted = orders[sort]
  const found = whenSearched(search, (words) => sql`' ' || search_form(c.name) LIKE ${words}`)
  const approved = sql<never>`s.creator_id = ${creatorId} AND s.approved_at IS NOT NULL`
  const page = sql<never>`${sorted.after(filter)} ${sorted.cut(filter)}`
  const own = sql<never>`SELECT c.id, c.created_at, c.name FROM campaigns c
    WHERE c.id IN (SELECT s.campaign_id FROM submissions s WHERE ${approved}) ${found}`
  const asked = sort === 'newest' ? sql`SELECT * FROM (${own}) e WHERE true ${page}` : own
  return await manyRows(
    db,
    sql<CampaignEarnings>`
      SELECT e.id, e.id AS campaign_id, e.name AS campaign_name, e.submission_count, e.total_views,
        e.total_earnings, ${sorted.listedAt}
      FROM (
        SELECT asked.*, earned.* FROM (${asked}) asked CROSS JOIN LATERAL (
          SELECT count(*) AS submission_count, sum(t.view_count)::bigint AS total_views,
            sum(t.earned_cents)::bigint AS total_earnings
          FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
          WHERE ${approved} AND s.campaign_id = asked.id
        ) earned
      ) e
      WHERE true ${page}`,
  )
}

/**
 * Reads everything that decides whether a creator may withdraw now. A payout request reads it under
 * the creator's lock, so that nothing changes before it commits.
 */
export async function readWithdrawalFacts(
  db: Database,
  creatorId: CreatorId,
  at: Date,
): Promise<WithdrawalFacts> {
  return await exactlyOne(
    db,
    sql<WithdrawalFacts>`
      SELECT c.payout_account_status AS account_status, c.payout_problem AS account_problem,
        c.stripe_connect_account_id AS destination, u.suspended_reason,
        c.review_hold_reason,
        CASE WHEN c.payouts_held_until > ${at} THEN c.payouts_held_until END AS held_until,
        b.available_cents, b.maturing_cents, b.frozen_cents, b.in_transit_cents,
        ARRAY(SELECT DISTINCT cause FROM accrual_freezes WHERE creator_id = c.id ORDER BY cause)
          AS frozen_for,
        (SELECT min(matures_at) FROM accrual_holds WHERE creator_id = c.id) AS next_matures_at,
        EXISTS (SELECT FROM payouts WHERE creator_id = c.id AND status = 'queued') AS has_open_payout,
        ${arePayoutsStopped} AS are_payouts_stopped
      FROM creators c JOIN users u ON u.id = c.user_id
      CROSS JOIN LATERAL ${creatorBalances(sql`c.id`)} b
      WHERE c.id = ${creatorId}`,
  )
}

export interface HeldMoney {
  readonly cause: FrozenCause
  readonly amountCents: Cents
  readonly reason: string | null
  readonly submissionId: SubmissionId | null
  readonly title: string | null
  /** Set for a freeze that covers a whole campaign. */
  readonly campaignName: string | null
}

/** Frozen money by reason, largest first. */
export async function listHeld(db: Database, creatorId: CreatorId): Promise<HeldMoney[]> {
  return await manyRows(
    db,
    sql<HeldMoney>`
      SELECT h.cause, sum(h.accrued_cents)::bigint AS amount_cents, f.reason, f.submission_id,
        s.title, c.name AS campaign_name
      FROM accrual_freezes h LEFT JOIN money_freezes f ON f.id = h.freeze_id
      LEFT JOIN submissions s ON s.id = f.submission_id
      LEFT JOIN campaigns c ON c.id = f.campaign_id
      WHERE h.creator_id = ${creatorId}
      GROUP BY h.cause, f.id, s.id, c.id ORDER BY 2 DESC, f.id`,
  )
}

export interface MaturingDay {
  readonly at: Date
  readonly amountCents: Cents
}

/** Money in its hold, by the day the hold ends, soonest first. */
export async function listMaturing(db: Database, creatorId: CreatorId): Promise<MaturingDay[]> {
  return await manyRows(
    db,
    sql<MaturingDay>`
      SELECT max(matures_at) AS at, sum(accrued_cents)::bigint AS amount_cents FROM accrual_holds
      WHERE creator_id = ${creatorId}
      GROUP BY date_trunc('day', matures_at AT TIME ZONE 'UTC') ORDER BY 1`,
  )
}
