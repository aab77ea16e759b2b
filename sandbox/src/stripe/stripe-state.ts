import type { World } from '../world.ts'

/** Stripe's own objects, for `GET /control/state`. */
export function stripeState(world: World) {
  const all = (name: string) => world.store.collection(`stripe.${name}`).values()
  return {
    paymentIntents: all('payment_intents'),
    transfers: all('transfers'),
    refunds: all('refunds'),
    accounts: all('accounts'),
  }
}
