import type { KycStatus, UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  directed,
  type Listed,
  newestFirst,
  type PageRequest,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { nothingSql, plannedForValues, sql, when } from '#platform/database/sql.ts'

export interface UserRow {
  readonly id: UserId
  readonly role: UserRole
  readonly displayName: string
  readonly email: string
  readonly avatarUrl: string | null
  readonly handle: string | null
  /** Of each brand that they own, the oldest first. */
  readonly brandName: string | null
  readonly kycStatus: KycStatus
  readonly joinedAt: Date
  readonly suspendedAt: Date | null
  readonly suspendedReason: string | null
  readonly deletedAt: Date | null
  readonly moneyCents: Cents | null
}

export const userColumns = sql<UserRow>`u.id, u.role, u.display_name, u.email, u.avatar_url,
  r.handle, (SELECT string_agg(b.name, ', ' ORDER BY b.created_at, b.id) FROM brands b
    WHERE b.owner_user_id = u.id) AS brand_name, u.kyc_status, u.created_at AS joined_at, u.suspended_at,
  u.suspended_reason, u.deleted_at,
  CASE u.role
    WHEN 'brand' THEN (SELECT coalesce(sum(c.funded_cents), 0)::bigint FROM campaigns c
      JOIN brands b ON b.id = c.brand_id WHERE b.owner_user_id = u.id)
    WHEN 'creator' THEN (SELECT coalesce(max(k.earned_cents), 0) FROM creator_totals k
      WHERE k.creator_id = r.id)
  END AS money_cents`

export const userSources = sql<never>`users u LEFT JOIN creators r ON r.user_id = u.id`

export interface UserFilter extends PageRequest {
  readonly search?: string | undefined
  readonly role?: UserRole | undefined
  readonly kyc?: KycStatus | undefined
  readonly isSuspended?: boolean | undefined
  readonly reverse?: '1' | undefined
}

const newest = newestFirst(sql`u.created_at`, sql`u.id`)

/** Newest first unless reversed. */
export function listUserRows(db: Database, filter: UserFilter): Promise<(UserRow & Listed)[]> {
  const order = directed(newest, filter.reverse)
  const byRole = when(filter.role, (role) => sql`AND u.role = ${role}`)
  const byKyc = when(filter.kyc, (kyc) => sql`AND u.kyc_status = ${kyc}`)
  const byEligibility = when(
    filter.isSuspended,
    (isSuspended) => sql`AND (u.suspended_at IS NOT NULL) = ${isSuspended}`,
  )
  const bySearch = whenSearched(filter.search, (pattern) => sql`q.words LIKE ${pattern}`)
  return manyRows(
    db,
    plannedForValues(
      sql<UserRow & Listed>`SELECT ${userColumns}, ${order.listedAt}
      FROM ${userSources} ${filter.search ? sql`JOIN person_search q ON q.user_id = u.id` : nothingSql}
      WHERE true ${byRole} ${byKyc} ${byEligibility} ${bySearch} ${order.after(filter)}
      ${order.cut(filter)}`,
    ),
  )
}
