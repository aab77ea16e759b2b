import { brandRoles, scopesOf } from '@permille/contract/teams/scopes'
import type { Database } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { OtherBrand, Sought } from '#platform/http/calls/other-brand.ts'

/** The other brand of the person that has what this id names, where their role there may read it. */
export function findOtherBrand(
  db: Database,
  { userId, actingFor, id, scope }: Sought,
): Promise<OtherBrand | undefined> {
  const allowed = brandRoles.filter((role) => scopesOf(role).has(scope))
  return firstRow(
    db,
    sql<OtherBrand>`SELECT b.id AS brand_id, b.name AS brand_name
      FROM (SELECT ${id}::uuid AS id) sought
      CROSS JOIN LATERAL (
        SELECT sought.id AS campaign_id
        UNION ALL SELECT campaign_id FROM submissions WHERE id = sought.id
        UNION ALL SELECT campaign_id FROM campaign_funding WHERE id = sought.id
      ) o
      JOIN campaigns c ON c.id = o.campaign_id
      JOIN brands b ON b.id = c.brand_id
      JOIN brand_people p ON p.brand_id = b.id AND p.user_id = ${userId}
      WHERE b.id <> ${actingFor} AND p.role = ANY (${allowed}::text[])
      LIMIT 1`,
  )
}
