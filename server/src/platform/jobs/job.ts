import type { Transaction } from '../database/database.ts'
import { run } from '../database/query.ts'
import { type Statement, sql } from '../database/sql.ts'

/**
 * `mail-server` is for jobs that wait for a mail server, so that no other job does; `mail` is for writing
 * mails, so that no number of them delays other work.
 */
export type JobQueue = 'main' | 'mail' | 'mail-server'

/** Background work by name; the payload was committed with it. */
export interface Job<Payload extends object> {
  readonly name: string
  readonly queue: JobQueue
  readonly attemptsMax: number
  readonly payload?: Payload
}

/** `name` is kebab-case: past tense for events, imperative for work. */
export function defineJob<Payload extends object>(name: string, attemptsMax = 25): Job<Payload> {
  return { name, queue: 'main', attemptsMax }
}

/** A job that writes a mail, or sends one. */
export function defineMailJob<Payload extends object>(
  name: string,
  queue: 'mail' | 'mail-server' = 'mail',
): Job<Payload> {
  return { ...defineJob<Payload>(name), queue }
}

/** A lower one is found first: a search for other work does not read past waiting mails. */
const priorities: Readonly<Record<JobQueue, number>> = {
  main: 0,
  mail: 10,
  'mail-server': 10,
}

export interface EnqueueOptions {
  readonly runAt?: Date
  /** The same key replaces a job that has not started yet. */
  readonly key?: string
  /** Runs before others of its queue. */
  readonly isUrgent?: boolean
}

type JobRequest<Payload extends object> = { payload: Payload } & EnqueueOptions

/** Runs the job at least once after this transaction commits, and never if it rolls back. */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  job: Job<Payload>,
  request: JobRequest<Payload>,
): Promise<void> {
  await run(tx, sql`SELECT ${enqueueing(job, request)}`)
}

/** Enqueues the job within another statement, as an expression that must be evaluated exactly once. */
export function enqueueing<Payload extends object>(
  job: Job<Payload>,
  request: JobRequest<Payload>,
): Statement<never> {
  const priority = priorities[job.queue] - (request.isUrgent === true ? 1 : 0)
  return sql`graphile_worker.add_job(
    ${job.name}, payload := ${JSON.stringify(request.payload)}::json,
    run_at := ${request.runAt ?? null}::timestamptz, job_key := ${request.key ?? null},
    max_attempts := ${job.attemptsMax}::int, priority := ${priority}::int)`
}
