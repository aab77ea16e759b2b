import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { bookLostHistory } from './book-lost-history.ts'
import type { RestoreDeps } from './restore-deps.ts'

/** Does nothing where no restore is open. */
export function restoreSchedule(deps: RestoreDeps): ScheduledTask[] {
  return [{ name: 'book a lost history', everySeconds: 60, work: () => bookLostHistory(deps) }]
}
