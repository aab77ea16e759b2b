import type { Platform } from '@permille/contract/enums'

const dayMs = 86_400_000

/**
 * X bills a post once a UTC day, however often it is read; other platforms bill nothing. The day is that of
 * `now`, and null where no day is billed.
 */
export function billedDay(platform: Platform, now: Date): { start: Date; end: Date } | null {
  if (platform !== 'x') return null
  const start = now.getTime() - (now.getTime() % dayMs)
  return { start: new Date(start), end: new Date(start + dayMs) }
}

/** Whether the day's read of a post has been billed before, so that another costs nothing. */
export function isBilled(
  post: { platform: Platform; lastReadAt: Date | null },
  now: Date,
): boolean {
  const day = billedDay(post.platform, now)
  return day !== null && post.lastReadAt !== null && post.lastReadAt >= day.start
}
