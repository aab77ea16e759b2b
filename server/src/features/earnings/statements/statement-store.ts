import type { CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  highestFirst,
  type Listed,
  type PageRequest,
  soonestFirst,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { Change, MonthOfChange, Period } from './statement.ts'

/**
 * Everything that ever changed the creator's balance, one row per month and campaign, and one per other ledger
 * entry. Transfers between a creator's own accounts, debts included, change no balance.
 */
function changesOf(creatorId: CreatorId): Statement<never> {
  const only = (event: string) => sql`CASE e.event WHEN ${event} THEN e.amount_cents ELSE 0 END`
  return sql`(
    SELECT m.campaign_id AS id, m.month::timestamp AT TIME ZONE 'UTC' AS at, m.campaign_id, NULL AS event,
      m.earned_cents, m.taken_back_cents, m.goodwill_cents, 0::bigint AS paid_out_cents,
      0::bigint AS returned_cents, 0::bigint AS written_off_cents
    FROM creator_months m WHERE m.creator_id = ${creatorId}
    UNION ALL
    SELECT e.id, e.created_at, NULL, e.event, 0, 0, 0, ${only('payout-paid')}, ${only('payout-reversed')},
      ${only('debt-written-off')} - ${only('debt-write-off-undone')}
    FROM ledger_entries e
    WHERE e.user_id = (SELECT user_id FROM creators WHERE id = ${creatorId})
      AND e.event IN ('payout-paid', 'payout-reversed', 'debt-written-off', 'debt-write-off-undone')
    UNION ALL
    SELECT p.id, p.settled_at, NULL, 'payout-paid-otherwise', 0, 0, 0, p.total_cents, 0, 0
    FROM payouts p WHERE p.creator_id = ${creatorId} AND p.paid_reference IS NOT NULL
  )`
}

/** Those with any change, oldest first. */
export async function listMonths(db: Database, creatorId: CreatorId): Promise<MonthOfChange[]> {
  return await manyRows(
    db,
    sql<MonthOfChange>`
      SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
        sum(earned_cents)::bigint AS earned_cents, sum(taken_back_cents)::bigint AS taken_back_cents,
        sum(goodwill_cents)::bigint AS goodwill_cents, sum(paid_out_cents)::bigint AS paid_out_cents,
        sum(returned_cents)::bigint AS returned_cents,
        sum(written_off_cents)::bigint AS written_off_cents
      FROM ${changesOf(creatorId)} change GROUP BY 1 ORDER BY 1`,
  )
}

/** When the creator registered. */
export async function readJoinedAt(db: Database, creatorId: CreatorId): Promise<Date> {
  const { createdAt } = await exactlyOne(
    db,
    sql<{ createdAt: Date }>`SELECT created_at FROM creators WHERE id = ${creatorId}`,
  )
  return createdAt
}

export interface CampaignOfStatement extends Listed {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly earnedCents: Cents
  readonly takenBackCents: Cents
  readonly goodwillCents: Cents
}

const campaignOrder = highestFirst(sql`s.earned_cents`, sql`s.id`)

/** Highest earnings first. */
export async function listCampaignsOf(
  db: Database,
  request: PageRequest & { creatorId: CreatorId; period: Period },
): Promise<CampaignOfStatement[]> {
  const { creatorId, period } = request
  return await manyRows(
    db,
    sql<CampaignOfStatement>`
      SELECT s.id, s.id AS campaign_id, c.name AS campaign_name, s.earned_cents, s.taken_back_cents,
        s.goodwill_cents, ${campaignOrder.listedAt}
      FROM (
        SELECT campaign_id AS id, sum(earned_cents)::bigint AS earned_cents,
          sum(taken_back_cents)::bigint AS taken_back_cents, sum(goodwill_cents)::bigint AS goodwill_cents
        FROM creator_months WHERE creator_id = ${creatorId} AND month >= ${dayOf(period.from)}::date
          AND month < ${dayOf(period.end)}::date
        GROUP BY campaign_id
      ) s JOIN campaigns c ON c.id = s.id
      WHERE true ${campaignOrder.after(request)} ${campaignOrder.cut(request)}`,
  )
}

/** A campaign's month, or one payment. */
export interface StatementLine extends Change, Listed {
  readonly at: Date
  readonly campaignName: string | null
  readonly event:
    | 'payout-paid'
    | 'payout-paid-otherwise'
    | 'payout-reversed'
    | 'debt-written-off'
    | 'debt-write-off-undone'
    | null
}

const lineOrder = soonestFirst(sql`l.at`, sql`l.id`)

/** Oldest first. */
export async function listStatementLines(
  db: Database,
  request: PageRequest & { creatorId: CreatorId; period: Period },
): Promise<StatementLine[]> {
  return await manyRows(
    db,
    sql<StatementLine>`
      SELECT l.*, c.name AS campaign_name, ${lineOrder.listedAt}
      FROM ${changesOf(request.creatorId)} l LEFT JOIN campaigns c ON c.id = l.campaign_id
      WHERE l.at >= ${request.period.from} AND l.at < ${request.period.end}
        ${lineOrder.after(request)} ${lineOrder.cut(request)}`,
  )
}

function dayOf(midnight: Date): string {
  return midnight.toISOString().slice(0, 10)
}
