import type { BrandId, UserId } from '@permille/contract/ids'
import type { BrandRole, MemberRole } from '@permille/contract/teams/scopes'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Makes others who change the people of the same brand wait for this transaction. */
export async function lockPeople(tx: Transaction, brandId: BrandId): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${brandId}, 2))`)
}

export interface BrandPerson {
  readonly userId: UserId
  readonly role: BrandRole
  readonly displayName: string
  readonly isSuspended: boolean
}

export function findPerson(
  db: Database,
  { brandId, userId }: { brandId: BrandId; userId: UserId },
): Promise<BrandPerson | undefined> {
  return firstRow(
    db,
    sql<BrandPerson>`SELECT p.user_id, p.role, u.display_name, u.suspended_at IS NOT NULL AS is_suspended
      FROM brand_people p JOIN users u ON u.id = p.user_id
      WHERE p.brand_id = ${brandId} AND p.user_id = ${userId}`,
  )
}

export interface MemberRow {
  readonly id: UserId
  readonly displayName: string
  readonly email: string
  readonly avatarUrl: string | null
  readonly role: BrandRole
  readonly addedAt: Date
  readonly lastSeenAt: Date | null
}

/** The owner first, then in the order in which they joined. */
export function listPeople(db: Database, brandId: BrandId): Promise<MemberRow[]> {
  return manyRows(
    db,
    sql<MemberRow>`SELECT u.id, u.display_name, u.email, u.avatar_url, p.role, p.since AS added_at,
        (SELECT max(last_used_at) FROM sessions WHERE user_id = u.id) AS last_seen_at
      FROM brand_people p JOIN users u ON u.id = p.user_id
      WHERE p.brand_id = ${brandId} ORDER BY p.role = 'owner' DESC, p.since, u.id`,
  )
}

/** Where someone is a member, owned brands apart. */
export async function listMemberships(db: Database, userId: UserId): Promise<BrandId[]> {
  const found = sql<{
    brandId: BrandId
  }>`SELECT brand_id FROM brand_members WHERE user_id = ${userId}`
  return (await manyRows(db, found)).map(({ brandId }) => brandId)
}

export interface ToldOwner {
  readonly brandName: string
  readonly userId: UserId
  readonly toAddress: string
  readonly displayName: string
}

/** Undefined where the owner has no address of their own. */
export function findToldOwner(db: Database, brandId: BrandId): Promise<ToldOwner | undefined> {
  return firstRow(
    db,
    sql<ToldOwner>`SELECT b.name AS brand_name, u.id AS user_id, u.email AS to_address, u.display_name
      FROM brands b JOIN users u ON u.id = b.owner_user_id
      WHERE b.id = ${brandId} AND u.deleted_at IS NULL
        AND u.email_proven_at IS NOT NULL AND u.email_released_at IS NULL`,
  )
}

export async function countMembers(db: Database, brandId: BrandId): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{
      count: number
    }>`SELECT count(*)::integer AS count FROM brand_members WHERE brand_id = ${brandId}`,
  )
  return count
}

export interface NewMember {
  readonly brandId: BrandId
  readonly userId: UserId
  readonly role: MemberRole
  readonly addedBy: UserId
  readonly at: Date
}

export async function insertMember(tx: Transaction, member: NewMember): Promise<void> {
  const { brandId, userId, role, addedBy, at } = member
  await run(
    tx,
    sql`INSERT INTO brand_members (brand_id, user_id, role, added_by, added_at)
      VALUES (${brandId}, ${userId}, ${role}, ${addedBy}, ${at})`,
  )
}

export async function updateRole(
  tx: Transaction,
  { brandId, userId, role }: { brandId: BrandId; userId: UserId; role: MemberRole },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE brand_members SET role = ${role} WHERE brand_id = ${brandId} AND user_id = ${userId}`,
  )
}

export async function deleteMember(
  tx: Transaction,
  { brandId, userId }: { brandId: BrandId; userId: UserId },
): Promise<void> {
  await run(tx, sql`DELETE FROM brand_members WHERE brand_id = ${brandId} AND user_id = ${userId}`)
}

export async function updateOwner(
  tx: Transaction,
  { brandId, userId }: { brandId: BrandId; userId: UserId },
): Promise<void> {
  await run(tx, sql`UPDATE brands SET owner_user_id = ${userId} WHERE id = ${brandId}`)
}
