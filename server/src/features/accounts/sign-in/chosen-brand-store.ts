import type { BrandId } from '@permille/contract/ids'
import type { BrandRole } from '@permille/contract/teams/scopes'
import { type Statement, sql } from '#platform/database/sql.ts'

/** The brand that a person acts for, and how many they belong to. */
export interface ChosenBrand {
  readonly brandId: BrandId
  readonly role: BrandRole
  readonly brandCount: number
  /** With its owner, so that the others of the brand can only read. */
  readonly isSuspended: boolean
}

/**
 * Of the brands of `users`: the first of those asked for that they belong to, else the oldest of their own, else the one they
 * joined first. Null for someone without a brand.
 */
export function chosenBrand(...asked: readonly Statement<never>[]): Statement<never> {
  const first = asked.reduce(
    (before, brand) => sql<never>`${before}p.brand_id = ${brand} DESC NULLS LAST, `,
    sql<never>``,
  )
  return sql<never>`(SELECT jsonb_build_object(
      'brandId', p.brand_id, 'role', p.role, 'brandCount', count(*) OVER (),
      'isSuspended', EXISTS (SELECT FROM brands b WHERE b.id = p.brand_id AND b.suspended_at IS NOT NULL))
    FROM brand_people p WHERE p.user_id = users.id
    ORDER BY ${first}p.role = 'owner' DESC, p.since, p.brand_id LIMIT 1)`
}
