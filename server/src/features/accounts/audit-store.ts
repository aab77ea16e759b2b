import type { Transaction } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'

export interface AuditActor {
  readonly kind: 'creator' | 'brand' | 'admin' | 'system'
  readonly userId?: string
}

export interface AuditEntry {
  readonly actor: AuditActor
  /** The object's word and what happened to it, such as `user.suspend`. */
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  readonly before?: object
  readonly after?: object
  readonly requestId?: string
}

/** Who did what to what, in the transaction that did it; the database never lets it change. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO audit_log
      (id, actor_kind, actor_user_id, action, object_type, object_id, before, after, request_id)
      VALUES (${newId()}, ${entry.actor.kind}, ${entry.actor.userId ?? null}, ${entry.action},
        ${entry.objectType}, ${entry.objectId}, ${toJson(entry.before)}::jsonb,
        ${toJson(entry.after)}::jsonb, ${entry.requestId ?? null})`,
  )
}

function toJson(state: object | undefined): string | null {
  return state === undefined ? null : JSON.stringify(state)
}
