import { listBrandsCall } from '@permille/contract/overview/own-brands'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const ownBrandsFile = listFile(listBrandsCall, 'brands', {
  Brand: (row) => row.name,
  'Your role': (row) => row.role,
  'Live campaigns': (row) => String(row.liveCampaigns),
  'Left (USD)': (row) => row.leftCents / 100,
  'Days left at the pace': (row) => (row.daysLeft === null ? null : String(row.daysLeft)),
  'Posts to review': (row) => String(row.toReview),
  'Oldest to review (UTC)': (row) => instantText(row.oldestWaitingAt),
  'Spent this month (USD)': (row) => row.spentThisMonthCents / 100,
})
