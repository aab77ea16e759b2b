import { keyWarningDays } from '@permille/contract/keys/keys'
import { enqueue } from '#platform/jobs/job.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { KeyDeps } from './key-deps.ts'
import { keyChanged } from './key-jobs.ts'
import { markEnding } from './key-use-store.ts'

export function keySchedule(deps: Pick<KeyDeps, 'database' | 'clock'>): ScheduledTask[] {
  return [{ name: 'warn of ending keys', everySeconds: 3600, work: () => warnOfEnds(deps) }]
}

/** Whoever stands behind a key hears of its end twice, in time to rotate it. */
export function warnOfEnds({
  database,
  clock,
}: Pick<KeyDeps, 'database' | 'clock'>): Promise<void> {
  const [firstDays, lastDays] = keyWarningDays
  return database.transaction(async (tx) => {
    const ending = await markEnding(tx, { at: clock.now(), firstDays, lastDays })
    for (const { id: keyId } of ending)
      await enqueue(tx, keyChanged, { payload: { keyId, what: 'ends' } })
  })
}
