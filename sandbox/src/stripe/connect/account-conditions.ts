import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { type Outcome, outcomeFor } from './account-outcomes.ts'
import { paysBack } from './bank-account.ts'
import { application, disconnectAccount } from './disconnect-account.ts'
import { updateAccount } from './update-account.ts'

interface Condition {
  /** The label of its button. */
  readonly title: string
  readonly says: string
  /** Null if the owner disconnects the account from the platform. */
  readonly outcome: Outcome | null
}

/** The conditions of a creator's account that the console and a control call can set. */
export const conditions = {
  whole: {
    title: 'Make whole',
    says: 'Nothing is due: it takes transfers, and its balance is paid out.',
    outcome: 'complete',
  },
  past_due: {
    title: 'Ask for a document',
    says: 'A document is past due: no transfers, no payouts (requirements.past_due).',
    outcome: 'partial',
  },
  closed_bank: {
    title: 'Close the bank account',
    says: 'It takes transfers, and its bank returns the next payout.',
    outcome: 'closed_bank',
  },
  rejected: {
    title: 'Reject',
    says: 'Stripe rejected it as fraud (rejected.fraud).',
    outcome: 'reject',
  },
  disconnected: {
    title: 'Disconnect',
    says: 'Its owner left: the platform’s key has no access any more.',
    outcome: null,
  },
} as const satisfies Readonly<Record<string, Condition>>

export type ConditionName = keyof typeof conditions
export const conditionNames = Object.keys(conditions) as ConditionName[]

/** Accounts whose owners left, so that they can come back. */
export function leftAccounts(stripe: StripeSandbox): Collection<Stripe.Account> {
  return stripe.world.store.collection<Stripe.Account>('stripe.left_accounts')
}

/** Includes accounts whose owner had left. */
export function findAnyAccount(stripe: StripeSandbox, id: string): Stripe.Account | undefined {
  return stripe.tables.accounts.get(id) ?? leftAccounts(stripe).get(id)
}

/** Brings an account into a condition and emits the events that Stripe would send. */
export function setCondition(
  stripe: StripeSandbox,
  account: Stripe.Account,
  name: ConditionName,
): Stripe.Account {
  const { outcome } = conditions[name]
  if (outcome === null) {
    if (stripe.tables.accounts.get(account.id)) leave(stripe, account)
    return account
  }
  comeBack(stripe, account)
  const updated = updateAccount(stripe, account, changesFor(stripe, account, outcome))
  if (updated.payouts_enabled) {
    const { payoutSeconds } = stripe.world.settings.current
    stripe.later.add('automatic_payout', account.id, payoutSeconds)
  }
  return updated
}

/** Keeps a bank account that is open. */
function changesFor(
  stripe: StripeSandbox,
  account: Stripe.Account,
  outcome: Outcome,
): Partial<Stripe.Account> {
  const entered = outcomeFor(stripe, account, { outcome, bank: undefined })
  const hasBank = (account.external_accounts?.data.length ?? 0) > 0
  if (outcome === 'closed_bank' || !hasBank || paysBack(account)) return entered
  const { external_accounts: _, ...changes } = entered
  return changes
}

/** Its owner disconnects it from the platform. */
export function leave(stripe: StripeSandbox, account: Stripe.Account): void {
  leftAccounts(stripe).put(account.id, account)
  disconnectAccount(stripe, account)
}

function comeBack(stripe: StripeSandbox, account: Stripe.Account): void {
  if (leftAccounts(stripe).get(account.id) === undefined) return
  leftAccounts(stripe).delete(account.id)
  stripe.tables.accounts.put(account.id, account)
  emitEvent(stripe, {
    type: 'account.application.authorized',
    object: application,
    account: account.id,
  })
}
