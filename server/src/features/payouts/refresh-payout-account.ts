import type { KycStatus } from '@permille/contract/enums'
import type { CreatorId } from '@permille/contract/ids'
import type { PayoutAccount } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { announcePayoutAccount, type SeenAccount } from './account/announce-payout-account.ts'
import { disconnect } from './account/disconnect-payout-account.ts'
import { isRejected, lacksOnlyBank, problemOf, statusOf } from './payout-account.ts'
import {
  findAccountHolder,
  findHolderOfAccount,
  saveAccountStatus,
  saveDestinations,
} from './payout-account-store.ts'
import type { AccountLookupDeps } from './payout-deps.ts'

/**
 * Asks the provider for an account's status and stores it; called by webhook, request and link. One that we
 * have no access to any more is let go, so that its owner can connect another; the refusal is thrown.
 */
export async function refreshPayoutAccount(
  deps: AccountLookupDeps,
  stripeAccountId: string,
): Promise<SeenAccount> {
  const account = await retrieveOrLetGo(deps, stripeAccountId)
  const returned = lacksOnlyBank(account)
    ? await deps.provider.findReturnedByBank(stripeAccountId)
    : null
  const seen = { ...account, returned }
  const change = { at: deps.clock.now(), holdHours: deps.accountChangeHoldHours }
  await deps.database.transaction((tx) => storePayoutAccount(tx, seen, change))
  return seen
}

async function retrieveOrLetGo(
  deps: AccountLookupDeps,
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

/** Notifies the owner of an account that can now be paid, or of another bank account in it. */
export async function storePayoutAccount(
  tx: Transaction,
  account: SeenAccount,
  change: { at: Date; holdHours: number },
): Promise<void> {
  await announcePayoutAccount(tx, account, change)
  await saveAccountStatus(tx, {
    stripeAccountId: account.id,
    status: statusOf(account),
    problem: problemOf(account, account.returned),
    returned: account.returned,
    kycStatus: kycOf(account),
  })
  await saveDestinations(tx, { stripeAccountId: account.id, fingerprints: account.destinations })
}

/** A bank account is no part of who someone is. */
export function kycOf(account: PayoutAccount): KycStatus {
  if (isRejected(account)) return 'rejected'
  return statusOf(account) === 'connected' || lacksOnlyBank(account) ? 'verified' : 'pending'
}

/** A webhook may be late or lost: an incomplete account is looked up before it is refused. */
export async function refreshUnfinishedAccount(
  deps: AccountLookupDeps,
  creatorId: CreatorId,
): Promise<void> {
  const holder = await findAccountHolder(deps.database, creatorId)
  const stripeAccountId = holder?.stripeConnectAccountId ?? null
  if (stripeAccountId === null || holder?.payoutAccountStatus === 'connected') return
  await refreshPayoutAccount(deps, stripeAccountId)
}
