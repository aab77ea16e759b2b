import type { BooksWatch } from '../../money/books/watch-books.ts'
import type { Clock } from '../../platform/clock.ts'

/** What reading and checking the books needs. */
export interface BooksDeps extends BooksWatch {
  readonly clock: Clock
}
