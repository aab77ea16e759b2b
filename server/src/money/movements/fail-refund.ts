import type { CampaignId, RefundId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
  stripeAsset,
  unmatchedPayment,
} from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { type LockedRefund, lockRefund } from './book-refund.ts'
import { keepReturned } from './brand-debts/keep-returned.ts'
import { undoBrandDebt } from './brand-debts/undo-brand-debt.ts'
import { refundTotal } from './reserve-refunds.ts'
import type { ReturnedMoney } from './split-returned.ts'

interface Failure {
  readonly refundId: RefundId
  /**
   * The call that established that no refund exists at the provider; null when the provider itself
   * says that a refund it made has failed.
   */
  readonly callNumber: number | null
  /** The provider's id of the refund that has failed, where the provider says it. */
  readonly stripeRefundId?: string
  readonly reason: string
  readonly code: string | null
  readonly at: Date
}

/**
 * The money is where it was before, in the campaign or as an unmatched payment: the provider refused, or
 * the bank returned what had reached the card. Returns the campaigns that have money again. Returns
 * null and changes nothing if it had failed before, if another call has begun since the refused one,
 * or if the failure is of another provider refund than the one we know.
 */
export async function failRefund(
  tx: Transaction,
  failure: Failure,
): Promise<readonly CampaignId[] | null> {
  const refund = await lockRefund(tx, failure.refundId)
  const { callNumber, stripeRefundId = refund.stripeRefundId } = failure
  if (refund.status === 'failed') return null
  if (refund.stripeRefundId !== null && stripeRefundId !== refund.stripeRefundId) return null
  if (callNumber !== null && (refund.status !== 'requested' || refund.callsCount !== callNumber)) {
    return null
  }
  const hadArrived = refund.status === 'succeeded'
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET refunded_cents = refunded_cents - ${refund.amountCents}
        WHERE id = ${refund.campaignId} AND ${hadArrived}
      ), payment AS (
        UPDATE campaign_funding SET refunded_amount_cents = refunded_amount_cents - ${refund.amountCents},
          refunded_fee_cents = refunded_fee_cents - ${refund.feeCents},
          refunded_beyond_cents = refunded_beyond_cents - ${refund.owedCents}
        WHERE id = ${refund.fundingId}
      )
      UPDATE refunds SET status = 'failed', reason = ${failure.reason}, refusal_code = ${failure.code},
        settled_at = ${failure.at}, calling_until = NULL, unknown_since = NULL, needs_admin = false,
        waits_for_money = false
      WHERE id = ${refund.id}`,
  )
  const { at } = failure
  await postEntries(tx, entriesOf(refund, { hadArrived, at }))
  const { id, campaignId, requestedBy: userId, amountCents: budgetCents, feeCents } = refund
  if (campaignId === null) return []
  const repaid = await undoBrandDebt(tx, { refundId: id, campaignId, userId, at })
  const returned = addUp([{ campaignId, budgetCents, feeCents }, ...repaid])
  for (const each of returned) await keepReturned(tx, { ...each, run: id, at })
  return returned.map((each) => each.campaignId)
}

type Share = Pick<ReturnedMoney, 'campaignId' | 'budgetCents' | 'feeCents'>

/** One sum for each campaign: one that had paid its own debt gets money back twice. */
function addUp(shares: readonly Share[]): Share[] {
  const sums = new Map<CampaignId, Share>()
  for (const share of shares) {
    const { budgetCents = 0, feeCents = 0 } = sums.get(share.campaignId) ?? {}
    sums.set(share.campaignId, {
      campaignId: share.campaignId,
      budgetCents: budgetCents + share.budgetCents,
      feeCents: feeCents + share.feeCents,
    })
  }
  return [...sums.values()]
}

function entriesOf(
  refund: LockedRefund,
  { hadArrived, at }: { hadArrived: boolean; at: Date },
): LedgerEntry[] {
  const { campaignId, requestedBy: userId } = refund
  if (campaignId === null) return hadArrived ? [unmatchedReturned(refund, at)] : []
  const refunding = campaignRefunding(campaignId)
  const shared = { campaignId, userId, at } as const
  const returned: LedgerEntry = {
    ...shared,
    event: 'refund-returned',
    amountCents: refundTotal(refund),
    debit: stripeAsset,
    credit: refunding,
    key: ledgerKey('refund-returned', { refund: refund.id }),
  }
  return [
    ...(hadArrived ? [returned] : []),
    {
      ...shared,
      event: 'refund-failed',
      amountCents: refund.amountCents,
      debit: refunding,
      credit: campaignBudget(campaignId),
      key: ledgerKey('refund-failed', { refund: refund.id }),
    },
    {
      ...shared,
      event: 'refund-failed-fee',
      amountCents: refund.feeCents,
      debit: refunding,
      credit: campaignFeeReserve(campaignId),
      key: ledgerKey('refund-failed-fee', { refund: refund.id }),
    },
  ]
}

function unmatchedReturned(refund: LockedRefund, at: Date): LedgerEntry {
  return {
    event: 'stray-returned',
    amountCents: refundTotal(refund),
    debit: stripeAsset,
    credit: unmatchedPayment(refund.stripePaymentIntentId),
    key: ledgerKey('stray-returned', { refund: refund.id }),
    userId: refund.requestedBy,
    at,
  }
}
