import type { OwnSubmissionOrder } from '@permille/contract/submissions/submissions'

/** The sort orders of My Submissions. */
export const submissionOrders: Readonly<Record<OwnSubmissionOrder, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  earnings: 'Highest Earnings',
  views: 'Most Views',
}
