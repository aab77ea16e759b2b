import type { ReadingTrouble } from '@permille/contract/administration/attention'
import type { Platform } from '@permille/contract/enums'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface FailingPlatform {
  readonly platform: Platform
  readonly trouble: ReadingTrouble
  readonly unreadCount: number
  readonly trackedCount: number
  /** The platform's own words. */
  readonly detail: string | null
  readonly since: Date | null
}

/** A brief outage is over before anyone can act. */
const passingMinutes = 2
/** A problem that no call has met for this long may be over. */
const oldHours = 24

/** Why the latest readings failed, and what fails at each platform, whether or not it has posts. */
export function listFailures(db: Database, now: Date): Promise<FailingPlatform[]> {
  return manyRows(
    db,
    sql<FailingPlatform>`
      WITH unread AS (
        SELECT platform, trouble, count(*) AS unread_count FROM tracking_schedule
        WHERE trouble IS NOT NULL GROUP BY platform, trouble
      ), failing AS (
        SELECT * FROM platform_troubles
        WHERE seen_at > ${now}::timestamptz - ${oldHours}::int * interval '1 hour'
          AND (trouble NOT IN ('outage', 'throttled')
            OR since < ${now}::timestamptz - ${passingMinutes}::int * interval '1 minute')
      )
      SELECT platform, trouble, coalesce(unread_count, 0) AS unread_count,
        (SELECT count(*) FROM tracking_schedule k WHERE k.platform = troubled.platform) AS tracked_count,
        reason AS detail, since
      FROM (unread FULL JOIN failing USING (platform, trouble)) troubled
      ORDER BY platform, trouble`,
  )
}

/** Platforms that return none of several posts, and have returned no other since the first went missing. */
export function listVanished(db: Database): Promise<{ platform: Platform; since: Date }[]> {
  return manyRows(
    db,
    sql<{ platform: Platform; since: Date }>`
      SELECT absent.platform, absent.since
      FROM (
        SELECT platform, min(absent_since) AS since FROM tracking_schedule
        WHERE absent_since IS NOT NULL GROUP BY platform HAVING count(*) > 1
      ) absent
      WHERE (SELECT true FROM tracking_schedule k WHERE k.platform = absent.platform AND (
          SELECT t.last_read_at FROM submission_totals t WHERE t.submission_id = k.submission_id
        ) >= absent.since LIMIT 1) IS NULL
      ORDER BY absent.platform`,
  )
}
