import { describe, expect, it } from 'vitest'
import { type Snapshot, trendOf, withGains } from './snapshots.ts'

const start = Date.UTC(2026, 10, 1)

function snapshot(minute: number, viewCount: number | null, counted = true): Snapshot {
  const snapshotTime = new Date(start + minute * 60_000).toISOString()
  const rest = { source: 'api', note: null, enteredBy: null } as const
  return { id: `r${minute}`, snapshotTime, viewCount, counted, countsOnceApproved: false, ...rest }
}

describe('the snapshots of a post', () => {
  it('are listed newest first, each with its gain over the last counted one', () => {
    const snapshots = [
      snapshot(0, 100),
      snapshot(10, 90, false),
      snapshot(20, 124),
      snapshot(30, 124),
    ]

    const gained = withGains(snapshots)

    expect(gained.map(({ id, gain }) => [id, gain])).toEqual([
      ['r30', 0],
      ['r20', 24],
      ['r10', undefined],
      ['r0', 100],
    ])
  })
})

describe('the chart of a post’s views', () => {
  it('keeps the last of snapshots too close to distinguish', () => {
    const days = [0, 1, 2, 3].map((day) => snapshot(day * 1440, day * 1000))
    const burst = Array.from({ length: 50 }, (_, index) =>
      snapshot(4320.1 + index / 10, 3001 + index),
    )

    const line = trendOf([...days, ...burst])

    expect(line.map(({ value }) => value)).toEqual([0, 1000, 2000, 3050])
  })

  it('begins with the first snapshot and ends with the last, with at most one point per interval between', () => {
    const many = Array.from({ length: 1000 }, (_, index) => snapshot(index, index))

    const line = trendOf(many)

    expect([line[0]?.value, line.at(-1)?.value]).toEqual([0, 999])
    expect(line.length).toBeLessThanOrEqual(62)
  })

  it('leaves out uncounted snapshots', () => {
    expect(trendOf([snapshot(0, 5), snapshot(1, null, false), snapshot(2, 4, false)])).toHaveLength(
      1,
    )
  })
})
