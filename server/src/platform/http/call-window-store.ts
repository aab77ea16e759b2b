import type { Database } from '../database/database.ts'
import { exactlyOne, firstRow, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'

export interface CallWindow {
  readonly limitName: string
  readonly caller: string
}

export interface CountedCall {
  readonly callCount: number
}

/** Undefined, and nothing counted, when the window holds `callsMax` calls already. */
export function insertCall(
  db: Database,
  { limitName, caller }: CallWindow,
  { now, endsAt, callsMax }: { now: Date; endsAt: Date; callsMax: number },
): Promise<CountedCall | undefined> {
  return firstRow(
    db,
    sql<CountedCall>`INSERT INTO call_windows AS known (limit_name, caller, call_count, ends_at)
      VALUES (${limitName}, ${caller}, 1, ${endsAt})
      ON CONFLICT (limit_name, caller) DO UPDATE SET
        call_count = CASE WHEN known.ends_at <= ${now} THEN 1 ELSE known.call_count + 1 END,
        ends_at = CASE WHEN known.ends_at <= ${now} THEN excluded.ends_at ELSE known.ends_at END
      WHERE known.ends_at <= ${now} OR known.call_count < ${callsMax}
      RETURNING call_count`,
  )
}

export async function readWindowEnd(
  db: Database,
  { limitName, caller }: CallWindow,
): Promise<Date> {
  const { endsAt } = await exactlyOne(
    db,
    sql<{ endsAt: Date }>`SELECT coalesce(max(ends_at), now()) AS ends_at FROM call_windows
      WHERE limit_name = ${limitName} AND caller = ${caller}`,
  )
  return endsAt
}

/** A window that has ended since has nothing to give back to. */
export async function deleteCall(
  db: Database,
  { limitName, caller }: CallWindow,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`UPDATE call_windows SET call_count = call_count - 1
      WHERE limit_name = ${limitName} AND caller = ${caller}
        AND ends_at > ${now} AND call_count > 0`,
  )
}

export async function deleteWindowsEndedBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM call_windows WHERE ends_at < ${instant}`)
}
