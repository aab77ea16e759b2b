import type { FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import type { IsForeign } from './installation-mark.ts'
import type { FundingIntent } from './payment-provider.ts'

/** `currency` is the one that our account charges. */
export function toFundingIntent(
  intent: Stripe.PaymentIntent,
  { currency, isForeign }: { currency: string; isForeign: IsForeign },
): FundingIntent {
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountCents: toCents(intent.amount),
    amountReceivedCents: toCents(intent.amount_received),
    isForeign: intent.metadata.fundingId === undefined || isForeign(intent.metadata),
    isOwnCurrency: intent.currency === currency,
    clientSecret: intent.client_secret,
    fundingId: (intent.metadata.fundingId ?? null) as FundingId | null,
    lastError: intent.last_payment_error?.message ?? null,
  }
}

/** A declined card returns an intent to its initial status: it stays open for another card. */
function statusOf(status: string): FundingIntent['status'] {
  switch (status) {
    case 'succeeded':
    case 'canceled':
    case 'processing':
      return status
    default:
      return 'open'
  }
}
