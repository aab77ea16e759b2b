import type { PaymentProvider } from '../../integrations/stripe/payment-provider.ts'
import type { Database } from '../../platform/database/database.ts'
import { PayoutAccountMissing } from './payout.ts'
import { findAccountHolder } from './payout-account-store.ts'

/** A single-use link to the creator's own dashboard at the provider. */
export async function openDashboard(
  deps: { database: Database; provider: PaymentProvider },
  creatorId: string,
): Promise<{ url: string }> {
  const holder = await findAccountHolder(deps.database, creatorId)
  const accountId = holder?.stripeConnectAccountId ?? null
  if (accountId === null) throw new PayoutAccountMissing('Connect your payout account first.')
  return await deps.provider.createDashboardLink(accountId)
}
