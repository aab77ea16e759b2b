import type { RuleGroup } from '@permille/contract/books/rule-groups'
import type { Statement } from '#platform/database/sql.ts'
import type { MoneySums } from './money-sums.ts'

export interface Offender {
  readonly offender: string
  readonly detail: string
}

/** The kinds of rows that rules are about, so that a check can read only some of them. */
export type RowKind = 'account' | 'campaign' | 'creator' | 'entry' | 'settlement' | 'submission'

/** The condition that a column, holding a row's id or an account's name, is among those checked. */
export type Within = (column: Statement<never>) => Statement<never>

/** The conditions that a row belongs to a period, by its date and by its time; for an entry, also by its number. */
export interface Period {
  readonly date: Within
  readonly time: Within
  readonly seq: Within
}

/**
 * The whole days and months that may have been written to since a moment. Older ones were checked before, and only a
 * manual edit changes them; a sweep over all history, where each condition is always true, finds that.
 */
export interface Periods {
  /** The condition on its number that an entry was written since. */
  readonly entries: Within
  readonly days: Period
  readonly months: Period
}

export interface Since extends Periods {
  /**
   * The ids to check, as the rows of a FROM. For them, the sums that earlier checks carried forward are used,
   * plus later entries. Null if all history is summed.
   */
  readonly listed: Statement<never> | null
}

export interface RuleQuery {
  /** The kind of rows it is about; null if there are so few that all are checked each time. */
  readonly kind: RowKind | null
  /** A rule about what checks wrote themselves: no change of a row triggers it. */
  readonly isOnlySwept?: true
  /**
   * The constraints and unique indexes of the database that refuse whatever this query finds. It is run only
   * where they may have been off: after a restore, and by `npm run audit`.
   */
  readonly guaranteedBy?: readonly string[]
  /**
   * At most 20 rows that break the rule. What a row is compared with is read through `within`;
   * sums by day or month are compared for the periods in `since`.
   */
  readonly offenders: (within: Within, since: Since) => Statement<Offender>
}

/** A rule of the books as queries that return the rows that break it, at most one for each row of its kind. */
export interface Invariant {
  readonly id: string
  /** Where the books' page lists it. */
  readonly group: RuleGroup
  readonly claim: string
  /** A few rules only raise an alarm; all others stop payouts. */
  readonly stopsPayouts: boolean
  readonly queries: readonly RuleQuery[]
  /** For a rule about all money together: assesses the sums, which a check reads once for all such rules. */
  readonly assess?: (sums: MoneySums) => readonly Offender[]
}

export function queryOf(kind: RowKind, offenders: RuleQuery['offenders']): RuleQuery {
  return { kind, offenders }
}

/** A query that only a sweep over all history runs. */
export function onlySwept(kind: RowKind, offenders: RuleQuery['offenders']): RuleQuery {
  return { kind, offenders, isOnlySwept: true }
}

/** What follows from constraints and unique indexes, by their names in the database. */
export function guaranteedBy(constraints: readonly string[], query: RuleQuery): RuleQuery {
  return { ...query, guaranteedBy: constraints }
}

export function everyTime(offenders: Statement<Offender>): RuleQuery {
  return { kind: null, offenders: () => offenders }
}
