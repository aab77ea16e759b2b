import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { bookLostHistory } from './book-lost-history.ts'
import { compareNewServer } from './compare-new-server.ts'
import type { RestoreDeps } from './restore-deps.ts'

/** Does nothing where no restore is open, on the database server that is known. */
export function restoreSchedule(deps: RestoreDeps): ScheduledTask[] {
  return [
    {
      name: 'compare after a change of the database server',
      everySeconds: 10,
      work: (stop) => compareNewServer(deps, stop),
    },
    {
      name: 'book a lost history',
      everySeconds: 60,
      work: (stop) => bookLostHistory(deps, stop),
    },
  ]
}
