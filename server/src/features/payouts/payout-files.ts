import { listAllPayoutsCall } from '@permille/contract/payouts/admin-payouts'
import {
  listPayoutLinesCall,
  listPayoutsCall,
  type PayoutLine,
} from '@permille/contract/payouts/payouts'
import { platformFacts } from '@permille/contract/platforms'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

/** The one line beside the posts nets debts and what was returned to the creator. */
function whatItPays({ submissionId, amountCents }: PayoutLine): string {
  if (submissionId !== null) return 'post'
  return amountCents < 0 ? 'earlier debts' : 'returned money'
}

export const payoutFiles = [
  listFile(listPayoutsCall, 'payouts', {
    Number: (row) => row.number,
    'Requested (UTC)': (row) => instantText(row.createdAt),
    'Amount (USD)': (row) => row.totalCents / 100,
    Status: (row) => row.status,
    Reason: (row) => row.reason,
    Payout: (row) => row.id,
  }),
  listFile(listPayoutLinesCall, 'payout', {
    Post: (row) => row.title,
    Campaign: (row) => row.campaignName,
    Platform: (row) => (row.platform === null ? null : platformFacts[row.platform].title),
    'Amount (USD)': (row) => row.amountCents / 100,
    'What it pays': whatItPays,
  }),
  listFile(listAllPayoutsCall, 'payouts', {
    Number: (row) => row.number,
    'Requested (UTC)': (row) => instantText(row.createdAt),
    Creator: (row) => row.creatorName,
    Handle: (row) => row.creatorHandle,
    'Amount (USD)': (row) => row.totalCents / 100,
    Status: (row) => row.status,
    Held: (row) => (row.isHeld ? 'yes' : 'no'),
    'Held because': (row) => row.holdReason,
    'Settled (UTC)': (row) => instantText(row.settledAt),
    'The provider said': (row) => row.reason,
    'Unknown since (UTC)': (row) => instantText(row.unknownSince),
    'Transfer at the provider': (row) => row.transferId,
    'Account at the provider': (row) => row.destination,
    Payout: (row) => row.id,
  }),
]
