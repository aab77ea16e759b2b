import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface PasswordReset {
  readonly userId: UserId
  /** Where the link was mailed; null for one created by hand. */
  readonly email: string | null
}

export interface NewPasswordReset extends PasswordReset {
  readonly tokenHash: Buffer
  readonly madeByUserId: UserId | null
  readonly expiresAt: Date
}

/**
 * Only the newest link of its kind works. Anyone can request a mailed link, so it does not end one that an
 * admin created.
 */
export async function insertPasswordReset(tx: Transaction, reset: NewPasswordReset): Promise<void> {
  const { tokenHash, userId, email, madeByUserId, expiresAt } = reset
  await run(
    tx,
    sql`DELETE FROM password_resets
      WHERE user_id = ${userId} AND (email IS NULL) = ${email === null}`,
  )
  await run(
    tx,
    sql`INSERT INTO password_resets (token_hash, user_id, email, made_by_user_id, expires_at)
      VALUES (${tokenHash}, ${userId}, ${email}, ${madeByUserId}, ${expiresAt})`,
  )
}

export async function findPasswordReset(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<PasswordReset | undefined> {
  return await firstRow(
    db,
    sql<PasswordReset>`SELECT user_id, email FROM password_resets
      WHERE token_hash = ${tokenHash} AND expires_at > ${now}`,
  )
}

/** Ends every link that could set this user's password, and those they created for others. */
export async function deletePasswordResetsOf(tx: Transaction, userId: UserId): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM password_resets WHERE user_id = ${userId} OR made_by_user_id = ${userId}`,
  )
}

export async function deletePasswordResetsExpiredBefore(
  db: Database,
  instant: Date,
): Promise<void> {
  await run(db, sql`DELETE FROM password_resets WHERE expires_at < ${instant}`)
}
