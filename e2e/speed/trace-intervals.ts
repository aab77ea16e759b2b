/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
}

export interface Interval {
  readonly from: number
  readonly to: number
}

/** Returns when any of the events ran; nested and adjacent events make one interval. */
export function intervalsOf(events: readonly TraceEvent[]): Interval[] {
  const intervals: { from: number; to: number }[] = []
  for (const { ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    const last = intervals.at(-1)
    if (last !== undefined && ts <= last.to) last.to = Math.max(last.to, ts + dur)
    else intervals.push({ from: ts, to: ts + dur })
  }
  return intervals
}

/** Returns how many milliseconds of the intervals lie within the other one. */
export function overlapMs(intervals: readonly Interval[], within: Interval): number {
  const overlaps = intervals.map(({ from, to }) =>
    Math.max(0, Math.min(to, within.to) - Math.max(from, within.from)),
  )
  return overlaps.reduce((sum, each) => sum + each, 0) / 1000
}
