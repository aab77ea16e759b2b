import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { BrandId, CampaignId, KeyId, MessageId, UserId } from '@permille/contract/ids'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { LoggedType } from '../event.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

/** Acts of which the audit log is the only history, and what each is as an event. */
export const loggedTypes = {
  'campaign.create': 'campaign.created',
  'campaign.edit': 'campaign.edited',
  'campaign.delete': 'campaign.deleted',
  'member.join': 'member.joined',
  'member.role': 'member.role_changed',
  'member.remove': 'member.removed',
  'member.leave': 'member.removed',
  'key.create': 'key.created',
  'key.rotate': 'key.created',
  'key.revoke': 'key.revoked',
  'user.suspend': 'user.suspended',
  'user.restore': 'user.restored',
  'user.delete': 'user.deleted',
  'message.report': 'report.opened',
} as const satisfies Partial<Record<AuditAction, LoggedType>>

export interface LoggedActRow {
  readonly key: string
  readonly at: Date
  readonly auditId: AuditId
  readonly action: keyof typeof loggedTypes
  /** Null of what is not a brand's. */
  readonly brandId: BrandId | null
  /** The member, of a brand's people; the new key, of one that took another's place. */
  readonly objectId: CampaignId | UserId | KeyId | MessageId
}

export async function listLoggedActs(db: Database, span: Span): Promise<LoggedActRow[]> {
  const key = sql<never>`'act:' || e.id`
  return await manyRows(
    db,
    sql<LoggedActRow>`SELECT ${key} AS key, e.at, e.id AS audit_id, e.action,
        CASE WHEN e.object_type IN ('campaign', 'brand', 'api_key') THEN e.brand_id END AS brand_id,
        CASE WHEN e.object_type = 'brand' THEN coalesce(e.after, e.before)->>'userId'
          WHEN e.action = 'key.rotate' THEN e.after->>'by' ELSE e.object_id::text END AS object_id
      FROM audit_log e
      WHERE ${withoutEvent(span, { at: sql`e.at`, key })} AND e.action = ANY(${Object.keys(loggedTypes)}::text[])
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}
