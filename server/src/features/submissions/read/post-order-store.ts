import type {
  DeskOrder,
  OwnSubmissionOrder,
  QueueOrder,
} from '@permille/contract/submissions/orders'
import { approvalWorth, shownViews } from '#money/approval-pay.ts'
import {
  directed,
  highestFirst,
  type ListOrder,
  newestFirst,
  soonestFirst,
} from '#platform/database/after-cursor.ts'
import { nothingSql, type Statement, sql } from '#platform/database/sql.ts'

const newestSubmitted = newestFirst(sql`s.submitted_at`, sql`s.id`)

const ownOrders: Readonly<Record<OwnSubmissionOrder, ListOrder>> = {
  newest: newestSubmitted,
  oldest: soonestFirst(sql`s.submitted_at`, sql`s.id`),
  earnings: highestFirst(sql`t.earned_cents`, sql`s.id`),
  views: highestFirst(shownViews, sql`s.id`),
}

interface Reversible {
  readonly reverse?: '1' | undefined
}

export function ownOrder({
  sort,
  reverse,
}: Reversible & { readonly sort: OwnSubmissionOrder }): ListOrder {
  return directed(ownOrders[sort], reverse)
}

/** An order of posts under review, with the table that it needs beside submissions `s`. */
export interface PostOrder {
  readonly list: ListOrder
  readonly beside?: 'words' | 'views'
}

/** By the copies in `post_search`, whose index has an order for each brand. */
const newestFound: PostOrder = {
  list: newestFirst(sql`q.submitted_at`, sql`q.submission_id`),
  beside: 'words',
}

/** Views and pays are counted for each post that waits; few do, however many there are. */
const reviewOrders: Readonly<Record<QueueOrder, PostOrder>> = {
  newest: { list: newestSubmitted },
  deadline: { list: soonestFirst(sql`s.auto_approves_at`, sql`s.id`) },
  views: { list: highestFirst(sql`v.views`, sql`s.id`), beside: 'views' },
  pays: { list: highestFirst(approvalWorth(sql`v.views`), sql`s.id`), beside: 'views' },
  since: { list: soonestFirst(sql`f.opened_at`, sql`s.id`) },
}

/** Which orders a list of posts has, the usual one first. */
const ordersOf = {
  pending: ['deadline', 'views', 'pays'],
  decided: ['newest'],
  flagged: ['since'],
} as const satisfies Readonly<Record<string, readonly QueueOrder[]>>

interface AskedOrder extends Reversible {
  readonly posts: keyof typeof ordersOf
  readonly sort: DeskOrder | QueueOrder | undefined
  /** Newest posts are found by the copies of their times. */
  readonly byWords: boolean
}

/** Returns undefined for an order that these posts do not have. */
export function reviewOrder(asked: AskedOrder): PostOrder | undefined {
  const { posts, sort = ordersOf[posts][0], byWords, reverse } = asked
  if (!ordersOf[posts].some((each) => each === sort)) return undefined
  const { list, beside }: PostOrder =
    sort === 'newest' && byWords ? newestFound : reviewOrders[sort]
  return { list: directed(list, reverse), ...(beside && { beside }) }
}

/** Beside submission `s` and its totals `t`: its shown views, `v.views`. OFFSET 0: counted once, not for each column. */
export const viewsSource = sql<never>`CROSS JOIN LATERAL (SELECT ${shownViews} AS views OFFSET 0) v`

/**
 * The join that an order needs, unless the list has it already. OFFSET 0: looked up for each post, not read whole, and its
 * views counted once. Posts that were never approved need no totals.
 */
export function joinBeside({ beside }: PostOrder): Statement<never> {
  if (beside !== 'views') return nothingSql
  return sql`LEFT JOIN LATERAL (SELECT x.view_count FROM submission_totals x
      WHERE x.submission_id = s.id AND s.approved_at IS NOT NULL OFFSET 0) t ON true
    ${viewsSource}`
}
