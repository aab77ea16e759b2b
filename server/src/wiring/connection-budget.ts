import type { Config } from '../config/config.ts'
import { queriesAtOnce } from '../money/books/incremental/check-run.ts'
import { connectionsPerQueue } from '../platform/jobs/job-runner.ts'

type Role = Config['role']

/** What each pool of a process takes at most. A session beside them shows that the process lives; another hears of changes. */
export const poolSizes = {
  requests: (role: Role) => (role === 'all' ? 16 : 12),
  work: 8,
  /** One more than a check takes, for what is compared with the provider meanwhile. */
  books: queriesAtOnce + 1,
} as const

const queues = 3

/** How many connections to the primary a process of this role opens at most. */
export function connectionsOf(role: Role): number {
  const api = poolSizes.requests(role) + 2
  const worker = poolSizes.books + queues * (connectionsPerQueue + 1)
  if (role === 'all') return poolSizes.work + api + worker
  return poolSizes.work + (role === 'api' ? api : worker)
}
