import type { CreatorId } from '@permille/contract/ids'
import type { Database } from '../platform/database/database.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/**
 * Whether a creator's money must not move (rules §1). Call it under the creator's lock, which suspending
 * takes.
 */
export async function isCreatorSuspended(db: Database, creatorId: CreatorId): Promise<boolean> {
  const { isSuspended } = await exactlyOne(
    db,
    sql<{ isSuspended: boolean }>`SELECT is_creator_suspended(${creatorId}) AS is_suspended`,
  )
  return isSuspended
}
