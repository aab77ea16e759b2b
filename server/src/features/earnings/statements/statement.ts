import type { Cents } from '@permille/contract/money'
import { toCents } from '@permille/contract/money'

/** One change of a creator's balance. */
export interface Change {
  readonly earnedCents: Cents
  readonly takenBackCents: Cents
  readonly goodwillCents: Cents
  readonly paidOutCents: Cents
  readonly returnedCents: Cents
  readonly writtenOffCents: Cents
}

export interface MonthOfChange extends Change {
  /** Like "2026-01", in UTC. */
  readonly month: string
}

export interface Between extends Change {
  readonly openingCents: Cents
  readonly closingCents: Cents
}

export interface Period {
  /** "2026" or "2026-01". */
  readonly name: string
  readonly from: Date
  /** The first moment after it. */
  readonly end: Date
}

const nothing: Change = {
  earnedCents: toCents(0),
  takenBackCents: toCents(0),
  goodwillCents: toCents(0),
  paidOutCents: toCents(0),
  returnedCents: toCents(0),
  writtenOffCents: toCents(0),
}

export function periodOf(name: string): Period {
  const [year, month] = name.split('-').map(Number)
  const first = month === undefined ? 0 : month - 1
  const length = month === undefined ? 12 : 1
  return {
    name,
    from: new Date(Date.UTC(year ?? 0, first)),
    end: new Date(Date.UTC(year ?? 0, first + length)),
  }
}

export function monthAt(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/**
 * A statement of each month from the first to the last one, those without any change included. A balance is
 * everything that changed it before.
 */
export function monthsBetween(
  changes: readonly MonthOfChange[],
  { first, last }: { first: string; last: string },
): (Between & { month: string })[] {
  const known = new Map(changes.map((change) => [change.month, change]))
  const months: (Between & { month: string })[] = []
  let openingCents = toCents(0)
  for (let month = first; month <= last; month = monthAt(periodOf(month).end)) {
    const between = changeFrom(openingCents, known.get(month) ?? nothing)
    months.push({ ...between, month })
    openingCents = between.closingCents
  }
  return months
}

/** Several months in a row as one. */
export function sumOf(months: readonly Between[]): Between {
  const sums = { ...nothing }
  for (const month of months) {
    for (const part of partNames) sums[part] = toCents(sums[part] + month[part])
  }
  return changeFrom(months[0]?.openingCents ?? toCents(0), sums)
}

const partNames = Object.keys(nothing) as (keyof Change)[]

function changeFrom(openingCents: Cents, change: Change): Between {
  const { earnedCents, takenBackCents, goodwillCents } = change
  const { paidOutCents, returnedCents, writtenOffCents } = change
  const gained = { earnedCents, takenBackCents, goodwillCents }
  const closingCents = toCents(openingCents + gainOf(change))
  return {
    ...gained,
    paidOutCents,
    returnedCents,
    writtenOffCents,
    openingCents,
    closingCents,
  }
}

/** How much higher the balance is after it. */
export function gainOf(change: Change): Cents {
  const { earnedCents, takenBackCents, goodwillCents } = change
  const { paidOutCents, returnedCents, writtenOffCents } = change
  const earned = earnedCents - takenBackCents + goodwillCents
  return toCents(earned - paidOutCents + returnedCents + writtenOffCents)
}
