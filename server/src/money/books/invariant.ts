import type { Statement } from '#platform/database/sql.ts'
import type { MoneySums } from './money-sums.ts'

export interface Offender {
  readonly offender: string
  readonly detail: string
}

/** What the rows of a rule are about, so that a check can look at some of them only. */
export type Subject = 'account' | 'campaign' | 'creator' | 'entry' | 'settlement' | 'submission'

/**
 * The condition that a column, holding a subject's id or an account's name, is among those checked.
 */
export type Within = (column: Statement<never>) => Statement<never>

/**
 * The conditions that a row belongs to a period, by its date and by its time; for an entry, also by
 * its number.
 */
export interface Period {
  readonly date: Within
  readonly time: Within
  readonly seq: Within
}

/**
 * The whole days and months that may have been written to since a mark. Older ones were checked
 * before, and only a manual edit changes them; a walk over all history, where each condition is
 * always true, finds that.
 */
export interface Periods {
  /** The condition on its number that an entry came since. */
  readonly entries: Within
  readonly days: Period
  readonly months: Period
}

export interface Since extends Periods {
  /**
   * The checked subjects as the rows of a FROM. For them, the sums that earlier checks carried
   * forward are used, plus what came since. Null where all history is counted.
   */
  readonly listed: Statement<never> | null
}

export interface InvariantPart {
  /** Null if there are so few rows that all are checked each time. */
  readonly subject: Subject | null
  /** A rule about what checks wrote themselves, which no change of a subject touches. */
  readonly isOnlyWalked?: true
  /**
   * At most 20 rows that break the rule. What a subject is compared with is read through `within`;
   * sums by day or month are compared for the periods in `since`.
   */
  readonly offenders: (within: Within, since: Since) => Statement<Offender>
}

/** A rule of the books as queries that return the rows that break it, at most one for each subject. */
export interface Invariant {
  readonly id: string
  readonly claim: string
  /** A few rules only raise an alarm; all others stop payouts. */
  readonly stopsPayouts: boolean
  readonly parts: readonly InvariantPart[]
  /**
   * For a rule about all money together: judges the sums, which a check reads once for all such
   * rules.
   */
  readonly judge?: (sums: MoneySums) => readonly Offender[]
}

export function partOf(subject: Subject, offenders: InvariantPart['offenders']): InvariantPart {
  return { subject, offenders }
}

/** A part that only a walk over all history checks. */
export function onlyWalked(subject: Subject, offenders: InvariantPart['offenders']): InvariantPart {
  return { subject, offenders, isOnlyWalked: true }
}

export function everyTime(offenders: Statement<Offender>): InvariantPart {
  return { subject: null, offenders: () => offenders }
}
