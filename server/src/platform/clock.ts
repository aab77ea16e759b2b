/** Time as a dependency, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}

export function addHours(instant: Date, hours: number): Date {
  return addSeconds(instant, hours * 3600)
}
