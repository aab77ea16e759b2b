import type { SubmissionStatus } from '@permille/contract/enums'

/**
 * Returns the status to show. A withdrawn post is stored as rejected, although nobody rejected it.
 */
export function shownStatus(post: {
  readonly status: SubmissionStatus
  readonly isWithdrawn: boolean
}): SubmissionStatus | 'withdrawn' {
  return post.isWithdrawn ? 'withdrawn' : post.status
}
