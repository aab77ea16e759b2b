import type { InvitationEnd } from '@permille/contract/accounts/invitations'
import type { InvitationId, UserId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql, when } from '#platform/database/sql.ts'

export interface Invitation {
  readonly id: InvitationId
  readonly email: string
  readonly role: 'brand' | 'creator' | 'admin'
  readonly brandName: string | null
}

export interface NewInvitation extends Invitation {
  readonly tokenHash: Buffer
  readonly invitedByUserId: UserId | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO invitations
      (id, token_hash, email, role, brand_name, invited_by_user_id, created_at, expires_at)
      VALUES (${invitation.id}, ${invitation.tokenHash}, ${invitation.email}, ${invitation.role},
        ${invitation.brandName}, ${invitation.invitedByUserId}, ${invitation.createdAt},
        ${invitation.expiresAt})`,
  )
}

const isOpen = sql<never>`used_at IS NULL AND revoked_at IS NULL`

export function findOpenInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Invitation | undefined> {
  return firstRow(
    db,
    sql<Invitation>`SELECT id, email, role, brand_name FROM invitations
      WHERE token_hash = ${tokenHash} AND ${isOpen} AND expires_at > ${now}`,
  )
}

export async function findInvitationEnd(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<InvitationEnd | undefined> {
  const row = await firstRow(
    db,
    sql<{ end: InvitationEnd }>`SELECT CASE WHEN ${stateAt(now)} = 'revoked' AND ${isReplaced}
        THEN 'replaced' ELSE ${stateAt(now)} END AS end
      FROM invitations i WHERE i.token_hash = ${tokenHash}`,
  )
  return row?.end
}

const stateAt = (now: Date) => sql<never>`CASE WHEN i.used_at IS NOT NULL THEN 'used'
  WHEN i.revoked_at IS NOT NULL THEN 'revoked' WHEN i.expires_at <= ${now} THEN 'expired' ELSE 'open' END`

const isReplaced = sql<never>`EXISTS (SELECT FROM invitations n
  WHERE (n.created_at, n.id) > (i.created_at, i.id) AND lower(n.email) = lower(i.email))`

/** Single use: of two simultaneous calls, the second finds nothing. */
export function consumeInvitation(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Invitation | undefined> {
  return firstRow(
    tx,
    sql<Invitation>`UPDATE invitations SET used_at = ${now}
      WHERE token_hash = ${tokenHash} AND ${isOpen} AND expires_at > ${now}
      RETURNING id, email, role, brand_name`,
  )
}

/** Undefined when it was already used or revoked, or never existed. */
export function revokeInvitation(
  tx: Transaction,
  { id, at }: { id: InvitationId; at: Date },
): Promise<Invitation | undefined> {
  return firstRow(
    tx,
    sql<Invitation>`UPDATE invitations SET revoked_at = ${at} WHERE id = ${id} AND ${isOpen}
      RETURNING id, email, role, brand_name`,
  )
}

/** Ends older links for the same address; returns their ids. */
export function revokeInvitationsFor(
  tx: Transaction,
  { email, at }: { email: string; at: Date },
): Promise<{ id: InvitationId }[]> {
  return manyRows(
    tx,
    sql<{ id: InvitationId }>`UPDATE invitations SET revoked_at = ${at}
      WHERE lower(email) = lower(${email}) AND ${isOpen} RETURNING id`,
  )
}

/** Ends every open link created by an admin; returns their ids. */
export function revokeInvitationsBy(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<{ id: InvitationId }[]> {
  return manyRows(
    tx,
    sql<{ id: InvitationId }>`UPDATE invitations SET revoked_at = ${at}
      WHERE invited_by_user_id = ${userId} AND ${isOpen} RETURNING id`,
  )
}

export interface InvitationRow extends Invitation, Listed {
  readonly id: InvitationId
  readonly invitedBy: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly state: 'open' | 'used' | 'revoked' | 'expired'
  readonly isReplaced: boolean
}

interface InvitationRequest extends PageRequest {
  readonly now: Date
  readonly state?: InvitationRow['state'] | undefined
  readonly search?: string | undefined
}

const order = newestFirst(sql`i.created_at`, sql`i.id`)

/** Newest first. */
export function listInvitationRows(
  db: Database,
  request: InvitationRequest,
): Promise<InvitationRow[]> {
  const { now } = request
  const state = stateAt(now)
  const inState = when(request.state, (one) => sql`AND ${state} = ${one}`)
  const found = whenSearched(
    request.search,
    (pattern) => sql`' ' || search_form(concat_ws(' ', i.email, i.brand_name)) LIKE ${pattern}`,
  )
  return manyRows(
    db,
    sql<InvitationRow>`SELECT i.id, i.email, i.role, i.brand_name, u.display_name AS invited_by,
        i.created_at, i.expires_at, ${order.listedAt},
        ${state} AS state,
        ${isReplaced} AS is_replaced
      FROM invitations i LEFT JOIN users u ON u.id = i.invited_by_user_id
      WHERE true ${inState} ${found} ${order.after(request)}
      ${order.cut(request)}`,
  )
}
