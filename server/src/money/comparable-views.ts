import type { Platform } from '@permille/contract/enums'
import { literalSql, nothingSql, type Statement, sql } from '../platform/database/sql.ts'

/**
 * Since when a platform counts views differently (UTC): earlier counts are not comparable with later ones.
 * YouTube counts every format from the first frame (revision history of its Data API, 2026-08-27).
 */
const countedOtherwiseSince: Readonly<Partial<Record<Platform, string>>> = {
  youtube: '2026-08-27T00:00:00Z',
}

const since = Object.entries(countedOtherwiseSince).reduce<Statement<never>>(
  (cases, [platform, at]) =>
    sql`${cases} WHEN ${literalSql(platform)} THEN ${literalSql(at)}::timestamptz`,
  nothingSql,
)

/** Whether all views of submission `post` were counted as its platform counts them today. */
export function hasComparableViews(post: Statement<never>): Statement<never> {
  return sql`${post}.submitted_at >= CASE ${post}.platform ${since} ELSE '-infinity' END`
}
