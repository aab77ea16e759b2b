import type { BrandId, DiscrepancyId, FundingId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { takeInUnmatchedPayment } from './take-in-unmatched.ts'

interface ApartPayment {
  readonly fundingId: FundingId
  readonly paymentIntentId: string
  readonly brandId: BrandId
  /** The whole charge, its fee part included. */
  readonly amountCents: Cents
  readonly at: Date
}

/**
 * Books a payment that its campaign cannot take now as owed to the card that paid it: an exception that
 * an admin ends by a refund or another payment. No loss of the campaign is paid with it. The caller must
 * have locked the campaign and the funding.
 */
export async function setPaymentApart(tx: Transaction, payment: ApartPayment): Promise<void> {
  const { fundingId, paymentIntentId, amountCents, at } = payment
  await run(
    tx,
    sql`UPDATE campaign_funding SET set_apart_at = ${at}::timestamptz WHERE id = ${fundingId}`,
  )
  await nameDiscrepancy(tx, payment)
  await takeInUnmatchedPayment(tx, { paymentIntentId, amountCents, userId: null, at })
}

/** The comparison may have found it before us. */
async function nameDiscrepancy(tx: Transaction, payment: ApartPayment): Promise<void> {
  const { paymentIntentId, brandId, amountCents, at } = payment
  const [found] = await lockRows(
    tx,
    'exception',
    sql`SELECT id FROM book_exceptions WHERE subject_kind = 'payment'
      AND subject_ref = ${paymentIntentId} AND state IN ('open', 'explained')`,
  )
  const id = found ?? newId<DiscrepancyId>()
  await run(
    tx,
    sql`INSERT INTO book_exceptions AS x (id, subject_kind, subject_ref, provider_cents, ledger_cents,
        state, payer_brand_id, found_at, ended_at)
      VALUES (${id}, 'payment', ${paymentIntentId}, ${amountCents}, 0, 'returned', ${brandId},
        ${at}, ${at})
      ON CONFLICT (id) DO UPDATE SET state = 'returned', ended_at = excluded.ended_at,
        provider_cents = excluded.provider_cents, ledger_cents = 0,
        payer_brand_id = excluded.payer_brand_id`,
  )
}
