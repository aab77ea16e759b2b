import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** Stripe's test account numbers: an ordinary one, and one that was closed. */
const last4 = { open: '6789', closed: '1116' } as const

export interface EnteredBank {
  readonly kind: keyof typeof last4
  /** One number has the same fingerprint in every account; without a number, each account gets its own. */
  readonly number?: string | undefined
}

/** The bank account that an owner enters while onboarding. */
export function newBankAccount(
  stripe: StripeSandbox,
  account: Stripe.Account,
  { kind, number }: EnteredBank,
): Stripe.BankAccount {
  const id = stripe.world.newId('ba_')
  return {
    id,
    object: 'bank_account',
    account: account.id,
    account_holder_name: null,
    account_holder_type: null,
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: account.country ?? 'US',
    currency: account.default_currency ?? 'usd',
    default_for_currency: true,
    fingerprint: fingerprintOf(number ?? id),
    last4: last4[kind],
    metadata: {},
    routing_number: '110000000',
    status: 'new',
  }
}

/** The length of Stripe's fingerprints. */
function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('hex').slice(0, 16)
}

/** Whether its payouts are returned. */
export function paysBack({ external_accounts: banks }: Stripe.Account): boolean {
  return banks?.data.some((bank) => bank.last4 === last4.closed) ?? false
}
