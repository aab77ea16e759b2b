import type { CampaignId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import { returnDebtPayments } from '#money/movements/brand-debts/return-debt-payments.ts'
import type { Transaction } from '#platform/database/database.ts'
import { resumeAfterReturnedMoney } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { debtPayersOf, listStuckMoney, readStuckMoney } from './stuck-money-store.ts'

const campaignsPerRun = 50

/**
 * Finds ended campaigns with money that none of their cards can take back, because other campaigns of the brand
 * paid for refunds of them before it came back, or we had given that up. The money goes to those campaigns,
 * whose cards can take it, and repays what we had given up. Returns how many there were.
 */
export async function freeStuckMoney({
  database,
  clock,
}: Pick<RefundDeps, 'database' | 'clock'>): Promise<number> {
  const at = clock.now()
  const stuck = await listStuckMoney(database, { at, max: campaignsPerRun })
  for (const campaignId of stuck) {
    await database.transaction((tx) => freeOne(tx, campaignId, at))
  }
  return stuck.length
}

async function freeOne(tx: Transaction, campaignId: CampaignId, at: Date): Promise<void> {
  await lockRows(tx, 'campaign', debtPayersOf(campaignId))
  const stuck = await readStuckMoney(tx, { campaignId, at })
  if (stuck === undefined) return
  const campaignIds = await returnDebtPayments(tx, { ...stuck, campaignId, at })
  await resumeAfterReturnedMoney(tx, { campaignIds, at })
}
