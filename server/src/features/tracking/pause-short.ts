import type { CampaignSettlement } from '../../money/reading.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { pauseExhausted } from '../campaigns/public.ts'

/** A campaign whose money did not reach for what its posts are due is out of it (rules §2). */
export async function pauseShort(
  tx: Transaction,
  settled: readonly CampaignSettlement[],
  at: Date,
): Promise<void> {
  for (const { campaignId, grantedCents, demandCents } of settled) {
    if (grantedCents < demandCents) await pauseExhausted(tx, campaignId, at)
  }
}
