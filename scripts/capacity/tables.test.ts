import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capacityTables, needsOf, withTables } from './tables.mjs'

const measured = {
  bytes: { post: 2000, hotPost: 500, reading: 300, earningReading: 1500 },
  processorMs: { reading: 0.1, earningReading: 0.3 },
  measured: { posts: 1, readings: 1, at: '2026-01-01', postgres: '18', othersPercent: 0 },
}

test('the needs of a thousand creators are those that one would compute by hand', () => {
  expect(needsOf(measured, 1000)).toEqual({
    tracked: expect.closeTo(12_857, 0),
    readings: expect.closeTo(51_429, 0),
    readingsASecond: expect.closeTo(0.595, 3),
    gigabytesAYear: expect.closeTo(14.96, 1),
    hotMegabytes: expect.closeTo(6.43, 2),
    processorSecondsADay: expect.closeTo(9.26, 2),
  })
})

test('the page has the tables that its figures give', () => {
  const read = (end: string) =>
    readFileSync(new URL(`../../docs/capacity.${end}`, import.meta.url), 'utf8')
  const [page, figures] = [read('md'), JSON.parse(read('json'))]

  expect(page).toBe(withTables(page, figures))
  expect(page).toContain(capacityTables(figures))
})
