import type { Config } from './config.ts'
import { freeHeldJobs } from './platform/jobs/free-held-jobs.ts'
import { runJobs } from './platform/jobs/job-runner.ts'
import { runSchedule } from './platform/jobs/schedule.ts'
import type { Log } from './platform/log.ts'
import type { Wiring } from './wiring.ts'

/** Starts the job process: takes jobs from the queue and runs scheduled tasks. */
export async function startWorker(
  config: Config,
  wiring: Wiring,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const jobs = await runJobs({
    connectionString: config.databaseUrl,
    handlers: wiring.jobs,
    concurrency: 4,
    ownsQueue: config.isEmbedded,
    log,
  })
  const tasks = [freeHeldJobs({ database: wiring.database, log }), ...wiring.schedule]
  const schedule = runSchedule(tasks, log)
  return {
    stop: async () => {
      await Promise.all([jobs.stop(), schedule.stop()])
    },
  }
}
