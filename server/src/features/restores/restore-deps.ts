import type { BooksWatch } from '#money/books/watch-books.ts'
import type { RecoveryDeps } from '../funding/public.ts'

/** What booking a lost history, and the check of the books after it, need. */
export interface RestoreDeps extends RecoveryDeps, BooksWatch {
  readonly database: RecoveryDeps['database']
  /** How long a creator cannot withdraw after a payout account was connected. */
  readonly accountChangeHoldHours: number
}
