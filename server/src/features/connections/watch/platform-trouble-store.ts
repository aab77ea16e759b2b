import type { Platform } from '@permille/contract/enums'
import type { PlatformTrouble } from '#integrations/social-platform.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Keeps the time since which a platform fails in this way; a different failure restarts it. */
export async function saveTrouble(
  tx: Transaction,
  failed: { platform: Platform; trouble: PlatformTrouble; reason: string | null; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO platform_troubles AS t (platform, trouble, reason, since, seen_at)
      VALUES (${failed.platform}, ${failed.trouble}, ${failed.reason}, ${failed.at}, ${failed.at})
      ON CONFLICT (platform) DO UPDATE SET trouble = excluded.trouble,
        reason = excluded.reason, seen_at = excluded.seen_at,
        since = CASE WHEN t.trouble = excluded.trouble THEN t.since ELSE excluded.since END`,
  )
}

export async function deleteTrouble(tx: Transaction, platform: Platform): Promise<void> {
  await run(tx, sql`DELETE FROM platform_troubles WHERE platform = ${platform}`)
}
