import type { AccrualId, CreatorId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transfer, TransferReversal } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { creatorAvailable, stripeAsset } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { type LockedPayout, lockPayout } from './book-transfer.ts'
import { freezeReturned } from './freeze-money.ts'
import { recoverDebts, undoWriteOffs } from './recover-debts.ts'

export interface BookedReversals {
  /** The amount returned now; 0 if it was booked before. */
  readonly returnedCents: Cents
  /** The posts that are unpaid again, because the whole payout was returned. */
  readonly unpaidSubmissionIds: readonly SubmissionId[]
}

/** Our own refusal code: only the provider reverses transfers. */
const reversedCode = 'transfer_reversed'

/**
 * Money of a paid payout was returned from the creator's account at the provider: it is available to them again. If
 * all of it is returned at once, the payout has failed and its accruals are withdrawable. In parts it stays paid,
 * because an earlier part may have been withdrawn since. Safe to call with reversals that were booked before.
 */
export async function bookReversals(
  tx: Transaction,
  order: {
    payoutId: PayoutId
    transferId: Transfer['id']
    reversals: readonly TransferReversal[]
    at: Date
  },
): Promise<BookedReversals> {
  const payout = await lockPayout(tx, order.payoutId)
  invariant(payout.stripeTransferId === order.transferId, `${order.transferId} is not its transfer`)
  const known = await listKnown(tx, payout.id)
  const news = order.reversals.filter(({ id }) => !known.has(id))
  const returnedCents = toCents(news.reduce((sum, { amountCents }) => sum + amountCents, 0))
  if (returnedCents === 0) return { returnedCents, unpaidSubmissionIds: [] }
  invariant(
    payout.status === 'paid',
    `payout ${payout.id} is ${payout.status}, yet money came back`,
  )
  await noteReversals(tx, payout, { news, at: order.at })
  const isWhole = returnedCents === payout.totalCents
  const { creatorId } = payout
  const which = ofPayout(payout.id)
  await undoWriteOffs(tx, { creatorId, which, cents: returnedCents, at: order.at })
  const unpaidSubmissionIds = isWhole ? await undoPayout(tx, payout, order.at) : []
  if (!isWhole) await returnPart(tx, payout, { cents: returnedCents, at: order.at })
  await postEntries(
    tx,
    news.map(({ id, amountCents }) => ({
      event: 'payout-reversed',
      amountCents,
      debit: stripeAsset,
      credit: creatorAvailable(payout.creatorId),
      key: ledgerKey('payout-reversed', { payout: payout.id, reversal: id }),
      userId: payout.userId,
      at: order.at,
    })),
  )
  await freezeReturned(tx, { creatorId, part: `${payout.id}:rev`, at: order.at })
  await recoverDebts(tx, { creatorIds: [creatorId], at: order.at })
  return { returnedCents, unpaidSubmissionIds }
}

/** Debts `d` for money that was in this payout, taken back since or paid ahead. */
function ofPayout(payoutId: PayoutId): Statement<never> {
  return sql`d.correction_id IN (
    SELECT coalesce(k.correction_id, l.accrual_id) FROM payout_accruals l
    LEFT JOIN accrual_corrections k ON k.accrual_id = l.accrual_id WHERE l.payout_id = ${payoutId})`
}

async function listKnown(tx: Transaction, payoutId: PayoutId): Promise<Set<string>> {
  const rows = await manyRows(
    tx,
    sql<{ id: string }>`SELECT stripe_reversal_id AS id FROM payout_reversals
      WHERE payout_id = ${payoutId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

async function noteReversals(
  tx: Transaction,
  payout: LockedPayout,
  { news, at }: { news: readonly TransferReversal[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH reversal AS (
        INSERT INTO payout_reversals (stripe_reversal_id, payout_id, amount_cents, at)
        SELECT r.id, ${payout.id}::uuid, r.cents, ${at}::timestamptz
        FROM unnest(${news.map(({ id }) => id)}::text[],
          ${news.map(({ amountCents }) => amountCents)}::bigint[]) AS r (id, cents)
        RETURNING amount_cents
      ), returned AS (
        SELECT sum(amount_cents)::bigint AS cents FROM reversal
      ), creator AS (
        UPDATE creator_totals SET paid_cents = paid_cents - returned.cents FROM returned
        WHERE creator_id = ${payout.creatorId}
      )
      UPDATE payouts SET reversed_cents = reversed_cents + returned.cents,
        reason = CASE WHEN reversed_cents + returned.cents < total_cents
          THEN 'A part of the transfer was reversed at the provider.'
          ELSE 'The whole transfer was reversed at the provider, in parts.' END
      FROM returned
      WHERE id = ${payout.id}`,
  )
}

/** The accruals themselves are withdrawable again. Returns their posts. */
async function undoPayout(
  tx: Transaction,
  payout: LockedPayout,
  at: Date,
): Promise<SubmissionId[]> {
  const freed = await manyRows(
    tx,
    sql<{ submissionId: SubmissionId }>`WITH freed AS (
        DELETE FROM payout_accruals WHERE payout_id = ${payout.id} RETURNING accrual_id, accrued_cents
      ), place AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT accrual_id, ${payout.creatorId}::uuid, accrued_cents FROM freed
      ), payout AS (
        UPDATE payouts SET status = 'failed', reason = 'The transfer was reversed at the provider.',
          refusal_code = ${reversedCode}, settled_at = ${at}
        WHERE id = ${payout.id}
      )
      SELECT DISTINCT a.submission_id FROM freed JOIN earning_accruals a ON a.id = freed.accrual_id
      WHERE a.submission_id IS NOT NULL ORDER BY 1`,
  )
  return freed.map(({ submissionId }) => submissionId)
}

/** An accrual of its own: the payout keeps those it was made of. */
async function returnPart(
  tx: Transaction,
  { creatorId }: { creatorId: CreatorId },
  { cents, at }: { cents: Cents; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH accrual AS (
        INSERT INTO earning_accruals (id, creator_id, kind, views_at_snapshot,
          rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        VALUES (${newId<AccrualId>()}, ${creatorId}, 'returned', 0, 0, ${cents}, ${at}, ${at})
        RETURNING id, creator_id, accrued_cents
      )
      INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
      SELECT id, creator_id, accrued_cents FROM accrual`,
  )
}
