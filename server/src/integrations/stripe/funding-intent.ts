import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import type { IsForeign } from './installation-mark.ts'
import type { FundingIntent, PaidCard } from './payment-provider.ts'
import { createMetadataReader } from './read-metadata.ts'

/** `currency` is the currency of our account. */
export function toFundingIntent(
  intent: Stripe.PaymentIntent,
  { currency, isForeign }: { currency: string; isForeign: IsForeign },
): FundingIntent {
  const reader = createMetadataReader(intent.metadata)
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountCents: toCents(intent.amount),
    amountReceivedCents: toCents(intent.amount_received),
    isForeign: intent.metadata.fundingId === undefined || isForeign(intent.metadata),
    isOwnCurrency: intent.currency === currency,
    clientSecret: intent.client_secret,
    fundingId: reader.id<FundingId>('fundingId'),
    campaignId: reader.id<CampaignId>('campaignId'),
    brandId: reader.id<BrandId>('brandId'),
    feeCents: reader.cents('feeCents', intent.amount),
    ...reader.damage(),
    createdAt: new Date(intent.created * 1000),
    lastError: intent.last_payment_error?.message ?? null,
    card: intent.status === 'succeeded' ? cardOf(intent.latest_charge) : null,
  }
}

/** Only an expanded charge contains its card. */
function cardOf(charge: Stripe.PaymentIntent['latest_charge']): PaidCard | null {
  if (charge === null || typeof charge === 'string') return null
  const { brand, last4 } = charge.payment_method_details?.card ?? {}
  return brand && last4 ? { brand, last4 } : null
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
