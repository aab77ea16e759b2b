import type { InvitationEnd } from '@permille/contract/accounts/invitations'
import type { BrandId, InvitationId, UserId } from '@permille/contract/ids'
import { brandRoles, type MemberRole, scopesOf } from '@permille/contract/teams/scopes'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

const invites = brandRoles.filter((role) => scopesOf(role).has('people:manage'))

/**
 * Of the invitation `i`: whoever made it may still. They may have left since, or given the brand away, whose owner
 * alone gives full rights.
 */
const isBacked = sql<never>`EXISTS (SELECT FROM brand_people p
  WHERE p.brand_id = i.brand_id AND p.user_id = i.invited_by AND p.role = ANY(${invites}::text[])
    AND (i.role <> 'full' OR p.role = 'owner'))`

/** Of the invitation `i`. */
function isOpen(now: Date): Statement<never> {
  return sql<never>`i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > ${now} AND ${isBacked}
    AND NOT EXISTS (SELECT FROM users u, brands b WHERE u.id = i.invited_by AND b.id = i.brand_id
      AND (u.suspended_at IS NOT NULL OR b.suspended_at IS NOT NULL))`
}

export interface NewBrandInvitation {
  readonly id: InvitationId
  readonly tokenHash: Buffer
  readonly brandId: BrandId
  readonly email: string
  readonly role: MemberRole
  readonly invitedBy: UserId
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertBrandInvitation(
  tx: Transaction,
  invitation: NewBrandInvitation,
): Promise<void> {
  const { id, tokenHash, brandId, email, role, invitedBy, createdAt, expiresAt } = invitation
  await run(
    tx,
    sql`INSERT INTO brand_invitations
      (id, token_hash, brand_id, email, role, invited_by, created_at, expires_at)
      VALUES (${id}, ${tokenHash}, ${brandId}, ${email}, ${role}, ${invitedBy}, ${createdAt}, ${expiresAt})`,
  )
}

/** How many are open for other addresses, and how many were made since then. */
export function countInvitations(
  db: Database,
  request: { brandId: BrandId; email: string; since: Date; now: Date },
): Promise<{ open: number; made: number }> {
  const { brandId, email, since, now } = request
  return exactlyOne(
    db,
    sql<{ open: number; made: number }>`SELECT
        (count(*) FILTER (WHERE ${isOpen(now)} AND lower(i.email) <> lower(${email})))::integer AS open,
        (count(*) FILTER (WHERE created_at > ${since}))::integer AS made
      FROM brand_invitations i WHERE brand_id = ${brandId}`,
  )
}

/** Ends an older link for the same address. */
export async function revokeBrandInvitationsFor(
  tx: Transaction,
  { brandId, email, at }: { brandId: BrandId; email: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE brand_invitations SET revoked_at = ${at}
      WHERE brand_id = ${brandId} AND lower(email) = lower(${email}) AND used_at IS NULL AND revoked_at IS NULL`,
  )
}

/** False when it was already used or revoked, or is another brand's. */
export async function revokeBrandInvitation(
  tx: Transaction,
  { id, brandId, at }: { id: InvitationId; brandId: BrandId; at: Date },
): Promise<boolean> {
  const revoked = await run(
    tx,
    sql`UPDATE brand_invitations SET revoked_at = ${at}
      WHERE id = ${id} AND brand_id = ${brandId} AND used_at IS NULL AND revoked_at IS NULL`,
  )
  return revoked === 1
}

/** For good: whoever made them may get the right again, and nobody saw them meanwhile. */
export async function revokeUnbackedInvitations(
  tx: Transaction,
  { brandId, at }: { brandId: BrandId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE brand_invitations i SET revoked_at = ${at}
      WHERE i.brand_id = ${brandId} AND i.used_at IS NULL AND i.revoked_at IS NULL AND NOT ${isBacked}`,
  )
}

export interface OpenBrandInvitation {
  readonly id: InvitationId
  readonly brandId: BrandId
  readonly email: string
  readonly role: MemberRole
  readonly invitedBy: UserId
}

export function findBrandInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<(OpenBrandInvitation & { brandName: string; inviterName: string }) | undefined> {
  return firstRow(
    db,
    sql<
      OpenBrandInvitation & { brandName: string; inviterName: string }
    >`SELECT i.id, i.brand_id, i.email, i.role,
        i.invited_by, b.name AS brand_name, u.display_name AS inviter_name
      FROM brand_invitations i JOIN brands b ON b.id = i.brand_id JOIN users u ON u.id = i.invited_by
      WHERE i.token_hash = ${tokenHash} AND ${isOpen(now)}`,
  )
}

/** Undefined for a link that never was one. */
export async function findBrandInvitationEnd(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<InvitationEnd | undefined> {
  const row = await firstRow(
    db,
    sql<{ end: InvitationEnd }>`SELECT CASE WHEN i.used_at IS NOT NULL THEN 'used'
        WHEN i.revoked_at IS NOT NULL AND EXISTS (SELECT FROM brand_invitations n WHERE n.brand_id = i.brand_id
          AND lower(n.email) = lower(i.email) AND (n.created_at, n.id) > (i.created_at, i.id)) THEN 'replaced'
        WHEN NOT ${isBacked} THEN 'ended'
        WHEN i.revoked_at IS NOT NULL THEN 'revoked'
        WHEN i.expires_at <= ${now} THEN 'expired' ELSE 'ended' END AS end
      FROM brand_invitations i WHERE i.token_hash = ${tokenHash}`,
  )
  return row?.end
}

/** Single use: of two simultaneous calls, the second finds nothing. */
export function consumeBrandInvitation(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<OpenBrandInvitation | undefined> {
  return firstRow(
    tx,
    sql<OpenBrandInvitation>`UPDATE brand_invitations i SET used_at = ${now}
      WHERE token_hash = ${tokenHash} AND ${isOpen(now)}
      RETURNING id, brand_id, email, role, invited_by`,
  )
}

export interface BrandInvitationRow {
  readonly id: InvitationId
  readonly email: string
  readonly role: MemberRole
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Newest first. */
export function listOpenBrandInvitations(
  db: Database,
  { brandId, now }: { brandId: BrandId; now: Date },
): Promise<BrandInvitationRow[]> {
  return manyRows(
    db,
    sql<BrandInvitationRow>`SELECT id, email, role, created_at, expires_at FROM brand_invitations i
      WHERE brand_id = ${brandId} AND ${isOpen(now)}
      ORDER BY created_at DESC, id DESC`,
  )
}
