import { releaseHolds } from '#money/movements/release-holds.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'

const creatorsPerTransaction = 200

/** Releases matured money, a bounded number of creators per transaction, until none is left. */
async function releaseMatured(
  deps: { database: DatabaseServer; clock: Clock },
  stop?: AbortSignal,
): Promise<number> {
  let total = 0
  let released: number
  do {
    stop?.throwIfAborted()
    released = await deps.database.transaction((tx) =>
      releaseHolds(tx, { at: deps.clock.now(), creatorsMax: creatorsPerTransaction }),
    )
    total += released
  } while (released === creatorsPerTransaction)
  return total
}

export function earningsSchedule(
  deps: { database: DatabaseServer; clock: Clock },
  everySeconds: number,
): ScheduledTask[] {
  return [
    {
      name: 'release matured earnings',
      everySeconds,
      work: (stop) => releaseMatured(deps, stop),
    },
  ]
}
