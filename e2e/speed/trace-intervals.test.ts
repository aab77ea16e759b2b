import { expect, test } from '@playwright/test'
import { intervalsOf, overlapMs } from './trace-intervals.ts'

const event = (ts: number, dur: number) => ({ name: 'RunTask', pid: 1, tid: 1, ts, dur })

test('overlapping intervals are counted once, and only within the given one', () => {
  const intervals = intervalsOf([event(5000, 1000), event(1000, 3000), event(2000, 500)])

  expect(intervals).toEqual([
    { from: 1000, to: 4000 },
    { from: 5000, to: 6000 },
  ])
  expect(overlapMs(intervals, { from: 2000, to: 5500 })).toBe(2.5)
})
