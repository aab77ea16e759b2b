import type { Statement } from '../../platform/database/sql.ts'
import type { MoneySums } from './money-sums.ts'

export interface Offender {
  readonly offender: string
  readonly detail: string
}

/** What the rows of a rule are about: a check may look at some of them only. */
export type Subject = 'account' | 'campaign' | 'creator' | 'entry' | 'settlement' | 'submission'

/** The condition that a column with a subject's id, or an account's name, is one that is looked at. */
export type Within = (column: Statement<never>) => Statement<never>

/**
 * The conditions that a row is of a period: by its date and by its time; and, for an entry that is of the period by its
 * time, by its number.
 */
export interface Period {
  readonly date: Within
  readonly time: Within
  readonly seq: Within
}

/**
 * The whole days and months that something may have been written in since a mark. What is older was looked at before, and
 * only a hand changes it: that is found by a walk over all history, where each condition is always true.
 */
export interface Periods {
  /** The condition that an entry came since, by its number. */
  readonly entries: Within
  readonly days: Period
  readonly months: Period
}

export interface Since extends Periods {
  /**
   * The subjects that are looked at, as the rows of a FROM: what earlier checks carried forward is counted for them, and
   * what came since. Null where all history is counted.
   */
  readonly listed: Statement<never> | null
}

export interface InvariantPart {
  /** Null: there are few enough rows to look at all of them each time. */
  readonly subject: Subject | null
  /** It is about what checks wrote themselves, which no change of a subject touches. */
  readonly isOnlyWalked?: true
  /**
   * At most 20 rows that break the rule. Whatever a subject is compared with is read through `within`; a sum by day or
   * month is compared for those in `since`.
   */
  readonly offenders: (within: Within, since: Since) => Statement<Offender>
}

/** A rule of the books as queries that return the rows that break it, at most one for each subject. */
export interface Invariant {
  readonly id: string
  readonly claim: string
  /** Some only raise an alarm; everything else stops payouts. */
  readonly stopsPayouts: boolean
  readonly parts: readonly InvariantPart[]
  /** Of a rule about all money together, whose sums a check reads once for everyone who needs them: who breaks it. */
  readonly judge?: (sums: MoneySums) => readonly Offender[]
}

export function partOf(subject: Subject, offenders: InvariantPart['offenders']): InvariantPart {
  return { subject, offenders }
}

/** A part that only a walk over all history looks at. */
export function onlyWalked(subject: Subject, offenders: InvariantPart['offenders']): InvariantPart {
  return { subject, offenders, isOnlyWalked: true }
}

export function everyTime(offenders: Statement<Offender>): InvariantPart {
  return { subject: null, offenders: () => offenders }
}
