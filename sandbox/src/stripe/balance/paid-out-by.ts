import type Stripe from 'stripe'
import { ownedPayouts } from '../payouts/owned-payouts.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource, refused } from '../wire/api-error.ts'

/**
 * Whether an automatic payout of the account paid out a transaction: it had settled by then, and
 * after the previous automatic payout. Stripe knows this only for automatic payouts.
 */
export function paidOutBy(
  stripe: StripeSandbox,
  account: string | null,
  payoutId: string,
): (transaction: Stripe.BalanceTransaction) => boolean {
  const owned = ownedPayouts(stripe).get(payoutId)
  if (owned?.account !== account) throw missingResource('payout', payoutId, { param: 'payout' })
  if (!owned.payout.automatic) {
    const message =
      'Balance transaction history can only be filtered on automatic transfers, not manual.'
    throw refused(null, message, 'payout')
  }
  const { created } = owned.payout
  const before = ownedPayouts(stripe)
    .values()
    .filter((each) => each.account === account && each.payout.automatic)
    .map(({ payout }) => payout.created)
    .filter((other) => other < created)
  const since = Math.max(-1, ...before)
  return ({ source, available_on: settledAt }) =>
    source === payoutId || (settledAt > since && settledAt <= created)
}
