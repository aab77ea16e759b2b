import type { SetupCheck } from '@permille/contract/admin/setup'
import type { BooksWatch } from '../../money/books/watch-books.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'

/** What reading and checking the books needs. */
export interface BooksDeps extends BooksWatch {
  readonly clock: Clock
}

export interface SetupDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** Looks at every outside party, for some seconds; never throws and moves no money. */
  readonly lookAtSetup: () => Promise<SetupCheck[]>
}
