import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { accountNotes } from '../v2/account-notes.ts'
import { emitThin } from '../v2/emit-thin.ts'

/** Saves the changes and notifies the platform, in the API that opened the account. */
export function updateAccount(
  stripe: StripeSandbox,
  account: Stripe.Account,
  changes: Partial<Stripe.Account>,
): Stripe.Account {
  const updated = { ...account, ...changes }
  const names = Object.keys(changes) as (keyof Stripe.Account)[]
  const previous = Object.fromEntries(names.map((name) => [name, account[name] ?? null]))
  stripe.tables.accounts.put(updated.id, updated)
  if (accountNotes(stripe).get(updated.id) !== undefined) {
    emitV2Changes(stripe, account, updated)
    return updated
  }
  emitEvent(stripe, { type: 'account.updated', object: updated, previous, account: updated.id })
  return updated
}

/** An account of Accounts v2 is never in an `account.updated`. */
function emitV2Changes(stripe: StripeSandbox, before: Stripe.Account, after: Stripe.Account): void {
  const accountId = after.id
  emitThin(stripe, { type: 'v2.core.account.updated', accountId })
  if (JSON.stringify(before.requirements) !== JSON.stringify(after.requirements)) {
    emitThin(stripe, { type: 'v2.core.account[requirements].updated', accountId })
  }
  if (before.capabilities?.transfers === after.capabilities?.transfers) return
  emitThin(stripe, {
    type: 'v2.core.account[configuration.recipient].capability_status_updated',
    accountId,
    data: { updated_capability: 'stripe_balance.stripe_transfers' },
  })
}
