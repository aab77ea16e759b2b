import type { CampaignId, UserId } from '@permille/contract/ids'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface CampaignFacts {
  readonly id: CampaignId
  readonly campaignName: string
}

export async function listCampaignFacts(
  db: Database,
  ids: readonly CampaignId[],
): Promise<CampaignFacts[]> {
  return await manyRows(
    db,
    sql<CampaignFacts>`SELECT id, name AS campaign_name FROM campaigns
      WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface ChangeFacts {
  /** The change's number, as a text. */
  readonly id: string
  readonly campaignName: string
  /** Of an admin's pause. */
  readonly note: string | null
}

export async function listChangeFacts(
  db: Database,
  seqs: readonly string[],
): Promise<ChangeFacts[]> {
  return await manyRows(
    db,
    sql<ChangeFacts>`SELECT h.seq::text AS id, c.name AS campaign_name, h.note
      FROM campaign_status_changes h JOIN campaigns c ON c.id = h.campaign_id
      WHERE h.seq = ANY(${seqs}::bigint[])`,
  )
}

export interface RefundFacts {
  readonly id: string
  readonly campaignName: string
  /** Of one that was paid outside of the provider. */
  readonly paidReference: string | null
}

export async function listRefundFacts(
  db: Database,
  ids: readonly string[],
): Promise<RefundFacts[]> {
  return await manyRows(
    db,
    sql<RefundFacts>`SELECT f.id, c.name AS campaign_name, f.paid_reference
      FROM refunds f JOIN campaigns c ON c.id = f.campaign_id WHERE f.id = ANY(${ids}::uuid[])`,
  )
}

export interface PayoutFacts {
  readonly id: string
  readonly isFailed: boolean
  readonly reason: string | null
  readonly heldReason: string | null
  /** Of one that was paid outside of the provider. */
  readonly paidReference: string | null
  /** The creator's payouts are held now. */
  readonly holdReason: string | null
}

export async function listPayoutFacts(
  db: Database,
  ids: readonly string[],
): Promise<PayoutFacts[]> {
  return await manyRows(
    db,
    sql<PayoutFacts>`SELECT p.id, p.status = 'failed' AS is_failed, p.reason, p.held_reason, p.paid_reference,
        r.review_hold_reason AS hold_reason
      FROM payouts p JOIN creators r ON r.id = p.creator_id WHERE p.id = ANY(${ids}::uuid[])`,
  )
}

export interface BrandFacts {
  readonly id: string
  readonly brandName: string
  /** Whose page an admin suspends the brand on. */
  readonly ownerUserId: UserId
}

export async function listBrandFacts(db: Database, ids: readonly string[]): Promise<BrandFacts[]> {
  return await manyRows(
    db,
    sql<BrandFacts>`SELECT id, name AS brand_name, owner_user_id FROM brands
      WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface DecidedFacts {
  readonly id: AuditId
  /** In the admin's words. */
  readonly reason: string
  /** Of a corrected reading; null of what a suspension had frozen. */
  readonly title: string | null
  readonly campaignName: string | null
}

/** By the entries of the audit log. */
export async function listDecidedFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<DecidedFacts[]> {
  return await manyRows(
    db,
    sql<DecidedFacts>`SELECT e.id, e.after->>'reason' AS reason, s.title, c.name AS campaign_name
      FROM audit_log e
        LEFT JOIN submissions s ON s.id = e.object_id AND e.action = 'submission.enter-reading'
        LEFT JOIN campaigns c ON c.id = s.campaign_id
      WHERE e.id = ANY(${auditIds}::uuid[])`,
  )
}
