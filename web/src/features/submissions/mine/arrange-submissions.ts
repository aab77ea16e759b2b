import type { SubmissionStatus } from '@permille/contract/enums'
import type { CreatorSubmission } from '@permille/contract/submissions'

/** The sort orders of My Submissions. */
export const submissionOrders = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  earnings: 'Highest Earnings',
  views: 'Most Views',
} as const
export type SubmissionOrder = keyof typeof submissionOrders

export interface Arrangement {
  search: string
  status: SubmissionStatus | 'all'
  order: SubmissionOrder
}

/** Filters by title or campaign name, ignoring case, then by status; then sorts. */
export function arrangeSubmissions(
  submissions: readonly CreatorSubmission[],
  { search, status, order }: Arrangement,
): CreatorSubmission[] {
  const words = search.trim().toLowerCase()
  return submissions
    .filter((submission) => status === 'all' || submission.status === status)
    .filter((submission) => mentions(submission, words))
    .toSorted(comparisons[order])
}

function mentions({ title, campaignName }: CreatorSubmission, words: string): boolean {
  return `${title ?? ''}\n${campaignName}`.toLowerCase().includes(words)
}

type Comparison = (a: CreatorSubmission, b: CreatorSubmission) => number

const newestFirst: Comparison = (a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt)

const comparisons: Record<SubmissionOrder, Comparison> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  earnings: (a, b) => b.earnings - a.earnings || newestFirst(a, b),
  views: (a, b) => b.viewCount - a.viewCount || newestFirst(a, b),
}
