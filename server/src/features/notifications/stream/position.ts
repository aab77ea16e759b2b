import { addHours, addSeconds } from '#platform/clock.ts'

/** Until where a page has heard everything. */
export interface Position {
  /** Of the last notification; null for a page that has not heard anything yet. */
  readonly seq: number | null
  /** Decisions are told by the time at which they were made. */
  readonly at: Date
}

/** Later than this a page loads everything again: what it shows is old in other ways, too. */
const hoursMax = 1
/** Clocks of several servers differ a little. */
const aheadSeconds = 60

/** `17.1764201234567`, as the id of an event; a page that has just loaded sends `.1764201234567`. */
export function writePosition({ seq, at }: Position): string {
  return `${seq ?? ''}.${at.getTime()}`
}

/** Null if nothing can be known from there: it is not one of ours, too old, or not yet. */
export function readPosition(text: string, now: Date): Position | null {
  const [, seq, ms] = /^(\d{0,15})\.(\d{1,15})$/.exec(text) ?? []
  if (seq === undefined || ms === undefined) return null
  const at = new Date(Number(ms))
  if (!(at > addHours(now, -hoursMax) && at < addSeconds(now, aheadSeconds))) return null
  return { seq: seq === '' ? null : Number(seq), at }
}
