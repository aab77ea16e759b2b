import { Logger, run, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Job } from './job.ts'

/** A job and what does it. `work` must be safe to run again: a crash repeats it. */
export interface JobHandler {
  readonly name: string
  work(payload: unknown): Promise<void>
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): JobHandler {
  return { name: job.name, work: (payload) => work(payload as Payload) }
}

export interface RunningJobs {
  stop(): Promise<void>
}

/** Takes jobs from the queue until stopped; stopping waits for what is running. */
export async function runJobs(options: {
  connectionString: string
  handlers: readonly JobHandler[]
  concurrency: number
  /** No other process works on this queue: what one before this held when it died is free again. */
  ownsQueue: boolean
  log: Log
}): Promise<RunningJobs> {
  const { log } = options
  // A pool of its own: the queue reads columns with pg's own types, and jobs must not starve requests.
  const pool = new pg.Pool({ connectionString: options.connectionString, max: 4 })
  const note = (error: Error): void => log.warn({ err: error }, 'a queue connection failed')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  if (options.ownsQueue) await freeHeldJobs(pool)
  const taskList: TaskList = {}
  for (const handler of options.handlers)
    taskList[handler.name] = (payload) => handler.work(payload)
  const runner = await run({
    pgPool: pool,
    taskList,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.warn(message)
      else if (level === 'warning') log.debug(message)
    }),
  })
  return {
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

/** A job of a killed process would otherwise wait four hours for its lock to lapse. */
async function freeHeldJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  )
}
