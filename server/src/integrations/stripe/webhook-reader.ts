import type Stripe from 'stripe'
import { invariant, Rejected } from '#platform/errors/errors.ts'
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

function verify(rawBody: Buffer, signature: string, secret: string): Event | null {
  const { signature: signatures } = stripeLibrary().webhooks
  invariant(
    signatures !== undefined && signatures !== null,
    'Stripe’s library cannot verify signatures',
  )
  try {
    signatures.verifyHeader(rawBody, signature, secret)
    return JSON.parse(rawBody.toString('utf8')) as Event
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripeSignatureVerificationError) return null
    throw notGenuine(error)
  }
}

/** A snapshot of an object, or a thin event, which only names one. */
type Event = Stripe.Event | ThinEvent

interface ThinEvent {
  readonly object: 'v2.core.event'
  readonly id: string
  readonly type: string
  readonly created: string
  readonly related_object: { readonly id: string } | null
}

function toProviderEvent(event: Event): ProviderEvent {
  if (event.object === 'v2.core.event') {
    if (!event.type.startsWith('v2.core.account')) throw notASnapshot(event.type)
    return fromThinEvent(event)
  }
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

function notASnapshot(type: string): Rejected {
  return new Rejected(
    'webhook-not-a-snapshot',
    `The signature of this webhook is valid, but ${type} came as a thin event, and this endpoint accepts snapshot events. In Stripe, choose the snapshot payload for the event destination.`,
  )
}

/** The only ones requested are about connected accounts. */
function fromThinEvent({ id, type, created, related_object: related }: ThinEvent): ProviderEvent {
  const objectId = related?.id ?? id
  return {
    id,
    type,
    objectId,
    accountId: related?.id ?? null,
    createdAt: new Date(created),
  }
}

function notGenuine(cause?: unknown): Rejected {
  return new Rejected('webhook-signature-invalid', 'The signature of this webhook is invalid.', {
    cause,
  })
}
