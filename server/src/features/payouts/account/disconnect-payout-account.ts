import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import { writeAudit } from '../../accounts/public.ts'
import {
  type AccountHolder,
  disconnectAccount,
  findHolderOfUser,
  unpinCountry,
} from '../payout-account-store.ts'

/** Forgets whose account it is; at the provider it stays as it is. False if it was forgotten before. */
export async function disconnect(
  tx: Transaction,
  { creatorId, stripeConnectAccountId: stripeAccountId }: AccountHolder,
): Promise<boolean> {
  if (stripeAccountId === null) return false
  if (!(await disconnectAccount(tx, { creatorId, stripeAccountId }))) return false
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: 'payout_account.disconnected',
    objectType: 'creator',
    objectId: creatorId,
    before: { accountId: stripeAccountId },
  })
  return true
}

/**
 * For a user whose payout account may be a stranger's. One that is being opened now is not kept either. Requires the creator's
 * row to be locked; returns whether there was one.
 */
export async function unlinkPayoutAccount(tx: Transaction, userId: UserId): Promise<boolean> {
  const holder = await findHolderOfUser(tx, userId)
  if (holder === undefined) return false
  if (await disconnect(tx, holder)) return true
  await unpinCountry(tx, holder.creatorId)
  return false
}
