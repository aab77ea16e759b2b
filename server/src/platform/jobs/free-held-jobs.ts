import type { Database } from '../database/database.ts'
import { run } from '../database/query.ts'
import type { Log } from '../log.ts'
import { listGoneWorkers, returningJobs } from './queue-store.ts'
import type { ScheduledTask } from './schedule.ts'

/**
 * Releases the jobs of a dead worker within a minute. A worker that only lost its connection to the
 * database is back within seconds, so it must be missing twice in a row.
 */
export function freeHeldJobs({ database, log }: { database: Database; log: Log }): ScheduledTask {
  let missed: ReadonlySet<string> = new Set()
  return {
    name: 'free held jobs',
    everySeconds: 10,
    work: async () => {
      const gone = await listGoneWorkers(database)
      const dead = gone.filter((worker) => missed.has(worker))
      missed = new Set(gone)
      if (dead.length === 0) return
      await run(database, returningJobs(dead))
      log.warn({ workers: dead }, 'the jobs of dead workers are free again')
    },
  }
}
