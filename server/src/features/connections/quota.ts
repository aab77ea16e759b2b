import type { Platform } from '@permille/contract/enums'

/** How many calls a platform allows in a window; `perAccount` if it counts each account separately. */
export interface Quota {
  readonly calls: number
  readonly windowSeconds: number
  readonly perAccount: boolean
  /** Where a window of a day starts: midnight Pacific; otherwise windows are counted from the epoch. */
  readonly isPacificDay?: boolean
}

/** Each platform's own limits; we use nine tenths of them. */
export const quotas: Readonly<Record<Platform, Quota>> = {
  youtube: { calls: 9000, windowSeconds: 86_400, perAccount: false, isPacificDay: true },
  tiktok: { calls: 540, windowSeconds: 60, perAccount: false },
  x: { calls: 3150, windowSeconds: 900, perAccount: false },
  instagram: { calls: 180, windowSeconds: 3600, perAccount: true },
}

/** Reads of X cost money, by the UTC day: this limit keeps the cost within the operator's budget. */
export function xReadsQuota(readsPerDay: number): Quota {
  return { calls: readsPerDay, windowSeconds: 86_400, perAccount: false }
}

/**
 * Shares of a window for users' requests (lookups, previews, submissions): in total, per user and per address.
 * Tracking has the rest to itself.
 */
export const shares = { asked: 0.4, perUser: 0.04, perAddress: 0.1 } as const

export interface Window {
  readonly startsAt: Date
  /** The first moment after it. */
  readonly endsAt: Date
}

/** YouTube's day is that of the Pacific, of 23 or 25 hours when its clocks change; other windows are counted from the epoch. */
export function windowAt(now: Date, { windowSeconds, isPacificDay }: Quota): Window {
  if (isPacificDay) return pacificDay(now)
  const windowMs = windowSeconds * 1000
  const start = now.getTime() - (now.getTime() % windowMs)
  return { startsAt: new Date(start), endsAt: new Date(start + windowMs) }
}

let lastPacificDay: Window | undefined

/** Kept while it lasts: formatting a date takes as long as a statement, and every call to YouTube asks for its day. */
function pacificDay(now: Date): Window {
  const last = lastPacificDay
  if (last !== undefined && last.startsAt <= now && now < last.endsAt) return last
  lastPacificDay = readPacificDay(now)
  return lastPacificDay
}

function readPacificDay(now: Date): Window {
  const local = now.getTime() + pacificOffsetMs(now)
  const midnight = local - (local % dayMs)
  return { startsAt: pacificMidnight(midnight), endsAt: pacificMidnight(midnight + dayMs) }
}

/** The clocks change at 2 in the morning, so eight hours into UTC's day the offset is still, or again, that of midnight. */
function pacificMidnight(local: number): Date {
  return new Date(local - pacificOffsetMs(new Date(local + 8 * hourMs)))
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Made once: making one costs more than all that it then does. */
const pacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'longOffset',
})

function pacificOffsetMs(at: Date): number {
  const parts = pacificTime.formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT-08:00'
  const hours = Number(/GMT([+-]\d{2})/.exec(name)?.[1] ?? -8)
  return hours * hourMs
}
