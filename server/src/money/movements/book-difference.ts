import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { differenceExpense, stripeAsset } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'

/**
 * Books the provider's surplus (or deficit, if negative) over the ledger, at the operator's gain or cost: an
 * admin has decided that no one else bears it.
 */
export async function bookDifference(
  tx: Transaction,
  booking: { exceptionId: DiscrepancyId; adminUserId: UserId; differenceCents: Cents; at: Date },
): Promise<void> {
  const { exceptionId: discrepancy, adminUserId: userId, differenceCents, at } = booking
  const shared = { amountCents: toCents(Math.abs(differenceCents)), userId, at }
  await postEntries(tx, [
    differenceCents > 0
      ? {
          ...shared,
          event: 'found-money',
          debit: stripeAsset,
          credit: differenceExpense,
          key: ledgerKey('found-money', { exception: discrepancy }),
        }
      : {
          ...shared,
          event: 'missing-money',
          debit: differenceExpense,
          credit: stripeAsset,
          key: ledgerKey('missing-money', { exception: discrepancy }),
        },
  ])
}
