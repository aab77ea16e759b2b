import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { readBalance } from '#money/balances.ts'
import { campaignBudget } from '#money/chart-of-accounts.ts'
import { payByGoodwill, payPromised } from '#money/movements/pay-promised.ts'
import { lockForSettlement, settleLocked } from '#money/movements/settle-views.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { liftExhaustion } from '../campaigns/public.ts'
import { markPaidAfterCorrection, markSubmissionsUnpaid } from '../submissions/public.ts'
import { findOwedOf } from './tracking-store.ts'

export interface Shortfalls {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly earningsHoldHours: number
}

interface Shortfall {
  readonly campaignId: CampaignId
  readonly dueAgain: readonly SubmissionId[]
  readonly at: Date
  readonly holdHours: number
}

/**
 * A top-up, or returned money, pays what posts were promised, and then what they earned while the money had run
 * out, without waiting for a new reading. Then the campaign goes live again; if the money does not cover
 * everything, it stays paused; what an ended campaign still owes again is goodwill.
 */
export async function settleShortfall(deps: Shortfalls, campaignId: CampaignId): Promise<void> {
  const at = deps.clock.now()
  const dueAgain = await findOwedOf(deps.database, campaignId)
  const shortfall = { campaignId, dueAgain, at, holdHours: deps.earningsHoldHours }
  await deps.database.transaction((tx) => settleOwed(tx, shortfall))
}

/** A paid post earns again only as a locked one, and only where there is money for it. */
async function settleOwed(tx: Transaction, shortfall: Shortfall): Promise<void> {
  const { campaignId, dueAgain, at } = shortfall
  await lockForSettlement(tx, dueAgain)
  const hasMoney = (await readBalance(tx, campaignBudget(campaignId))) > 0
  const submissionIds = hasMoney ? dueAgain : []
  const reopened = await markSubmissionsUnpaid(tx, { submissionIds, reason: 'money-came-back', at })
  const promised = { ...shortfall, only: dueAgain }
  await payPromised(tx, promised)
  await settleLocked(tx, shortfall)
  await payByGoodwill(tx, promised)
  // Its share of too little money may be less than a cent.
  await markPaidAfterCorrection(tx, { submissionIds: reopened, at })
  await liftExhaustion(tx, campaignId, at)
}
