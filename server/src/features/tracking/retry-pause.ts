import type { ReadingTrouble } from '@permille/contract/administration/attention'

/** A reading that failed for a reason that says nothing about the post. */
export type FailureTrouble = Exclude<ReadingTrouble, 'absent' | 'vanished'>

const minute = 60
const hour = 60 * minute
const day = 24 * hour

interface Pause {
  readonly first: number
  readonly longest: number
}

const pauses: Readonly<Record<FailureTrouble, Pause>> = {
  outage: { first: minute, longest: hour },
  throttled: { first: minute, longest: hour },
  quota: { first: hour, longest: 6 * hour },
  keys: { first: 10 * minute, longest: hour },
  removed: { first: hour, longest: day },
  credits: { first: 10 * minute, longest: hour },
  request: { first: 10 * minute, longest: 6 * hour },
  // Asks the database only, so that a new authorisation is noticed soon.
  reconnect: { first: hour, longest: hour },
  permission: { first: hour, longest: hour },
  professional: { first: 6 * hour, longest: 7 * day },
  // A later version of the platform may offer them.
  'not-offered': { first: 6 * hour, longest: 7 * day },
  'views-hidden': { first: hour, longest: day },
  refused: { first: hour, longest: day },
  unanswered: { first: 10 * minute, longest: 6 * hour },
  'own-quota': { first: minute, longest: hour },
  broken: { first: 10 * minute, longest: 6 * hour },
}

/**
 * How long to wait after a failed reading, in seconds: as long as the platform requests, a day at most,
 * otherwise twice as long as before.
 */
export function secondsUntilRetry(failure: {
  trouble: FailureTrouble
  failedCount: number
  namedSeconds: number | null
}): number {
  const { trouble, failedCount, namedSeconds } = failure
  if (namedSeconds !== null) return Math.min(namedSeconds, day)
  const { first, longest } = pauses[trouble]
  return Math.min(first * 2 ** Math.min(failedCount, 16), longest)
}
