import { type Cents, toCents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type MoneySums, readMoneySums } from './money-sums.ts'

export interface MoneyWhole {
  readonly broughtInCents: Cents
  readonly inCampaignsCents: Cents
  /** Net of what they owe. */
  readonly owedToCreatorsCents: Cents
  readonly paidOutCents: Cents
  readonly refundedCents: Cents
  readonly platformFeesCents: Cents
  readonly otherCents: Cents
  /** What banks took back of money that creators had earned, and refunds beyond the campaign's money. */
  readonly brandDebtsCents: Cents
  readonly addsUp: boolean
}

/** Where the money was at the last check of the books; before the first check, where it is now. */
export async function readMoneyWhole(db: Database): Promise<MoneyWhole> {
  const last = await firstRow(
    db,
    // A check of version 1.0.0 counted brands' debts as less owed to creators.
    sql<{
      money: MoneyWhole | null
    }>`SELECT jsonb_build_object('brandDebtsCents', 0) || money AS money
      FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
  return last?.money ?? (await sumMoney(db))
}

export async function sumMoney(db: Database): Promise<MoneyWhole> {
  return wholeOf(await readMoneySums(db))
}

/**
 * Where the brands' money is. Leaves out what is ours alone (the provider's fees and the operator's own money)
 * and unmatched payments.
 */
export function wholeOf(sums: MoneySums): MoneyWhole {
  const { broughtInCents, inCampaignsCents, platformFeesCents } = sums
  const paidOut = sums.paidOutCents + sums.paidOutOtherwiseCents
  const refunded = sums.refundedCents + sums.refundedOtherwiseCents
  const owedToCreators = sums.creatorsCents - sums.creatorDebtsCents
  const brandDebts = sums.receivableCents - sums.creatorDebtsCents
  const otherwise = sums.paidOutOtherwiseCents + sums.refundedOtherwiseCents
  const other = sums.otherOutCents + sums.straysCents - sums.spentCents - otherwise
  const held = inCampaignsCents + owedToCreators - brandDebts
  return {
    broughtInCents,
    inCampaignsCents,
    owedToCreatorsCents: toCents(owedToCreators),
    paidOutCents: toCents(paidOut),
    refundedCents: toCents(refunded),
    platformFeesCents,
    otherCents: toCents(other),
    brandDebtsCents: toCents(brandDebts),
    addsUp: broughtInCents === held + paidOut + refunded + platformFeesCents + other,
  }
}
