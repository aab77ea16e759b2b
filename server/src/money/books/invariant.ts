import type { Statement } from '../../platform/database/sql.ts'

/** A rule of the books as a query that answers the rows breaking it. */
export interface Invariant {
  readonly id: string
  readonly claim: string
  /** I19 raises an alarm only; everything else stops payouts. */
  readonly stopsPayouts: boolean
  readonly offenders: Statement<{ offender: string; detail: string }>
}
