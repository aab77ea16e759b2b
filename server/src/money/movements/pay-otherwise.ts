import type { CampaignId, RefundId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { campaignRefunding, creatorInTransit, operatorEquity } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Reservation } from './reserve-payout.ts'
import { type RefundPart, refundTotal, reserveRefunds } from './reserve-refunds.ts'

/** The reference on the person's statement. */
interface Paid {
  readonly reference: string
  readonly at: Date
}

/**
 * The operator has paid, from money outside the provider, what a card could not take back: the money at the
 * provider becomes the operator's. The caller must have locked the campaign and the payment.
 */
export async function payRefundOtherwise(
  tx: Transaction,
  paid: Paid & {
    readonly campaignId: CampaignId
    readonly adminUserId: UserId
    readonly part: RefundPart
    /** The failed refund whose money it is. */
    readonly replaces: RefundId
  },
): Promise<void> {
  const { campaignId, adminUserId: userId, part, replaces, reference, at } = paid
  await reserveRefunds(tx, { campaignId, requestedBy: userId, parts: [part], at })
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET refunded_cents = refunded_cents + ${part.amountCents}
        WHERE id = ${campaignId}
      )
      UPDATE refunds SET status = 'succeeded', paid_reference = ${reference}, settled_at = ${at},
        replaces_refund_id = ${replaces}
      WHERE id = ${part.id}`,
  )
  await postEntries(tx, [
    {
      event: 'refund-paid-otherwise',
      amountCents: refundTotal(part),
      debit: campaignRefunding(campaignId),
      credit: operatorEquity,
      key: ledgerKey('refund-paid-otherwise', { refund: part.id }),
      campaignId,
      userId,
      at,
    },
  ])
}

/** The same for a payout that was just reserved, with its creator locked. */
export async function payPayoutOtherwise(
  tx: Transaction,
  paid: Paid &
    Pick<Reservation, 'payoutId' | 'creatorId' | 'userId'> & { readonly totalCents: Cents },
): Promise<void> {
  const { payoutId, creatorId, userId, totalCents, reference, at } = paid
  await run(
    tx,
    sql`WITH creator AS (
        INSERT INTO creator_totals (creator_id, paid_cents) VALUES (${creatorId}, ${totalCents})
        ON CONFLICT (creator_id) DO UPDATE
          SET paid_cents = creator_totals.paid_cents + excluded.paid_cents
      )
      UPDATE payouts SET status = 'paid', paid_reference = ${reference}, settled_at = ${at}
      WHERE id = ${payoutId}`,
  )
  await postEntries(tx, [
    {
      event: 'payout-paid-otherwise',
      amountCents: totalCents,
      debit: creatorInTransit(creatorId),
      credit: operatorEquity,
      key: ledgerKey('payout-paid-otherwise', { payout: payoutId }),
      userId,
      at,
    },
  ])
}
