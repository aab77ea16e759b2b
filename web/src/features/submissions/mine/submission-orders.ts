/** The sort orders of My Submissions, by their words in the URL. */
export const submissionOrders = {
  newest: 'Newest First',
  '-newest': 'Oldest First',
  earnings: 'Highest Earnings',
  views: 'Most Views',
} as const
