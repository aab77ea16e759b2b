import type Stripe from 'stripe'
import { ownedPayouts } from './payouts/owned-payouts.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'
import { findById } from './tables.ts'
import type { Sources } from './wire/expand.ts'

/** What `expand` can add to a response. */
export function expansionsOf(stripe: StripeSandbox): Sources {
  return {
    find: (id) => findById(stripe.tables, id) ?? ownedPayouts(stripe).get(id)?.payout,
    listOf: (holder, name) => {
      const { id, object } = holder as { id?: string; object?: string }
      if (object !== 'charge' || name !== 'refunds' || id === undefined) return undefined
      return refundsOf(stripe, id)
    },
  }
}

function refundsOf(stripe: StripeSandbox, chargeId: string): Stripe.ApiList<Stripe.Refund> {
  const data = stripe.tables.refunds.values().filter((refund) => refund.charge === chargeId)
  return {
    object: 'list',
    data: data.reverse(),
    has_more: false,
    url: `/v1/charges/${chargeId}/refunds`,
  }
}
