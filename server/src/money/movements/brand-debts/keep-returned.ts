import type { Transaction } from '../../../platform/database/database.ts'
import { recoverWrittenOff } from '../chargebacks/recover-written-off.ts'
import type { ReturnedMoney } from '../split-returned.ts'
import { payBrandDebts } from './pay-brand-debts.ts'

/**
 * Money has come back to a campaign: it pays what was given up for a lost chargeback of it first, then
 * what its brand owes for refunds of it. The rest is the campaign's. The caller must have locked the
 * campaign.
 */
export async function keepReturned(tx: Transaction, returned: ReturnedMoney): Promise<void> {
  const left = await recoverWrittenOff(tx, returned)
  await payBrandDebts(tx, { ...left, debtsOf: [returned.campaignId] })
}
