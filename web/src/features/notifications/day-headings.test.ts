import { describe, expect, it } from 'vitest'
import { withDayHeadings } from './day-headings.ts'

/** 12:30 on March 1, in the zone of the machine running the test. */
const now = new Date(2026, 2, 1, 12, 30)
const happened = (...local: [number, number, number, number, number]) => ({
  at: new Date(...local).toISOString(),
})

describe('notifications by day', () => {
  it('start a day at the viewer’s midnight', () => {
    const justAfter = happened(2026, 2, 1, 0, 1)
    const justBefore = happened(2026, 1, 28, 23, 59)

    const headed = withDayHeadings([justAfter, justBefore], now)

    expect(headed).toEqual([
      { item: justAfter, heading: 'Today' },
      { item: justBefore, heading: 'Yesterday' },
    ])
  })

  it('have one heading for each day, and keep their order', () => {
    const [late, early] = [happened(2026, 2, 1, 9, 0), happened(2026, 2, 1, 8, 0)]

    const headed = withDayHeadings([late, early], now)

    expect(headed).toEqual([
      { item: late, heading: 'Today' },
      { item: early, heading: undefined },
    ])
  })

  it.each([
    [happened(2026, 1, 27, 12, 0), 'Friday, February 27'],
    [happened(2025, 2, 1, 12, 0), 'March 1, 2025'],
  ])('an earlier day %j is headed "%s"', (item, heading) => {
    expect(withDayHeadings([item], now)).toEqual([{ item, heading }])
  })

  it('have no headings if there are none', () => {
    expect(withDayHeadings([], now)).toEqual([])
  })
})
