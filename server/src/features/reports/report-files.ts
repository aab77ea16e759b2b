import { platformFacts } from '@permille/contract/platforms'
import { costPerEngagementCents, engagementRate } from '@permille/contract/reports/engagement'
import { listReportCreatorsCall, listReportPostsCall } from '@permille/contract/reports/reports'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Measures } from './report-post-store.ts'

interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** "report-posts-from-2026-03-01-to-2026-03-31": a range may have one end. */
function named(what: string) {
  return ({ from, to }: Range) =>
    [what, from && `from-${from}`, to && `to-${to}`].filter((part) => part !== undefined).join('-')
}

/** An empty field is a number that no platform told. */
const measures = {
  Views: (row: Measures) => String(row.viewCount),
  Likes: (row: Measures) => countText(row.likeCount),
  Comments: (row: Measures) => countText(row.commentCount),
  Shares: (row: Measures) => countText(row.shareCount),
  'Engagement rate (%)': (row: Measures) => {
    const rate = engagementRate(row)
    return rate === null ? null : (rate * 100).toFixed(2)
  },
  'Spent (USD)': (row: Measures) => row.spentCents / 100,
  'Cost per engagement (USD)': (row: Measures) => {
    const cents = costPerEngagementCents(row)
    return cents === null ? null : cents / 100
  },
}

function countText(count: number | null): string | null {
  return count === null ? null : String(count)
}

export const reportFiles = [
  listFile(listReportPostsCall, named('report-posts'), {
    Post: (row) => row.title,
    Link: (row) => row.postUrl,
    Platform: (row) => platformFacts[row.platform].title,
    Account: (row) => row.socialAccountUsername,
    Creator: (row) => row.creatorName,
    Status: (row) => row.status,
    'Published (UTC)': (row) => instantText(row.publishedAt),
    ...measures,
    Submission: (row) => row.id,
  }),
  listFile(listReportCreatorsCall, named('report-creators'), {
    Creator: (row) => row.displayName,
    Username: (row) => row.handle,
    Posts: (row) => String(row.postCount),
    ...measures,
  }),
]
