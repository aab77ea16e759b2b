import type { SubmissionStatus } from '@permille/contract/enums'

/** A withdrawn post is stored as rejected, and nobody rejected it. */
export function shownStatus(post: {
  readonly status: SubmissionStatus
  readonly isWithdrawn: boolean
}): SubmissionStatus | 'withdrawn' {
  return post.isWithdrawn ? 'withdrawn' : post.status
}
