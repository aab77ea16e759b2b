import type { Database } from '../database/database.ts'
import { firstRow, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'

/** One use of a limited thing. `scope` names what is limited, and for whom. */
export interface Use {
  readonly scope: string
  readonly windowStartsAt: Date
  readonly most: number
  /** What this use costs, in the unit that `most` counts; 1 unless said. */
  readonly cost?: number
}

/** Counts one use in its window; false, and nothing counted, where the window is used up. */
export async function countUse(db: Database, use: Use): Promise<boolean> {
  const cost = use.cost ?? 1
  if (cost > use.most) return false
  const counted = await firstRow(
    db,
    sql`INSERT INTO usage_windows AS u (scope, window_starts_at, used)
      VALUES (${use.scope}, ${use.windowStartsAt}, ${cost})
      ON CONFLICT (scope) DO UPDATE SET
        used = CASE WHEN u.window_starts_at < excluded.window_starts_at THEN excluded.used
          ELSE u.used + excluded.used END,
        window_starts_at = greatest(u.window_starts_at, excluded.window_starts_at)
      WHERE u.window_starts_at < excluded.window_starts_at
        OR u.used + excluded.used <= ${use.most}
      RETURNING used`,
  )
  return counted !== undefined
}

/** For a use that turned out not to count; a window without uses has no row. */
export async function giveBackUse(
  db: Database,
  { scope, windowStartsAt }: Pick<Use, 'scope' | 'windowStartsAt'>,
): Promise<void> {
  await run(
    db,
    sql`WITH emptied AS (DELETE FROM usage_windows
        WHERE scope = ${scope} AND window_starts_at = ${windowStartsAt} AND used = 1)
      UPDATE usage_windows SET used = used - 1
      WHERE scope = ${scope} AND window_starts_at = ${windowStartsAt} AND used > 1`,
  )
}

/** Windows are a day long at most; what began before is over. */
export async function deleteWindowsBegunBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM usage_windows WHERE window_starts_at < ${instant}`)
}
