import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { ComparisonDeps } from './books-deps.ts'
import { compareBooks } from './compare-books.ts'

/** Runs soon after every start, because that may follow a restore, and then at intervals. */
export function booksSchedule(
  deps: ComparisonDeps,
  { everySeconds }: { everySeconds: number },
): ScheduledTask[] {
  return [
    {
      name: 'compare the books with the provider',
      firstAfterSeconds: 15,
      everySeconds,
      work: (stop) => compareBooks(deps, { stop }),
    },
  ]
}
