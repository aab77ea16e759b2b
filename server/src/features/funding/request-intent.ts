import type { PaymentProvider } from '../../integrations/stripe/payment-provider.ts'
import { chargedCents, type Funding } from './funding.ts'

/** The same funding always asks with the same key and the same words, so that it exists once. */
export function requestIntent(
  provider: PaymentProvider,
  funding: Pick<Funding, 'id' | 'campaignId' | 'amountCents' | 'feeCents'>,
): Promise<{ id: string; clientSecret: string }> {
  return provider.createFundingIntent({
    fundingId: funding.id,
    campaignId: funding.campaignId,
    amountCents: chargedCents(funding),
    description: `Campaign funding ${funding.campaignId}`,
    idempotencyKey: `fund:${funding.id}`,
  })
}
