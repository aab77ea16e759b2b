import type { BrandId, CampaignId, RefundId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  badDebtExpense,
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
} from '#money/chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

interface Advance {
  readonly refundId: RefundId
  readonly campaignId: CampaignId
  /** Who asked for the refund, if anyone here did. */
  readonly userId: UserId | null
  readonly at: Date
}

interface Owed {
  readonly brandId: BrandId
  readonly owedCents: Cents
  readonly writtenOffCents: Cents
}

interface Payment {
  /** Each campaign once. */
  readonly campaignId: CampaignId
  readonly budgetCents: Cents
  readonly feeCents: Cents
}

/**
 * Undoes the debt for a failed refund that went beyond its campaign's money: what paid it returns
 * to the campaigns it came from, and what was given up is no loss. Returns what each of them gets
 * back, which the caller must book (`keepReturned`). The caller must have locked the refund's
 * campaign and those that paid.
 */
export async function undoBrandDebt(tx: Transaction, advance: Advance): Promise<Payment[]> {
  const { refundId, campaignId } = advance
  const owed = await exactlyOne(
    tx,
    sql<Owed>`SELECT c.brand_id, r.owed_cents, r.owed_written_off_cents AS written_off_cents
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id WHERE r.id = ${refundId}`,
  )
  if (owed.owedCents === 0) return []
  const payments = await takePayments(tx, refundId)
  // Throws if one has paid since the others were locked; the next try locks it too.
  const payers = payments.map((payment) => payment.campaignId)
  await lockRows(tx, 'campaign', payers)
  await run(
    tx,
    sql`UPDATE campaigns c SET debt_paid_cents = c.debt_paid_cents - p.budget,
        debt_paid_fee_cents = c.debt_paid_fee_cents - p.fee
      FROM unnest(${payers}::uuid[], ${payments.map(({ budgetCents }) => budgetCents)}::bigint[],
        ${payments.map(({ feeCents }) => feeCents)}::bigint[]) AS p (id, budget, fee)
      WHERE c.id = p.id`,
  )
  await run(
    tx,
    sql`UPDATE refunds SET owed_paid_cents = 0, owed_written_off_cents = 0 WHERE id = ${refundId}`,
  )
  await postEntries(tx, [
    ...payments.flatMap((payment) => unpaidEntries(advance, owed, payment)),
    ...undoneEntries(advance, owed, campaignId),
  ])
  return payments
}

function takePayments(tx: Transaction, refundId: RefundId): Promise<Payment[]> {
  return manyRows(
    tx,
    sql<Payment>`DELETE FROM brand_debt_payments WHERE refund_id = ${refundId}
      RETURNING campaign_id, budget_cents, fee_cents`,
  )
}

function unpaidEntries(
  { refundId: refund, userId, at }: Advance,
  { brandId }: Owed,
  { campaignId, budgetCents, feeCents }: Payment,
): LedgerEntry[] {
  const key = (part: string) => ledgerKey('brand-debt-unpaid', { refund, run: campaignId, part })
  const shared = {
    event: 'brand-debt-unpaid',
    debit: brandDebt(brandId),
    campaignId,
    userId,
    at,
  } as const
  return [
    {
      ...shared,
      amountCents: budgetCents,
      credit: campaignBudget(campaignId),
      key: key('budget'),
    },
    { ...shared, amountCents: feeCents, credit: campaignFeeReserve(campaignId), key: key('fee') },
  ]
}

function undoneEntries(
  { refundId: refund, userId, at }: Advance,
  { brandId, owedCents, writtenOffCents }: Owed,
  campaignId: CampaignId,
): LedgerEntry[] {
  const shared = { campaignId, userId, at } as const
  return [
    {
      ...shared,
      event: 'brand-debt-write-off-undone',
      amountCents: writtenOffCents,
      debit: brandDebt(brandId),
      credit: badDebtExpense,
      key: ledgerKey('brand-debt-write-off-undone', { refund, run: 'failed' }),
    },
    {
      ...shared,
      event: 'refund-advance-undone',
      amountCents: owedCents,
      debit: campaignRefunding(campaignId),
      credit: brandDebt(brandId),
      key: ledgerKey('refund-advance-undone', { refund }),
    },
  ]
}
