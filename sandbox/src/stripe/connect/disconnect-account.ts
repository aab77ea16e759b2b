import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

export const application = { id: 'ca_sandbox', object: 'application', name: 'Permille' }

/** Ends the platform's access to the account, as after a deletion or when its owner leaves. */
export function disconnectAccount(stripe: StripeSandbox, account: Stripe.Account): void {
  stripe.tables.accounts.delete(account.id)
  emitEvent(stripe, {
    type: 'account.application.deauthorized',
    object: application,
    account: account.id,
  })
}
