import { isIP } from 'node:net'
import type { Database, Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { AuditId } from '../audit-store.ts'

/** Where a call came from. */
export interface Origin {
  readonly address: string
  readonly userAgent: string | undefined
}

const userAgentMaxLength = 200

export function shortUserAgent({ userAgent }: Origin): string | null {
  return userAgent?.slice(0, userAgentMaxLength) ?? null
}

/** The /24 or /64 around an address: enough to recognise a stranger, less than an address. */
export function networkOf({ address }: Origin) {
  const ip = isIP(address) === 0 || address.includes('%') ? null : address
  return sql<never>`network(set_masklen(${ip}::inet,
    CASE family(${ip}::inet) WHEN 4 THEN 24 ELSE 64 END))`
}

export async function insertOrigin(
  tx: Transaction,
  { auditId, at, from }: { auditId: AuditId; at: Date; from: Origin },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO audit_origins (audit_id, at, network, user_agent)
      VALUES (${auditId}, ${at}, ${networkOf(from)}, ${shortUserAgent(from)})`,
  )
}

export async function deleteOriginsBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM audit_origins WHERE at < ${instant}`)
}
