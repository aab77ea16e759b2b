import {
  listBrandChargebacksCall,
  listChargebacksCall,
} from '@permille/contract/chargebacks/chargebacks'
import { listFraudWarningsCall } from '@permille/contract/chargebacks/fraud-warnings'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const chargebackFiles = [
  listFile(listBrandChargebacksCall, 'chargebacks', {
    'Opened (UTC)': (row) => instantText(row.openedAt),
    Campaign: (row) => row.campaignName,
    'Payment of (UTC)': (row) => instantText(row.paidAt),
    'Amount (USD)': (row) => row.amountCents / 100,
    'Inquiry only': (row) => (row.isInquiry ? 'yes' : 'no'),
    Status: (row) => row.status,
    'The bank’s reason': (row) => row.reason,
    'Taken from the campaign (USD)': (row) => row.fromCampaignCents / 100,
    'No longer in the campaign (USD)': (row) => row.owedCents / 100,
    'Closed (UTC)': (row) => instantText(row.closedAt),
    Chargeback: (row) => row.id,
  }),
  listFile(listChargebacksCall, 'chargebacks', {
    'Opened (UTC)': (row) => instantText(row.openedAt),
    Brand: (row) => row.brandName,
    Campaign: (row) => row.campaignName,
    'Payment of (UTC)': (row) => instantText(row.paidAt),
    'Amount (USD)': (row) => row.amountCents / 100,
    'Inquiry only': (row) => (row.isInquiry ? 'yes' : 'no'),
    Status: (row) => row.status,
    'The bank’s reason': (row) => row.reason,
    'Evidence due (UTC)': (row) => instantText(row.dueAt),
    Answer: (row) => row.responseKind,
    'State of the answer': (row) => row.responseStatus,
    Problem: (row) => row.problem,
    'Closed (UTC)': (row) => instantText(row.closedAt),
    'Dispute at the provider': (row) => row.stripeDisputeId,
    ID: (row) => row.id,
  }),
  listFile(listFraudWarningsCall, 'fraud-warnings', {
    'Reported (UTC)': (row) => instantText(row.warnedAt),
    Brand: (row) => row.brandName,
    Campaign: (row) => row.campaignName,
    'Payment of (UTC)': (row) => instantText(row.paidAt),
    'Paid (USD)': (row) => row.amountCents / 100,
    'Refundable (USD)': (row) => row.refundableCents / 100,
    'The bank’s reason': (row) => row.fraudType,
    'To decide': (row) => (row.isActionable ? 'yes' : 'no'),
    Decision: (row) => row.decision,
    'Decided by': (row) => row.decidedBy,
    'Decided (UTC)': (row) => instantText(row.decidedAt),
    ID: (row) => row.id,
  }),
]
