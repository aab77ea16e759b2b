import type { KycStatus } from '@permille/contract/enums'
import type { CreatorId } from '@permille/contract/ids'
import type { PaymentProvider, PayoutAccount } from '../../integrations/stripe/payment-provider.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { disconnect } from './account/disconnect-payout-account.ts'
import { problemOf, statusOf } from './payout-account.ts'
import {
  findAccountHolder,
  findHolderOfAccount,
  saveAccountStatus,
  saveDestinations,
} from './payout-account-store.ts'

/**
 * Asks the provider for an account's status and stores it; called by webhook, request and link. One that we
 * have no access to any more is let go, so that its owner can connect another; the refusal is thrown.
 */
export async function refreshPayoutAccount(
  deps: { database: DatabaseServer; provider: PaymentProvider },
  stripeAccountId: string,
): Promise<PayoutAccount> {
  const account = await retrieveOrLetGo(deps, stripeAccountId)
  await deps.database.transaction((tx) => storePayoutAccount(tx, account))
  return account
}

async function retrieveOrLetGo(
  deps: { database: DatabaseServer; provider: PaymentProvider },
  stripeAccountId: string,
): Promise<PayoutAccount> {
  try {
    return await deps.provider.retrievePayoutAccount(stripeAccountId)
  } catch (error) {
    if (error instanceof Rejected && error.code === 'account-invalid') {
      await deps.database.transaction((tx) => letGo(tx, stripeAccountId))
    }
    throw error
  }
}

async function letGo(tx: Transaction, stripeAccountId: string): Promise<void> {
  const holder = await findHolderOfAccount(tx, stripeAccountId)
  if (holder !== undefined) await disconnect(tx, holder)
}

export async function storePayoutAccount(tx: Transaction, account: PayoutAccount): Promise<void> {
  await saveAccountStatus(tx, {
    stripeAccountId: account.id,
    status: statusOf(account),
    problem: problemOf(account),
    kycStatus: kycOf(account),
  })
  await saveDestinations(tx, { stripeAccountId: account.id, fingerprints: account.destinations })
}

export function kycOf(account: PayoutAccount): KycStatus {
  if (account.disabledReason?.startsWith('rejected')) return 'rejected'
  return statusOf(account) === 'connected' ? 'verified' : 'pending'
}

/** A webhook may be late or lost: an incomplete account is looked up before it is refused. */
export async function refreshUnfinishedAccount(
  deps: { database: DatabaseServer; provider: PaymentProvider },
  creatorId: CreatorId,
): Promise<void> {
  const holder = await findAccountHolder(deps.database, creatorId)
  const stripeAccountId = holder?.stripeConnectAccountId ?? null
  if (stripeAccountId === null || holder?.payoutAccountStatus === 'connected') return
  await refreshPayoutAccount(deps, stripeAccountId)
}
