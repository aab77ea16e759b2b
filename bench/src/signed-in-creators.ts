import type { Database } from '../../server/src/platform/database/database.ts'
import { manyRows } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'

export interface SignedInCreator {
  readonly creatorId: string
  readonly userId: string
  readonly accountId: string
  readonly username: string
  /** Their session and their own IP address, so that nobody exceeds a limit. */
  readonly headers: Readonly<Record<string, string>>
}

/** The creators of the seed; their display name is their session's token. */
export async function readSignedInCreators(db: Database): Promise<SignedInCreator[]> {
  const rows = await manyRows(
    db,
    sql<Omit<SignedInCreator, 'headers'>>`
      SELECT c.id AS creator_id, c.user_id, a.id AS account_id, a.username
      FROM creators c JOIN social_accounts a ON a.user_id = c.user_id ORDER BY c.id`,
  )
  return rows.map((row, index) => ({
    ...row,
    headers: {
      cookie: `permille_session=${row.username}`,
      'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
    },
  }))
}
