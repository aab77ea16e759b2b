import type { CreatorId } from '@permille/contract/ids'
import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { PayoutAccountMissing } from '../earnings/public.ts'
import { findAccountHolder } from './payout-account-store.ts'

/** Returns a single-use link to the creator's own dashboard at the provider. */
export async function openDashboard(
  deps: { database: DatabaseServer; provider: PaymentProvider },
  creatorId: CreatorId,
): Promise<{ url: string }> {
  const holder = await findAccountHolder(deps.database, creatorId)
  if (holder === undefined || holder.stripeConnectAccountId === null) {
    throw new PayoutAccountMissing('Connect your payout account first.')
  }
  const link = await deps.provider.createDashboardLink(holder.stripeConnectAccountId)
  await deps.database.transaction((tx) =>
    writeAudit(tx, {
      actor: { kind: 'creator', userId: holder.userId },
      action: 'payout_account.open-dashboard',
      objectType: 'creator',
      objectId: creatorId,
    }),
  )
  return link
}
