import type { Database } from '../database/database.ts'
import { manyRows, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'
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

/** Releases the jobs these workers hold for any worker. */
export async function freeJobsOf(db: Database, workers: readonly string[]): Promise<void> {
  await run(db, sql`SELECT graphile_worker.force_unlock_workers(${workers}::text[])`)
}
