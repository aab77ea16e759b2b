import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { operatorEquity, unmatchedPayment } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { unmatchedLeft } from './take-in-unmatched.ts'

/**
 * The operator has paid what a card could not take back out of money that is not at the provider: what
 * stays there is the operator's instead. Returns how much; 0 where nothing is left. The caller must have
 * locked the exception.
 */
export async function payUnmatchedOtherwise(
  tx: Transaction,
  paid: { exceptionId: DiscrepancyId; reference: string; adminUserId: UserId; at: Date },
): Promise<Cents> {
  const { exceptionId, reference, adminUserId: userId, at } = paid
  const { ref: paymentIntent, cents } = await exactlyOne(
    tx,
    sql<{ ref: string; cents: Cents }>`SELECT x.subject_ref AS ref, ${unmatchedLeft} AS cents
      FROM book_exceptions x WHERE x.id = ${exceptionId}`,
  )
  const amountCents = toCents(cents)
  if (amountCents === 0) return amountCents
  await run(
    tx,
    sql`UPDATE book_exceptions SET paid_otherwise_cents = paid_otherwise_cents + ${amountCents},
        paid_reference = ${reference}
      WHERE id = ${exceptionId}`,
  )
  await postEntries(tx, [
    {
      event: 'stray-paid-otherwise',
      amountCents,
      debit: unmatchedPayment(paymentIntent),
      credit: operatorEquity,
      key: ledgerKey('stray-paid-otherwise', { paymentIntent, run: newId() }),
      userId,
      at,
    },
  ])
  return amountCents
}
