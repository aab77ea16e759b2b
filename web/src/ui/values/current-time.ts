/** How far the server's clock is ahead of this device's, in milliseconds; undefined until a response has told. */
let aheadMs: number | undefined

/** Ignores NaN, which is the time of a response without a date. */
export function hearServerTime(atMs: number): void {
  if (atMs > 0) aheadMs = atMs - Date.now()
}

/**
 * Now by the server's clock, which decides what is due and dates what has happened: up to a second too early. Clocks of devices
 * are wrong by minutes, and some by days; theirs is used until a response has come.
 */
export function currentTime(): Date {
  return new Date(Date.now() + (aheadMs ?? 0))
}

/** The day that the books have now: "2026-11-27". */
export function todayInUtc(): string {
  return currentTime().toISOString().slice(0, 10)
}

export function isTimeKnown(): boolean {
  return aheadMs !== undefined
}
