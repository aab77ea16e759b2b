import type { ProviderEvent } from '#integrations/stripe/payment-provider.ts'
import { addSeconds } from '#platform/clock.ts'
import { Rejected } from '#platform/errors/errors.ts'

/** An event as stored in the inbox; a hint about one object, never the truth about it. */
export interface StoredEvent extends Omit<ProviderEvent, 'createdAt'> {
  readonly receivedAt: Date
  readonly attempts: number
  readonly processedAt: Date | null
}

/** The result of an event; `unknown` when its object is not ours, or not ours yet. */
export type EventOutcome =
  | { readonly kind: 'done'; readonly outcome: string }
  | { readonly kind: 'unknown' }

/** The event is about other software on the same provider account; these are counted, and never read again. */
export const foreign = { kind: 'done', outcome: 'foreign' } as const satisfies EventOutcome

/** What an event is about, from the provider; null when it has no such object. */
export async function findObject<Thing>(found: Promise<Thing>): Promise<Thing | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
}

/** Looks the object up at the provider and applies its state; safe to run again. */
export type EventHandler = (event: StoredEvent) => Promise<EventOutcome>

/** Which feature handles which events, by type prefix: `payment_intent.`. */
export type EventHandlers = Readonly<Record<string, EventHandler>>

export function findHandler(handlers: EventHandlers, type: string): EventHandler | undefined {
  const prefix = Object.keys(handlers).find((candidate) => type.startsWith(candidate))
  return prefix === undefined ? undefined : handlers[prefix]
}

/** An object may become known within three days; then the event is closed. */
const unknownSecondsMax = 72 * 3600
const backoffSecondsMax = 6 * 3600

/** When to retry an event about an unknown object; null once it has been retried long enough. */
export function nextPollAt(event: StoredEvent, at: Date): Date | null {
  const closesAt = addSeconds(event.receivedAt, unknownSecondsMax)
  if (at >= closesAt) return null
  const next = addSeconds(at, Math.min(10 * 2 ** event.attempts, backoffSecondsMax))
  return next < closesAt ? next : closesAt
}
