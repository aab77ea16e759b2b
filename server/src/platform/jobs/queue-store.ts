import type { Database } from '../database/database.ts'
import { manyRows, run } from '../database/query.ts'
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
 * count, or a job that kills interrupt often enough would be given up forever; it waits behind whatever is due by now, so
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

export interface GivenUpJobs {
  readonly name: string
  readonly count: number
  readonly since: Date
  /** What the last of them failed with. */
  readonly words: string | null
}

const isGivenUp = sql<never>`attempts >= max_attempts AND locked_at IS NULL`

/** Jobs whose every attempt failed, by name, the longest waiting first. */
export function listGivenUpJobs(db: Database): Promise<GivenUpJobs[]> {
  return manyRows(
    db,
    sql<GivenUpJobs>`SELECT task_identifier AS name, count(*)::int AS count, min(updated_at) AS since,
        (array_agg(last_error ORDER BY updated_at DESC))[1] AS words
      FROM graphile_worker.jobs WHERE ${isGivenUp} GROUP BY task_identifier ORDER BY since, name`,
  )
}

/** Queues the given-up jobs as if they were new; returns how many. Safe, because each job may be repeated. */
export function runGivenUpJobs(db: Database): Promise<number> {
  return run(
    db,
    sql`SELECT id FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE ${isGivenUp}), run_at := now(), attempts := 0)`,
  )
}
