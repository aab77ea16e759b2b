import type { Platform } from '@permille/contract/enums'
import { findOpenRestore } from '#money/books/open-restore.ts'
import type { Database } from '#platform/database/database.ts'
import { countOpenWork } from '../chargebacks/public.ts'
import { countUndecided } from '../disputes/public.ts'
import { mismatchReasons } from '../funding/public.ts'
import { countOpenMessages } from '../messages/public.ts'
import { readShortfall } from '../payouts/public.ts'
import {
  countWaiting,
  listFrozenCreators,
  listRefusedAccounts,
  listUnmatchedFundings,
  type WaitingRow,
} from './attention-store.ts'
import { type FailingPlatform, listFailures, listVanished } from './failing-platform-store.ts'
import { countFailedSetupChecks } from './setup-store.ts'

/** Everything that needs an admin's attention. */
export async function readAttention(db: Database, now: Date) {
  const [waiting, open, restore, shortfall, failedSetupChecks, disputes, openMessages] =
    await Promise.all([
      countWaiting(db, now),
      countOpenWork(db),
      findOpenRestore(db),
      readShortfall(db),
      countFailedSetupChecks(db),
      countUndecided(db, now),
      countOpenMessages(db),
    ])
  const [frozenCreators, refusedAccounts, strayFundings, failures, vanished] = await Promise.all([
    listFrozenCreators(db),
    listRefusedAccounts(db),
    listUnmatchedFundings(db, mismatchReasons),
    listFailures(db, now),
    listVanished(db),
  ])
  return {
    riskySubmissions: {
      count: waiting.riskyCount,
      since: waiting.riskySince,
      firstId: waiting.riskyFirstId,
    },
    overdueSubmissions: {
      count: waiting.overdueCount,
      since: waiting.overdueSince,
      firstId: waiting.overdueFirstId,
    },
    postDecisionsCount: postDecisionsIn(waiting) + disputes.count,
    restore,
    doubtedSubmissions: {
      count: waiting.doubtedCount,
      since: waiting.doubtedSince,
      firstId: waiting.doubtedFirstId,
    },
    disputes,
    unclearPayouts: { count: waiting.unclearCount, since: waiting.unclearSince },
    heldPayouts: { count: waiting.heldCount, since: waiting.heldSince },
    frozenCreators,
    openExceptions: { count: waiting.exceptionCount, since: waiting.exceptionSince },
    failedPayouts: { count: waiting.failedCount, since: waiting.failedSince },
    chargebacks: { count: open.chargebacksCount, since: open.chargebacksSince },
    fraudWarnings: { count: open.warningsCount, since: open.warningsSince },
    refusedAccounts,
    shortfall,
    strayFundings,
    openMessages,
    failedSetupChecks,
    failingPlatforms: withVanished(failures, vanished),
  }
}

/** A flagged post past its deadline is in two queues and is one decision. */
function postDecisionsIn(waiting: WaitingRow): number {
  const { riskyCount, overdueCount, riskyOverdueCount, doubtedCount } = waiting
  return riskyCount + overdueCount - riskyOverdueCount + doubtedCount
}

/** Posts that are missing because their whole platform is. */
function withVanished(
  failures: readonly FailingPlatform[],
  vanished: readonly { platform: Platform; since: Date }[],
): FailingPlatform[] {
  return failures.map((failure) => {
    const whole = vanished.find(({ platform }) => platform === failure.platform)
    if (failure.trouble !== 'absent' || whole === undefined) return failure
    return { ...failure, trouble: 'vanished', since: whole.since }
  })
}
