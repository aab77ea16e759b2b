import type { Config } from './config/config.ts'
import { freeHeldJobs } from './platform/jobs/free-held-jobs.ts'
import type { JobQueue } from './platform/jobs/job.ts'
import { type JobHandler, runJobs } from './platform/jobs/job-runner.ts'
import { runSchedule } from './platform/jobs/schedule.ts'
import type { Log } from './platform/log.ts'
import type { Wiring } from './wiring/wire.ts'

/**
 * Starts the job process: takes jobs and runs scheduled tasks. Writing mails and sending them have workers of their own, so
 * that no number of mails delays a payment, and no mail server delays either.
 */
export async function startWorker(
  config: Config,
  wiring: Wiring,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const queue = {
    connectionString: config.directUrl,
    concurrency: 4,
    log,
    health: wiring.health,
    metrics: wiring.parts.metrics,
  }
  const jobs = await runJobs({
    ...queue,
    handlers: handlersOf(wiring, 'main'),
    ownsQueue: config.isEmbedded,
  })
  // Its start must not release jobs that the first runner has taken by now.
  const others = { ...queue, ownsQueue: false }
  const [writing, sending] = await Promise.all([
    runJobs({ ...others, handlers: handlersOf(wiring, 'mail'), concurrency: 2 }),
    runJobs({ ...others, handlers: handlersOf(wiring, 'mail-server') }),
  ])
  const tasks = [freeHeldJobs({ database: wiring.database, log }), ...wiring.schedule]
  const schedule = runSchedule(tasks, { ...queue, successes: wiring.parts.taskSuccesses })
  return {
    stop: async () => {
      await Promise.all([jobs, writing, sending, schedule].map((part) => part.stop()))
    },
  }
}

function handlersOf(wiring: Wiring, queue: JobQueue): JobHandler[] {
  return wiring.jobs.filter((handler) => handler.queue === queue)
}
