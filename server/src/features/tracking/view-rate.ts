export interface RateKnown {
  readonly viewsPerHour: number
  /** The highest count seen. */
  readonly viewCount: number
  /** Null before the first reading since the approval. */
  readonly lastReadAt: Date | null
  /** If the platform does not report it, the approval's time. */
  readonly publishedAt: Date
}

/** Keeps a post without views from a rate of zero, which one more reading could not correct for days. */
const priorViews = 0.5
/** Views come ever more slowly, so that the rate now is about half of the average until now. */
const firstShare = 0.5
/** How much of a post's life its rate is averaged over. */
const memoryShare = 0.25
const shortestMemoryHours = 1

/**
 * Estimates views per hour from a new reading. How much it weighs follows from how long it has been
 * since the last one: a few quiet minutes say little, a week says nearly everything.
 */
export function estimateViewsPerHour(
  known: RateKnown,
  seen: { viewCount: number; at: Date },
): number {
  const ageHours = hoursBetween(known.publishedAt, seen.at)
  if (known.lastReadAt === null) return (firstShare * (seen.viewCount + priorViews)) / ageHours
  const hours = hoursBetween(known.lastReadAt, seen.at)
  const gained = Math.max(seen.viewCount - known.viewCount, 0)
  const memoryHours = Math.max(shortestMemoryHours, memoryShare * ageHours)
  const weight = 1 - Math.exp(-hours / memoryHours)
  return known.viewsPerHour * (1 - weight) + ((gained + priorViews) / hours) * weight
}

/** A second at least. */
function hoursBetween(from: Date, until: Date): number {
  return Math.max((until.getTime() - from.getTime()) / 3_600_000, 1 / 3600)
}
