import type { DiscrepancyId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import type { EventOutcome } from '#features/funding/public.ts'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import {
  bookUnmatchedDispute,
  undoUnmatchedDispute,
} from '#money/movements/unmatched/dispute-unmatched.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'
import { findUnmatchedDiscrepancy, noteUnmatchedDispute } from './unmatched-dispute-store.ts'

/**
 * A dispute of an unmatched payment: the bank takes its money, and returns it if it decides for us; the
 * evidence is sent by hand. Deferred while the payment is not booked, or while its money is on its way to the
 * card; the comparison then shows the difference.
 */
export async function applyUnmatchedDispute(
  deps: ChargebackDeps,
  dispute: Dispute & { readonly paymentIntentId: string },
): Promise<EventOutcome | undefined> {
  const exceptionId = await findUnmatchedDiscrepancy(deps.database, dispute.paymentIntentId)
  if (exceptionId === undefined) return undefined
  const at = deps.clock.now()
  const isBooked = await deps.database.transaction((tx) => apply(tx, { exceptionId, dispute, at }))
  return isBooked
    ? { kind: 'done', outcome: `stray-dispute-${dispute.status}` }
    : { kind: 'unknown' }
}

async function apply(
  tx: Transaction,
  news: {
    exceptionId: DiscrepancyId
    dispute: Dispute & { readonly paymentIntentId: string }
    at: Date
  },
): Promise<boolean> {
  const { exceptionId, dispute, at } = news
  await lockRow(tx, 'exception', exceptionId)
  const note = noteOf(dispute)
  if (!dispute.isInquiry) {
    const { id: disputeId, paymentIntentId, amountCents, turn } = dispute
    const taken = { exceptionId, paymentIntentId, disputeId, amountCents, turn, at }
    if (!dispute.isOwnCurrency || !(await bookUnmatchedDispute(tx, taken))) return false
    if (dispute.status === 'won') await undoUnmatchedDispute(tx, taken)
  }
  await noteUnmatchedDispute(tx, { exceptionId, note, at })
  return true
}

/** One for each state, so that a repeated event is recorded once. */
function noteOf({ id, status, isInquiry, amountCents, turn, dueAt }: Dispute): string {
  const times = turn === 1 ? '' : `, taken ${turn} times`
  const what = `${formatCents(amountCents)} (${id}${times})`
  if (status === 'won') return `The bank returned ${what}: it is owed to the card again.`
  if (status === 'lost') return `The bank kept ${what}: the card is owed none of it.`
  if (status === 'closed') return `The bank’s question about ${what} is settled.`
  if (status === 'under_review') return `The bank is reviewing our answer about ${what}.`
  const due = dueAt === null ? '' : ` by ${dueAt.toISOString().slice(0, 10)}`
  return isInquiry
    ? `The bank asks about ${what}: answer in Stripe’s dashboard${due}.`
    : `The bank took ${what}: accept it or send evidence in Stripe’s dashboard${due}.`
}
