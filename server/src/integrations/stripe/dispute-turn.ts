import type Stripe from 'stripe'

type Moved = Pick<Stripe.BalanceTransaction, 'amount' | 'created'>

/**
 * Stripe can withdraw again what it reinstated, as after an appeal: each withdrawal after a return begins another turn, and one in
 * parts is one turn. `withdrawnCents` is what the last one took, null if nothing was ever withdrawn.
 */
export function turnOf(moved: readonly Moved[]): { turn: number; withdrawnCents: number | null } {
  let turn = 1
  let withdrawnCents: number | null = null
  let isReturned = false
  for (const { amount } of moved.toSorted((a, b) => a.created - b.created)) {
    if (amount > 0) isReturned = true
    if (amount >= 0) continue
    withdrawnCents = (isReturned ? 0 : (withdrawnCents ?? 0)) - amount
    if (isReturned) turn += 1
    isReturned = false
  }
  return { turn, withdrawnCents }
}
