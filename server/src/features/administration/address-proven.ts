import type { AddressProven } from '../accounts/public.ts'
import { removeAccountsOf } from '../connections/public.ts'
import { unlinkPayoutAccount } from '../payouts/public.ts'

/**
 * A payout account and connections from before the first proof of an address are not its owner's (rules §1). A
 * submission that locks a connection may wait for the creator whom the caller has locked: the database aborts
 * one of the two, which is retried.
 */
export const addressProven: AddressProven = async (tx, { userId, at }) => {
  const connectionsCount = await removeAccountsOf(tx, { userId, at })
  return { payoutAccount: await unlinkPayoutAccount(tx, userId), connectionsCount }
}
