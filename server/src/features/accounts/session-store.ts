import type { UserRole } from '@permille/contract/enums'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userId: string
  readonly isRemembered: boolean
  readonly signedInAt: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO sessions (token_hash, user_id, is_remembered, signed_in_at, expires_at)
      VALUES (${session.tokenHash}, ${session.userId}, ${session.isRemembered},
        ${session.signedInAt}, ${session.expiresAt})`,
  )
}

export interface LiveSession {
  readonly userId: string
  readonly role: UserRole
  readonly brandId: string | null
  readonly creatorId: string | null
  readonly signedInAt: Date
}

export function findLiveSession(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<LiveSession | undefined> {
  return firstRow(
    db,
    sql<LiveSession>`SELECT users.id AS user_id, users.role, brands.id AS brand_id,
        creators.id AS creator_id, sessions.signed_in_at
      FROM sessions
      JOIN users ON users.id = sessions.user_id
      LEFT JOIN brands ON brands.owner_user_id = users.id
      LEFT JOIN creators ON creators.user_id = users.id
      WHERE sessions.token_hash = ${tokenHash} AND sessions.expires_at > ${now}
        AND users.suspended_at IS NULL`,
  )
}

export interface SessionTerm {
  readonly isRemembered: boolean
  readonly expiresAt: Date
}

/** The session keeps its end and gets another token; undefined once it is over. */
export function updateSessionToken(
  tx: Transaction,
  change: { tokenHash: Buffer; newTokenHash: Buffer; signedInAt: Date; now: Date },
): Promise<SessionTerm | undefined> {
  return firstRow(
    tx,
    sql<SessionTerm>`UPDATE sessions
      SET token_hash = ${change.newTokenHash}, signed_in_at = ${change.signedInAt}
      WHERE token_hash = ${change.tokenHash} AND expires_at > ${change.now}
      RETURNING is_remembered, expires_at`,
  )
}

export async function deleteSession(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await run(tx, sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`)
}

/** Every session of a user, or every one but the one that is kept; answers how many ended. */
export async function deleteSessionsOf(
  tx: Transaction,
  { userId, exceptHash }: { userId: string; exceptHash?: Buffer | null },
): Promise<number> {
  return await run(
    tx,
    sql`DELETE FROM sessions
      WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${exceptHash ?? null}::bytea`,
  )
}

export async function deleteSessionsExpiredBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM sessions WHERE expires_at < ${instant}`)
}
