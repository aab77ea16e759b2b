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

/** A job may be cut off so often in a row before it is taken for the cause. */
const cutOffMax = 3

/**
 * Gives the jobs that these workers hold, or all that are held, back to any worker. An attempt that was cut off does not
 * count, or a job that kills interrupt often enough would be given up forever; it waits behind whatever is due by now. From the
 * third time in a row on it counts, and waits as after a failure: it may be the job that kills its process.
 */
export function returningJobs(workers: readonly string[] | null): Statement<unknown> {
  const isTheirs =
    workers === null ? sql`locked_by IS NOT NULL` : sql`locked_by = ANY(${workers}::text[])`
  return sql`
    UPDATE graphile_worker._private_jobs j SET locked_at = NULL, locked_by = NULL, updated_at = now(),
      last_error = format('It was cut off while it ran, %s × in a row: its process or its database ended.', times),
      attempts = CASE WHEN times < ${cutOffMax} THEN greatest(0, attempts - 1) ELSE attempts END,
      run_at = greatest(run_at, now())
        + CASE WHEN times < ${cutOffMax} THEN '0' ELSE exp(least(attempts, 10)) * interval '1 second' END
    FROM (
      SELECT id, 1 + coalesce(substring(last_error FROM '^It was cut off while it ran, ([0-9]+) ')::int, 0) AS times
      FROM graphile_worker._private_jobs WHERE ${isTheirs}
    ) held
    WHERE j.id = held.id AND ${isTheirs}`
}

export interface GivenUpJobs {
  readonly name: string
  readonly count: number
  readonly since: Date
  /** What the last of them failed with, on one line; an error may repeat what someone outside wrote. */
  readonly words: string | null
}

const isGivenUp = sql<never>`attempts >= max_attempts AND locked_at IS NULL`

/** Jobs whose every attempt failed, by name, the longest waiting first. */
export function listGivenUpJobs(db: Database): Promise<GivenUpJobs[]> {
  return manyRows(
    db,
    sql<GivenUpJobs>`SELECT task_identifier AS name, count(*)::int AS count, min(updated_at) AS since,
        regexp_replace((array_agg(last_error ORDER BY updated_at DESC))[1], '[[:cntrl:]]+', ' ', 'g')
          AS words
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

/** Deletes the jobs that were given up before; returns how many. */
export function deleteGivenUpJobs(db: Database, before: Date): Promise<number> {
  return run(
    db,
    sql`SELECT id FROM graphile_worker.complete_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE ${isGivenUp} AND updated_at < ${before}))`,
  )
}
