import type { PaymentProvider } from '../../integrations/stripe/payment-provider.ts'
import { chargedCents, type Funding } from './funding.ts'

/**
 * Sends the same key and parameters for the same funding each time, so that it exists only once.
 */
export function requestIntent(
  provider: PaymentProvider,
  funding: Pick<Funding, 'id' | 'campaignId' | 'brandId' | 'amountCents' | 'feeCents'>,
): Promise<{ id: string; clientSecret: string }> {
  return provider.createFundingIntent({
    fundingId: funding.id,
    campaignId: funding.campaignId,
    brandId: funding.brandId,
    amountCents: chargedCents(funding),
    feeCents: funding.feeCents,
    description: `Campaign funding ${funding.campaignId}`,
    idempotencyKey: `fund:${funding.id}`,
  })
}
