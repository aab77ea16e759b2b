/** The provider's idempotency key: the same for every try until an outcome is definite. */
export function transferKey(payout: { id: string; attempt: number }): string {
  return `payout:${payout.id}:${payout.attempt}`
}

/** 1 s, doubling, at most 15 min. */
export function backoffSeconds(callsCount: number): number {
  return Math.min(2 ** Math.max(callsCount - 1, 0), 900)
}

/** What a creator reads while a tried payout is waiting. */
export const waitingSentence =
  'The transfer has not gone through yet. We try again until it does; your money is set aside.'

/** Stripe may forget idempotency keys after 24 h; after this long, look before creating. */
export const keyLifetimeHours = 23

/** Shown with a queued payout after a look that found no transfer. */
export const heldReason = 'Held while the creator is suspended. The provider lists no transfer.'
