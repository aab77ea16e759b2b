import {
  type BrandFunding,
  listBrandFundingsCall,
  listLedgerCall,
} from '@permille/contract/billing/billing'
import { listCampaignPaymentsCall } from '@permille/contract/campaigns/campaign-overview'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Sendable } from '#platform/http/calls/route.ts'

type Payment = Sendable<BrandFunding>

const payment = {
  'Receipt number': (row: Payment) => row.receiptNumber,
  'Started (UTC)': (row: Payment) => instantText(row.createdAt),
  Campaign: (row: Payment) => row.campaignName,
  'For creators (USD)': (row: Payment) => row.amountCents / 100,
  'Fee (USD)': (row: Payment) => row.feeCents / 100,
  'Paid (USD)': (row: Payment) => (row.amountCents + row.feeCents) / 100,
  Status: (row: Payment) => (row.isProcessing ? 'processing' : row.status),
  'Settled (UTC)': (row: Payment) => instantText(row.settledAt),
  Outcome: (row: Payment) => row.end,
  'Declined because': (row: Payment) => row.lastError,
  'Payment at the provider': (row: Payment) => row.stripePaymentIntentId,
  Receipt: (row: Payment) => row.id,
}

export const billingFiles = [
  listFile(listBrandFundingsCall, 'payments', payment),
  listFile(listCampaignPaymentsCall, 'campaign-payments', payment),
  listFile(listLedgerCall, ({ month }) => (month === undefined ? 'ledger' : `ledger-${month}`), {
    'Time (UTC)': (row) => instantText(row.createdAt),
    Type: (row) => row.type,
    Event: (row) => row.event,
    'Amount (USD)': (row) => row.amountCents / 100,
    Campaign: (row) => row.campaignName,
    Post: (row) => row.submissionTitle,
    Creator: (row) => row.creatorName,
    Entry: (row) => row.id,
  }),
]
