import type { MetricSource } from '@permille/contract/enums'

/** What a platform, or an administrator, said about a post at one time. */
export interface Reading {
  readonly id: string
  readonly snapshotTime: string
  readonly viewCount: number | null
  readonly source: MetricSource
  readonly counted: boolean
  readonly note: string | null
}

export interface GainedReading extends Reading {
  /** Views more than the counted reading before; undefined where nothing was counted. */
  readonly gain: number | undefined
}

/** Newest first, each with what it added. */
export function withGains(readings: readonly Reading[]): GainedReading[] {
  let reached = 0
  const oldestFirst = readings.toSorted((a, b) => timeOf(a) - timeOf(b))
  const gained = oldestFirst.map((reading): GainedReading => {
    if (!reading.counted || reading.viewCount === null) return { ...reading, gain: undefined }
    const gain = reading.viewCount - reached
    reached = reading.viewCount
    return { ...reading, gain }
  })
  return gained.toReversed()
}

const pointsMax = 60

/**
 * The counted readings as a line, oldest first: of those that lie closer together than a line can show
 * the last one stands for all. Spans are counted back from the newest, so that it is always drawn.
 */
export function courseOf(readings: readonly Reading[]): { at: string; value: number }[] {
  const counted = readings
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
  const drawn = [...bySpan.values()]
  return drawn[0] === first ? drawn : [first, ...drawn]
}

function timeOf({ snapshotTime }: Reading): number {
  return Date.parse(snapshotTime)
}
