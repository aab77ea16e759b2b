import type { UserRole } from '@permille/contract/enums'
import type { CampaignId, CreatorId, KeyId, PayoutId, UserId } from '@permille/contract/ids'
import type { KeyScope } from '@permille/contract/keys/key-scopes'
import type { Cents } from '@permille/contract/money'
import type { MemberRole } from '@permille/contract/teams/scopes'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface MemberFacts {
  readonly id: AuditId
  readonly userId: UserId
  /** Of someone who left, the last one. */
  readonly role: MemberRole
}

export async function listMemberFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<MemberFacts[]> {
  return await manyRows(
    db,
    sql<MemberFacts>`SELECT id, coalesce(after, before)->>'userId' AS user_id,
        coalesce(after, before)->>'role' AS role
      FROM audit_log WHERE id = ANY(${auditIds}::uuid[])`,
  )
}

export interface KeyFacts {
  readonly id: KeyId
  readonly prefix: string
  readonly scopes: readonly KeyScope[]
}

export async function listKeyFacts(db: Database, ids: readonly KeyId[]): Promise<KeyFacts[]> {
  return await manyRows(
    db,
    sql<KeyFacts>`SELECT id, prefix, scopes FROM api_keys WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface TransferFacts {
  readonly id: AuditId
  readonly ownerUserId: UserId
  readonly formerUserId: UserId
}

export async function listTransferFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<TransferFacts[]> {
  return await manyRows(
    db,
    sql<TransferFacts>`SELECT id, after->>'ownerUserId' AS owner_user_id,
        before->>'ownerUserId' AS former_user_id
      FROM audit_log WHERE id = ANY(${auditIds}::uuid[])`,
  )
}

export interface UserFacts {
  readonly id: UserId
  readonly role: UserRole
}

export async function listUserFacts(db: Database, ids: readonly UserId[]): Promise<UserFacts[]> {
  return await manyRows(
    db,
    sql<UserFacts>`SELECT id, role FROM users WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface NewcomerFacts {
  readonly id: string
  readonly userId: UserId
}

/** Who a creator is, and who owns a brand. */
export async function listNewcomerFacts(
  db: Database,
  ids: readonly string[],
): Promise<NewcomerFacts[]> {
  return await manyRows(
    db,
    sql<NewcomerFacts>`SELECT id, user_id FROM creators WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT id, owner_user_id FROM brands WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface PayoutFacts {
  readonly id: PayoutId
  readonly creatorId: CreatorId
  readonly reason: string | null
  readonly heldReason: string | null
  readonly reversedCents: Cents
}

export async function listPayoutFacts(
  db: Database,
  ids: readonly PayoutId[],
): Promise<PayoutFacts[]> {
  return await manyRows(
    db,
    sql<PayoutFacts>`SELECT id, creator_id, reason, held_reason, reversed_cents FROM payouts
      WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface ReportFacts {
  readonly id: AuditId
  readonly campaignId: CampaignId
}

export async function listReportFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<ReportFacts[]> {
  return await manyRows(
    db,
    sql<ReportFacts>`SELECT id, after->>'campaignId' AS campaign_id FROM audit_log
      WHERE id = ANY(${auditIds}::uuid[])`,
  )
}
