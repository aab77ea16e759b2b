import type { Platform } from '@permille/contract/enums'
import type { CampaignId, ChargebackId } from '@permille/contract/ids'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type CreatorNames, creatorNames } from './post-facts-store.ts'

export interface CampaignFacts {
  readonly id: CampaignId
  readonly name: string
  readonly fundedCents: Cents
}

export async function listCampaignFacts(
  db: Database,
  ids: readonly CampaignId[],
): Promise<CampaignFacts[]> {
  return await manyRows(
    db,
    sql<CampaignFacts>`SELECT id, name, funded_cents FROM campaigns WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface CampaignChangeFacts {
  /** The change's number, as a text. */
  readonly id: string
  readonly name: string
  readonly rewardRatePerKViewsCents: CentsPerKViews
  readonly platformsAllowed: readonly Platform[]
  readonly endsAt: Date | null
  readonly by: 'brand' | 'key' | 'admin' | 'system'
  readonly note: string | null
}

export async function listCampaignChangeFacts(
  db: Database,
  seqs: readonly string[],
): Promise<CampaignChangeFacts[]> {
  return await manyRows(
    db,
    sql<CampaignChangeFacts>`SELECT h.seq::text AS id, c.name, c.reward_rate_per_k_views_cents,
        c.platforms_allowed::text[], c.ends_at, h.note,
        CASE WHEN h.key_id IS NULL THEN h.actor_kind ELSE 'key' END AS by
      FROM campaign_status_changes h JOIN campaigns c ON c.id = h.campaign_id
      WHERE h.seq = ANY(${seqs}::bigint[])`,
  )
}

export interface JoinFacts {
  /** "{campaign}:{creator}". */
  readonly id: string
  readonly name: string
  readonly creator: CreatorNames | null
}

export async function listJoinFacts(db: Database, ids: readonly string[]): Promise<JoinFacts[]> {
  return await manyRows(
    db,
    sql<JoinFacts>`SELECT x.id, c.name, ${creatorNames}
      FROM unnest(${ids}::text[]) AS x (id)
        JOIN campaigns c ON c.id = split_part(x.id, ':', 1)::uuid
        JOIN creators r ON r.id = split_part(x.id, ':', 2)::uuid JOIN users u ON u.id = r.user_id`,
  )
}

export interface CampaignActFacts {
  readonly id: AuditId
  readonly name: string
  /** The fields of an edit. */
  readonly changed: readonly string[]
}

/** By the entries of the audit log, which name a draft that is gone. */
export async function listCampaignActFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<CampaignActFacts[]> {
  return await manyRows(
    db,
    sql<CampaignActFacts>`SELECT * FROM (SELECT e.id, coalesce(c.name, e.before->>'name', e.after->>'name') AS name,
          ARRAY(SELECT jsonb_object_keys(e.before) ORDER BY 1) AS changed
        FROM audit_log e LEFT JOIN campaigns c ON c.id = e.object_id
        WHERE e.id = ANY(${auditIds}::uuid[])) x
      WHERE name IS NOT NULL`,
  )
}

export interface ChargebackFacts {
  readonly id: ChargebackId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly amountCents: Cents
}

export async function listChargebackFacts(
  db: Database,
  ids: readonly ChargebackId[],
): Promise<ChargebackFacts[]> {
  return await manyRows(
    db,
    sql<ChargebackFacts>`SELECT b.id, b.campaign_id, c.name AS campaign_name, b.amount_cents
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id WHERE b.id = ANY(${ids}::uuid[])`,
  )
}
