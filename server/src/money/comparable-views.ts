import type { Platform } from '@permille/contract/enums'
import { type Statement, sql } from '../platform/database/sql.ts'

/**
 * Since when a platform counts views differently (UTC): earlier counts are not comparable with later ones.
 * YouTube counts every format from the first frame (revision history of its Data API, 2026-08-27).
 */
const countedOtherwiseSince: Readonly<Partial<Record<Platform, string>>> = {
  youtube: '2026-08-27T00:00:00Z',
}

const changes = Object.entries(countedOtherwiseSince)

/** Whether all views of submission `post` were counted as its platform counts them today. */
export function hasComparableViews(post: Statement<never>): Statement<never> {
  return sql`${post}.submitted_at >= coalesce((SELECT since FROM unnest(
    ${changes.map(([platform]) => platform)}::text[], ${changes.map(([, since]) => since)}::timestamptz[])
    AS change (platform, since) WHERE change.platform = ${post}.platform::text), '-infinity')`
}
