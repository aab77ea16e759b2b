import { holdPayouts, writeAudit } from '#features/accounts/public.ts'
import type { PayoutAccount, ReturnedByBank } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { statusOf } from '../payout-account.ts'
import { findHolderOfAccount } from '../payout-account-store.ts'
import { hasOtherDestinations, wasAnnounced } from './announced-account-store.ts'

export interface SeenAccount extends PayoutAccount {
  /** What its bank returned; null unless the account lacks only another bank account. */
  readonly returned: ReturnedByBank | null
}

/**
 * The first time that an account can be paid, withdrawals are delayed, so that its owner learns of it before
 * money leaves (rules §4); a bank account added later is only announced, as is money that the bank returned.
 * Notices are derived from the audit entries. Requires the account's stored state to be unchanged.
 */
export async function announcePayoutAccount(
  tx: Transaction,
  account: SeenAccount,
  { at, holdHours }: { at: Date; holdHours: number },
): Promise<void> {
  const seen = await findHolderOfAccount(tx, account.id)
  if (seen === undefined) return
  await lockRow(tx, 'creator', seen.creatorId)
  const holder = await findHolderOfAccount(tx, account.id)
  if (holder === undefined) return
  const { creatorId, userId, payoutAccountStatus } = holder
  const { id: accountId, country, lastFour } = account
  const entry = { actor: { kind: 'system' }, objectType: 'creator', objectId: creatorId } as const
  const isNew = statusOf(account) === 'connected' && payoutAccountStatus !== 'connected'
  if (isNew && !(await wasAnnounced(tx, { creatorId, stripeAccountId: accountId }))) {
    await holdPayouts(tx, { userId, hours: holdHours, at })
    const heldUntil = holdHours === 0 ? null : addHours(at, holdHours)
    const after = { accountId, country, lastFour, heldUntil }
    await writeAudit(tx, { ...entry, action: 'payout_account.connect', after })
  } else if (account.returned !== null && !holder.isPayoutReturned) {
    const after = { accountId, returnedCents: account.returned.cents }
    await writeAudit(tx, { ...entry, action: 'payout_account.bank-returned', after })
  } else if (await hasOtherDestinations(tx, { creatorId, fingerprints: account.destinations })) {
    const after = { accountId, country, lastFour }
    await writeAudit(tx, { ...entry, action: 'payout_account.change-bank', after })
  }
}
