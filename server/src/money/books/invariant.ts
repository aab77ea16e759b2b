import type { Statement } from '../../platform/database/sql.ts'

/** A rule of the books as a query that returns the rows that break it. */
export interface Invariant {
  readonly id: string
  readonly claim: string
  /** I19 only raises an alarm; everything else stops payouts. */
  readonly stopsPayouts: boolean
  readonly offenders: Statement<{ offender: string; detail: string }>
}
