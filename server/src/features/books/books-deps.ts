import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { BooksWatch } from '#money/books/watch-books.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** What the calls about the books need: comparing and checking them. */
export type BooksDeps = ComparisonDeps & BooksWatch

/** What comparing the books with the provider needs. */
export interface ComparisonDeps {
  readonly database: DatabaseServer
  /** Connections with time for the whole history. */
  readonly booksDatabase: Database
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly log: Log
}
