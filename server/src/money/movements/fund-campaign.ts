import type { CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { campaignBudget, campaignFeeReserve, stripeAsset } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/** Books a successful funding: the creators' part to the budget, the fee part separately. */
export async function bookFunding(
  tx: Transaction,
  funding: {
    paymentIntentId: string
    campaignId: CampaignId
    amountCents: Cents
    feeCents: Cents
    at: Date
  },
): Promise<void> {
  const { campaignId, paymentIntentId } = funding
  const shared = { campaignId, at: funding.at } as const
  await postEntries(tx, [
    {
      ...shared,
      event: 'funding',
      amountCents: funding.amountCents,
      debit: stripeAsset,
      credit: campaignBudget(campaignId),
      key: ledgerKey('funding', { paymentIntent: paymentIntentId }),
    },
    {
      ...shared,
      event: 'funding-fee',
      amountCents: funding.feeCents,
      debit: stripeAsset,
      credit: campaignFeeReserve(campaignId),
      key: ledgerKey('funding-fee', { paymentIntent: paymentIntentId }),
    },
  ])
}
