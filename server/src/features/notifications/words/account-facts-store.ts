import type { UserId } from '@permille/contract/ids'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface ConnectionFacts {
  readonly id: string
  readonly username: string
}

export async function listConnectionFacts(
  db: Database,
  ids: readonly string[],
): Promise<ConnectionFacts[]> {
  return await manyRows(
    db,
    sql<ConnectionFacts>`SELECT id, username FROM social_accounts WHERE id = ANY(${ids}::uuid[])`,
  )
}

/** Where a sign-in came from. */
export interface OriginFacts {
  /** Of the entry in the audit log. */
  readonly id: AuditId
  readonly network: string
  readonly userAgent: string | null
}

export async function listOriginFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<OriginFacts[]> {
  return await manyRows(
    db,
    sql<OriginFacts>`SELECT audit_id AS id, network::text AS network, user_agent FROM audit_origins
      WHERE audit_id = ANY(${auditIds}::uuid[])`,
  )
}

/** What an entry of the audit log says in someone's own words and numbers. */
export interface EntryFacts {
  readonly id: AuditId
  /** The name of a passkey; null otherwise. */
  readonly name: string | null
  /** Of a bank account. */
  readonly lastFour: string | null
}

export async function listEntryFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<EntryFacts[]> {
  return await manyRows(
    db,
    sql<EntryFacts>`SELECT id, after->>'name' AS name, after->>'lastFour' AS last_four
      FROM audit_log WHERE id = ANY(${auditIds}::uuid[])`,
  )
}

/** Their names now, who may have been erased since. */
export interface TransferFacts {
  readonly id: AuditId
  readonly brandName: string
  readonly ownerName: string
  readonly formerName: string
}

export async function listTransferFacts(
  db: Database,
  auditIds: readonly AuditId[],
): Promise<TransferFacts[]> {
  return await manyRows(
    db,
    sql<TransferFacts>`SELECT e.id, b.name AS brand_name, o.display_name AS owner_name,
        f.display_name AS former_name
      FROM audit_log e JOIN brands b ON b.id = e.object_id
      JOIN users o ON o.id = (e.after->>'ownerUserId')::uuid
      JOIN users f ON f.id = (e.before->>'ownerUserId')::uuid
      WHERE e.id = ANY(${auditIds}::uuid[])`,
  )
}

export interface PersonFacts {
  readonly id: UserId
  readonly displayName: string
}

export async function listPersonFacts(
  db: Database,
  ids: readonly UserId[],
): Promise<PersonFacts[]> {
  return await manyRows(
    db,
    sql<PersonFacts>`SELECT id, display_name FROM users WHERE id = ANY(${ids}::uuid[])`,
  )
}

export interface AnswerFacts {
  readonly id: string
  readonly answer: string
  /** Of a report. */
  readonly campaignName: string | null
}

export async function listAnswerFacts(
  db: Database,
  ids: readonly string[],
): Promise<AnswerFacts[]> {
  return await manyRows(
    db,
    sql<AnswerFacts>`SELECT m.id, m.answer, c.name AS campaign_name
      FROM messages m LEFT JOIN campaigns c ON c.id = m.campaign_id
      WHERE m.id = ANY(${ids}::uuid[]) AND m.answer IS NOT NULL`,
  )
}
