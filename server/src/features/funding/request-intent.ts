import { type PaymentProvider, replayedFailure } from '#integrations/stripe/payment-provider.ts'
import { addSeconds } from '#platform/clock.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { chargedCents, type Funding } from './funding.ts'

type Wanted = Pick<
  Funding,
  'id' | 'campaignId' | 'campaignName' | 'brandId' | 'amountCents' | 'feeCents' | 'createdAt'
>

/**
 * Sends the same key and parameters for the same funding each time, so that it is created once. If the provider
 * has stored a failure under that key, the payment is looked up in its list; one that is not there will never
 * be, and is refused.
 */
export async function requestIntent(
  provider: PaymentProvider,
  funding: Wanted,
): Promise<{ id: string; clientSecret: string }> {
  try {
    return await createIntent(provider, funding)
  } catch (error) {
    if (!(error instanceof Unavailable && error.code === replayedFailure)) throw error
    return await findIntent(provider, funding)
  }
}

function createIntent(provider: PaymentProvider, funding: Wanted) {
  return provider.createFundingIntent({
    fundingId: funding.id,
    campaignId: funding.campaignId,
    brandId: funding.brandId,
    amountCents: chargedCents(funding),
    feeCents: funding.feeCents,
    description: descriptionOf(funding),
    idempotencyKey: `fund:${funding.id}`,
  })
}

/** The same on every try, because the provider refuses another body under the same key. */
function descriptionOf({ campaignId, campaignName }: Wanted): string {
  return campaignName === null
    ? `Campaign funding ${campaignId}`
    : `Campaign funding: ${campaignName}`
}

/** The provider's clock may be behind ours. */
const clockSecondsMax = 300

async function findIntent(provider: PaymentProvider, { id: fundingId, createdAt }: Wanted) {
  const since = addSeconds(createdAt, -clockSecondsMax)
  const started = await provider.listEveryFundingIntent(since)
  const made = started.find((intent) => intent.fundingId === fundingId)
  if (made === undefined || made.clientSecret === null) throw new PaymentNotStarted()
  return { id: made.id, clientSecret: made.clientSecret }
}

/** Nobody can pay it; a new one can be started. */
export class PaymentNotStarted extends Rejected {
  constructor() {
    super('payment-not-started', 'The payment provider could not start this payment. Try again.')
  }
}
