import type { Database } from '../database/database.ts'
import { manyRows } from '../database/query.ts'
import { type Statement, sql } from '../database/sql.ts'
import { isGone } from '../database/worker-lock.ts'

/** A worker that has just started may not have registered as alive yet. */
const heldSecondsMin = 20

/** Workers that hold jobs and whose process is no longer connected. */
export async function listGoneWorkers(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ worker: string }>`
      WITH holders AS MATERIALIZED (
        SELECT locked_by AS worker FROM graphile_worker.jobs WHERE locked_by IS NOT NULL
        GROUP BY locked_by
        HAVING max(locked_at) < now() - make_interval(secs => ${heldSecondsMin})
      )
      SELECT worker FROM holders WHERE ${isGone(sql`worker`)}`,
  )
  return rows.map(({ worker }) => worker)
}

/**
 * Gives the jobs that these workers hold, or all that are held, back to any worker. An attempt that was cut off does not
 * count, or a job that kills interrupt often enough would be given up for ever; it waits behind whatever is due by now, so
 * that one that kills its process does not keep the others from running.
 */
export function returningJobs(workers: readonly string[] | null): Statement<unknown> {
  const isTheirs =
    workers === null ? sql`locked_by IS NOT NULL` : sql`locked_by = ANY(${workers}::text[])`
  return sql`
    UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, updated_at = now(),
      attempts = greatest(0, attempts - 1), run_at = greatest(run_at, now())
    WHERE ${isTheirs}`
}
