import type { CreatorId, UserId } from '@permille/contract/ids'
import { lockRow, lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Profile } from './profile.ts'

/** Verified: identified by the payout provider, with a proven account; lost when either is (rules §3). */
const profileColumns = sql`users.id AS user_id, creators.id AS creator_id, creators.handle,
  creators.bio, creators.country, creators.city, creators.timezone, creators.languages,
  creators.content_categories, users.display_name, users.email, users.avatar_url,
  users.created_at AS member_since,
  users.kyc_status = 'verified' AND EXISTS (SELECT FROM social_accounts a
    WHERE a.user_id = users.id AND a.verified_at IS NOT NULL AND a.removed_at IS NULL) AS is_verified`

export function findProfile(db: Database, creatorId: CreatorId): Promise<Profile | undefined> {
  return firstRow(
    db,
    sql<Profile>`SELECT ${profileColumns} FROM creators
      JOIN users ON users.id = creators.user_id WHERE creators.id = ${creatorId}`,
  )
}

export async function lockProfile(
  tx: Transaction,
  creatorId: CreatorId,
): Promise<Profile | undefined> {
  await lockRow(tx, 'creator', creatorId)
  await lockRows(tx, 'user', sql`SELECT user_id FROM creators WHERE id = ${creatorId}`)
  return await findProfile(tx, creatorId)
}

/** Excludes suspended creators. */
export function findProfileByHandle(db: Database, handle: string): Promise<Profile | undefined> {
  return firstRow(
    db,
    sql<Profile>`SELECT ${profileColumns} FROM creators
      JOIN users ON users.id = creators.user_id
      WHERE lower(creators.handle) = lower(${handle}) AND users.suspended_at IS NULL`,
  )
}

export async function updateCreator(tx: Transaction, profile: Profile): Promise<void> {
  await run(
    tx,
    sql`UPDATE creators SET bio = ${profile.bio}, country = ${profile.country},
        city = ${profile.city}, timezone = ${profile.timezone}, languages = ${profile.languages},
        content_categories = ${profile.contentCategories}
      WHERE id = ${profile.creatorId}`,
  )
}

export async function updateHandle(
  tx: Transaction,
  { creatorId, handle }: { creatorId: CreatorId; handle: string },
): Promise<void> {
  await run(tx, sql`UPDATE creators SET handle = ${handle} WHERE id = ${creatorId}`)
}

/** Whether someone else has the handle, regardless of case, or one that looks like it. */
export async function isHandleTaken(
  db: Database,
  { creatorId, handle }: { creatorId: CreatorId; handle: string },
): Promise<boolean> {
  const taken = await firstRow(
    db,
    sql<{ id: string }>`SELECT id FROM creators
      WHERE (lower(handle) = lower(${handle}) OR handle_skeleton(handle) = handle_skeleton(${handle}))
        AND id <> ${creatorId} LIMIT 1`,
  )
  return taken !== undefined
}

export async function updateAvatar(
  tx: Transaction,
  { userId, avatarUrl }: { userId: UserId; avatarUrl: string },
): Promise<void> {
  await run(tx, sql`UPDATE users SET avatar_url = ${avatarUrl} WHERE id = ${userId}`)
}

export async function updateDisplayName(
  tx: Transaction,
  { userId, displayName }: { userId: UserId; displayName: string },
): Promise<void> {
  await run(tx, sql`UPDATE users SET display_name = ${displayName} WHERE id = ${userId}`)
}
