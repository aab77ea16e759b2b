import type Stripe from 'stripe'
import { Rejected } from '../../platform/errors/errors.ts'
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts'
import { stripeLibrary } from './stripe-library.ts'

/** Shorter ones can be guessed, and an empty one would let anyone sign. */
const secretLengthMin = 16

/**
 * Verifies webhooks signed with any of these secrets: the platform's and the Connect endpoint's, or
 * the old and the new one during a rotation. Throws at once when a secret is missing or too short.
 */
export function createWebhookReader(secrets: readonly string[]): PaymentProvider['readWebhook'] {
  if (secrets.length === 0) throw new Error('A webhook secret is required.')
  if (secrets.some((secret) => secret.length < secretLengthMin)) {
    throw new Error(`A webhook secret must have at least ${secretLengthMin} characters.`)
  }
  return ({ rawBody, signature }) => {
    for (const secret of secrets) {
      const event = verify(rawBody, signature, secret)
      if (event) return toProviderEvent(event)
    }
    throw notGenuine()
  }
}

function verify(rawBody: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripeLibrary().webhooks.constructEvent(rawBody, signature, secret)
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripeSignatureVerificationError) return null
    // The library reads the body only once its signature holds.
    throw isThin(rawBody) ? notASnapshot(error) : notGenuine(error)
  }
}

/** A thin event names its object and lacks the state that a snapshot event carries. */
function isThin(rawBody: Buffer): boolean {
  return /"object"\s*:\s*"v2\.core\.event"/.test(rawBody.toString())
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as { id?: string; object: string }
  return {
    id: event.id,
    type: event.type,
    // A balance has no id of its own.
    objectId: object.id ?? object.object,
    accountId: event.account ?? null,
    createdAt: new Date(event.created * 1000),
  }
}

function notASnapshot(cause: unknown): Rejected {
  return new Rejected(
    'webhook-not-a-snapshot',
    'The signature of this webhook is valid, but it is a thin event, and this endpoint takes snapshot events. In Stripe, choose the snapshot payload for the event destination.',
    { cause },
  )
}

function notGenuine(cause?: unknown): Rejected {
  return new Rejected('webhook-signature-invalid', 'The signature of this webhook is invalid.', {
    cause,
  })
}
