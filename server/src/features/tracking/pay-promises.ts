import { type Shortfalls, settleShortfall } from './settle-shortfall.ts'
import { listPayablePromises } from './tracking-store.ts'

/**
 * Pays what posts were promised where their campaign has the money, or can get none any more: whatever way the money
 * came, nothing that was promised waits beside it.
 */
export async function payPromises(deps: Shortfalls): Promise<void> {
  for (const campaignId of await listPayablePromises(deps.database)) {
    await settleShortfall(deps, campaignId)
  }
}
