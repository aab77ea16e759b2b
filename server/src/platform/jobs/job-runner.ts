import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { runStatement } from '../database/run-statement.ts'
import { keepWorkerLock, type WorkerLock } from '../database/worker-lock.ts'
import { connectionName } from '../instance.ts'
import { lazyPackage } from '../lazy-package.ts'
import type { Log } from '../log.ts'
import { stopPatienceSeconds, waitFor } from '../wait-for.ts'
import { createHealth, type Health, type Pulse, runSecondsMax } from '../watch/health.ts'
import { type Metrics, noMetrics } from '../watch/metrics.ts'
import type { Job, JobQueue } from './job.ts'
import { returningJobs } from './queue-store.ts'

const queue = lazyPackage<typeof import('graphile-worker')>('graphile-worker')

/** A job and its handler. `work` must be safe to run again: a crash repeats it. */
export interface JobHandler {
  readonly name: string
  readonly queue: JobQueue
  work(payload: unknown): Promise<void>
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): JobHandler {
  return { name: job.name, queue: job.queue, work: (payload) => work(payload as Payload) }
}

export interface RunningJobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly connectionString: string
  readonly handlers: readonly JobHandler[]
  readonly concurrency: number
  /** No other process works on this queue, so the jobs that its predecessor held are released. */
  readonly ownsQueue: boolean
  readonly log: Log
  readonly health?: Health
  readonly metrics?: Metrics
  readonly patienceSeconds?: number
}

export const connectionsPerQueue = 4

/** The queue is asked each second; while the database is away, as often as the runner starts again. */
const askedWithinSeconds = 30
const restartSecondsMax = 20

/** The rest of what ends with the database is reported by then. */
const givesUpMs = 1000

/**
 * Takes jobs from the queue until stopped; stopping waits for running jobs, and gives back those that take too long. The
 * queue's own runner gives up if the database is unreachable when a job ends, so it is restarted.
 */
export async function runJobs(options: JobsOptions): Promise<RunningJobs> {
  if (options.ownsQueue) await freeJobs(options, null)
  const stopping = new AbortController()
  const tasks = countTasks(options)
  let shift = startShift(options, tasks)
  const keepRunning = async (): Promise<void> => {
    for (let failures = 1; !stopping.signal.aborted; failures += 1) {
      const startedAt = Date.now()
      await shift.ended
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > restartSecondsMax * 1000) failures = 1
      await sleep(Math.min(2 ** (failures - 1), restartSecondsMax) * 1000, undefined, {
        signal: stopping.signal,
      }).catch(() => undefined)
      if (!stopping.signal.aborted) shift = startShift(options, tasks)
    }
  }
  void keepRunning()
  await shift.started
  return {
    stop: async () => {
      stopping.abort()
      await shift.stop()
    },
  }
}

interface Shift {
  /** Resolves when it takes jobs, or when it could not start. */
  readonly started: Promise<void>
  /** Resolves when it takes no more jobs, for any reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** One run of the queue's runner, with its own connections and name. */
function startShift(options: JobsOptions, { taskList, finished, pulse }: CountedTasks): Shift {
  const { log } = options
  const pool = openPool(options)
  pulse.beat()
  const events: WorkerEvents = new EventEmitter()
  let presence: WorkerLock | undefined
  // The queue holds jobs under the name of the worker pool.
  events.on('pool:create', ({ workerPool }) => {
    presence = keepWorkerLock({ ...options, name: workerPool.id })
  })
  events.on('worker:getJob:start', () => pulse.beat())
  let hasGivenUp = false
  // It then waits for what it could not record: forever, where two jobs ended at once (graphile/worker#636).
  const givenUp = new Promise<never>((_resolve, reject) => {
    events.once('pool:fatalError', ({ error }) => {
      hasGivenUp = true
      setTimeout(() => reject(error), givesUpMs)
    })
  })
  const runner = queue().run({ ...runnerOptions(options), pgPool: pool, taskList, events })
  let isStopping = false
  const leave = async (): Promise<void> => {
    await finished()
    await presence?.stop()
    // Jobs that ended while the database was unreachable are still held under our name.
    while (presence !== undefined && !(await freeJobs(options, [presence.name])) && !isStopping) {
      await sleep(1000)
    }
    if (!hasGivenUp) return await pool.end()
    // Its own listener stays open, and is not waited for.
    void pool.end()
  }
  const begun = runner.then(
    (started) => started,
    () => undefined,
  )
  const ended = Promise.race([runner.then((started: Runner) => started.promise), givenUp]).catch(
    (error: unknown) => log.error({ err: error }, 'the job runner ended; it starts again'),
  )
  const left = ended.then(leave)
  return {
    started: begun.then(() => undefined),
    ended,
    stop: async () => {
      isStopping = true
      const stopped = begun.then((started) => Promise.race([started?.stop(), givenUp]))
      const leaving = stopped.catch(() => undefined).then(() => left)
      if (await waitFor(options.patienceSeconds ?? stopPatienceSeconds, leaving)) return
      log.warn('jobs are left under way and given back')
      if (presence !== undefined) await freeJobs(options, [presence.name])
    },
  }
}

function runnerOptions({ concurrency, log }: JobsOptions): RunnerOptions {
  return {
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    // Only in batches does the runner report that a job could not be recorded as done.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new (queue().Logger)(() => (level, message) => {
      if (level === 'error') log.warn(message)
      else if (level === 'warning') log.debug(message)
    }),
  }
}

/** A separate pool: the queue reads columns with pg's own types, and jobs must not starve requests. */
function openPool({ connectionString, log }: JobsOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: connectionName('queue'),
    max: connectionsPerQueue,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  const note = (error: Error): void => log.warn({ err: error }, 'a queue connection failed')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  return pool
}

/** Rows queued by an older version have the name in camelCase; the last of them finish within days. */
function namesOf({ name }: JobHandler): string[] {
  return [name, name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())]
}

/** A payload may hold an address, or a text. */
function idsIn(payload: unknown) {
  const parts = Object.entries(payload ?? {})
  return Object.fromEntries(parts.filter(([name]) => name.endsWith('Id')))
}

interface CountedTasks {
  readonly taskList: TaskList
  /** Resolves when no started task is still running, even one nobody awaits. */
  readonly finished: () => Promise<void>
  /** Beats when the queue is asked. */
  readonly pulse: Pulse
}

function countTasks(options: JobsOptions): CountedTasks {
  const { handlers, concurrency, health = createHealth(), metrics = noMetrics, log } = options
  const running = new Set<Promise<void>>()
  const taskList: TaskList = {}
  // A queue whose workers are all busy is not asked.
  const pulse = health.expect(`the queue of ${handlers[0]?.queue ?? 'no'} jobs`, () =>
    running.size >= concurrency ? runSecondsMax : askedWithinSeconds,
  )
  for (const handler of handlers) {
    const task: Task = (payload, { job }) => {
      const startedAt = performance.now()
      const work = handler.work(payload)
      running.add(work)
      const end = (result: 'done' | 'failed'): void => {
        running.delete(work)
        pulse.beat()
        const seconds = (performance.now() - startedAt) / 1000
        metrics.observe('permille_job_seconds', { job: handler.name, result }, seconds)
        const facts = { job: handler.name, result, attempt: job.attempts }
        log.info({ ...facts, ms: Math.round(seconds * 1000), about: idsIn(payload) }, 'job')
      }
      work.then(
        () => end('done'),
        () => end('failed'),
      )
      return work
    }
    for (const name of namesOf(handler)) taskList[name] = task
  }
  return {
    taskList,
    pulse,
    finished: async () => {
      await Promise.allSettled(running)
    },
  }
}

/**
 * Releases the jobs of one worker, or of every worker; returns false while the database does not respond.
 * Without this a job's lock lapses after four hours.
 */
async function freeJobs(options: JobsOptions, heldBy: readonly string[] | null): Promise<boolean> {
  const pool = openPool(options)
  try {
    await runStatement(pool, returningJobs(heldBy))
    return true
  } catch (error) {
    options.log.warn({ err: error }, 'held jobs are not free yet')
    return false
  } finally {
    await pool.end()
  }
}
