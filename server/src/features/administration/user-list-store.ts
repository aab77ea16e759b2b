import type { KycStatus, UserRole } from '@permille/contract/enums'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { PageEnd } from '../../platform/http/calls/cursor.ts'

export interface UserRow {
  readonly id: string
  readonly role: UserRole
  readonly displayName: string
  readonly email: string
  readonly avatarUrl: string | null
  readonly handle: string | null
  readonly brandName: string | null
  readonly kycStatus: KycStatus
  readonly joinedAt: Date
  readonly suspendedAt: Date | null
  readonly suspendedReason: string | null
  readonly moneyCents: number | null
}

export const userColumns = sql<UserRow>`u.id, u.role, u.display_name, u.email, u.avatar_url,
  r.handle, b.name AS brand_name, u.kyc_status, u.created_at AS joined_at, u.suspended_at,
  u.suspended_reason,
  CASE u.role
    WHEN 'brand' THEN (SELECT coalesce(sum(c.funded_cents), 0)::bigint FROM campaigns c
      WHERE c.brand_id = b.id)
    WHEN 'creator' THEN (SELECT coalesce(max(k.earned_cents), 0) FROM creator_totals k
      WHERE k.creator_id = r.id)
  END AS money_cents`

export const userSources = sql<never>`users u LEFT JOIN brands b ON b.owner_user_id = u.id
  LEFT JOIN creators r ON r.user_id = u.id`

export interface UserFilter {
  /** A LIKE pattern, or null. */
  readonly pattern: string | null
  readonly role: UserRole | null
  readonly kyc: KycStatus | null
  readonly isSuspended: boolean | null
  readonly after: PageEnd | undefined
  readonly limit: number
}

/** Newest first. One row more than asked for tells whether there is a next page. */
export function listUserRows(
  db: Database,
  filter: UserFilter,
): Promise<(UserRow & { place: string })[]> {
  const { pattern } = filter
  const at = filter.after?.at ?? null
  return manyRows(
    db,
    sql<UserRow & { place: string }>`SELECT ${userColumns}, u.created_at::text AS place
      FROM ${userSources}
      WHERE (${filter.role}::user_role IS NULL OR u.role = ${filter.role})
        AND (${filter.kyc}::kyc_status IS NULL OR u.kyc_status = ${filter.kyc})
        AND (${filter.isSuspended}::boolean IS NULL
          OR (u.suspended_at IS NOT NULL) = ${filter.isSuspended})
        AND (${pattern}::text IS NULL OR u.display_name ILIKE ${pattern}
          OR u.email ILIKE ${pattern} OR r.handle ILIKE ${pattern} OR b.name ILIKE ${pattern})
        AND (${at}::timestamptz IS NULL
          OR (u.created_at, u.id) < (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
      ORDER BY u.created_at DESC, u.id DESC LIMIT ${filter.limit + 1}`,
  )
}
