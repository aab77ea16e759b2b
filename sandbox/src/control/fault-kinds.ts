import type { Provider } from './providers.ts'

interface FaultKind {
  readonly title: string
  /** Its effect, in words. */
  readonly says: string
  /** What a fault is matched against, and the providers it can hit. */
  readonly strikes: 'request' | 'webhook' | 'card'
  /** The fields it uses besides `match` and its duration. */
  readonly reads: readonly ('status' | 'delaySeconds')[]
}

/**
 * Every kind of fault. Control calls refuse any other, and the console offers each of these.
 */
const faultKinds = {
  status: {
    title: 'Refuse with an error',
    says: 'No work is done. The response is the status, with an error in the provider’s own form: 500 and 503 for an outage, 429 for a rate limit, 401 for a key or token that no longer works.',
    strikes: 'request',
    reads: ['status'],
  },
  status_after: {
    title: 'Do the work, then respond with an error',
    says: 'The work is done, but the response reports a failure. Stripe stores that response under the idempotency key.',
    strikes: 'request',
    reads: ['status'],
  },
  hang: {
    title: 'Never respond',
    says: 'No work and no response: the caller waits until it gives up.',
    strikes: 'request',
    reads: [],
  },
  drop_response: {
    title: 'Do the work, lose the response',
    says: 'The work is done, but the connection breaks before the response arrives. The caller cannot know whether the money moved.',
    strikes: 'request',
    reads: [],
  },
  slow: {
    title: 'Respond late',
    says: 'The work is done after a wait, and the response is right.',
    strikes: 'request',
    reads: ['delaySeconds'],
  },
  lose_webhook: {
    title: 'Lose a webhook',
    says: 'The event happens and is in Stripe’s list, but is never sent.',
    strikes: 'webhook',
    reads: [],
  },
  duplicate_webhook: {
    title: 'Send a webhook twice',
    says: 'The same event, with the same id, is delivered two times.',
    strikes: 'webhook',
    reads: [],
  },
  delay_webhook: {
    title: 'Send a webhook late, out of order',
    says: 'The event is delayed, and later events are delivered before it.',
    strikes: 'webhook',
    reads: ['delaySeconds'],
  },
  decline_card: {
    title: 'Decline the card',
    says: 'The bank declines the payment, whatever the card’s number. The cards below do so without a fault.',
    strikes: 'card',
    reads: [],
  },
  ask_cardholder: {
    title: 'Ask for 3-D Secure',
    says: 'Whatever the card, its bank asks the holder to confirm the payment on a page of its own.',
    strikes: 'card',
    reads: [],
  },
} as const satisfies Readonly<Record<string, FaultKind>>

export type FaultKindName = keyof typeof faultKinds
export const faultKindNames = Object.keys(faultKinds) as FaultKindName[]

export function faultFacts(kind: FaultKindName): FaultKind {
  return faultKinds[kind]
}

/** Webhooks and cards are Stripe's. */
export function canStrike(kind: FaultKindName, provider: Provider): boolean {
  return provider === 'stripe' || faultKinds[kind].strikes === 'request'
}
