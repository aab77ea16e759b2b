import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface Invitation {
  readonly email: string
  readonly role: 'brand' | 'admin'
  readonly brandName: string | null
}

export interface NewInvitation extends Invitation {
  readonly tokenHash: Buffer
  readonly invitedByUserId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO invitations
      (token_hash, email, role, brand_name, invited_by_user_id, created_at, expires_at)
      VALUES (${invitation.tokenHash}, ${invitation.email}, ${invitation.role},
        ${invitation.brandName}, ${invitation.invitedByUserId}, ${invitation.createdAt},
        ${invitation.expiresAt})`,
  )
}

export function findOpenInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Invitation | undefined> {
  return firstRow(
    db,
    sql<Invitation>`SELECT email, role, brand_name FROM invitations
      WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}`,
  )
}

/** Single use: of two that come at once, the second finds nothing. */
export function useInvitation(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Invitation | undefined> {
  return firstRow(
    tx,
    sql<Invitation>`UPDATE invitations SET used_at = ${now}
      WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}
      RETURNING email, role, brand_name`,
  )
}
