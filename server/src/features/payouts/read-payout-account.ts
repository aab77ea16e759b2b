import type { ResponseOf } from '@permille/contract/endpoint'
import type { CreatorId } from '@permille/contract/ids'
import type { readPayoutAccountCall } from '@permille/contract/payouts/payouts'
import { isExpectedError, NotFound } from '#platform/errors/errors.ts'
import { canContinue, problemOf, statusOf } from './payout-account.ts'
import { type AccountHolder, findAccountHolder } from './payout-account-store.ts'
import type { AccountLookupDeps } from './payout-deps.ts'
import { kycOf, refreshPayoutAccount } from './refresh-payout-account.ts'

/**
 * Returns the payout account's status. An incomplete account is looked up at the provider and stored, so that a
 * creator who returns from there is ready, here and for the withdrawal rules, before any webhook.
 */
export async function readPayoutAccount(
  deps: AccountLookupDeps,
  creatorId: CreatorId,
): Promise<ResponseOf<typeof readPayoutAccountCall>> {
  const holder = await findAccountHolder(deps.database, creatorId)
  if (holder === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  const stripeAccountId = holder.stripeConnectAccountId
  if (stripeAccountId === null || holder.payoutAccountStatus === 'connected')
    return storedState(holder)
  try {
    const account = await refreshPayoutAccount(deps, stripeAccountId)
    const problem = problemOf(account, account.returned)
    return {
      detailsSubmitted: account.detailsSubmitted,
      payoutsEnabled: statusOf(account) === 'connected',
      kycStatus: kycOf(account),
      country: account.country,
      problem,
      canContinue: canContinue(problem),
    }
  } catch (error) {
    if (isExpectedError(error)) return storedState(holder)
    throw error
  }
}

function storedState(holder: AccountHolder): ResponseOf<typeof readPayoutAccountCall> {
  const status = holder.payoutAccountStatus
  return {
    detailsSubmitted: status === 'connected' || status === 'restricted',
    payoutsEnabled: status === 'connected',
    kycStatus: holder.kycStatus,
    country: holder.payoutCountry,
    problem: holder.payoutProblem,
    canContinue: canContinue(holder.payoutProblem),
  }
}
