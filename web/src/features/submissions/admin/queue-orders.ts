import type { SubmissionQueue } from '@permille/contract/submissions/admin-submissions'
import type { QueueOrder } from '@permille/contract/submissions/orders'
import type { Orders } from '#api/url-sorting.ts'

/** The orders of a queue, as its API has them. */
export function ordersOf(queue: SubmissionQueue): Orders<QueueOrder> {
  if (queue === 'all') return { orders: ['newest'], usual: 'newest' }
  if (queue === 'doubted') return { orders: ['since'], usual: 'since' }
  return { orders: ['deadline', 'views', 'pays'], usual: 'deadline' }
}

/** The names of the orders, by their words in the URL. */
export function orderNamesOf(queue: SubmissionQueue): Readonly<Record<string, string>> {
  if (queue === 'all') return { newest: 'Newest First', '-newest': 'Oldest First' }
  if (queue === 'doubted') return { since: 'Oldest First', '-since': 'Newest First' }
  return { deadline: 'Next Deadline', views: 'Most Views', pays: 'Highest Worth' }
}

/** Whether its posts wait for a decision, which several can get at once. */
export function canDecide(queue: SubmissionQueue): boolean {
  return queue !== 'all' && queue !== 'doubted'
}
