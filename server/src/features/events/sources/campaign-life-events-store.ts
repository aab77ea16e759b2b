import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew, withoutEvent } from './without-event-store.ts'

export interface Joined {
  readonly key: string
  readonly at: Date
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly creatorId: CreatorId
}

export async function listJoins(db: Database, span: Span): Promise<Joined[]> {
  const key = sql<never>`'join:' || j.campaign_id || ':' || j.creator_id`
  return await manyRows(
    db,
    sql<Joined>`SELECT ${key} AS key, j.joined_at AS at, j.campaign_id, c.brand_id, j.creator_id
      FROM campaign_joins j JOIN campaigns c ON c.id = j.campaign_id
      WHERE ${withoutEvent(span, { at: sql`j.joined_at`, key })}
      ORDER BY j.joined_at, j.campaign_id, j.creator_id LIMIT ${span.rowsMax}`,
  )
}

export interface DayOver {
  readonly key: string
  readonly at: Date
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly day: string
  readonly views: number
  readonly costCents: Cents
}

/** Longer than any transaction: what is dated before midnight is committed by then. */
const settledMinutes = 10

/** Days that are over, in UTC, of campaigns on which something was counted. */
export async function listDaysOver(db: Database, span: Span): Promise<DayOver[]> {
  const key = sql<never>`'day:' || d.campaign_id || ':' || d.day`
  const dayAt = (at: Date) =>
    sql<never>`((${at}::timestamptz - make_interval(mins => ${settledMinutes})) AT TIME ZONE 'UTC')::date`
  return await manyRows(
    db,
    sql<DayOver>`SELECT ${key} AS key, d.campaign_id, c.brand_id, d.day::text AS day, d.view_count AS views, d.cost_cents,
        ((d.day + 1)::timestamp AT TIME ZONE 'UTC') + make_interval(mins => ${settledMinutes}) AS at
      FROM campaign_days d JOIN campaigns c ON c.id = d.campaign_id
      WHERE d.day >= ${dayAt(span.after)} AND d.day < ${dayAt(span.until)} AND ${isNew(key)}
      ORDER BY d.day, d.campaign_id LIMIT ${span.rowsMax}`,
  )
}
