import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { timeLabels } from './plot-options.ts'

beforeAll(() => {
  vi.stubGlobal('devicePixelRatio', 1)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).getTime() / 1000

/** A chart 600 pixels wide from one moment to another. */
function plotFrom(min: number, max: number): Parameters<typeof timeLabels>[0] {
  return {
    scales: { x: { min, max } },
    bbox: { left: 0, top: 0, width: 600, height: 100 },
    valToPos: (moment) => ((moment - min) / (max - min)) * 600,
  }
}

describe('the labels below a chart', () => {
  it('name days if the ticks are days', () => {
    expect(timeLabels(plotFrom(at(1), at(9)), [at(1), at(3), at(5)])).toEqual([
      'Nov 1',
      'Nov 3',
      'Nov 5',
    ])
  })

  it('name hours within a day, and midnight by its date', () => {
    const labels = timeLabels(plotFrom(at(1), at(2)), [at(1), at(1, 6)])

    expect(labels[0]).toBe('Nov 1')
    expect(labels[1]).toBe('06:00')
  })

  it('omit hours over several days', () => {
    expect(timeLabels(plotFrom(at(1), at(4)), [at(1), at(1, 12), at(2)])).toEqual([
      'Nov 1',
      '',
      'Nov 2',
    ])
  })

  it('show each minute once, however many ticks it has', () => {
    const start = at(1, 12)

    const ticks = [0, 20, 40, 60].map((seconds) => start + seconds)
    const labels = timeLabels(plotFrom(start, start + 120), ticks)

    expect(labels).toEqual(['12:00', '', '', '12:01'])
  })

  it('name months with their year over more than a year', () => {
    const months = [0, 12].map((month) => new Date(2026, month, 1).getTime() / 1000)

    expect(timeLabels(plotFrom(at(1), at(700)), months)).toEqual(['Jan 2026', 'Jan 2027'])
  })

  it('omit a label that would be cut off at the end', () => {
    expect(timeLabels(plotFrom(at(1), at(9)), [at(1), at(9)])).toEqual(['Nov 1', ''])
  })
})
