import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** The first acceptance of a version counts. */
export async function insertAcceptance(
  tx: Transaction,
  { userId, version, at }: { userId: UserId; version: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO terms_acceptances (user_id, version, accepted_at)
      VALUES (${userId}, ${version}, ${at}) ON CONFLICT DO NOTHING`,
  )
}

export interface Acceptance {
  readonly version: string
  readonly at: Date
}

export function findLastAcceptance(db: Database, userId: UserId): Promise<Acceptance | undefined> {
  return firstRow(
    db,
    sql<Acceptance>`SELECT version, accepted_at AS at FROM terms_acceptances
      WHERE user_id = ${userId} ORDER BY version DESC LIMIT 1`,
  )
}
