import type { Platform } from '@permille/contract/enums'

/**
 * How many calls a platform allows in a window; `perAccount` if it counts each account separately.
 */
export interface Quota {
  readonly calls: number
  readonly windowSeconds: number
  readonly perAccount: boolean
  /** Where a window of a day starts: midnight Pacific; otherwise windows are counted from the epoch. */
  readonly isPacificDay?: boolean
}

/** Each platform's own limits, of which nine tenths are used. */
export const quotas: Readonly<Record<Platform, Quota>> = {
  youtube: { calls: 9000, windowSeconds: 86_400, perAccount: false, isPacificDay: true },
  tiktok: { calls: 540, windowSeconds: 60, perAccount: false },
  x: { calls: 3150, windowSeconds: 900, perAccount: false },
  instagram: { calls: 180, windowSeconds: 3600, perAccount: true },
}

/** Reads of X cost money, by the UTC day: this limit keeps the cost within what the operator wants to spend. */
export function xReadsQuota(readsPerDay: number): Quota {
  return { calls: readsPerDay, windowSeconds: 86_400, perAccount: false }
}

/**
 * Shares of a window for requests by users (look-ups, previews, submissions): in total, per user and
 * per address. Tracking has the rest to itself.
 */
export const shares = { asked: 0.4, perUser: 0.04, perAddress: 0.1 } as const

/** YouTube's day starts at midnight Pacific; the other windows are counted from the epoch. */
export function windowStart(now: Date, quota: Quota): Date {
  const windowMs = quota.windowSeconds * 1000
  const offsetMs = quota.isPacificDay ? pacificOffsetMs(now) : 0
  const local = now.getTime() + offsetMs
  return new Date(local - (local % windowMs) - offsetMs)
}

function pacificOffsetMs(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'longOffset',
  }).formatToParts(now)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT-08:00'
  const hours = Number(/GMT([+-]\d{2})/.exec(name)?.[1] ?? -8)
  return hours * 3_600_000
}
