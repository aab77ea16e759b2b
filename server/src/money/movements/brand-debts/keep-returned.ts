import type { Transaction } from '#platform/database/database.ts'
import { coverClaims } from '../chargebacks/cover-claims.ts'
import { recoverWrittenOff } from '../chargebacks/recover-written-off.ts'
import type { ReturnedMoney } from '../split-returned.ts'
import { payBrandDebts } from './pay-brand-debts.ts'

/**
 * Books money that was returned to a campaign: it first pays what was given up for lost chargebacks of the
 * campaign, then what its brand owes for refunds of it, then it is kept for what open claims lack. The rest
 * stays with the campaign. The caller must have locked the campaign.
 */
export async function keepReturned(tx: Transaction, returned: ReturnedMoney): Promise<void> {
  const left = await recoverWrittenOff(tx, returned)
  const unowed = await payBrandDebts(tx, { ...left, debtsOf: [returned.campaignId] })
  await coverClaims(tx, unowed)
}
