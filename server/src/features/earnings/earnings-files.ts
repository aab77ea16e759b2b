import { listDebtsCall, listEarningsByCampaignCall } from '@permille/contract/earnings/earnings'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const earningsFiles = [
  listFile(listEarningsByCampaignCall, 'earnings', {
    Campaign: (row) => row.campaignName,
    Posts: (row) => String(row.submissionCount),
    Views: (row) => String(row.totalViews),
    'Earned (USD)': (row) => row.totalEarnings / 100,
  }),
  listFile(listDebtsCall, 'taken-back', {
    'Since (UTC)': (row) => instantText(row.since),
    Post: (row) => row.title,
    Campaign: (row) => row.campaignName,
    Reason: (row) => row.reason,
    'Owed (USD)': (row) => row.owedCents / 100,
    'Recovered from earnings (USD)': (row) => row.recoveredCents / 100,
    'Given up (USD)': (row) => row.writtenOffCents / 100,
  }),
]
