import type { SubmissionId } from '@permille/contract/ids'

interface Waiting {
  readonly id: SubmissionId
}

interface Neighbours {
  readonly previous: Waiting | undefined
  readonly next: Waiting | undefined
}

/**
 * Returns the posts before and after this one; after a decided post comes the first pending one.
 */
export function neighboursOf(id: SubmissionId, waiting: readonly Waiting[]): Neighbours {
  const place = waiting.findIndex((submission) => submission.id === id)
  return { previous: waiting[place - 1], next: waiting[place + 1] }
}
