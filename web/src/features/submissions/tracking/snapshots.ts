import type { MetricSource } from '@permille/contract/enums'

/** A view count reported by a platform, or entered by an admin, at one time. */
export interface Snapshot {
  readonly id: string
  readonly snapshotTime: string
  readonly viewCount: number | null
  readonly source: MetricSource
  readonly counted: boolean
  /** Of a pending post: what its approval counts. */
  readonly countsOnceApproved: boolean
  readonly note: string | null
  /** The admin who entered it, visible only to admins. */
  readonly enteredBy: string | null
}

export interface GainedSnapshot extends Snapshot {
  /** Views above the previous counted snapshot; undefined if nothing was counted. */
  readonly gain: number | undefined
}

/** Returns the snapshots newest first, each with the views it added. */
export function withGains(snapshots: readonly Snapshot[]): GainedSnapshot[] {
  let reached = 0
  const oldestFirst = snapshots.toSorted((a, b) => timeOf(a) - timeOf(b))
  const gained = oldestFirst.map((snapshot): GainedSnapshot => {
    if (!snapshot.counted || snapshot.viewCount === null) return { ...snapshot, gain: undefined }
    const gain = snapshot.viewCount - reached
    reached = snapshot.viewCount
    return { ...snapshot, gain }
  })
  return gained.toReversed()
}

const pointsMax = 60

/**
 * Returns the counted snapshots as chart points, oldest first. Points closer together than the chart
 * can show are merged into the last of them. Spans are counted back from the newest point, so that
 * it always shows.
 */
export function trendOf(snapshots: readonly Snapshot[]): { at: string; value: number }[] {
  const counted = snapshots
    .flatMap(({ snapshotTime, viewCount, counted: isCounted }) =>
      isCounted && viewCount !== null ? [{ at: snapshotTime, value: viewCount }] : [],
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const [first, last] = [counted[0], counted.at(-1)]
  if (first === undefined || last === undefined || counted.length <= 2) return counted
  const spanMs = Math.max(1, (Date.parse(last.at) - Date.parse(first.at)) / pointsMax)
  const bySpan = new Map(
    counted.map((point) => [
      Math.floor((Date.parse(last.at) - Date.parse(point.at)) / spanMs),
      point,
    ]),
  )
  const points = [...bySpan.values()]
  return points[0] === first ? points : [first, ...points]
}

function timeOf({ snapshotTime }: Snapshot): number {
  return Date.parse(snapshotTime)
}
