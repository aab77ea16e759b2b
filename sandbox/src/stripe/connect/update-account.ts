import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** Saves the changes and notifies the platform with an event of the connected account. */
export function updateAccount(
  stripe: StripeSandbox,
  account: Stripe.Account,
  changes: Partial<Stripe.Account>,
): Stripe.Account {
  const updated = { ...account, ...changes }
  const names = Object.keys(changes) as (keyof Stripe.Account)[]
  const previous = Object.fromEntries(names.map((name) => [name, account[name] ?? null]))
  stripe.tables.accounts.put(updated.id, updated)
  emitEvent(stripe, { type: 'account.updated', object: updated, previous, account: updated.id })
  return updated
}
