import type { BrandId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { badDebtExpense, brandDebt } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { campaignsInDebt, listBrandDebts } from './pay-brand-debts.ts'

/** Gives up what these brands owe for refunds beyond their campaigns' money; returns how much. */
export async function writeOffBrandDebts(
  tx: Transaction,
  {
    brandIds,
    adminUserId: userId,
    at,
  }: { brandIds: readonly BrandId[]; adminUserId: UserId; at: Date },
): Promise<Cents> {
  const campaignIds = await lockRows(tx, 'campaign', campaignsInDebt(brandIds))
  const debts = await listBrandDebts(tx, campaignIds)
  await run(
    tx,
    sql`UPDATE refunds SET owed_written_off_cents = owed_cents - owed_paid_cents
      WHERE id = ANY(${debts.map(({ refundId }) => refundId)}::uuid[])`,
  )
  const runId = newId()
  await postEntries(
    tx,
    debts.map(({ refundId: refund, brandId, openCents }) => ({
      event: 'brand-debt-written-off',
      amountCents: toCents(openCents),
      debit: badDebtExpense,
      credit: brandDebt(brandId),
      key: ledgerKey('brand-debt-written-off', { refund, run: runId }),
      userId,
      at,
    })),
  )
  return toCents(debts.reduce((sum, { openCents }) => sum + openCents, 0))
}
