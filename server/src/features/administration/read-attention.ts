import type { Database } from '../../platform/database/database.ts'
import { mismatchReasons } from '../funding/public.ts'
import { readShortfall } from '../payouts/public.ts'
import {
  countWaiting,
  listFailingPlatforms,
  listFrozenCreators,
  listRefusedAccounts,
  listStrayFundings,
} from './attention-store.ts'

/** Everything that needs an admin's attention. */
export async function readAttention(db: Database, now: Date) {
  const [waiting, frozenCreators, refusedAccounts, shortfall, strayFundings, failingPlatforms] =
    await Promise.all([
      countWaiting(db, now),
      listFrozenCreators(db),
      listRefusedAccounts(db),
      readShortfall(db),
      listStrayFundings(db, mismatchReasons),
      listFailingPlatforms(db),
    ])
  return {
    riskySubmissions: { count: waiting.riskyCount, since: waiting.riskySince },
    overdueSubmissions: { count: waiting.overdueCount, since: waiting.overdueSince },
    unclearPayouts: { count: waiting.unclearCount, since: waiting.unclearSince },
    heldPayouts: { count: waiting.heldCount, since: waiting.heldSince },
    frozenCreators,
    failedPayouts: { count: waiting.failedCount, since: waiting.failedSince },
    refusedAccounts,
    shortfall,
    strayFundings,
    failingPlatforms,
  }
}
