import type { AddressProven } from '../accounts/public.ts'
import { removeAccountsOf } from '../connections/public.ts'
import { unlinkPayoutAccount } from '../payouts/public.ts'

/** A payout account and connections from before the first proof of an address are not its owner's (rules §1). */
export const addressProven: AddressProven = async (tx, { userId, at }) => ({
  payoutAccount: await unlinkPayoutAccount(tx, userId),
  connectionsCount: await removeAccountsOf(tx, { userId, at }),
})
