import { listRefundsCall, type Refund } from '@permille/contract/billing/billing'
import { listCampaignRefundsCall } from '@permille/contract/campaigns/campaign-overview'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Sendable } from '#platform/http/calls/route.ts'

type Row = Sendable<Refund>

const columns = {
  'Requested (UTC)': (row: Row) => instantText(row.createdAt),
  Campaign: (row: Row) => row.campaignName,
  'Payment of (UTC)': (row: Row) => instantText(row.paidAt),
  'Refund (USD)': (row: Row) => row.totalCents / 100,
  'Fee part (USD)': (row: Row) => row.feeCents / 100,
  'Beyond the campaign’s money (USD)': (row: Row) => row.owedCents / 100,
  'Still owed (USD)': (row: Row) => row.openOwedCents / 100,
  Status: (row: Row) => (row.status === 'requested' && row.isSent ? 'sent' : row.status),
  Reason: (row: Row) => row.reason,
  'Settled (UTC)': (row: Row) => instantText(row.settledAt),
  Refund: (row: Row) => row.id,
}

export const refundFiles = [
  listFile(listRefundsCall, 'refunds', columns),
  listFile(listCampaignRefundsCall, 'campaign-refunds', columns),
]
