import type { Config } from '../config/config.ts'
import { queriesAtOnce } from '../money/books/incremental/check-run.ts'
import type { ConnectionPart } from '../platform/instance.ts'
import { connectionsPerQueue } from '../platform/jobs/job-runner.ts'

type Role = Config['role']

/** What each pool of a process takes at most. */
export const poolSizes = {
  requests: (role: Role) => (role === 'all' ? 16 : 12),
  work: 8,
  /** One more than a check takes, for what is compared with the provider meanwhile. */
  books: queriesAtOnce + 1,
  readiness: 1,
} as const

const queues = 3

type Budget = Partial<Record<ConnectionPart, number>>

/** By the names that PostgreSQL shows. The books are checked by workers, and by whoever presses *Check now*. */
const everyProcess: Budget = {
  worker: poolSizes.work,
  books: poolSizes.books,
  ready: poolSizes.readiness,
}

/** How many connections to the primary a process of this role opens at most, by what they are for. */
export function budgetOf(role: Role): Budget {
  // One shows that the process lives, another hears of changes.
  const api = { api: poolSizes.requests(role), presence: 1, signal: 1 }
  // One shows for each queue that its worker lives, and one more that it is this process's turn to watch.
  const worker = { queue: queues * connectionsPerQueue, presence: queues + 1 }
  if (role === 'api') return { ...everyProcess, ...api }
  if (role === 'worker') return { ...everyProcess, ...worker }
  return { ...everyProcess, ...api, ...worker, presence: api.presence + worker.presence }
}

export function connectionsOf(role: Role): number {
  return Object.values(budgetOf(role)).reduce((sum, most) => sum + most, 0)
}
