import type { BrandId, CampaignId, RefundId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import {
  badDebtExpense,
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
} from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type ReturnedMoney, splitReturned } from '../split-returned.ts'
import { keepReturned } from './keep-returned.ts'
import { payBrandDebts } from './pay-brand-debts.ts'

interface DebtPayment {
  readonly refundId: RefundId
  readonly payerId: CampaignId
  readonly brandId: BrandId
  readonly budgetCents: Cents
  readonly feeCents: Cents
}

interface WrittenOff {
  readonly refund: RefundId
  readonly cents: Cents
  readonly brandId: BrandId
}

/**
 * Money that came back to a campaign after other campaigns had paid what its brand owed for refunds of it, or we had given
 * that up, and that no card of the campaign can take any more: it pays what is still owed, then that debt instead, so
 * that those campaigns have theirs again, and the cards that brought it; then what was given up is no loss. Returns those
 * campaigns. The caller must have locked the campaign and all that have paid for it.
 */
export async function returnDebtPayments(
  tx: Transaction,
  stuck: Omit<ReturnedMoney, 'run'>,
): Promise<CampaignId[]> {
  const { campaignId, at } = stuck
  const payers: CampaignId[] = []
  const unowed = await payBrandDebts(tx, { ...stuck, run: newId(), debtsOf: [campaignId] })
  const unowedCents = unowed.budgetCents + unowed.feeCents
  let leftCents = unowedCents
  for (const payment of await listPayments(tx, campaignId)) {
    const cents = Math.min(leftCents, payment.budgetCents + payment.feeCents)
    if (cents === 0) continue
    const part = splitReturned(cents, payment)
    const runId = newId()
    await unpay(tx, payment, { ...part, campaignId: payment.payerId, run: runId, at })
    await keepReturned(tx, { ...part, campaignId: payment.payerId, run: runId, at })
    payers.push(payment.payerId)
    leftCents -= cents
  }
  leftCents -= await undoWriteOffs(tx, { campaignId, at, maxCents: leftCents })
  const own = splitReturned(unowedCents - leftCents, unowed)
  await payBrandDebts(tx, { ...own, campaignId, run: newId(), at, debtsOf: [campaignId] })
  return payers
}

/** As far as the money goes, the oldest first. Returns how much is owed again. */
async function undoWriteOffs(
  tx: Transaction,
  { campaignId, maxCents, at }: { campaignId: CampaignId; maxCents: number; at: Date },
): Promise<number> {
  const undone = await manyRows(
    tx,
    sql<WrittenOff>`WITH given_up AS (
        SELECT id, least(owed_written_off_cents, ${maxCents}
          - coalesce(sum(owed_written_off_cents) OVER (ORDER BY created_at, id
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS cents
        FROM refunds WHERE campaign_id = ${campaignId} AND status = 'succeeded'
          AND owed_written_off_cents > 0
      )
      UPDATE refunds r SET owed_written_off_cents = r.owed_written_off_cents - g.cents
      FROM given_up g, campaigns c
      WHERE g.id = r.id AND g.cents > 0 AND c.id = r.campaign_id
      RETURNING r.id AS refund, g.cents::bigint, c.brand_id`,
  )
  const runId = newId()
  await postEntries(
    tx,
    undone.map(({ refund, cents: amountCents, brandId }) => ({
      event: 'brand-debt-write-off-undone',
      amountCents,
      debit: brandDebt(brandId),
      credit: badDebtExpense,
      key: ledgerKey('brand-debt-write-off-undone', { refund, run: runId }),
      campaignId,
      at,
    })),
  )
  return undone.reduce((sum, { cents }) => sum + cents, 0)
}

/** Of other campaigns for refunds of this one, the newest refund's first. */
async function listPayments(tx: Transaction, campaignId: CampaignId): Promise<DebtPayment[]> {
  return await manyRows(
    tx,
    sql<DebtPayment>`SELECT p.refund_id, p.campaign_id AS payer_id, c.brand_id,
        p.budget_cents, p.fee_cents
      FROM refunds r JOIN brand_debt_payments p ON p.refund_id = r.id
        JOIN campaigns c ON c.id = p.campaign_id
      WHERE r.campaign_id = ${campaignId} AND r.status = 'succeeded' AND p.campaign_id <> r.campaign_id
      ORDER BY r.created_at DESC, r.id, p.campaign_id`,
  )
}

async function unpay(tx: Transaction, payment: DebtPayment, part: ReturnedMoney): Promise<void> {
  const { refundId: refund, payerId, brandId } = payment
  const { budgetCents, feeCents, at } = part
  await run(
    tx,
    sql`WITH payer AS (
        UPDATE campaigns SET debt_paid_cents = debt_paid_cents - ${budgetCents},
          debt_paid_fee_cents = debt_paid_fee_cents - ${feeCents}
        WHERE id = ${payerId}
      ), payment AS (
        UPDATE brand_debt_payments SET budget_cents = budget_cents - ${budgetCents},
          fee_cents = fee_cents - ${feeCents}
        WHERE refund_id = ${refund} AND campaign_id = ${payerId}
      )
      UPDATE refunds SET owed_paid_cents = owed_paid_cents - ${budgetCents + feeCents}
      WHERE id = ${refund}`,
  )
  await postEntries(tx, unpaidEntries({ refund, brandId, at }, part))
}

function unpaidEntries(
  { refund, brandId, at }: { refund: RefundId; brandId: BrandId; at: Date },
  { campaignId, budgetCents, feeCents, run: runId }: ReturnedMoney,
) {
  const key = (part: string) => ledgerKey('brand-debt-unpaid', { refund, run: runId, part })
  const event = 'brand-debt-unpaid' as const
  const shared = { event, debit: brandDebt(brandId), campaignId, at }
  return [
    {
      ...shared,
      amountCents: toCents(budgetCents),
      credit: campaignBudget(campaignId),
      key: key('budget'),
    },
    {
      ...shared,
      amountCents: toCents(feeCents),
      credit: campaignFeeReserve(campaignId),
      key: key('fee'),
    },
  ]
}
