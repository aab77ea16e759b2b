import type { BrandId, UserId } from '@permille/contract/ids'
import type { MemberRole } from '@permille/contract/teams/scopes'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface NewMember {
  readonly brandId: BrandId
  readonly userId: UserId
  readonly role: MemberRole
  readonly addedBy: UserId
  readonly at: Date
}

/** False if they are a member already. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<boolean> {
  const { brandId, userId, role, addedBy, at } = member
  const inserted = await run(
    tx,
    sql`INSERT INTO brand_members (brand_id, user_id, role, added_by, added_at)
      VALUES (${brandId}, ${userId}, ${role}, ${addedBy}, ${at})
      ON CONFLICT (brand_id, user_id) DO NOTHING`,
  )
  return inserted === 1
}
