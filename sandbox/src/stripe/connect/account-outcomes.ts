import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { emptyList } from './account-details.ts'
import { requirements } from './account-requirements.ts'
import { newBankAccount } from './bank-account.ts'
import { withStatus } from './capabilities.ts'

const outcomes = {
  complete: { status: 'active', due: [], disabledReason: undefined },
  closed_bank: { status: 'active', due: [], disabledReason: undefined },
  partial: {
    status: 'pending',
    due: ['individual.verification.document'],
    disabledReason: undefined,
  },
  reject: { status: 'inactive', due: [], disabledReason: 'rejected.fraud' },
} as const

/** Stripe's decision about an account's details. */
export type Outcome = keyof typeof outcomes

export function isOutcome(name: string | undefined): name is Outcome {
  return name !== undefined && Object.hasOwn(outcomes, name)
}

export interface Entered {
  readonly outcome: Outcome
  /** The number of the bank account. */
  readonly bank: string | undefined
}

/** The resulting changes to the account. */
export function outcomeFor(
  stripe: StripeSandbox,
  account: Stripe.Account,
  { outcome, bank }: Entered,
): Partial<Stripe.Account> {
  const { status, due, disabledReason } = outcomes[outcome]
  const kind = outcome === 'closed_bank' ? 'closed' : 'open'
  const capabilities = withStatus(account.capabilities, status)
  return {
    capabilities,
    charges_enabled: capabilities.card_payments === 'active',
    details_submitted: true,
    external_accounts: {
      ...emptyList(`/v1/accounts/${account.id}/external_accounts`),
      data: [newBankAccount(stripe, account, { kind, number: bank })],
    },
    payouts_enabled: status === 'active',
    requirements: requirements(due, disabledReason),
  }
}
