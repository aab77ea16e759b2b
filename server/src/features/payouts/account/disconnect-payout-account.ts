import type { UserId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { disconnectedProblem } from '../payout-account.ts'
import {
  type AccountHolder,
  disconnectAccount,
  findHolderOfUser,
  unpinCountry,
} from '../payout-account-store.ts'

/** At the provider the account stays as it is. False if it was let go before. */
export async function disconnect(tx: Transaction, holder: AccountHolder): Promise<boolean> {
  return await forget(tx, holder, { problem: disconnectedProblem })
}

/** `problem` is the creator's message; null for an account that they may never have had. */
async function forget(
  tx: Transaction,
  { creatorId, stripeConnectAccountId: stripeAccountId }: AccountHolder,
  { problem }: { problem: string | null },
): Promise<boolean> {
  if (stripeAccountId === null) return false
  if (!(await disconnectAccount(tx, { creatorId, stripeAccountId, problem }))) return false
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: 'payout_account.disconnected',
    objectType: 'creator',
    objectId: creatorId,
    before: { accountId: stripeAccountId },
    ...(problem === null && { after: { isFormer: true } }),
  })
  return true
}

/**
 * Disconnects a payout account that may be a stranger's; only the notice of the proof mentions it. One that is
 * being opened is dropped too. Requires the creator's row to be locked; returns whether there was one.
 */
export async function unlinkPayoutAccount(tx: Transaction, userId: UserId): Promise<boolean> {
  const holder = await findHolderOfUser(tx, userId)
  if (holder === undefined) return false
  if (await forget(tx, holder, { problem: null })) return true
  await unpinCountry(tx, holder.creatorId)
  return false
}
