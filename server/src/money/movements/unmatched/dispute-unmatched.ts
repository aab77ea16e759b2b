import type { DiscrepancyId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { stripeAsset, unmatchedPayment } from '#money/chart-of-accounts.ts'
import { turnInKey } from '#money/key-parts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { readUnmatchedLeft } from './take-in-unmatched.ts'

interface UnmatchedDispute {
  readonly exceptionId: DiscrepancyId
  readonly paymentIntentId: string
  readonly disputeId: string
  readonly amountCents: Cents
  /** Which time it is that the bank took it. */
  readonly turn: number
  readonly at: Date
}

/**
 * Books that the bank took the money of a payment that no campaign took, and before that, the return that it must have made if it
 * had taken it before. Returns false if less than that is left, because it is on its way to the card already. The caller must have
 * locked the exception.
 */
export async function bookUnmatchedDispute(
  tx: Transaction,
  dispute: UnmatchedDispute,
): Promise<boolean> {
  const { exceptionId, paymentIntentId, disputeId, amountCents, at } = dispute
  const key = ledgerKey('stray-disputed', { dispute: disputeId, turn: turnInKey(dispute.turn) })
  if (await isPosted(tx, key)) return true
  for (let turn = 1; turn < dispute.turn; turn++) {
    const taken = await openTurn(tx, disputeId, turn)
    if (taken !== undefined) await undoUnmatchedDispute(tx, { ...dispute, ...taken, turn })
  }
  if ((await readUnmatchedLeft(tx, exceptionId)) < amountCents) return false
  const debit = unmatchedPayment(paymentIntentId)
  await postEntries(tx, [
    { event: 'stray-disputed', amountCents, debit, credit: stripeAsset, key, at },
  ])
  return true
}

/** Books that the bank has returned it: the payment is owed to its card again. */
export async function undoUnmatchedDispute(
  tx: Transaction,
  dispute: UnmatchedDispute,
): Promise<void> {
  const { paymentIntentId, disputeId, amountCents, at } = dispute
  const turn = turnInKey(dispute.turn)
  await postEntries(tx, [
    {
      event: 'stray-dispute-won',
      amountCents,
      debit: stripeAsset,
      credit: unmatchedPayment(paymentIntentId),
      key: ledgerKey('stray-dispute-won', { dispute: disputeId, turn }),
      reverses: ledgerKey('stray-disputed', { dispute: disputeId, turn }),
      at,
    },
  ])
}

/** What one turn took, if its return is not booked: the bank may take another amount the next time. */
async function openTurn(
  tx: Transaction,
  disputeId: string,
  turn: number,
): Promise<{ amountCents: Cents } | undefined> {
  const of = { dispute: disputeId, turn: turnInKey(turn) }
  return await firstRow(
    tx,
    sql<{ amountCents: Cents }>`SELECT amount_cents FROM ledger_entries
      WHERE idempotency_key = ${ledgerKey('stray-disputed', of)}
        AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.idempotency_key = ${ledgerKey('stray-dispute-won', of)})`,
  )
}

async function isPosted(tx: Transaction, key: string): Promise<boolean> {
  const found = sql`SELECT FROM ledger_entries WHERE idempotency_key = ${key}`
  return (await firstRow(tx, found)) !== undefined
}
