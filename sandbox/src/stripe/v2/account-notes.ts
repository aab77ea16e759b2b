import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** What only Accounts v2 stores about an account; one opened through v1 has no note. */
export interface AccountNote {
  readonly displayName: string | null
  readonly contactPhone: string | null
}

export function accountNotes(stripe: StripeSandbox): Collection<AccountNote> {
  return stripe.world.store.collection<AccountNote>('stripe.v2_account_notes')
}

/** Closed accounts: some of what they were can still be read. */
export function closedAccounts(stripe: StripeSandbox): Collection<Stripe.Account> {
  return stripe.world.store.collection<Stripe.Account>('stripe.v2_closed_accounts')
}
