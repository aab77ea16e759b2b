import type { ReadingTrouble } from '@permille/contract/admin/attention'
import type { Platform } from '@permille/contract/enums'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface FailingPlatform {
  readonly platform: Platform
  readonly trouble: ReadingTrouble
  readonly unreadCount: number
  readonly trackedCount: number
  /** The platform's own words. */
  readonly detail: string | null
  readonly since: Date | null
}

/** An outage of a moment is over before anyone can look. */
const passingMinutes = 2
/** A trouble that no call has met for this long may be over. */
const oldHours = 24

/** Why posts were not read last, and what each platform fails at, whether or not it has posts. */
export function listFailures(db: Database, now: Date): Promise<FailingPlatform[]> {
  return manyRows(
    db,
    sql<FailingPlatform>`
      WITH tracked AS (
        SELECT platform, count(*) AS tracked_count FROM tracking_schedule GROUP BY platform
      ), unread AS (
        SELECT platform, trouble, count(*) AS unread_count FROM tracking_schedule
        WHERE trouble IS NOT NULL GROUP BY platform, trouble
      ), failing AS (
        SELECT * FROM platform_troubles
        WHERE seen_at > ${now}::timestamptz - ${oldHours}::int * interval '1 hour'
          AND (trouble NOT IN ('outage', 'throttled')
            OR since < ${now}::timestamptz - ${passingMinutes}::int * interval '1 minute')
      )
      SELECT platform, trouble, coalesce(unread_count, 0) AS unread_count,
        coalesce(tracked_count, 0) AS tracked_count, reason AS detail, since
      FROM unread FULL JOIN failing USING (platform, trouble) LEFT JOIN tracked USING (platform)
      ORDER BY platform, trouble`,
  )
}

/** Platforms that show none of several posts, and have shown no other since the first went missing. */
export function listVanished(db: Database): Promise<{ platform: Platform; since: Date }[]> {
  return manyRows(
    db,
    sql<{ platform: Platform; since: Date }>`
      SELECT k.platform, min(k.absent_since) AS since
      FROM tracking_schedule k JOIN submission_totals t USING (submission_id)
      GROUP BY k.platform
      HAVING count(k.absent_since) > 1
        AND coalesce(max(t.last_read_at) < min(k.absent_since), true)
      ORDER BY k.platform`,
  )
}
