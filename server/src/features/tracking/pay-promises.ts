import { type Shortfalls, settleShortfall } from './settle-shortfall.ts'
import { listPayablePromises } from './tracking-store.ts'

/**
 * Pays the promised bonuses of posts whose campaign has the money, or can never get it: money that arrives, in
 * whatever way, pays them first.
 */
export async function payPromises(deps: Shortfalls): Promise<void> {
  for (const campaignId of await listPayablePromises(deps.database)) {
    await settleShortfall(deps, campaignId)
  }
}
